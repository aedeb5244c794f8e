import Foundation
import MastheadLayout
import Testing

@testable import MastheadComponents

@Suite struct ScalingHeaderSnapTests {
  private func close(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-3 }

  /// Lifted at rest, content goes to the nearer position in 0.3 seconds, slowly at both ends (spec physics.md, 5).
  @Test func immediatelyMeansWithTheFinger() {
    let view = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(.immediately)
    let player = player(view, [.drag(by: -80, over: 0.2), .wait(0.2), .release(velocity: 0), .wait(1)])
    #expect(close(player.frame(at: 0.4).offsetY, 80))
    #expect(close(player.frame(at: 0.55).offsetY, 40))
    #expect(player.frame(at: 0.7).offsetY == 0)
    #expect(player.frame(at: 1.4).offsetY == 0)
  }

  @Test func aFlingIsTakenOverByTheSnap() {
    let view = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(.immediately)
    let player = player(view, [.drag(by: -150, over: 0.15), .release, .wait(2)])
    let before = player.frame(at: 0.15)
    #expect(close(before.offsetY, 150))
    // 1,000 points a second at first, and then to the collapsed position without passing it.
    #expect(abs(player.frame(at: 0.155).offsetY - 155) < 1)
    var last = 150.0
    for tick in 10...40 {
      let offset = player.frame(at: Double(tick) / 60).offsetY
      #expect(offset >= last - 1e-9 && offset <= 200 + 1e-9)
      last = offset
    }
    #expect(last == 200)
  }

  @Test func afterAcceleratingMeansAtRest() {
    let view = scaling(ScalingProbe(), min: 150, max: 650, content: 3_000).setHeaderSnapMode(.afterFinishAccelerating)
    let fling = player(view, [.drag(by: -150, over: 0.5), .release, .wait(9)])
    // 300 points a second are too fast: 150 and then 149.85 points more, to 299.4 with the last half point; 250 is the middle.
    #expect(fling.frame(at: 1.5).offsetY > 260)
    #expect(fling.frame(at: 3).offsetY < 300)
    #expect(fling.frame(at: 9).offsetY == 500)
    let slow = player(view, [.drag(by: -45, over: 0.3), .release, .wait(2)])
    // 150 points a second are slow enough to snap with the finger.
    #expect(slow.frame(at: 0.7).offsetY == 0)
  }

  @Test(arguments: [
    ([CGFloat](), SnapHeaderMode?.none, 80.0), ([0, 0.5, 1], nil, 100), ([1, 0.5, 0], .immediately, 100),
    ([], .immediately, 0), ([0, 0.5, 1], .disabled, 80), ([.nan], .immediately, 80),
  ])
  func modesAndPositionsGoTogether(positions: [CGFloat], mode: SnapHeaderMode?, offset: Double) {
    var view = scaling(ScalingProbe(), min: 150, max: 350).headerSnappingPositions(snapPositions: positions)
    if let mode { view = view.setHeaderSnapMode(mode) }
    let player = player(view, [.drag(by: -80, over: 0.2), .wait(0.2), .release(velocity: 0), .wait(1)])
    #expect(player.frame(at: 1.4).offsetY == offset)
  }

  @Test func shortContentReturnsToRest() {
    let probe = ScalingProbe()
    for mode in [SnapHeaderMode.immediately, .afterFinishAccelerating] {
      let view = scaling(probe, min: 150, max: 350, content: 80).setHeaderSnapMode(mode)
      for distance: CGFloat in [-300, 300] {
        let player = player(view, [.drag(by: distance, over: 0.2), .release, .wait(3)])
        #expect(player.frame(at: 3).offsetY == 0)
        #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 350))
      }
    }
  }

  @Test func theOrderOfModifiersMeansNothing() {
    let before = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(.disabled)
      .headerSnappingPositions(snapPositions: [0, 1])
    let after = scaling(ScalingProbe(), min: 150, max: 350).headerSnappingPositions(snapPositions: [0, 1])
      .setHeaderSnapMode(.disabled)
    let steps: [Timeline.Step] = [.drag(by: -80, over: 0.2), .wait(0.2), .release(velocity: 0), .wait(1)]
    #expect(player(before, steps).frame(at: 1).offsetY == 80)
    #expect(player(after, steps).frame(at: 1).offsetY == 80)
  }

  @Test func aFingerThatComesDownDuringASnapHoldsTheContent() {
    let view = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(.immediately)
    let player = player(
      view,
      [
        .drag(by: -80, over: 0.2), .wait(0.2), .release(velocity: 0), .wait(0.15), .drag(by: -20, over: 0.1),
        .wait(0.2),
        .release(velocity: 0), .wait(1),
      ])
    #expect(close(player.frame(at: 0.55).offsetY, 40))
    #expect(close(player.frame(at: 0.7).offsetY, 60))
    #expect(player.frame(at: 1.9).offsetY == 0)
  }

  @Test func reducedMotionIsThereAtOnce() {
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    let view = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(.immediately)
    let player = player(
      view, [.drag(by: -80, over: 0.2), .wait(0.2), .release(velocity: 0), .wait(1)], environment: environment)
    #expect(player.frame(at: 0.41).offsetY == 0)
  }

  private struct Asking: View {
    let probe: ScalingProbe
    let animated: Bool
    @State var reset = false
    @State var state: SnapHeaderState?

    var body: some View {
      scaling(probe, min: 150, max: 350)
        .scrollToTop(resetScroll: $reset)
        .snapHeaderToState($state, animated: animated)
        .scrollOffset(probe.binding(\.offset))
        .overlay(alignment: .bottom) {
          HStack {
            Button("Top") { reset = true }
            Button("Collapse") { state = .collapsed }
            Button("Expand") { state = .expanded }
            Button("300") { state = .custom(300) }
          }
        }
        .onChange(of: reset) { probe.events.append("reset \(reset)") }
        .onChange(of: state) { probe.events.append("state \(state.map { "\($0)" } ?? "nil")") }
    }
  }

  @Test(arguments: [("Collapse", 200.0), ("Expand", 0), ("300", 50), ("Top", 0)])
  func bindingsBringTheHeaderToAState(name: String, offset: Double) {
    for animated in [true, false] {
      let probe = ScalingProbe()
      let player = player(
        Asking(probe: probe, animated: animated), [.scroll(to: 120), .wait(0.1), .tap(name), .wait(1)])
      let middle = player.frame(at: 0.25).offsetY
      if animated || name == "Top" {
        #expect(close(middle, 120 + (offset - 120) / 2))
      } else {
        #expect(middle == offset)
      }
      #expect(player.frame(at: 1).offsetY == offset)
      #expect(probe.offset == CGFloat(offset))
      // The binding has its old value again.
      #expect(probe.events.last == (name == "Top" ? "reset false" : "state nil"))
    }
  }

  @Test func reachingTheBottomIsSaidOnceEachTime() {
    let probe = ScalingProbe()
    let view = scaling(probe, min: 150, max: 350).scrollViewDidReachBottom { probe.events.append("bottom") }
    // 1,850 points in 800.
    let player = player(
      view, [.scroll(to: 1_049), .scroll(to: 1_050), .drag(by: -50, over: 0.2), .scroll(to: 500), .scroll(to: 1_050)])
    _ = player.frame(at: 0.2)
    #expect(probe.events == ["bottom", "bottom"])
    let still = ScalingProbe()
    _ = Setting(size: CGSize(width: 390, height: 800), offset: 1_050).layOut(
      scaling(still, min: 150, max: 350).scrollViewDidReachBottom { still.events.append("bottom") })
    #expect(still.events == ["bottom"])
  }

  /// Whatever a finger does, content goes on from where it is and as fast as it is, and comes to rest on a position or outside of
  /// their range.
  @Test(arguments: [SnapHeaderMode.disabled, .immediately, .afterFinishAccelerating])
  func nothingJumps(_ mode: SnapHeaderMode) {
    var numbers = SeededNumbers(seed: 41)
    for _ in 0..<3 {
      let view = scaling(ScalingProbe(), min: 150, max: 450, content: 4_000).setHeaderSnapMode(mode)
      let distance = CGFloat.random(in: -500...200, using: &numbers)
      let duration = Double.random(in: 0.1...0.5, using: &numbers)
      let player = player(
        view,
        [
          .scroll(to: CGFloat.random(in: 0...400, using: &numbers)), .drag(by: distance, over: duration), .release,
          .wait(12),
        ])
      let fastest = Double(abs(distance)) / duration
      var last = player.frame(at: 0).offsetY
      for tick in 1...150 {
        let offset = player.frame(at: Double(tick) / 60).offsetY
        // Nothing is faster than the finger was, but for a snap: 300 points in 0.3 seconds, at most 1.72 times the mean speed.
        #expect(
          abs(offset - last) <= max(fastest, 150 / 0.3 * 1.8) / 60 + 1e-6, "\(distance) in \(duration), tick \(tick)")
        last = offset
      }
      if mode != .disabled { #expect(last <= 0 || last >= 300, "rests at \(last)") }
    }
  }

  @Test(arguments: [1e9, -1e9, .infinity, -.infinity, .nan])
  func anyVelocityEndsAtRest(_ velocity: Double) {
    for mode in [SnapHeaderMode.immediately, .afterFinishAccelerating] {
      let view = scaling(ScalingProbe(), min: 150, max: 350).setHeaderSnapMode(mode)
      let player = player(
        view, [.drag(by: -80, over: 0.1), .wait(0.2), .release(velocity: CGFloat(velocity)), .wait(20)])
      let end = player.frame(at: 20)
      #expect(end.offsetY >= 0 && end.offsetY <= 1_050)
      #expect(end.diagnostics.isEmpty)
    }
  }
}
