extension Path {
  /// A box that holds the outline. For curves it is the box of their control points: it may be larger than the curve,
  /// never smaller.
  package var bounds: Rect {
    switch shape {
    case .rectangle(let rect), .roundedRectangle(let rect, _, _), .ellipse(let rect): return rect
    case .elements(let elements):
      var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
      func add(_ point: Point) {
        guard let old = box else {
          box = (point.x, point.y, point.x, point.y)
          return
        }
        box = (min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y))
      }
      for element in elements {
        switch element {
        case .move(let point), .line(let point): add(point)
        case .quadCurve(let point, let control):
          add(control)
          add(point)
        case .curve(let point, let control1, let control2):
          add(control1)
          add(control2)
          add(point)
        case .close: break
        }
      }
      return box.map { Rect(minX: $0.minX, minY: $0.minY, maxX: $0.maxX, maxY: $0.maxY) } ?? .zero
    }
  }

  /// A box that holds a line drawn along the outline.
  package func strokeBounds(style: StrokeStyle) -> Rect {
    if case .elements(let elements) = shape, elements.isEmpty { return .zero }
    let half = style.lineWidth / 2
    var reach = half
    // The corners of a rectangle are square: their mitre ends where the two edges' outer sides meet.
    if case .elements = shape, style.lineJoin == .miter { reach = max(reach, half * style.miterLimit) }
    // A square cap reaches half a width beyond the end and as far to the side: √2 of it along a diagonal.
    if style.lineCap == .square { reach = max(reach, half * 1.414_213_562_373_095_1) }
    return bounds.insetBy(x: -reach, y: -reach)
  }
}
