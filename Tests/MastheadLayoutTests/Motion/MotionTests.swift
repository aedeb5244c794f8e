import Foundation
import Testing

@testable import MastheadLayout

/// The tables of spec physics.md, to a thousandth.
@Suite struct MotionTests {
  /// Rate, velocity, distance, duration, and the way after half a second and after one.
  typealias Release = (Deceleration.Rate, Double, Double, Double, Double, Double)

  private func close(_ value: Double, _ expected: Double, _ tolerance: Double = 1e-3) -> Bool {
    abs(value - expected) <= tolerance
  }

  @Test(
    arguments: [
      (568.0, [5.447, 26.230, 50.144, 92.153, 158.579]), (700, [5.457, 26.460, 50.993, 95.062, 167.391]),
      (800, [5.462, 26.586, 51.462, 96.703, 172.549]), (844, [5.464, 26.632, 51.635, 97.317, 174.511]),
    ] as [(Double, [Double])])
  func contentFollowsAFingerLessAndLess(_ length: Double, _ expected: [Double]) {
    for (travel, value) in zip([10.0, 50, 100, 200, 400], expected) {
      let displacement = RubberBand.displacement(travel: travel, length: length)
      #expect(close(displacement, value))
      #expect(close(RubberBand.travel(displacement: displacement, length: length), travel, 1e-9 * length))
    }
  }

  @Test func contentNeverReachesTheViewportsLength() {
    var last = 0.0
    for step in 0...200 {
      let value = RubberBand.displacement(travel: pow(1.2, Double(step)) - 1, length: 844)
      #expect(value >= last && value < 844)
      last = value
    }
    #expect(RubberBand.displacement(travel: .infinity, length: 844) == 844)
    #expect(RubberBand.travel(displacement: 900, length: 844).isFinite)
  }

  @Test(
    arguments: [
      (Deceleration.Rate.normal, 500.0, 249.75, 3.104, 157.964, 216.018),
      (.normal, 1000, 499.50, 3.450, 315.928, 432.035),
      (.normal, 2000, 999.00, 3.796, 631.856, 864.070), (.normal, 3000, 1498.50, 3.999, 947.784, 1296.105),
      (.fast, 500, 49.75, 0.458, 49.423, 49.747), (.fast, 1000, 99.50, 0.527, 98.845, 99.495),
    ] as [Release])
  func contentRunsOnAndStops(_ row: Release) {
    let (rate, velocity, distance, duration, half, one) = row
    let motion = Deceleration(start: 0, velocity: velocity, rate: rate)
    #expect(close(motion.target, distance, 5e-3))
    #expect(close(motion.duration, duration))
    #expect(close(motion.value(at: 0.5), half))
    #expect(close(motion.value(at: 1), one))
    #expect(close(motion.time(of: half) ?? .nan, 0.5))
    #expect(motion.time(of: distance + 1) == nil)
  }

  @Test(
    arguments: [
      (0.0, -80.0), (0.05, -72.784), (0.1, -58.861), (0.2, -32.480), (0.3, -15.932), (0.5, -3.234), (0.8, -0.242),
    ] as [(Double, Double)])
  func contentReturnsFromBeyondItsEdge(_ time: Double, _ expected: Double) {
    #expect(close(Bounce(displacement: -80, velocity: 0).value(at: time), expected))
  }

  @Test func aBounceOvershootsItsEdgeOnce() {
    let bounce = Bounce(displacement: 0, velocity: 1000)
    #expect(close(bounce.value(at: 0.1), 36.788))
    #expect(close(bounce.velocity(at: 0.1), 0))
    #expect(abs(bounce.value(at: bounce.duration)) <= Bounce.threshold.distance)
    #expect(Bounce(displacement: 0, velocity: 0).duration == 0)
    #expect(Bounce(displacement: 0, velocity: 1e9).duration < 10)
  }

  @Test func positionAndVelocityAreContinuousWhereContentMeetsItsEdge() throws {
    let motion = Deceleration(start: 100, velocity: -2000)
    let time = try #require(motion.time(of: 0))
    let bounce = Bounce(displacement: 0, velocity: motion.velocity(at: time))
    #expect(close(motion.value(at: time), 0, 1e-9))
    #expect(bounce.velocity(at: 0) == motion.velocity(at: time))
  }

  private static let times = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5]

  @Test(
    arguments: [
      (Spring(response: 0.55, dampingRatio: 1), [0.1125, 0.3165, 0.5110, 0.6656, 0.8562, 0.9778]),
      (Spring.smooth, [0.1313, 0.3577, 0.5620, 0.7154, 0.8900, 0.9864]),
      (Spring.snappy, [0.1382, 0.3881, 0.6177, 0.7864, 0.9564, 1.0060]),
      (Spring(duration: 0.3, bounce: 0.15), [0.3031, 0.6812, 0.8945, 0.9800, 1.0060, 1.0001]),
      (Spring(duration: 0.35, bounce: 0.22), [0.2501, 0.6163, 0.8624, 0.9789, 1.0188, 1.0000]),
      (Spring.bouncy, [0.1457, 0.4233, 0.6851, 0.8737, 1.0339, 1.0145]),
      (Spring(response: 0.5, dampingRatio: 0.825), [0.1394, 0.3936, 0.6280, 0.7996, 0.9685, 1.0084]),
      (Spring(response: 0.15, dampingRatio: 0.86), [0.6766, 0.9759, 1.0050, 1.0014, 1.0000, 1.0000]),
      (Spring(response: 0.3, dampingRatio: 0.86), [0.3016, 0.6766, 0.8892, 0.9759, 1.0050, 1.0001]),
    ] as [(Spring, [Double])])
  func springsReachTheirRest(_ spring: Spring, _ expected: [Double]) {
    for (time, value) in zip(Self.times, expected) {
      #expect(close(spring.progress(at: time), value), "at \(time)")
    }
  }

  @Test(arguments: [0.3, 0.86, 1.0, 1.6]) func aSpringsVelocityIsItsSlope(_ ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let step = 1e-6
    for time in [0.01, 0.1, 0.37] {
      let before = spring.motion(displacement: 3, velocity: -7, at: time - step)
      let after = spring.motion(displacement: 3, velocity: -7, at: time + step)
      let slope = (after.displacement - before.displacement) / (2 * step)
      #expect(close(spring.motion(displacement: 3, velocity: -7, at: time).velocity, slope, 1e-4))
    }
    let start = spring.motion(displacement: 3, velocity: -7, at: 0)
    #expect(close(start.displacement, 3, 1e-9) && close(start.velocity, -7, 1e-9))
    let (x, v) = spring.motion(displacement: 1, velocity: 0, at: spring.settlingDuration)
    #expect(abs(x) < 1e-3 && abs(v) < 1e-2)
  }

  @Test func timingCurvesAreThoseOfTheWeb() {
    // Halfway values from the curves' own equations.
    #expect(close(TimingCurve.easeInOut.progress(at: 0.5), 0.5))
    #expect(close(TimingCurve.easeOut.progress(at: 0.5), 0.6853))
    #expect(close(TimingCurve.easeIn.progress(at: 0.5), 0.3154))
    #expect(close(TimingCurve.linear.progress(at: 0.3), 0.3))
  }

  @Test(
    arguments: [
      (0.0, 0.0, 0, 0), (200, 0, 0, 1), (180, 0, 0, 0), (10, 4000, 0, 1), (10, 1e9, 0, 1), (400, -1e9, 1, 0),
      (1900, 500, 5, 4),
    ] as [(Double, Double, Int, Int)])
  func aReleasedPagerStopsAtANeighbour(_ position: Double, _ velocity: Double, _ current: Int, _ expected: Int) {
    #expect(Paging.page(position: position, velocity: velocity, length: 390, current: current, count: 5) == expected)
  }
}
