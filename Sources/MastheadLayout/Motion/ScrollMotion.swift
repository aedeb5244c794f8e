import Foundation

/// Content that moves along one axis by itself: in pieces, each in closed form, so that any instant is exact.
struct ScrollMotion: Hashable {
  enum Piece: Hashable {
    case deceleration(Deceleration)
    /// Back to an edge, whose offset is given.
    case bounce(Bounce, edge: Double)
    /// From an offset to another on a spring, with a velocity in points per second at the start.
    case spring(Spring, from: Double, to: Double, velocity: Double)
    /// From an offset to another on a timing curve.
    case curve(Glide)

    var duration: Double {
      switch self {
      case .deceleration(let motion): motion.duration
      case .bounce(let bounce, _): bounce.duration
      case .spring(let spring, let from, let to, let velocity):
        spring.duration(of: from - to, velocity: velocity, threshold: Deceleration.threshold)
      case .curve(let glide): glide.duration
      }
    }

    func position(at time: Double) -> Double {
      switch self {
      case .deceleration(let motion): motion.value(at: time)
      case .bounce(let bounce, let edge): edge + bounce.value(at: time)
      case .spring(let spring, let from, let to, let velocity):
        to + spring.motion(displacement: from - to, velocity: velocity, at: time).displacement
      case .curve(let glide): glide.value(at: time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch self {
      case .deceleration(let motion): return motion.velocity(at: time)
      case .bounce(let bounce, _): return bounce.velocity(at: time)
      case .spring(let spring, let from, let to, let velocity):
        return spring.motion(displacement: from - to, velocity: velocity, at: time).velocity
      case .curve(let glide): return glide.velocity(at: time)
      }
    }

    /// Where the content is once the piece is over.
    var end: Double {
      switch self {
      case .deceleration(let motion): motion.target
      case .bounce(_, let edge): edge
      case .spring(_, _, let to, _): to
      case .curve(let glide): glide.to
      }
    }
  }

  private struct Timed: Hashable {
    var piece: Piece
    /// Seconds from the motion's start.
    var start: Double
    var duration: Double
  }

  private var pieces: [Timed] = []

  init(_ pieces: [Piece]) {
    for piece in pieces { append(piece, for: piece.duration) }
  }

  /// From an offset to another as an animation goes. Delay and repetition mean nothing to a scroll view.
  init(_ animation: Animation, from: Double, to: Double, velocity: Double) {
    switch animation.curve {
    case .timing(let curve, let duration):
      self.init([.curve(Glide(curve, from: from, to: to, duration: duration / animation.speed, velocity: velocity))])
    case .spring(let spring):
      self.init([.spring(spring, from: from, to: to, velocity: velocity)])
    }
  }

  private mutating func append(_ piece: Piece, for duration: Double) {
    self.pieces.append(Timed(piece: piece, start: self.duration, duration: duration))
  }

  /// Seconds until the content is at rest.
  var duration: Double { pieces.last.map { $0.start + $0.duration } ?? 0 }

  /// Where the content comes to rest.
  var target: Double { pieces.last?.piece.end ?? 0 }

  /// The offset after `time` seconds. Once the motion is over it is exactly the target.
  func position(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return target }
    return timed.piece.position(at: max(0, time) - timed.start)
  }

  /// Points per second; 0 once the motion is over.
  func velocity(at time: Double) -> Double {
    guard time < duration, let timed = piece(at: time) else { return 0 }
    return timed.piece.velocity(at: max(0, time) - timed.start)
  }

  private func piece(at time: Double) -> Timed? {
    pieces.last { $0.start <= max(0, time) } ?? pieces.first
  }

  /// What content does that a finger has let go of.
  ///
  /// - Parameters:
  ///   - position: the offset, inside the range or beyond it.
  ///   - velocity: points per second, positive towards larger offsets. Anything beyond 100,000 counts as that: no finger is
  ///     faster, and sums stay finite.
  ///   - range: the offsets that content rests at.
  static func release(
    position: Double, velocity: Double, range: ClosedRange<Double>, rate: Deceleration.Rate = .normal
  ) -> ScrollMotion? {
    let velocity = velocity.isNaN ? 0 : min(max(velocity, -100_000), 100_000)
    let edge = min(max(position, range.lowerBound), range.upperBound)
    if position != edge {
      return ScrollMotion([.bounce(Bounce(displacement: position - edge, velocity: velocity), edge: edge)])
    }
    guard abs(velocity) >= Deceleration.leastVelocity else { return nil }
    let motion = Deceleration(start: position, velocity: velocity, rate: rate)
    guard motion.target < range.lowerBound || motion.target > range.upperBound else {
      return ScrollMotion([.deceleration(motion)])
    }
    let end = velocity < 0 ? range.lowerBound : range.upperBound
    let time = motion.time(of: end) ?? 0
    var result = ScrollMotion([])
    result.append(.deceleration(motion), for: time)
    let bounce = Bounce(displacement: 0, velocity: motion.velocity(at: time))
    result.append(.bounce(bounce, edge: end), for: bounce.duration)
    return result
  }
}

extension Spring {
  /// Seconds until a weight is nearer to its rest than `threshold` for good.
  func duration(of displacement: Double, velocity: Double, threshold: Double) -> Double {
    let size = abs(displacement) + abs(velocity) * response
    guard size > threshold else { return 0 }
    // Motion is linear: a way of this size is at rest when a way of length 1 is within its share of the threshold.
    let scale = max(size / threshold, 1)
    return settlingDuration * max(1, log(scale) / log(1000))
  }
}
