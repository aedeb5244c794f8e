import Foundation
import Masthead

extension ViewCatalog {
  static let shapes: [Declaration<BuiltView>] = [
    Declaration("Color", "A colour that fills what it is offered.", of: .color) { color in BuiltView { color } },
    Declaration("LinearGradient", "A gradient along a line, that fills what it is offered.") { f in
      Values.linearGradient.make(f).map { gradient in BuiltView { gradient } }
    },
    Declaration("RadialGradient", "A gradient outwards from a point, that fills what it is offered.") { f in
      Values.radialGradient.make(f).map { gradient in BuiltView { gradient } }
    },
    Declaration("AngularGradient", "A gradient around a point, that fills what it is offered.") { f in
      Values.angularGradient.make(f).map { gradient in BuiltView { gradient } }
    },
    Declaration("Rectangle", "A rectangle, as large as it is offered.") { painted(Rectangle(), $0) },
    Declaration("RoundedRectangle", "A rectangle with round corners, as large as it is offered.") { f in
      let radius = f.required("cornerRadius", .size, "Points.")
      let style = f("style", Values.cornerStyle, "How corners are rounded; continuous if missing.")
      return painted(RoundedRectangle(cornerRadius: radius ?? 0, style: style ?? .continuous), f)
    },
    Declaration("Circle", "A circle, as large as it is offered.") { painted(Circle(), $0) },
    Declaration("Ellipse", "An ellipse, as large as it is offered.") { painted(Ellipse(), $0) },
    Declaration("Capsule", "A rectangle whose ends are half circles, as large as it is offered.") {
      painted(Capsule(), $0)
    },
    Declaration("Path", "A shape of lines and curves, as large as it is offered.") { f in
      let steps = f.required("steps", Values.pathSteps, "What it is made of; points are shares of width and height.")
      return painted(FilePath(steps: steps ?? []), f)
    },
  ]

  private static func painted<S: InsettableShape>(_ shape: S, _ f: Fields) -> BuiltView? {
    let fill = f("fill", .style, "What it is filled with; the foreground style if missing.")
    let stroke = f("strokeBorder", .style, "What its border is drawn with, inside its edge; none if missing.")
    let width = f("lineWidth", .size, "Points of the border; 1 if missing.")
    if f.decoding == nil { return nil }
    guard let stroke else {
      guard let fill else { return BuiltView { shape } }
      return BuiltView { shape.fill(fill) }
    }
    let line = width ?? 1
    guard let fill else { return BuiltView { shape.strokeBorder(stroke, lineWidth: line) } }
    return BuiltView { shape.fill(fill).overlay { shape.strokeBorder(stroke, lineWidth: line) } }
  }
}
