public import Foundation

/// How a value gets from what it was to what it is: a curve over some time, or a spring.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    case timing(TimingCurve, duration: Double)
    case spring(Spring)
  }

  let curve: Curve
  var delay = 0.0
  var speed = 1.0
  /// How often it runs; infinity for ever.
  var repeatCount = 1.0
  var autoreverses = false

  init(_ curve: Curve) {
    self.curve = curve
  }

  /// Spec physics.md, 6 and 7.
  static let defaultDuration = 0.35

  public static let `default` = Animation(.spring(Spring(response: 0.55, dampingRatio: 1)))
  public static let linear = linear(duration: defaultDuration)
  public static let easeIn = easeIn(duration: defaultDuration)
  public static let easeOut = easeOut(duration: defaultDuration)
  public static let easeInOut = easeInOut(duration: defaultDuration)
  public static let spring = Animation(.spring(Spring(response: 0.5, dampingRatio: 0.825)))
  public static let smooth = Animation(.spring(.smooth))
  public static let snappy = Animation(.spring(.snappy))
  public static let bouncy = Animation(.spring(.bouncy))
  public static let interactiveSpring = Animation(.spring(Spring(response: 0.15, dampingRatio: 0.86)))

  private static func timed(_ curve: TimingCurve, _ duration: TimeInterval) -> Animation {
    Animation(.timing(curve, duration: duration.isFinite ? max(0, duration) : defaultDuration))
  }

  public static func linear(duration: TimeInterval) -> Animation { timed(.linear, duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timed(.easeIn, duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timed(.easeOut, duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation { timed(.easeInOut, duration) }

  /// A cubic Bézier curve by its control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timed(TimingCurve(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration)
  }

  public static func spring(_ spring: Spring) -> Animation { Animation(.spring(spring)) }

  /// - Parameter blendDuration: not used: a motion that is taken over keeps its velocity.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  @_disfavoredOverload
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(.spring(Spring(duration: duration, bounce: bounce)))
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(.spring(Spring(response: response, dampingRatio: dampingFraction)))
  }

  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let frequency = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot()
    return Animation(
      .spring(
        Spring(
          response: 2 * .pi / frequency,
          dampingRatio: damping / (2 * (max(stiffness, 1e-6) * max(mass, 1e-6)).squareRoot()))))
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    spring(duration: duration, bounce: bounce)
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The animation after some seconds of rest.
  public func delay(_ delay: TimeInterval) -> Animation {
    var result = self
    result.delay += delay.isFinite ? max(0, delay) : 0
    return result
  }

  /// The animation so many times as fast.
  public func speed(_ speed: Double) -> Animation {
    var result = self
    if speed.isFinite, speed > 0 { result.speed *= speed }
    return result
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = Double(max(1, repeatCount))
    result.autoreverses = autoreverses
    return result
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result.repeatCount = .infinity
    result.autoreverses = autoreverses
    return result
  }

  // MARK: Evaluation

  /// Seconds of one run.
  private var length: Double {
    switch curve {
    case .timing(_, let duration): duration / speed
    case .spring(let spring): spring.settlingDuration / speed
    }
  }

  /// Seconds from the change until the value is at rest.
  var duration: Double { delay + length * repeatCount }

  /// How far from its goal a value is, and how fast it moves, some seconds after a change.
  ///
  /// - Parameters:
  ///   - displacement: the way still to go at the change: from minus to.
  ///   - velocity: units per second at the change. Springs keep it; curves start anew.
  func motion(displacement: Double, velocity: Double, at time: Double) -> (displacement: Double, velocity: Double) {
    let elapsed = time - delay
    guard elapsed > 0 else { return (displacement, 0) }
    guard elapsed < length * repeatCount else {
      // An even number of runs to and fro ends where it began to move, which is where the value then jumps from.
      return (0, 0)
    }
    var local = elapsed
    if repeatCount > 1, length > 0 {
      let run = (elapsed / length).rounded(.down)
      local = elapsed - run * length
      if autoreverses, run.truncatingRemainder(dividingBy: 2) == 1 { local = length - local }
    }
    switch curve {
    case .timing(let curve, let duration):
      let share = duration > 0 ? local * speed / duration : 1
      let step = 1e-4
      let slope = (curve.progress(at: share + step) - curve.progress(at: share - step)) / (2 * step)
      return (
        displacement * (1 - curve.progress(at: share)), duration > 0 ? -displacement * slope * speed / duration : 0
      )
    case .spring(let spring):
      let motion = spring.motion(displacement: displacement, velocity: velocity / speed, at: local * speed)
      return (motion.displacement, motion.velocity * speed)
    }
  }
}

/// What goes with a change of state.
public struct Transaction: Sendable {
  /// How the change shows; nil for at once.
  public var animation: Animation?
  /// True to show changes at once, whatever animations views ask for.
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction of the change that is being made. Set only for the time of a call of `withAnimation` or
  /// `withTransaction`, by the thread that makes it.
  @TaskLocal static var current: Transaction?
}

/// Makes changes of state that show with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Makes changes of state and calls `completion` with them: a frame has no later.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int

  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  public static let removed = AnimationCompletionCriteria(number: 1)
}
