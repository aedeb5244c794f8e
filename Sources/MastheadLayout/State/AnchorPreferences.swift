public import Foundation
import MastheadDisplayList

/// A place of a view that views outside can ask for in their own coordinates.
public struct Anchor<Value> {
  /// Which place is meant.
  public struct Source {
    let value: (CGRect) -> Value
  }

  let place: AnchoredPlace
  let value: (CGRect) -> Value
}

extension Anchor: Equatable where Value: Equatable {
  /// True for anchors that name the same place of the canvas.
  public static func == (left: Anchor, right: Anchor) -> Bool { left.resolved == right.resolved }

  private var resolved: Value? { place.frame.map { value(CGRect($0)) } }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(place.frame.map { value(CGRect($0)) }) }
}

/// Where a view stands, once it has been placed.
final class AnchoredPlace {
  /// On the canvas, as it is drawn.
  var frame: Rect?
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func at(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { at(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { at(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { at(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { at(.leading) }
  public static var center: Anchor<CGPoint>.Source { at(.center) }
  public static var trailing: Anchor<CGPoint>.Source { at(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { at(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { at(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { at(.bottomTrailing) }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { at(point) }

  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
}

extension GeometryProxy {
  /// An anchor in the reader's own coordinates. A view that has no place has its anchor at the origin, without size.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let own = frame(in: .global)
    let place = anchor.place.frame.map { CGRect($0) } ?? CGRect(origin: own.origin, size: .zero)
    return anchor.value(place.offsetBy(dx: -own.minX, dy: -own.minY))
  }
}

extension View {
  /// Tells the views outside a preference that holds a place of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    let place = AnchoredPlace()
    return wrapped(in: AnchorRule(place: place))
      .preference(key: key, value: transform(Anchor(place: place, value: value.value)))
  }

  /// Views in front of this one, made of what the views inside prefer.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayered<Self, K, V>(content: self, alignment: alignment, isBehind: false, layer: transform)
  }

  /// Views behind this one, made of what the views inside prefer.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceLayered<Self, K, V>(content: self, alignment: alignment, isBehind: true, layer: transform)
  }
}

/// Notes where its content is drawn.
struct AnchorRule: SamePlaceRule {
  let place: AnchoredPlace

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    place.frame = placement.global(frame)
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }
}

/// A view with a layer that depends on the preferences inside it.
struct PreferenceLayered<Content: View, K: PreferenceKey, Layer: View>: View {
  let content: Content
  let alignment: Alignment
  let isBehind: Bool
  let layer: (K.Value) -> Layer

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = PreferenceLayerRule(isBehind: view.isBehind) { node, tree in
      let value = tree.preference(K.self, inside: node)
      let stack = tree.append(ZStackRule(alignment: view.alignment), inputs.below(node))
      Layer._resolve(view.layer(value), inputs.below(stack).child(1))
    }
    inputs.tree.wrap(rule, inputs, content: { Content._resolve(view.content, $0.child(0)) })
  }

  static var _childCount: Int? { Content._childCount }
}

/// Makes its layer while it is placed, once the content has said what it prefers.
struct PreferenceLayerRule: SamePlaceRule {
  let isBehind: Bool
  let makeLayer: (NodeID, NodeTree) -> Void

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    placeContent(node, in: frame, proposal: proposal, placement, tree)
    makeLayer(node, tree)
    guard let layer = tree.children(of: node).dropFirst().first,
      let stack = tree.nodes[Int(layer)].rule as? ZStackRule
    else { return }
    let offered = ProposedSize(frame.size)
    let size = tree.measure(layer, offered)
    tree.place(
      layer, at: alignedOrigin(layer, size, in: frame.size, stack.alignment, offered, tree), in: frame,
      proposal: offered, placement)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    for child in isBehind ? tree.children(of: node).reversed() : tree.children(of: node) {
      tree.draw(child, &drawing)
    }
  }
}
