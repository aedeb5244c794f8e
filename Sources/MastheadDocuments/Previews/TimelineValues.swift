import Foundation
import Masthead

/// What can happen to a preview, by its name in Swift.
enum StepCatalog {
  static let all = Catalog<Timeline.Step>(
    "a step",
    [
      Declaration("scroll", "Puts the scroll view at an offset, at once.") { f in
        f.main("to", place, "Points from its rest position, or infinity for the content's end.").map { .scroll(to: $0) }
      },
      Declaration("drag", "Moves a finger that lies on the middle of the screen.") { f in
        let distance = f.required("by", .length, "Points down; up is negative, and scrolls down.")
        let sideways = f("x", .length, "Points to the right; 0 if missing.")
        let seconds = f.required("over", seconds, "Seconds that it takes.")
        guard let distance, let seconds else { return nil }
        return .drag(by: CGSize(width: sideways ?? 0, height: distance), over: seconds)
      },
      Declaration("release", "Lifts the finger.") { f in
        let velocity = f("velocity", .length, "Points a second down; that of the drag before if missing.")
        return velocity.map { .release(velocity: $0) } ?? .release
      },
      Declaration("select", "Selects a tab.") { f in
        f.main("tab", .text, "Its name.").map { .select($0) }
      },
      Declaration("tap", "Taps a button or a view.") { f in
        f.main("target", .text, "Its accessibility identifier or label.").map { .tap($0) }
      },
      Declaration("wait", "Lets time pass.") { f in
        f.main("seconds", seconds, "Seconds.").map { .wait($0) }
      },
    ])

  private static let place: Kind<CGFloat> = Values.length.or(.choice("a place", ["infinity": .infinity])) {
    if case .string(let text) = $0.value { Template.expression(in: text) == nil } else { false }
  }

  static let seconds: Kind<TimeInterval> = .number(in: 0...3600)

  static let prefix = "step."

  static let step: Kind<Timeline.Step> = .definition("step", Kind(.any) { all.read($0, $1) })
}
