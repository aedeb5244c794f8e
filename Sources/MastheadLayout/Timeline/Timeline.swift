public import Foundation

/// What happens to a preview, step by step, on a clock of its own. A frame is an instant of it.
public struct Timeline: Sendable, Hashable {
  /// One thing that happens. Distances are points, times seconds.
  public enum Step: Sendable, Hashable {
    /// Puts the scroll view in the middle of the screen at an offset from its rest position, at once; infinity is the content's
    /// end.
    case scroll(to: CGFloat)
    /// Moves a finger that lies on the middle of the screen: up is negative and scrolls down. The finger stays down.
    case drag(by: CGSize, over: TimeInterval)
    /// Lifts the finger, with its velocity in points per second; nil for the velocity of the drag just before.
    case release(velocity: CGSize?)
    /// Selects a tab by its name.
    case select(String)
    /// Taps the button or view with this accessibility identifier or label.
    case tap(String)
    /// Lets time pass.
    case wait(TimeInterval)

    /// A drag up or down.
    public static func drag(by distance: CGFloat, over duration: TimeInterval) -> Step {
      .drag(by: CGSize(width: 0, height: distance), over: duration)
    }

    /// Lifts a finger that moves up or down.
    public static func release(velocity: CGFloat) -> Step {
      .release(velocity: CGSize(width: 0, height: velocity))
    }

    /// Lifts the finger with the velocity of the drag just before.
    public static var release: Step { .release(velocity: nil) }
  }

  public var steps: [Step]
  /// Instants with a name, in seconds.
  public var instants: [String: TimeInterval]

  public init(_ steps: [Step], instants: [String: TimeInterval] = [:]) {
    self.steps = steps
    self.instants = instants
  }

  /// Seconds from the first step to the end of the last.
  public var duration: TimeInterval {
    steps.reduce(0) { total, step in
      switch step {
      case .drag(_, let seconds), .wait(let seconds): total + Self.usable(seconds)
      case .scroll, .release, .select, .tap: total
      }
    }
  }

  /// The longest step, in seconds: an hour of frames is more than anyone looks at.
  static let longest = 3600.0

  static func usable(_ seconds: TimeInterval) -> TimeInterval {
    // NaN fails the comparison and takes no time.
    seconds > 0 ? min(seconds, longest) : 0
  }
}
