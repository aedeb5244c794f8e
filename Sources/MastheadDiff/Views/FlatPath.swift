import MastheadDisplayList

/// An outline as straight lines, in pixels.
struct FlatPath {
  struct Line {
    let from: Point
    let to: Point
  }

  private(set) var lines: [Line] = []

  /// A curve is this many lines: at a radius of 500 px they leave it by less than a third of a pixel.
  private static let linesPerCurve = 16

  /// - Parameter transform: from the path's points to pixels.
  init(_ path: Path, _ transform: Transform) {
    var start = Point.zero
    var current = Point.zero
    func line(to end: Point) {
      if end != current { lines.append(Line(from: current, to: end)) }
      current = end
    }
    func close() { line(to: start) }
    func curve(_ point: (Double) -> Point) {
      for step in 1...Self.linesPerCurve { line(to: point(Double(step) / Double(Self.linesPerCurve))) }
    }
    path.forEachElement { element in
      switch element {
      case .move(let point):
        // Fills close every part of an outline.
        close()
        start = transform.apply(to: point)
        current = start
      case .line(let point): line(to: transform.apply(to: point))
      case .quadCurve(let point, let control):
        let (a, b, c) = (current, transform.apply(to: control), transform.apply(to: point))
        curve { Self.mix(Self.mix(a, b, $0), Self.mix(b, c, $0), $0) }
      case .curve(let point, let control1, let control2):
        let (a, d) = (current, transform.apply(to: point))
        let (b, c) = (transform.apply(to: control1), transform.apply(to: control2))
        curve { at in
          let (ab, bc, cd) = (Self.mix(a, b, at), Self.mix(b, c, at), Self.mix(c, d, at))
          return Self.mix(Self.mix(ab, bc, at), Self.mix(bc, cd, at), at)
        }
      case .close: close()
      }
    }
    close()
  }

  private static func mix(_ from: Point, _ to: Point, _ at: Double) -> Point {
    Point(x: from.x + (to.x - from.x) * at, y: from.y + (to.y - from.y) * at)
  }

  /// The stretches of a row of pixels whose middles are inside, by the even-odd rule.
  func insides(ofRow y: Int) -> [(from: Double, to: Double)] {
    let middle = Double(y) + 0.5
    var crossings: [Double] = []
    for line in lines where (line.from.y <= middle) != (line.to.y <= middle) {
      let share = (middle - line.from.y) / (line.to.y - line.from.y)
      crossings.append(line.from.x + (line.to.x - line.from.x) * share)
    }
    crossings.sort()
    return stride(from: 0, to: crossings.count - 1, by: 2).map { (crossings[$0], crossings[$0 + 1]) }
  }

  /// Places along the outline, at most half a pixel apart.
  ///
  /// - Parameters:
  ///   - area: places outside of it may be left out.
  ///   - includingGrid: whether lines that run along the pixel grid count, too. The edge of a fill smooths nothing there.
  func forEachPlace(in area: PixelBox, includingGrid: Bool, _ body: (Point) -> Void) {
    for line in lines {
      let (x, y) = (line.to.x - line.from.x, line.to.y - line.from.y)
      if !includingGrid {
        if x.magnitude < 1e-3, line.from.x.isWhole { continue }
        if y.magnitude < 1e-3, line.from.y.isWhole { continue }
      }
      guard let (first, last) = line.part(in: area) else { continue }
      let steps = max(1, Int((max(x.magnitude, y.magnitude) * (last - first) * 2).rounded(.up)))
      for step in 0...steps {
        body(Self.mix(line.from, line.to, first + (last - first) * Double(step) / Double(steps)))
      }
    }
  }
}

extension Double {
  /// True within a thousandth, where smoothing gives less than half a level.
  fileprivate var isWhole: Bool { (self - rounded()).magnitude < 1e-3 }
}

extension FlatPath.Line {
  /// The part of the line inside an area, as shares of its length; nil when there is none (Liang and Barsky, 1984).
  fileprivate func part(in area: PixelBox) -> (first: Double, last: Double)? {
    var (first, last) = (0.0, 1.0)
    let (x, y) = (to.x - from.x, to.y - from.y)
    let sides = [
      (-x, from.x - Double(area.minX)), (x, Double(area.maxX) - from.x),
      (-y, from.y - Double(area.minY)), (y, Double(area.maxY) - from.y),
    ]
    for (step, room) in sides {
      if step == 0 {
        if room < 0 { return nil }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first <= last ? (first, last) : nil
  }
}
