import Foundation

/// Content that runs on after the finger has left: its velocity falls by the same share every millisecond.
///
/// Source: UIScrollView.DecelerationRate; spec physics.md, 2.
struct Deceleration: Hashable {
  /// What is left of the velocity after a millisecond.
  enum Rate: Double {
    case normal = 0.998
    case fast = 0.99

    /// The rate of decay, per second.
    var decay: Double { -1000 * log(rawValue) }
  }

  /// Content that is nearer to its rest than this stops, in points.
  static let threshold = 0.5
  /// A finger that leaves more slowly leaves the content where it is, in points per second.
  static let leastVelocity = 50.0

  /// Points from the rest position at the start.
  var start: Double
  /// Points per second at the start.
  var velocity: Double
  var rate = Rate.normal

  /// Where the content would come to rest.
  var target: Double { start + velocity / rate.decay }

  /// Seconds until the content is within the threshold of its rest.
  var duration: Double {
    let distance = abs(velocity) / rate.decay
    return distance > Self.threshold ? log(distance / Self.threshold) / rate.decay : 0
  }

  /// The position after `time` seconds.
  func value(at time: Double) -> Double {
    start + velocity * (1 - exp(-rate.decay * time)) / rate.decay
  }

  func velocity(at time: Double) -> Double { velocity * exp(-rate.decay * time) }

  /// Seconds until the content passes `position`; nil when it never does.
  func time(of position: Double) -> Double? {
    guard velocity != 0 else { return nil }
    let share = 1 - (position - start) * rate.decay / velocity
    guard share > 0, share <= 1 else { return nil }
    return -log(share) / rate.decay
  }
}

/// The way back from beyond an edge: a spring without overshoot.
///
/// Source: Ilya Lobanov, "How UIScrollView works"; spec physics.md, 3.
struct Bounce: Hashable {
  /// Mass 1, stiffness 100, damping ratio 1.
  static let frequency = 10.0
  /// Content that is nearer to its edge than this, in points, and slower than this, in points per second, is at rest.
  static let threshold = (distance: 0.5, velocity: 10.0)

  /// Points beyond the edge at the start, signed.
  var displacement: Double
  /// Points per second at the start.
  var velocity: Double

  /// Points beyond the edge after `time` seconds.
  func value(at time: Double) -> Double {
    exp(-Self.frequency * time) * (displacement + (velocity + Self.frequency * displacement) * time)
  }

  func velocity(at time: Double) -> Double {
    let slope = velocity + Self.frequency * displacement
    return exp(-Self.frequency * time) * (slope - Self.frequency * (displacement + slope * time))
  }

  /// Seconds until the content is at rest.
  var duration: Double {
    func isMoving(_ time: Double) -> Bool {
      abs(value(at: time)) >= Self.threshold.distance || abs(velocity(at: time)) >= Self.threshold.velocity
    }
    // The envelope falls by e every tenth of a second: a bound from its size, then a bisection to a microsecond.
    let size = abs(displacement) + abs(velocity + Self.frequency * displacement)
    guard size > 0, size.isFinite else { return 0 }
    var high = max(1, (log(size / Self.threshold.distance) + 5) / Self.frequency * 2)
    // Past the last extremum, at latest two time constants after the crossing, motion only fades.
    var low = 0.0
    guard isMoving(0) else { return 0 }
    while high - low > 1e-6 {
      let middle = (low + high) / 2
      if isMoving(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

/// Scrolling page by page and from target to target (spec physics.md, 4).
enum Paging {
  /// The page that a released scroll view comes to rest at: never further than the neighbour of where it started.
  ///
  /// - Parameters:
  ///   - position: points from the first page.
  ///   - velocity: points per second.
  ///   - length: points of a page.
  static func page(position: Double, velocity: Double, length: Double, current: Int, count: Int) -> Int {
    guard length > 0, count > 0 else { return 0 }
    let projected = ((position + velocity / Deceleration.Rate.fast.decay) / length).rounded()
    let nearest = clamp(projected, Double(current - 1), Double(current + 1))
    return min(max(Int(nearest), 0), count - 1)
  }
}
