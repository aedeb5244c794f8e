import Foundation
import Masthead

/// A shape of lines and curves whose points are shares of its frame.
struct FilePath: Shape, InsettableShape {
  enum Step: Sendable {
    case move(UnitPoint)
    case line(UnitPoint)
    case quadCurve(UnitPoint, control: UnitPoint)
    case curve(UnitPoint, control1: UnitPoint, control2: UnitPoint)
    case close
  }

  let steps: [Step]
  var inset: CGFloat = 0

  func path(in frame: CGRect) -> Path {
    let rect = frame.insetBy(dx: inset, dy: inset)
    func place(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * point.x, y: rect.minY + rect.height * point.y)
    }
    return Path { path in
      for step in steps {
        switch step {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.addLine(to: place(point))
        case .quadCurve(let point, let control): path.addQuadCurve(to: place(point), control: place(control))
        case .curve(let point, let control1, let control2):
          path.addCurve(to: place(point), control1: place(control1), control2: place(control2))
        case .close: path.closeSubpath()
        }
      }
    }
  }

  func inset(by amount: CGFloat) -> FilePath { FilePath(steps: steps, inset: inset + amount) }
}

extension Values {
  /// The steps of a shape of one's own.
  static let pathSteps: Kind<[FilePath.Step]> = Kind<[FilePath.Step]>.list(of: pathStep, count: 1...10_000)

  /// A point as `[x, y]`.
  private static let pair: Kind<UnitPoint> = Kind<[Double]>.list(of: .number(in: -1_000...1_000), count: 2...2).map {
    UnitPoint(x: CGFloat($0[0]), y: CGFloat($0[1]))
  }

  private static let pathStep: Kind<FilePath.Step> = .objects(
    "a step of a path",
    [
      "move": Declaration("Step", "Goes to a point without drawing.") { f in
        f.required("move", pair, "The point: shares of width and height, such as [0, 0.5].").map { .move($0) }
      },
      "line": Declaration("Step", "A straight line.") { f in
        f.required("line", pair, "Where it ends.").map { .line($0) }
      },
      "curve": Declaration("Step", "A curve with one or two control points.") { f in
        let end = f.required("curve", pair, "Where it ends.")
        let first = f.required("control1", pair, "The point that its start runs towards.")
        let second = f("control2", pair, "The point that its end comes from; control1 serves both if missing.")
        guard let end, let first else { return nil }
        return second.map { .curve(end, control1: first, control2: $0) } ?? .quadCurve(end, control: first)
      },
      "close": Declaration("Step", "A line to where the part began.") { f in
        f.required("close", .bool, "True.").map { _ in .close }
      },
    ])
}
