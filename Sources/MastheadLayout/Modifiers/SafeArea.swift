import Foundation
import MastheadDisplayList

extension View {
  /// Lets the view reach beneath bars and cut-outs on the edges where it touches the safe area.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped(in: IgnoresSafeAreaRule(edges: regions.contains(.container) ? edges : []))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    wrapped(in: IgnoresSafeAreaRule(edges: edges))
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

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let child = tree.firstChild(of: node) else { return }
    let isMirrored = tree.nodes[Int(node)].isMirrored
    let expanded = placement.expand(frame, edges, isMirrored: isMirrored)
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
}
