import Testing

@testable import MastheadDisplayList

/// Points along an outline, 64 a segment.
private func samples(of path: Path) -> [Point] {
  var points: [Point] = []
  var current = Point.zero
  var start = Point.zero
  func add(_ place: (Double) -> Point) { for step in 1...64 { points.append(place(Double(step) / 64)) } }
  func mix(_ weights: [(Double, Point)]) -> Point {
    weights.reduce(.zero) { Point(x: $0.x + $1.0 * $1.1.x, y: $0.y + $1.0 * $1.1.y) }
  }
  for element in path.elements {
    let from = current
    switch element {
    case .move(let to): (current, start) = (to, to)
    case .line(let to):
      add { mix([(1 - $0, from), ($0, to)]) }
      current = to
    case .quadCurve(let to, let control):
      add { mix([((1 - $0) * (1 - $0), from), (2 * $0 * (1 - $0), control), ($0 * $0, to)]) }
      current = to
    case .curve(let to, let control1, let control2):
      add { t in
        let u = 1 - t
        return mix([(u * u * u, from), (3 * u * u * t, control1), (3 * u * t * t, control2), (t * t * t, to)])
      }
      current = to
    case .close: current = start
    }
  }
  return points
}

@Test func aRectangleIsFourCornersClockwise() {
  #expect(
    Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4)).elements == [
      .move(to: Point(x: 1, y: 2)), .line(to: Point(x: 4, y: 2)), .line(to: Point(x: 4, y: 6)),
      .line(to: Point(x: 1, y: 6)), .close,
    ])
}

@Test func freeElementsStayAsTheyAre() {
  let elements: [Path.Element] = [.move(to: .zero), .quadCurve(to: Point(x: 1, y: 1), control: Point(x: 0, y: 1))]
  #expect(Path(.elements(elements)).elements == elements)
}

@Test func anEllipseStaysNearItsFormula() {
  for point in samples(of: .ellipse(Rect(x: -20, y: -10, width: 40, height: 20))) {
    let (x, y) = (point.x / 20, point.y / 10)
    let distance = (x * x + y * y).squareRoot()
    #expect(abs(distance - 1) < 0.0003)
  }
}

@Test(arguments: [false, true]) func aCapsuleHasRoundEnds(isContinuous: Bool) {
  let capsule = Path.roundedRectangle(Rect(x: 0, y: 0, width: 20, height: 20), radius: 10, isContinuous: isContinuous)
  for point in samples(of: capsule) {
    let (x, y) = (point.x - 10, point.y - 10)
    #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
  }
}

@Test(arguments: [
  Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 5, y: -3, width: 100, height: 24),
  Rect(x: 0, y: 0, width: 30, height: 90),
])
func aContinuousCornerBeginsAtOnePointFiveRadiiWhereThereIsRoom(rect: Rect) {
  let radius = 10.0
  let path = Path.roundedRectangle(rect, radius: radius, isContinuous: true)
  guard case .move(let first)? = path.elements.first else { return #expect(Bool(false), "no first point") }
  #expect(first.y == rect.minY)
  #expect(abs(first.x - rect.minX - min(15.28665, rect.width / 2)) < 1e-9)
}

@Test func aContinuousCornerLiesBetweenTheCircleAndTheSquare() {
  // The place on the diagonal: (√2 - 1)·r from the corner for the circle, a little less for the continuous curve.
  let rect = Rect(x: 0, y: 0, width: 200, height: 200)
  func nearest(isContinuous: Bool) -> Double {
    samples(of: .roundedRectangle(rect, radius: 50, isContinuous: isContinuous))
      .map { ($0.x * $0.x + $0.y * $0.y).squareRoot() }.min() ?? 0
  }
  #expect(abs(nearest(isContinuous: false) - 20.71) < 0.02)
  #expect(nearest(isContinuous: true) < nearest(isContinuous: false) + 0.3)
  #expect(nearest(isContinuous: true) > 19)
}

@Test(arguments: [0.5, 3, 9, 14.99, 15, 22, 1000], [false, true]) func anOutlineStaysInItsBox(
  radius: Double, isContinuous: Bool
) {
  let rect = Rect(x: 3, y: 7, width: 44, height: 30)
  let held = rect.insetBy(x: -1e-9, y: -1e-9)
  for point in samples(of: .roundedRectangle(rect, radius: radius, isContinuous: isContinuous)) {
    #expect(held.contains(point))
  }
}

@Test func aContinuousOutlineIsSymmetric() {
  let points = samples(
    of: .roundedRectangle(Rect(x: -50, y: -20, width: 100, height: 40), radius: 15, isContinuous: true))
  for point in points {
    let mirrored = points.contains { abs($0.x + point.x) < 1e-9 && abs($0.y - point.y) < 1e-9 }
    #expect(mirrored)
  }
}
