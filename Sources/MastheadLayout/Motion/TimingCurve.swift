import Foundation

/// Progress over time as a cubic Bézier curve from (0, 0) to (1, 1), as in CSS and Core Animation (spec physics.md, 7).
struct TimingCurve: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// - Parameters: control points; x is kept inside 0...1, where time has one place on the curve.
  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = clamp(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = clamp(x2)
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// The progress after a share of the time, 0...1.
  func progress(at share: Double) -> Double {
    let time = clamp(share)
    if time == 0 || time == 1 { return time }
    // x(t) never falls, so bisection finds its place; 60 halvings reach the last bit of a Double.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.bezier(middle, x1, x2) < time { low = middle } else { high = middle }
    }
    return Self.bezier((low + high) / 2, y1, y2)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
