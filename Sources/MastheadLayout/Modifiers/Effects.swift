public import Foundation
import MastheadDisplayList

extension View {
  /// The view at a share of its opacity, as a whole. At 0 it is not drawn and not told to assistive technology.
  public func opacity(_ opacity: Double) -> some View {
    wrapped(in: OpacityRule(opacity: clamp(opacity)), invalid: opacity.isNaN ? "opacity" : nil)
  }

  public func hidden() -> some View { opacity(0) }

  /// Cuts off what reaches beyond the view's frame.
  public func clipped(antialiased: Bool = false) -> some View { wrapped(in: ClipRule(shape: Rectangle())) }

  /// Shows only what is inside a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    wrapped(in: ClipRule(shape: shape))
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Blurs the view.
  ///
  /// - Parameter radius: the Gaussian's standard deviation, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    wrapped(in: BlurRule(radius: max(0, finite(radius))), invalid: invalid("blur", radius))
  }

  /// A shadow beneath the view.
  ///
  /// - Parameters:
  ///   - radius: twice the Gaussian's standard deviation, in points, as Core Animation counts it.
  ///   - x: points to the right.
  ///   - y: points down.
  public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    wrapped(invalid: invalid("shadow", radius, x, y)) { environment in
      ShadowRule(
        shadow: DisplayList.Shadow(
          color: color.resolve(in: environment), blurRadius: max(0, finite(radius)) / 2,
          offset: Point(x: finite(x), y: finite(y))))
    }
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    wrapped(
      in: TransformRule(transform: .scale(x: finite(x), y: finite(y)), anchor: anchor),
      invalid: invalid("scaleEffect", x, y))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view turned; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    let radians = angle.radians.isFinite ? angle.radians : 0
    // The sine of half a turn is 0; computed, it is not. A quarter turn leaves edges on the pixel grid.
    func exact(_ value: Double) -> Double { (value * 1e12).rounded() / 1e12 }
    let rotation = Transform.rotation(sine: exact(sin(radians)), cosine: exact(cos(radians)))
    return wrapped(
      in: TransformRule(transform: rotation, anchor: anchor), invalid: invalid("rotationEffect", CGFloat(angle.radians))
    )
  }

  /// How the view's colours mix with those below.
  public func blendMode(_ blendMode: BlendMode) -> some View { wrapped(in: BlendRule(mode: blendMode.value)) }

  /// The view as one picture, so that effects outside apply to it as a whole.
  public func compositingGroup() -> some View { wrapped(in: BlendRule(mode: .normal)) }

  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Shows the view where `mask` has alpha.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    Masked(content: self, mask: mask(), alignment: alignment)
  }

  public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(content: self, mask: mask, alignment: .center)
  }
}

/// A rule that draws its children as one group.
protocol GroupRule: SamePlaceRule {
  func group(_ frame: Rect, _ drawing: Drawing) -> DisplayList.Group
  /// What can be seen inside; nil where that is not simply what can be seen outside.
  func visible(_ frame: Rect, _ drawing: Drawing) -> Rect?
}

extension GroupRule {
  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    drawing.group(group(frame, drawing), visible: .some(visible(frame, drawing))) { tree.drawChildren(of: node, &$0) }
  }
}

struct OpacityRule: SamePlaceRule, AnimatableRule {
  var opacity: Double

  var animatable: SIMD4<Double> {
    get { SIMD4(opacity, 0, 0, 0) }
    set { opacity = clamp(newValue[0]) }
  }

  var accessibility: AccessibilityProperties? { opacity > 0 ? nil : AccessibilityProperties(isHidden: true) }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard opacity > 0 else { return }
    if opacity == 1 {
      tree.drawChildren(of: node, &drawing)
    } else {
      drawing.group(DisplayList.Group(opacity: opacity, children: [])) { tree.drawChildren(of: node, &$0) }
    }
  }
}

struct ClipRule<S: Shape>: GroupRule {
  let shape: S

  func group(_ frame: Rect, _ drawing: Drawing) -> DisplayList.Group {
    DisplayList.Group(clip: shape.path(in: CGRect(drawing.aligned(frame))).path, children: [])
  }

  func visible(_ frame: Rect, _ drawing: Drawing) -> Rect? {
    let rect = drawing.aligned(frame)
    return drawing.visible.map { $0.intersection(rect) } ?? rect
  }
}

struct BlurRule: GroupRule, AnimatableRule {
  var radius: Double

  var animatable: SIMD4<Double> {
    get { SIMD4(radius, 0, 0, 0) }
    set { radius = max(0, newValue[0]) }
  }

  func group(_ frame: Rect, _ drawing: Drawing) -> DisplayList.Group {
    DisplayList.Group(blurRadius: radius, children: [])
  }

  func visible(_ frame: Rect, _ drawing: Drawing) -> Rect? {
    // Three standard deviations hold all of a Gaussian that an 8-bit pixel shows.
    drawing.visible.map { $0.insetBy(x: -3 * radius, y: -3 * radius) }
  }
}

struct ShadowRule: GroupRule {
  let shadow: DisplayList.Shadow

  func group(_ frame: Rect, _ drawing: Drawing) -> DisplayList.Group {
    DisplayList.Group(shadow: shadow, children: [])
  }

  func visible(_ frame: Rect, _ drawing: Drawing) -> Rect? {
    let reach = 3 * shadow.blurRadius + max(abs(shadow.offset.x), abs(shadow.offset.y))
    return drawing.visible.map { $0.insetBy(x: -reach, y: -reach) }
  }
}

struct BlendRule: GroupRule {
  let mode: DisplayList.BlendMode

  func group(_ frame: Rect, _ drawing: Drawing) -> DisplayList.Group {
    DisplayList.Group(blendMode: mode, children: [])
  }

  func visible(_ frame: Rect, _ drawing: Drawing) -> Rect? { drawing.visible }
}

struct TransformRule: SamePlaceRule, AnimatableRule {
  var transform: Transform
  let anchor: UnitPoint

  var animatable: SIMD4<Double> {
    get { SIMD4(transform.a, transform.b, transform.c, transform.d) }
    set {
      transform = Transform(a: newValue[0], b: newValue[1], c: newValue[2], d: newValue[3], tx: 0, ty: 0)
    }
  }

  private func transform(_ frame: Rect) -> Transform { transform.about(anchor.point(in: frame)) }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let inner = transform == .identity ? placement : placement.transformed(by: transform(frame))
    placeContent(node, in: frame, proposal: proposal, inner, tree)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    guard transform != .identity else {
      tree.drawChildren(of: node, &drawing)
      return
    }
    // A view without extent on an axis shows nothing, and its map could not be undone.
    guard transform.a * transform.d - transform.b * transform.c != 0 else { return }
    drawing.group(DisplayList.Group(transform: transform(frame), children: []), visible: .some(nil)) {
      tree.drawChildren(of: node, &$0)
    }
  }
}

/// A view together with the view whose alpha it shows through.
struct Masked<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.wrap(
      MaskRule(), inputs, content: { Content._resolve(view.content, $0.child(0)) },
      decorate: { inputs in
        let node = inputs.tree.append(ZStackRule(alignment: view.alignment), inputs)
        Mask._resolve(view.mask, inputs.below(node).child(1))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

struct MaskRule: SamePlaceRule {
  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    LayeredRule(isBehind: false).place(node, in: frame, proposal: proposal, placement, tree)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    let children = tree.children(of: node)
    guard let content = children.first, children.count > 1 else { return }
    var mask = Drawing(scale: drawing.scale, visible: drawing.visible)
    tree.draw(children[1], &mask)
    drawing.group(DisplayList.Group(mask: mask.items, children: [])) { tree.draw(content, &$0) }
  }
}

/// How colours mix with those below.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter

  var value: DisplayList.BlendMode {
    // Both enumerations name the modes alike, but for one that no other renderer has either.
    self == .plusDarker ? .darken : DisplayList.BlendMode(rawValue: String(describing: self)) ?? .normal
  }
}
