/// An axis-parallel rectangle, in points. Width and height are not negative.
package struct Rect: Hashable, Sendable, Codable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rectangle between two pairs of edges. A right edge left of the left one gives width 0, and so for the height.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var width: Double { size.width }
  package var height: Double { size.height }
  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var midX: Double { origin.x + size.width / 2 }
  package var midY: Double { origin.y + size.height / 2 }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }

  /// True when the rectangle covers no area.
  package var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  package func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
  }

  /// The rectangle made smaller by `x` at the left and the right, and by `y` at the top and the bottom; larger for negative values.
  package func insetBy(x: Double, y: Double) -> Rect {
    Rect(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
  }

  /// The smallest rectangle that holds both. An empty one adds nothing.
  package func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The common part; `.zero` when there is none.
  package func intersection(_ other: Rect) -> Rect {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .zero : common
  }

  package func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with each edge moved to the nearest pixel edge, so that neighbours that share an edge still share it.
  ///
  /// - Parameter scale: pixels per point.
  package func pixelAligned(scale: Double) -> Rect {
    func align(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
    return Rect(minX: align(minX), minY: align(minY), maxX: align(maxX), maxY: align(maxY))
  }
}
