import Foundation
import MastheadDisplayList

extension View {
  /// Lets the view reach beneath bars and cut-outs on the edges where it touches the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped(in: IgnoresSafeAreaRule(edges: regions.contains(.container) ? edges : [], isAsked: true))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    wrapped(in: IgnoresSafeAreaRule(edges: edges, isAsked: true))
  }
}

/// What makes an area unsafe: bars and cut-outs, or the keyboard, of which there is none here.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

struct IgnoresSafeAreaRule: WrapperRule {
  let edges: Edge.Set
  /// True for the modifier of that name; false for what grows of itself.
  var isAsked = false

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let child = tree.firstChild(of: node) else { return }
    let isMirrored = tree.nodes[Int(node)].isMirrored
    let expanded = placement.expand(frame, edges, isMirrored: isMirrored)
    if isAsked { reportGaps(around: frame, node, placement, isMirrored: isMirrored, tree) }
    guard expanded != frame else {
      placeContent(node, in: frame, proposal: proposal, placement, tree)
      return
    }
    // Inside, the edges that were crossed are no edges any more.
    var inner = placement
    inner.safeArea = Rect(
      minX: expanded.minX < frame.minX ? expanded.minX : placement.safeArea.minX,
      minY: expanded.minY < frame.minY ? expanded.minY : placement.safeArea.minY,
      maxX: expanded.maxX > frame.maxX ? expanded.maxX : placement.safeArea.maxX,
      maxY: expanded.maxY > frame.maxY ? expanded.maxY : placement.safeArea.maxY)
    func grown(_ length: Double?, _ by: Double) -> Double? { length.map { $0 + by } }
    let offered = ProposedSize(
      width: grown(proposal.width, expanded.width - frame.width),
      height: grown(proposal.height, expanded.height - frame.height))
    let size = tree.measure(child, offered)
    let origin = Point(x: (expanded.width - size.width) / 2, y: (expanded.height - size.height) / 2)
    tree.place(child, at: origin, in: expanded, proposal: offered, inner)
  }

  /// Inside of scrolled content no edge is the screen's: what ignores the safe area there grows by nothing, and where it is
  /// the first or the last of the content, a gap as large as the inset stays between it and the screen's edge.
  private func reportGaps(
    around frame: Rect, _ node: NodeID, _ placement: Placement, isMirrored: Bool, _ tree: NodeTree
  ) {
    guard let region = placement.scrollRegion, let scroll = placement.scroll else { return }
    let metrics = tree.scrollMetrics[scroll]
    let insets = metrics.contentInsets
    let content = Rect(
      x: region.minX - metrics.offset.x, y: region.minY - metrics.offset.y,
      width: max(metrics.contentSize.width, region.width), height: max(metrics.contentSize.height, region.height))
    // Layout sums fractions.
    let tolerance = 0.01
    /// - Parameters:
    ///   - toContent: points from the frame's edge outwards to the content's.
    ///   - toScreen: the same to where the content is cut off.
    func report(_ edge: Edge.Set, _ name: String, inset: Double, toContent: Double, toScreen: Double) {
      guard edges.contains(edge), inset > tolerance, toContent <= tolerance, toScreen > tolerance else { return }
      tree.run.report(
        .safeAreaIgnoredInside,
        "ignoresSafeArea inside of a scroll view leaves a gap of \(inset.text) points at the \(name); put it on the scroll "
          + "view", node, tree)
    }
    let (top, bottom) = (frame.minY - content.minY, content.maxY - frame.maxY)
    let (left, right) = (frame.minX - content.minX, content.maxX - frame.maxX)
    report(.top, "top", inset: insets.top, toContent: top, toScreen: frame.minY - region.minY + insets.top)
    report(
      .bottom, "bottom", inset: insets.bottom, toContent: bottom, toScreen: region.maxY + insets.bottom - frame.maxY)
    report(
      isMirrored ? .trailing : .leading, "left", inset: insets.left, toContent: left,
      toScreen: frame.minX - region.minX + insets.left)
    report(
      isMirrored ? .leading : .trailing, "right", inset: insets.right, toContent: right,
      toScreen: region.maxX + insets.right - frame.maxX)
  }
}
