public import Foundation

/// A weight on a spring, by how fast it is and how soon it comes to rest. Closed form: any instant is exact.
///
/// Source: spec physics.md, 6; Apple's documentation of `Spring`.
public struct Spring: Hashable, Sendable {
  /// Seconds of one swing without damping.
  public var response: Double
  /// 1 comes to rest without overshoot; less swings, more creeps.
  public var dampingRatio: Double

  /// - Parameters:
  ///   - response: seconds; at least a thousandth.
  ///   - dampingRatio: not negative.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 1e-3) : 0.5
    self.dampingRatio = dampingRatio.isFinite ? max(dampingRatio, 0) : 1
  }

  /// - Parameters:
  ///   - duration: seconds that the motion is felt to take.
  ///   - bounce: 0 for none, up to 1 for endless swinging; below 0 for creeping.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  /// Radians per second without damping.
  private var frequency: Double { 2 * .pi / response }

  /// How far a weight is from its rest, and how fast it moves, `time` seconds after it was `displacement` away from it with
  /// `velocity` units per second.
  func motion(displacement: Double, velocity: Double, at time: Double) -> (displacement: Double, velocity: Double) {
    let w = frequency
    let z = dampingRatio
    if z < 1 {
      let damped = w * (1 - z * z).squareRoot()
      let a = displacement
      let b = (velocity + z * w * displacement) / damped
      let decay = exp(-z * w * time)
      let (s, c) = (sin(damped * time), cos(damped * time))
      return (decay * (a * c + b * s), decay * ((b * damped - z * w * a) * c - (a * damped + z * w * b) * s))
    }
    if z == 1 {
      let b = velocity + w * displacement
      let decay = exp(-w * time)
      return (decay * (displacement + b * time), decay * (b - w * (displacement + b * time)))
    }
    let root = (z * z - 1).squareRoot()
    let slow = -w * (z - root)
    let fast = -w * (z + root)
    let b = (velocity - slow * displacement) / (fast - slow)
    let a = displacement - b
    return (a * exp(slow * time) + b * exp(fast * time), a * slow * exp(slow * time) + b * fast * exp(fast * time))
  }

  /// The share of the way that is done after `time` seconds from rest; beyond 1 in an overshoot.
  func progress(at time: Double) -> Double {
    time <= 0 ? 0 : 1 - motion(displacement: 1, velocity: 0, at: time).displacement
  }

  /// Seconds until a way of length 1 is within a thousandth of its end and slower than a hundredth a second.
  var settlingDuration: Double {
    // The slowest part fades with this rate; the envelope of position and velocity bounds both from there on.
    let z = dampingRatio
    let rate = frequency * (z < 1 ? z : z - (z * z - 1).squareRoot())
    guard rate > 0 else { return .infinity }
    let step = response / 64
    var time = log(1000.0) / rate * 2 + response
    // Back from the bound to the last instant that is not at rest.
    while time > 0 {
      let (x, v) = motion(displacement: 1, velocity: 0, at: time)
      if abs(x) >= 1e-3 || abs(v) >= 1e-2 { break }
      time -= step
    }
    return time + step
  }
}
