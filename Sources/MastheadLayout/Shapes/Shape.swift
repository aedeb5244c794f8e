public import Foundation
import MastheadDisplayList

/// An outline for any rectangle. As a view it fills what it is offered with the foreground style.
public protocol Shape: View, Animatable, Sendable where Body == Never {
  /// The outline inside `rect`, in points.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(
      ShapeRule(shape: view, drawing: .fill(ForegroundStyle()._resolve(in: inputs.environment), isEvenOdd: false)),
      inputs)
  }

  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self) { .fill(content._resolve(in: $0), isEvenOdd: style.isEOFilled) }
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    fill(ForegroundStyle(), style: style)
  }

  /// A line along the outline, half inside and half outside.
  ///
  /// - Parameter lineWidth: points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self) { .stroke(content._resolve(in: $0), style) }
  }

  /// A line along the outline in the foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  public func stroke(style: StrokeStyle) -> some View {
    stroke(ForegroundStyle(), style: style)
  }

  /// The shape moved by a distance in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}

/// A shape that knows its outline at a distance inside its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape made smaller by `amount` points on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// A line inside the outline.
  ///
  /// - Parameter lineWidth: points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(content, lineWidth: lineWidth)
  }

  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// How the inside of an outline is told from the outside.
public struct FillStyle: Hashable, Sendable {
  /// True for the even-odd rule, false for the non-zero rule.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn. Lengths are points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  var values: MastheadDisplayList.StrokeStyle {
    let lengths = dash.map { max(0, finite($0)) }
    return MastheadDisplayList.StrokeStyle(
      lineWidth: max(0, finite(lineWidth)), lineCap: .init(lineCap), lineJoin: .init(lineJoin),
      // A mitre ends where the line does at 1.
      miterLimit: clamp(Double(miterLimit), 1, Limits.length),
      // Dashes without any length would be no line and no gap: the line is solid.
      dash: lengths.contains { $0 > 0 } ? lengths : [], dashPhase: finite(dashPhase))
  }
}

/// How a line ends.
public enum CGLineCap: Hashable, Sendable { case butt, round, square }

/// How a line turns.
public enum CGLineJoin: Hashable, Sendable { case miter, round, bevel }

extension MastheadDisplayList.StrokeStyle.LineCap {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension MastheadDisplayList.StrokeStyle.LineJoin {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}

/// A shape together with how it is drawn.
struct ShapeView<S: Shape>: View {
  let shape: S
  let drawing: (EnvironmentValues) -> ShapeRule<S>.Drawn

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(ShapeRule(shape: view.shape, drawing: view.drawing(inputs.environment)), inputs)
  }
}

struct ShapeRule<S: Shape>: LeafRule {
  enum Drawn {
    case fill(_ResolvedShapeStyle, isEvenOdd: Bool)
    case stroke(_ResolvedShapeStyle, StrokeStyle)
  }

  let shape: S
  let drawing: Drawn

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let size = proposal.replacingUnspecified(by: Size(width: fallbackLength, height: fallbackLength))
    // A circle takes the largest square; every other shape takes all.
    guard shape is Circle else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let rect = drawing.aligned(frame)
    let outline = shape.path(in: CGRect(rect))
    let path = outline.path
    var isIncomplete = outline.isIncomplete
    if case .stroke(_, let style) = self.drawing, !style.lineWidth.isFinite { isIncomplete = true }
    if isIncomplete {
      tree.run.report(
        .invalidLength, "a shape has a number that is infinite or none at all; that part is left out", node, tree)
    }
    var drawn = self.drawing
    if case .fill(let style, _) = drawn, let line = outline.line { drawn = .stroke(style, line) }
    switch drawn {
    case .fill(let style, let isEvenOdd):
      if let undrawn = style.undrawn { tree.reportUndrawn(undrawn, node) }
      drawing.fill(path, style, rule: isEvenOdd ? .evenOdd : .nonZero, bounds: path.bounds, frame: rect)
    case .stroke(let style, let line):
      let stroke = line.values
      guard stroke.lineWidth > 0 else { return }
      let reach = stroke.lineWidth * max(1, stroke.lineJoin == .miter ? stroke.miterLimit : 1) / 2
      drawing.add(
        .stroke(path, style.inkPaint(in: rect), style: stroke), bounds: path.bounds.insetBy(x: -reach, y: -reach))
    }
  }
}
