/// Values at rising offsets, and where the line through them bends.
struct Polyline {
  var points: [(x: Double, y: Double)]

  /// The offsets of the points that a line needs to keep within a tolerance of all of them, without the first and the last.
  ///
  /// Values that are rounded to pixels make a staircase of a slope; a line through it with a tolerance of a stair is the slope.
  ///
  /// - Parameter tolerance: in units of the values.
  /// - Complexity: O(*n* · bends).
  /// - Source: D. Douglas and T. Peucker, 1973, with vertical distances, as x is no direction like y here.
  func bends(tolerance: Double) -> [Double] {
    guard points.count > 2 else { return [] }
    var found: [Double] = []
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      guard last - first > 1 else { continue }
      let (from, to) = (points[first], points[last])
      let slope = (to.y - from.y) / (to.x - from.x)
      var (worst, index) = (tolerance, -1)
      for candidate in first + 1..<last {
        let distance = abs(points[candidate].y - from.y - slope * (points[candidate].x - from.x))
        if distance > worst { (worst, index) = (distance, candidate) }
      }
      guard index > 0 else { continue }
      found.append(points[index].x)
      open.append((first, index))
      open.append((index, last))
    }
    return found.sorted()
  }
}
