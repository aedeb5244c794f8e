public import Foundation
import MastheadDisplayList

/// An outline of lines and curves, in points.
public struct Path: Hashable, Sendable {
  var path: Outline
  /// True when a part of it had a number that is infinite or none at all, and was left out.
  private(set) var isIncomplete = false
  /// What is filled when it is not the inside but a line along the outline.
  private(set) var line: StrokeStyle?

  public init() {
    path = Outline(.elements([]))
  }

  init(_ path: Outline) {
    self.path = path
  }

  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  public init(_ rect: CGRect) {
    path = .rectangle(Rect(rect))
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    path = .roundedRectangle(Rect(rect), radius: finite(cornerRadius), isContinuous: style == .continuous)
    isIncomplete = !cornerRadius.isFinite
  }

  public init(ellipseIn rect: CGRect) {
    path = .ellipse(Rect(rect))
  }

  public mutating func move(to end: CGPoint) { append(.move(to: Point(end))) }

  public mutating func addLine(to end: CGPoint) { append(.line(to: Point(end))) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: Point(end), control: Point(control)))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: Point(end), control1: Point(control1), control2: Point(control2)))
  }

  public mutating func closeSubpath() { append(.close) }

  public mutating func addRect(_ rect: CGRect) { addPath(Path(rect)) }

  public mutating func addEllipse(in rect: CGRect) { addPath(Path(ellipseIn: rect)) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addPath(Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style))
  }

  public mutating func addPath(_ other: Path) {
    isIncomplete = isIncomplete || other.isIncomplete
    append(other.elements)
  }

  /// An arc of a circle. On the screen, where y grows downwards, `clockwise` false turns clockwise, as on the platform.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite, radius.isFinite else {
      isIncomplete = true
      return
    }
    let turn = 2 * Double.pi
    // Against the sense that was asked for: the same end from the other side.
    let rest = sweep.truncatingRemainder(dividingBy: turn)
    if clockwise {
      sweep = sweep > 0 ? (rest > 0 ? rest - turn : 0) : max(sweep, -turn)
    } else {
      sweep = sweep < 0 ? (rest < 0 ? rest + turn : 0) : min(sweep, turn)
    }
    // At most a quarter turn a curve keeps the error below 0.03 % of the radius.
    let count = max(1, Int((abs(sweep) / (turn / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * tan(step / 4) * Double(radius)
    func point(_ angle: Double) -> Point {
      Point(x: Double(center.x) + Double(radius) * cos(angle), y: Double(center.y) + Double(radius) * sin(angle))
    }
    let start = point(startAngle.radians)
    append(elements.isEmpty ? .move(to: start) : .line(to: start))
    for index in 0..<count {
      let from = startAngle.radians + step * Double(index)
      let to = from + step
      let (a, b) = (point(from), point(to))
      append(
        .curve(
          to: b, control1: Point(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
          control2: Point(x: b.x + handle * sin(to), y: b.y - handle * cos(to))))
    }
  }

  /// The outline of a line along this one: filling it draws the line. As the edge of a clip it is the outline itself.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var result = self
    result.line = style
    return result
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The box that holds the points and control points.
  public var boundingRect: CGRect { CGRect(path.bounds) }

  private var elements: [Outline.Element] { path.elements }

  private mutating func append(_ element: Outline.Element) {
    append([element])
  }

  /// Appends steps, but for those with a coordinate that is no place.
  private mutating func append(_ new: [Outline.Element]) {
    var elements = self.elements
    // Empty while it grows, so that the array has one owner and is not copied at each step.
    path = Outline(.elements([]))
    let usable = new.compactMap(\.usable)
    isIncomplete = isIncomplete || usable.count < new.count
    elements.append(contentsOf: usable)
    path = Outline(.elements(elements))
  }
}

extension Outline.Element {
  func moved(by shift: Transform) -> Self {
    switch self {
    case .move(let to): .move(to: shift.apply(to: to))
    case .line(let to): .line(to: shift.apply(to: to))
    case .quadCurve(let to, let control): .quadCurve(to: shift.apply(to: to), control: shift.apply(to: control))
    case .curve(let to, let first, let second):
      .curve(to: shift.apply(to: to), control1: shift.apply(to: first), control2: shift.apply(to: second))
    case .close: .close
    }
  }

  /// The step kept inside what can be drawn; nil when a coordinate is NaN or infinite.
  var usable: Self? {
    switch self {
    case .move(let to):
      return to.usable.map { .move(to: $0) }
    case .line(let to):
      return to.usable.map { .line(to: $0) }
    case .quadCurve(let to, let control):
      guard let to = to.usable, let control = control.usable else { return nil }
      return .quadCurve(to: to, control: control)
    case .curve(let to, let first, let second):
      guard let to = to.usable, let first = first.usable, let second = second.usable else { return nil }
      return .curve(to: to, control1: first, control2: second)
    case .close:
      return .close
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path {
    var moved = self
    let corner = Rect(rect).origin
    let shift = Transform.translation(x: corner.x, y: corner.y)
    moved.path = Outline(.elements(path.elements.map { $0.moved(by: shift) }))
    return moved
  }
}
