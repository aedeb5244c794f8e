/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty. The order of the six numbers is Cairo's and Core Graphics'.
package struct Transform: Hashable, Sendable, Codable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A turn, clockwise on a canvas whose y grows downwards. The caller brings sine and cosine, since this module imports no mathematics.
  package static func rotation(sine: Double, cosine: Double) -> Transform {
    Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This map about `anchor` instead of about the origin.
  package func about(_ anchor: Point) -> Transform {
    Transform.translation(x: -anchor.x, y: -anchor.y).then(self).then(.translation(x: anchor.x, y: anchor.y))
  }

  /// The map that does `self` first and `next` after it.
  package func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  package func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle that holds the image of `rect`.
  package func apply(to rect: Rect) -> Rect {
    let corners = [
      apply(to: Point(x: rect.minX, y: rect.minY)), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = (minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for corner in corners.dropFirst() {
      box = (min(box.minX, corner.x), min(box.minY, corner.y), max(box.maxX, corner.x), max(box.maxY, corner.y))
    }
    return Rect(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
  }

  /// True when the map only moves.
  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
