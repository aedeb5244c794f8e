/// A rule with numbers that can be between what they were and what they shall be.
protocol AnimatableRule: NodeRule {
  /// Up to four numbers; unused places are 0.
  var animatable: SIMD4<Double> { get set }
}

/// Numbers of one view on their way: what they shall be, and since when they move there.
final class AnimatedValue {
  private struct Track {
    var from: SIMD4<Double>
    var velocity: SIMD4<Double>
    /// Seconds on the timeline.
    var start: Double
    var animation: Animation
  }

  private var target: SIMD4<Double>?
  private var track: Track?

  /// What is shown at the run's time of numbers that shall be `value`.
  ///
  /// A new value starts on its way with `animation`, from where the numbers are and with the velocity they have; without an
  /// animation it is there at once.
  func present(_ value: SIMD4<Double>, _ animation: Animation?, _ run: Run) -> SIMD4<Double> {
    if let target, target != value {
      if let animation, !run.configuration.environment.reducesMotion {
        let now = motion(at: run.time, to: target)
        track = Track(from: now.value, velocity: now.velocity, start: run.time, animation: animation)
      } else {
        track = nil
      }
    }
    target = value
    if let track { run.animates(until: track.start + track.animation.duration) }
    return motion(at: run.time, to: value).value
  }

  private func motion(at time: Double, to target: SIMD4<Double>) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
    guard let track else { return (target, .zero) }
    var value = target
    var velocity = SIMD4<Double>.zero
    for index in 0..<4 where track.from[index] != target[index] || track.velocity[index] != 0 {
      let motion = track.animation.motion(
        displacement: track.from[index] - target[index], velocity: track.velocity[index], at: time - track.start)
      value[index] = target[index] + motion.displacement
      velocity[index] = motion.velocity
    }
    return (value, velocity)
  }
}

extension _ViewInputs {
  /// The rule as it is shown now: its numbers may still be on their way.
  @inline(__always)
  func presented<Rule: NodeRule>(_ rule: Rule) -> Rule {
    tree.isPlaying ? animatedIfItCan(rule) : rule
  }

  private func animatedIfItCan<Rule: NodeRule>(_ rule: Rule) -> Rule {
    guard let animatable = rule as? any AnimatableRule else { return rule }
    return animated(animatable) as? Rule ?? rule
  }

  private func animated<Rule: AnimatableRule>(_ rule: Rule) -> any NodeRule {
    var rule = rule
    rule.animatable = present(rule.animatable, slot: -1)
    return rule
  }

  /// What is shown now of numbers of this view.
  func present(_ value: SIMD4<Double>, slot: Int32) -> SIMD4<Double> {
    guard tree.isPlaying else { return value }
    return tree.memory.remember(identity, slot: slot) { AnimatedValue() }
      .present(value, environment.fields.transaction.effectiveAnimation, tree.run)
  }
}

extension Transaction {
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

extension EnvironmentValues {
  var reducesMotion: Bool { fields.reducesMotion }
}
