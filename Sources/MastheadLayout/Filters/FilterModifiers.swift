public import Foundation
import MastheadDisplayList

/// A change of colours that the renderer can't make: the view is drawn without it, and the frame says so.
struct UndrawnRule: SamePlaceRule {
  let name: String

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    tree.reportUndrawn(name, node)
    tree.drawChildren(of: node, &drawing)
  }
}

extension View {
  /// The view as it is; the frame says that something over it is not drawn.
  func reportingUndrawn(_ name: String, if isShown: Bool) -> some View { undrawn(name, unless: !isShown) }

  @ViewBuilder
  private func undrawn(_ name: String, unless isNeutral: Bool) -> some View {
    if isNeutral { self } else { wrapped(in: UndrawnRule(name: name)) }
  }

  public func brightness(_ amount: Double) -> some View { undrawn("brightness", unless: amount == 0) }
  public func contrast(_ amount: Double) -> some View { undrawn("contrast", unless: amount == 1) }
  public func saturation(_ amount: Double) -> some View { undrawn("saturation", unless: amount == 1) }
  public func grayscale(_ amount: Double) -> some View { undrawn("grayscale", unless: amount == 0) }
  public func hueRotation(_ angle: Angle) -> some View { undrawn("hueRotation", unless: angle.radians == 0) }
  public func colorInvert() -> some View { undrawn("colorInvert", unless: false) }
  public func colorMultiply(_ color: Color) -> some View { undrawn("colorMultiply", unless: color == .white) }
  public func luminanceToAlpha() -> some View { undrawn("luminanceToAlpha", unless: false) }

  /// A turn in space, seen from straight above: without perspective it is a shortening.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    visualEffect { effect, _ in
      effect.rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
  }

  /// Draws the view through a map of the plane, whose origin is the view's top left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    wrapped(in: TransformRule(transform: transform.value, anchor: .topLeading))
  }

  /// Draws the view through a map of the plane. What of it is perspective is left out, and the frame says so.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    wrapped(in: TransformRule(transform: transform.affine, anchor: .topLeading))
      .undrawn("perspective", unless: transform.isAffine)
  }

  /// Mirrors the view where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapped { environment in
      TransformRule(
        transform: enabled && environment.layoutDirection == .rightToLeft ? .scale(x: -1, y: 1) : .identity,
        anchor: .center)
    }
  }

  public func geometryGroup() -> some View { self }
}

/// A map of the plane with perspective. Rows times columns.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: Transform {
    Transform(a: finite(m11), b: finite(m12), c: finite(m21), d: finite(m22), tx: finite(m31), ty: finite(m32))
  }
}

extension CGAffineTransform {
  var value: Transform {
    Transform(a: finite(a), b: finite(b), c: finite(c), d: finite(d), tx: finite(tx), ty: finite(ty))
  }
}
