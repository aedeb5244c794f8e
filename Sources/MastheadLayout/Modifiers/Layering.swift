public import Foundation
import MastheadDisplayList

extension View {
  /// Views behind this one, offered its size. They do not change it.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    Layered(content: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// A view behind this one. A colour is taken as a style.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    Layered(content: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// A style behind this view. Where the view touches a safe area's edge, the style reaches on beneath it.
  public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(
      content: self, layer: StyleFill(style: style, edges: edges), alignment: .center, isBehind: true)
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// A shape filled with a style behind this view.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Layered(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true)
  }

  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Views in front of this one, offered its size. They do not change it.
  public func overlay<Content: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Content) -> some View {
    Layered(content: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// A view in front of this one. A colour is taken as a style.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    Layered(content: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    Layered(content: self, layer: StyleFill(style: style, edges: edges), alignment: .center, isBehind: false)
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    Layered(content: self, layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false)
  }

  /// A line inside the view's edge.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

/// A view with another behind or in front of it.
struct Layered<Content: View, Layer: View>: View {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = LayeredRule(isBehind: view.isBehind)
    inputs.tree.wrap(
      rule, inputs, content: { Content._resolve(view.content, $0.child(0)) },
      decorate: { inputs in
        let node = inputs.tree.append(ZStackRule(alignment: view.alignment), inputs)
        Layer._resolve(view.layer, inputs.below(node).child(1))
      })
  }

  static var _childCount: Int? { Content._childCount }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}

/// The first child decides the size; the second is a stack that is offered it.
struct LayeredRule: SamePlaceRule {
  let isBehind: Bool

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let content = tree.firstChild(of: node) else { return }
    tree.place(content, at: .zero, in: frame, proposal: proposal, placement)
    let layer = tree.nodes[Int(content)].nextSibling
    guard layer >= 0, let stack = tree.nodes[Int(layer)].rule as? ZStackRule else { return }
    // Offered the content's size, the layer may take another; it lines up with the content by the guides of both.
    let offered = ProposedSize(frame.size)
    let size = tree.measure(layer, offered)
    func shift(_ key: AlignmentKey) -> Double {
      tree.guide(key, of: content, size: frame.size, proposal: proposal)
        - tree.guide(key, of: layer, size: size, proposal: offered)
    }
    let origin = Point(x: shift(stack.alignment.horizontal.key), y: shift(stack.alignment.vertical.key))
    tree.place(layer, at: origin, in: frame, proposal: offered, placement)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let content = tree.firstChild(of: node) else { return }
    let layer = tree.nodes[Int(content)].nextSibling
    if isBehind, layer >= 0 { tree.draw(layer, &drawing) }
    tree.draw(content, &drawing)
    if !isBehind, layer >= 0 { tree.draw(layer, &drawing) }
  }
}

/// A style that fills what it is offered and reaches on beneath the safe area's edges that it touches.
struct StyleFill<S: ShapeStyle>: View {
  let style: S
  let edges: Edge.Set

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let rule = IgnoresSafeAreaRule(edges: view.edges)
    let node = inputs.tree.append(rule, inputs)
    inputs.tree.append(FillRule(style: view.style._resolve(in: inputs.environment)), inputs.below(node))
  }
}
