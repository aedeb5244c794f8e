public import Foundation
import MastheadDisplayList

/// The length of an outline, and parts of it by their share of that length.
struct MeasuredOutline {
  /// A piece between two points: a line, or a short part of a curve.
  private struct Piece {
    let from: Point
    let to: Point
    /// Points from the start of the outline to the start of the piece.
    let start: Double
    /// True when the pen was lifted before it.
    let opens: Bool

    var length: Double { hypot(to.x - from.x, to.y - from.y) }
  }

  private var pieces: [Piece] = []
  private(set) var length = 0.0

  /// Lines for each curve. The longest curve on a screen, a quarter circle of 400 points, is 0.02 points off.
  private static let piecesOfACurve = 64

  init(_ elements: [Outline.Element]) {
    var start = Point.zero
    var here = Point.zero
    var opens = true
    func line(to end: Point) {
      let piece = Piece(from: here, to: end, start: length, opens: opens)
      pieces.append(piece)
      length += piece.length
      here = end
      opens = false
    }
    func curve(_ point: (Double) -> Point) {
      for index in 1...Self.piecesOfACurve { line(to: point(Double(index) / Double(Self.piecesOfACurve))) }
    }
    for element in elements {
      switch element {
      case .move(let to):
        (start, here, opens) = (to, to, true)
      case .line(let to):
        line(to: to)
      case .quadCurve(let to, let control):
        let from = here
        curve { t in
          let s = 1 - t
          return Self.sum([(from, s * s), (control, 2 * s * t), (to, t * t)])
        }
      case .curve(let to, let first, let second):
        let from = here
        curve { t in
          let s = 1 - t
          return Self.sum([(from, s * s * s), (first, 3 * s * s * t), (second, 3 * s * t * t), (to, t * t * t)])
        }
      case .close:
        if here != start { line(to: start) }
        opens = true
      }
    }
  }

  private static func sum(_ parts: [(Point, Double)]) -> Point {
    parts.reduce(into: Point.zero) { $0 = Point(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
  }

  /// The lines between two shares of the length.
  func part(from first: Double, to last: Double) -> [Outline.Element] {
    let (from, to) = (length * first, length * last)
    guard to > from else { return [] }
    var result: [Outline.Element] = []
    for piece in pieces where piece.length > 0 && piece.start < to && piece.start + piece.length > from {
      func point(at distance: Double) -> Point {
        let share = min(max((distance - piece.start) / piece.length, 0), 1)
        return Point(
          x: piece.from.x + (piece.to.x - piece.from.x) * share, y: piece.from.y + (piece.to.y - piece.from.y) * share)
      }
      if result.isEmpty || piece.opens { result.append(.move(to: point(at: from))) }
      result.append(.line(to: point(at: to)))
    }
    return result
  }
}

extension Path {
  /// The part between two shares of the outline's length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (first, last) = (clamp(Double(from), 0, 1), clamp(Double(to), 0, 1))
    if first <= 0, last >= 1 { return self }
    return Path(Outline(.elements(MeasuredOutline(elementsFromItsStart).part(from: first, to: last))))
  }

  /// The outline; a circle's begins at its rightmost point, where angles begin, and not at its top, where it is drawn from.
  private var elementsFromItsStart: [Outline.Element] {
    let elements = path.elements
    // To the top, no line there, a curve to the rightmost point, and the other three.
    guard case .ellipse = path.shape, elements.count > 4, case .curve(let right, _, _) = elements[2] else {
      return elements
    }
    return [.move(to: right)] + elements[3..<elements.count - 1] + [elements[2], .close]
  }

  /// An arc of a circle that touches two lines: from where the pen is to `tangent1End`, and from there to `tangent2End`.
  ///
  /// - Parameter radius: points.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    let corner = tangent1End
    guard let from = currentPoint else { return move(to: corner) }
    let (first, second) = (
      atan2(from.y - corner.y, from.x - corner.x), atan2(tangent2End.y - corner.y, tangent2End.x - corner.x)
    )
    var turn = second - first
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    // Lines in one direction, or back on themselves, leave no room for an arc.
    guard radius > 0, abs(sin(turn)) > 1e-9 else { return addLine(to: corner) }
    let distance = radius / abs(sin(turn / 2))
    let middle = first + turn / 2
    let center = CGPoint(x: corner.x + distance * cos(middle), y: corner.y + distance * sin(middle))
    let start = first - (turn > 0 ? 1 : -1) * .pi / 2
    let end = second + (turn > 0 ? 1 : -1) * .pi / 2
    addArc(
      center: center, radius: radius, startAngle: .radians(Double(start)), endAngle: .radians(Double(end)),
      clockwise: turn > 0)
  }

  /// An arc from an angle on.
  public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
  }

  /// Where the pen is; nil before the first step.
  public var currentPoint: CGPoint? {
    var start: Point?
    var here: Point?
    for element in path.elements {
      switch element {
      case .move(let to): (start, here) = (to, to)
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): here = to
      case .close: here = start
      }
    }
    return here.map { CGPoint(x: $0.x, y: $0.y) }
  }

  /// The outline drawn through a map of the plane.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(Outline(.elements(path.elements.map { $0.moved(by: transform.value) })))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
}

/// A part of a shape's outline.
public struct TrimmedShape<S: Shape>: Shape {
  let shape: S
  let from: CGFloat
  let to: CGFloat

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
}

extension Shape {
  /// The part between two shares of the outline's length, from 0 to 1, from where the outline starts: a circle at its
  /// rightmost point, a rectangle at its top left corner; both go on clockwise.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
    TrimmedShape(shape: self, from: startFraction, to: endFraction)
  }
}
