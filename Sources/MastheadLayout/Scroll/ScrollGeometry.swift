public import Foundation
import MastheadDisplayList

/// Where a scroll view stands, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content's point at the scroll view's top left corner; the negative insets at rest.
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  /// The scroll view's own size.
  public var containerSize: CGSize

  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  init(_ metrics: ScrollMetrics, atRest: Bool) {
    let insets = metrics.contentInsets
    let offset = atRest ? Point.zero : metrics.offset
    self.init(
      contentOffset: CGPoint(x: offset.x - insets.left, y: offset.y - insets.top),
      contentSize: CGSize(metrics.contentSize),
      contentInsets: EdgeInsets(
        top: CGFloat(insets.top), leading: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
        trailing: CGFloat(insets.right)),
      containerSize: CGSize(metrics.viewport.size))
  }
}

extension View {
  /// Runs `action` when what `transform` makes of the scroll view's geometry has changed. A frame that starts away from the
  /// top counts as moved there from rest.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollObserving(content: self, transform: transform, action: action)
  }

  /// Runs `action` with what `transform` makes of the view's geometry, at first and whenever it has changed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    GeometryObserving(content: self, transform: transform, action: action)
  }
}

/// A view whose scroll view is looked at after each layout.
struct ScrollObserving<Content: View, T: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let memory = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { LastValue<T>() }
    inputs.tree.wrap(
      PassThroughRule(), inputs,
      content: { inputs in
        let node = inputs.parent
        inputs.tree.afterPlacement.append { [unowned tree = inputs.tree] in
          guard let metrics = tree.scrollMetrics(inside: node) else { return }
          let old = memory.value ?? view.transform(ScrollGeometry(metrics, atRest: true))
          let new = view.transform(ScrollGeometry(metrics, atRest: false))
          memory.value = new
          if old != new { view.action(old, new) }
        }
        Content._resolve(view.content, inputs.child(0))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

/// A view whose own geometry is looked at after each layout.
struct GeometryObserving<Content: View, T: Equatable>: View {
  let content: Content
  let transform: (GeometryProxy) -> T
  let action: (T, T) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let memory = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { LastValue<T>() }
    let rule = GeometryObserverRule { proxy in
      let new = view.transform(proxy)
      let old = memory.value
      memory.value = new
      if old != new { view.action(old ?? new, new) }
    }
    inputs.tree.wrap(rule, inputs, content: { Content._resolve(view.content, $0.child(0)) })
  }

  static var _childCount: Int? { Content._childCount }
}

struct GeometryObserverRule: SamePlaceRule {
  let observe: (GeometryProxy) -> Void

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let proxy = GeometryProxy(bounds: frame, placement: placement, isMirrored: tree.nodes[Int(node)].isMirrored)
    tree.afterPlacement.append { observe(proxy) }
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }
}
