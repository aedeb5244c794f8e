/// An outline: one of the common shapes, kept as such so that it prints and draws well, or free segments.
package struct Path: Hashable, Sendable, Codable {
  /// One step of a free outline, in points.
  package enum Element: Hashable, Sendable, Codable {
    case move(to: Point)
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case close
  }

  package enum Shape: Hashable, Sendable, Codable {
    case rectangle(Rect)
    /// A rectangle with rounded corners; the radius is already limited to half the shorter side.
    case roundedRectangle(Rect, radius: Double, isContinuous: Bool)
    case ellipse(Rect)
    case elements([Element])
  }

  package var shape: Shape

  package init(_ shape: Shape) {
    self.shape = shape
  }

  package static func rectangle(_ rect: Rect) -> Path { Path(.rectangle(rect)) }

  package static func roundedRectangle(_ rect: Rect, radius: Double, isContinuous: Bool = false) -> Path {
    let limited = max(0, min(radius, rect.width / 2, rect.height / 2))
    return limited > 0
      ? Path(.roundedRectangle(rect, radius: limited, isContinuous: isContinuous)) : Path(.rectangle(rect))
  }

  package static func ellipse(_ rect: Rect) -> Path { Path(.ellipse(rect)) }
}
