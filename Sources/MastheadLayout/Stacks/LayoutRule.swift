import Foundation
import MastheadDisplayList

/// Views together with the layout that arranges them.
struct Arranged<L: Layout, Content: View>: View {
  let layout: L
  let content: Content

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.tree.append(LayoutRule(layout: view.layout), inputs)
    Content._resolve(view.content, inputs.below(node).child(0))
  }
}

/// A rule that user code wrote.
struct LayoutRule<L: Layout>: StackLikeRule {
  let layout: L
  private let memory = Memory()

  /// The layout's cache, from its first measurement to the end of the pass.
  private final class Memory {
    var cache: L.Cache?
  }

  init(layout: L) {
    self.layout = layout
  }

  var stackAxis: Axis? { L.layoutProperties.stackOrientation }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let subviews = subviews(of: node, tree)
    let size = withCache(subviews) {
      layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    return Size(width: clamp(Double(size.width), 0, .infinity), height: clamp(Double(size.height), 0, .infinity))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let children = tree.children(of: node)
    let places = LayoutSubview.Places(count: children.count)
    let subviews = subviews(of: node, tree, places)
    let bounds = CGRect(origin: .zero, size: CGSize(frame.size))
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &$0)
    }
    for (child, place) in zip(children, places.places) {
      let proposed = place.map { ProposedSize($0.proposal) } ?? ProposedSize(frame.size)
      let size = tree.measure(child, proposed)
      let anchor = (place?.anchor ?? .center).point(in: Rect(origin: .zero, size: size))
      let position = place?.position ?? CGPoint(x: bounds.midX, y: bounds.midY)
      tree.place(
        child, at: Point(x: finite(position.x) - anchor.x, y: finite(position.y) - anchor.y), in: frame,
        proposal: proposed, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    let subviews = subviews(of: node, tree)
    let bounds = CGRect(origin: .zero, size: CGSize(size))
    let proposal = ProposedViewSize(proposal)
    let value = withCache(subviews) { cache in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return value.map { finite($0) }
  }

  private func subviews(of node: NodeID, _ tree: NodeTree, _ places: LayoutSubview.Places? = nil) -> LayoutSubviews {
    LayoutSubviews(
      tree.children(of: node).enumerated().map { LayoutSubview($0.element, at: $0.offset, in: tree, places) },
      layoutDirection: tree.nodes[Int(node)].isMirrored ? .rightToLeft : .leftToRight)
  }

  private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var cache = memory.cache ?? layout.makeCache(subviews: subviews)
    defer { memory.cache = cache }
    return body(&cache)
  }
}
