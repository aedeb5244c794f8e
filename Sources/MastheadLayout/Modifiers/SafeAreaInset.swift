public import Foundation
import MastheadDisplayList

extension View {
  /// Puts a view at an edge. Content inside rests clear of it, and scrolls beneath it.
  ///
  /// - Parameter spacing: points between the view and the content; nil for none.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInset(
      content: self, inset: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
      spacing: spacing.map { finite($0) } ?? 0)
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInset(
      content: self, inset: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
      spacing: spacing.map { finite($0) } ?? 0)
  }

  /// A bar at an edge, with the same effect on the content as `safeAreaInset`.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Makes the safe area smaller: content rests clear of the edges, and scrolls up to them.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    wrapped(
      in: SafeAreaPaddingRule(insets: insets),
      invalid: invalid("safeAreaPadding", insets.top, insets.leading, insets.bottom, insets.trailing))
  }

  /// - Parameter length: points; nil for 16.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Distances that scrolled content keeps from the edges of its scroll view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? 0), for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    // Margins for indicators alone show nothing in a still picture.
    wrapped(in: SafeAreaPaddingRule(insets: placement == .scrollIndicators ? EdgeInsets() : insets))
  }

  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// What margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let number: Int

  public static let automatic = ContentMarginPlacement(number: 0)
  public static let scrollContent = ContentMarginPlacement(number: 1)
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

/// A view with another along one of its edges.
struct SafeAreaInset<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let edge: Edge
  let alignment: Alignment
  let spacing: Double

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = SafeAreaInsetRule(edge: view.edge, alignment: view.alignment, spacing: view.spacing)
    inputs.tree.wrap(
      rule, inputs, content: { Content._resolve(view.content, $0.child(0)) },
      decorate: { inputs in
        let node = inputs.tree.append(ZStackRule(alignment: view.alignment), inputs)
        Inset._resolve(view.inset, inputs.below(node).child(1))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

struct SafeAreaInsetRule: NodeRule {
  let edge: Edge
  let alignment: Alignment
  let spacing: Double

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the inset takes along the axis, and the whole of what content and inset take.
  private func parts(
    _ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree
  ) -> (content: NodeID, inset: NodeID, offered: ProposedSize, insetSize: Size, length: Double)? {
    let children = tree.children(of: node)
    guard children.count > 1 else { return nil }
    var insetProposal = proposal
    insetProposal[axis] = nil
    let insetSize = tree.measure(children[1], insetProposal)
    let length = insetSize[axis] + spacing
    var offered = proposal
    offered[axis] = proposal[axis].map { max(0, $0 - length) }
    return (children[0], children[1], offered, insetSize, length)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard let parts = parts(proposal, node, tree) else { return .zero }
    var size = tree.measure(parts.content, parts.offered)
    size[axis] += parts.length
    size[axis.other] = max(size[axis.other], parts.insetSize[axis.other])
    return size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let parts = parts(proposal, node, tree) else { return }
    let isMirrored = tree.nodes[Int(node)].isMirrored
    let insets = EdgeInsets(Edge.Set(edge), CGFloat(parts.length))
    let inner = placement.inset(frame, by: insets, isMirrored: isMirrored)
    let size = tree.measure(parts.content, parts.offered)
    let room = Size(width: frame.width - insets.horizontal, height: frame.height - insets.vertical)
    let origin = Point(
      x: Double(insets.leading) + (room.width - size.width) / 2, y: Double(insets.top) + (room.height - size.height) / 2
    )
    tree.place(parts.content, at: origin, in: frame, proposal: parts.offered, inner)
    var insetProposal = ProposedSize(frame.size)
    insetProposal[axis] = nil
    let insetOrigin = Point(
      x: alignment.horizontal.key.defaultValue(frame.size) - alignment.horizontal.key.defaultValue(parts.insetSize),
      y: alignment.vertical.key.defaultValue(frame.size) - alignment.vertical.key.defaultValue(parts.insetSize))
    tree.place(parts.inset, at: insetOrigin, in: frame, proposal: insetProposal, placement)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// Room at the edges that scrolled content may pass through.
struct SafeAreaPaddingRule: WrapperRule {
  let insets: EdgeInsets

  init(insets: EdgeInsets) {
    self.insets = PaddingRule(insets: insets).insets
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    PaddingRule(insets: insets).childProposal(proposal, node, tree)
  }

  func size(_ child: Size, _ proposal: ProposedSize) -> Size { PaddingRule(insets: insets).size(child, proposal) }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    Point(x: Double(insets.leading), y: Double(insets.top))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let inner = placement.inset(frame, by: insets, isMirrored: tree.nodes[Int(node)].isMirrored)
    placeContent(node, in: frame, proposal: proposal, inner, tree)
  }
}

extension Placement {
  /// The placement of what stands in `frame` with its safe area smaller by `insets`.
  func inset(_ frame: Rect, by insets: EdgeInsets, isMirrored: Bool) -> Placement {
    var result = self
    let left = Double(isMirrored ? insets.trailing : insets.leading)
    let right = Double(isMirrored ? insets.leading : insets.trailing)
    let outer = expand(frame, .all, isMirrored: isMirrored)
    result.safeArea = Rect(
      minX: max(safeArea.minX, frame.minX) + left, minY: max(safeArea.minY, frame.minY) + Double(insets.top),
      maxX: min(safeArea.maxX, frame.maxX) - right, maxY: min(safeArea.maxY, frame.maxY) - Double(insets.bottom))
    result.container = outer
    return result
  }
}
