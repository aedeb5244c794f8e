/// Content on its way from one offset to another along a timing curve. Content that already moves keeps its velocity at first.
///
/// From rest the way is the curve's own. A velocity is taken up by a term that starts with it and has faded, position and slope,
/// at the end: v·t·(1 - t/T)², so that the motion stays one closed form.
struct Glide: Hashable {
  let curve: TimingCurve
  let from: Double
  let to: Double
  /// Seconds.
  let duration: Double
  /// Points per second at the start that the curve itself does not have.
  private let surplus: Double

  /// Points that content goes on at most before it turns back.
  private static let detour = 80.0

  /// - Parameters:
  ///   - duration: seconds from rest. Content that is already faster than that gets there sooner, and does not run past.
  ///   - velocity: points per second at the start, positive towards larger offsets.
  init(_ curve: TimingCurve, from: Double, to: Double, duration: Double, velocity: Double) {
    self.curve = curve
    self.from = from
    self.to = to
    let way = to - from
    guard duration > 0, velocity != 0, velocity.isFinite else {
      self.duration = max(0, duration)
      surplus = 0
      return
    }
    // The term is greatest at a third of the time: 4/27·v·T. On the way to the goal, ease-in-out and the term together do not
    // pass it as long as v·T is at most 1.85 times the way: the curve nears its end as 1.89·(1 - t/T)².
    let longest = way * velocity > 0 ? 1.85 * way / velocity : Self.detour * 27 / 4 / velocity.magnitude
    self.duration = min(duration, longest)
    surplus = velocity - way * Self.slope(curve, at: 0) / self.duration
  }

  private static func slope(_ curve: TimingCurve, at share: Double) -> Double {
    let step = 1e-5
    let low = max(0, share - step)
    let high = min(1, share + step)
    return (curve.progress(at: high) - curve.progress(at: low)) / (high - low)
  }

  func value(at time: Double) -> Double {
    guard duration > 0 else { return to }
    let share = min(max(0, time / duration), 1)
    return from + (to - from) * curve.progress(at: share) + surplus * duration * share * (1 - share) * (1 - share)
  }

  func velocity(at time: Double) -> Double {
    guard duration > 0 else { return 0 }
    let share = min(max(0, time / duration), 1)
    return (to - from) * Self.slope(curve, at: share) / duration + surplus * (1 - share) * (1 - 3 * share)
  }
}
