import Foundation
import Testing

@testable import MastheadLayout

@Suite struct GlideTests {
  private func glide(_ from: Double, _ to: Double, velocity: Double, duration: Double = 0.3) -> Glide {
    Glide(.easeInOut, from: from, to: to, duration: duration, velocity: velocity)
  }

  @Test func fromRestItIsTheCurve() {
    let way = glide(80, 0, velocity: 0)
    for step in 0...30 {
      let time = Double(step) / 100
      #expect(abs(way.value(at: time) - 80 * (1 - TimingCurve.easeInOut.progress(at: time / 0.3))) < 1e-9)
    }
    #expect(abs(way.value(at: 0.15) - 40) < 1e-9)
  }

  /// Whatever content does, it starts where it is and as fast as it is, ends at its goal at rest, and never strays far.
  @Test func positionAndVelocityAreKept() {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<300 {
      let from = Double.random(in: -400...400, using: &numbers)
      let to = Double.random(in: -400...400, using: &numbers)
      let velocity = Double.random(in: -9_000...9_000, using: &numbers)
      let way = glide(from, to, velocity: velocity)
      #expect(way.value(at: 0) == from)
      let step = way.duration * 1e-6
      #expect(abs((way.value(at: step) - from) / step - velocity) <= max(10, abs(velocity)) * 1e-2)
      #expect(abs(way.velocity(at: 0) - velocity) <= max(1, abs(velocity)) * 1e-3)
      #expect(abs(way.value(at: way.duration) - to) < 1e-9)
      #expect(abs(way.velocity(at: way.duration)) < max(1, abs(to - from) / way.duration) * 1e-3)
      #expect(way.duration <= 0.3)
      for share in stride(from: 0.0, through: 1, by: 0.02) {
        let value = way.value(at: way.duration * share)
        let isOnWay = (to - from) * velocity > 0
        let slack = isOnWay ? 0.01 * abs(to - from) : 80.001
        #expect(value >= min(from, to) - slack && value <= max(from, to) + slack)
      }
    }
  }

  @Test(arguments: [0.0, 1e9, -1e9, .infinity, .nan]) func anyVelocityIsFinite(_ velocity: Double) {
    let way = glide(50, 0, velocity: velocity)
    for step in 0...10 {
      #expect(way.value(at: Double(step) / 30).isFinite)
      #expect(way.velocity(at: Double(step) / 30).isFinite)
    }
    #expect(way.value(at: 1) == 0)
    #expect(glide(5, 5, velocity: velocity).value(at: 1) == 5)
    #expect(glide(5, 9, velocity: velocity, duration: 0).value(at: 0) == 9)
  }

  @Test func contentThatRunsOnTakesItsVelocityAlong() {
    let run = ScrollMotion.release(position: 100, velocity: 2_000, range: 0...2_000)
    let velocity = run?.velocity(at: 0.4) ?? 0
    let position = run?.position(at: 0.4) ?? 0
    for animation in [Animation.easeInOut(duration: 0.5), .linear(duration: 0.5), .easeOut, .spring, .snappy] {
      let next = ScrollMotion(animation, from: position, to: 1_500, velocity: velocity)
      #expect(abs(next.velocity(at: 0) - velocity) < 1)
      #expect(abs(next.position(at: 0) - position) < 1e-9)
    }
  }
}

@Suite struct EnergyTests {
  private func neverGrows(_ energy: (Double) -> Double) -> Bool {
    var last = energy(0)
    for step in 1...400 {
      let next = energy(Double(step) / 100)
      guard next <= last * (1 + 1e-9) + 1e-9 else { return false }
      last = next
    }
    return true
  }

  /// Half of the square of the velocity, and of frequency times displacement: what a weight on a spring has.
  @Test func energyOnlyFades() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<200 {
      let displacement = Double.random(in: -500...500, using: &numbers)
      let velocity = Double.random(in: -5_000...5_000, using: &numbers)
      let bounce = Bounce(displacement: displacement, velocity: velocity)
      #expect(
        neverGrows { pow(bounce.velocity(at: $0), 2) / 2 + pow(Bounce.frequency * bounce.value(at: $0), 2) / 2 })
      let response = Double.random(in: 0.1...1, using: &numbers)
      let spring = Spring(response: response, dampingRatio: Double.random(in: 0...2, using: &numbers))
      #expect(
        neverGrows {
          let (x, v) = spring.motion(displacement: displacement, velocity: velocity, at: $0)
          return v * v / 2 + pow(2 * .pi / response * x, 2) / 2
        })
      let run = Deceleration(start: displacement, velocity: velocity)
      #expect(neverGrows { abs(run.velocity(at: $0)) })
    }
  }

  /// From a finger to the end of all motion: pieces meet with one position and one velocity.
  @Test func piecesMeet() {
    var numbers = SeededNumbers(seed: 13)
    for _ in 0..<200 {
      let position = Double.random(in: -200...1_200, using: &numbers)
      let velocity = Double.random(in: -8_000...8_000, using: &numbers)
      guard let motion = ScrollMotion.release(position: position, velocity: velocity, range: 0...1_000) else {
        continue
      }
      #expect(abs(motion.position(at: 0) - position) < 1e-9)
      #expect(abs(motion.velocity(at: 0) - velocity) < 1e-6)
      let step = 1e-4
      for time in stride(from: 0.0, to: motion.duration - 2 * step, by: 0.01) {
        let chord = (motion.position(at: time + step) - motion.position(at: time)) / step
        // The strongest pull of a bounce is its frequency times the velocity, or squared times the displacement.
        let slack = step * (20 * abs(velocity) + 100 * 400) + 1e-6
        #expect(abs(chord - motion.velocity(at: time)) <= slack, "at \(time)")
      }
    }
  }
}
