import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// A finger that pulls content down so that it is seen `shown` points beyond its top in 800 points, and stays.
private func pull(_ shown: Double, over duration: Double = 0.2) -> Timeline.Step {
  // The inverse of the rubber band (spec physics.md, 1).
  .drag(by: CGFloat(shown * 800 / (0.55 * (800 - shown))), over: duration)
}

private struct Refreshing: View {
  let probe: ScalingProbe
  var isActive = true
  var seconds = 1.5
  @State var rows = 3

  var body: some View {
    scaling(probe, min: 90, max: 250)
      .pullToRefresh(isActive: isActive) {
        probe.events.append("begins")
        try await Task.sleep(for: .seconds(seconds))
        rows += 1
        probe.events.append("ends with \(rows)")
      }
      .scrollOffset(probe.binding(\.offset))
  }
}

extension LayoutResult {
  /// Where the middle of the spinner is, and the opacities of its petals in the order of the ring.
  fileprivate var spinner: (centre: CGPoint, petals: [Double])? {
    // The capsules in the colour of secondary labels.
    let petals = displayList.drawn(rgba(0x3C3C43, 0.6))
    guard let first = petals.first else { return nil }
    let box = petals.dropFirst().reduce(first.rect) { $0.union($1.rect) }
    return (CGPoint(x: box.minX + box.width / 2, y: box.minY + box.height / 2), petals.map(\.opacity))
  }
}

@Suite struct ScalingHeaderPullTests {
  private func close(_ value: CGFloat?, _ expected: Double, within tolerance: Double = 1e-3) -> Bool {
    abs(Double(value ?? .nan) - expected) < tolerance
  }

  /// Spec scaling-header.md, 6: at 60 points nothing happens, at 61 it loads.
  @Test(arguments: [(59.0, false), (60, false), (61, true)])
  func aPullBeyondSixtyPointsLoads(shown: Double, loads: Bool) {
    let probe = ScalingProbe()
    let player = player(Refreshing(probe: probe), [pull(shown), .wait(0.2), .release(velocity: 0), .wait(3)])
    #expect(close(player.frame(at: 0.3).offsetY, -shown))
    _ = player.frame(at: 1)
    #expect(probe.events == (loads ? ["begins"] : []))
  }

  @Test func whileItLoadsTheContentMakesRoom() throws {
    let probe = ScalingProbe()
    let player = player(
      Refreshing(probe: probe), [pull(40), .wait(0.2), pull(45), .wait(0.2), .release(velocity: 0), .wait(4)])
    // Pulling: the gap is 40 points high, and the spinner in its middle.
    let pulling = player.frame(at: 0.3)
    #expect(close(probe.frames["content"]?.minY, 290))
    #expect(close(probe.frames["header"]?.height, 250))
    #expect(pulling.progress("pull").map { abs($0 - 40) < 1e-3 } == true)
    #expect(pulling.progress("loading") == 0)
    // At rest while it loads, and after it.
    let loading = player.frame(at: 1.9)
    #expect(close(probe.frames["content"]?.minY, 282, within: 0.1))
    #expect(loading.progress("loading") == 1)
    #expect(loading.offsetY == 0)
    #expect(loading.spinner.map { close($0.centre.y, 274, within: 0.6) } == true)
    #expect(player.frame(at: 2.29).progress("loading") == 1)
    #expect(player.frame(at: 2.31).progress("loading") == 0)
    _ = player.frame(at: 4)
    #expect(probe.frames["content"]?.minY == 250)
    #expect(probe.events == ["begins", "ends with 4"])
  }

  @Test func petalsAppearWithThePullAndThenTurn() throws {
    let probe = ScalingProbe()
    let player = player(
      Refreshing(probe: probe), [pull(40), .wait(0.2), pull(80), .wait(0.2), .release(velocity: 0), .wait(3)])
    let pulling = try #require(player.frame(at: 0.3).spinner)
    #expect(close(pulling.centre.y, 270, within: 0.6))
    // floor(8 * 40 / 60) petals, the last of which is the strongest.
    #expect(pulling.petals.count == 5)
    #expect(close(CGFloat(pulling.petals.last ?? 0), 1))
    let first = try #require(player.frame(at: 1).spinner).petals
    let later = try #require(player.frame(at: 1 + 0.125).spinner).petals
    #expect(first.count == 8)
    // An eighth of a second later every petal is as strong as the one before it was.
    #expect(zip(later, [first.last ?? 0] + first.dropLast()).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// From the pull to the end of the loading the content is never seen to jump, and the header does not move at all.
  @Test func nothingJumpsWhileItLoads() {
    let probe = ScalingProbe()
    let player = player(
      Refreshing(probe: probe, seconds: 0.5), [pull(90, over: 0.3), .wait(0.1), .release(velocity: 0), .wait(2)])
    _ = player.frame(at: 0)
    var last = probe.frames["content"]?.minY ?? 0
    for tick in 1...140 {
      _ = player.frame(at: Double(tick) / 60)
      let next = probe.frames["content"]?.minY ?? 0
      // The finger goes 184 points in 0.3 seconds, and the bounce is at most 90 * 10 / e points a second fast.
      #expect(abs(next - last) < 11, "tick \(tick)")
      #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 250))
      last = next
    }
    #expect(last == 250)
  }

  @Test func contentThatEndsLoadingWhileItIsScrolledStaysBelowTheHeader() {
    let probe = ScalingProbe()
    let player = player(
      Refreshing(probe: probe, seconds: 0.4).environment(\.isEnabled, true),
      [
        pull(90), .release(velocity: 0), .wait(0.2), .drag(by: -120, over: 0.4), .wait(0.2), .release(velocity: 0),
        .wait(1),
      ])
    for tick in 12...90 {
      _ = player.frame(at: Double(tick) / 60)
      let header = probe.frames["header"] ?? .zero
      // Moved up, not made lower: its lower edge stays at the content's, but for the room of the spinner.
      let gap = (probe.frames["content"]?.minY ?? 0) - header.maxY
      #expect(gap > -0.5 && gap < 32 + 92, "tick \(tick): \(gap)")
    }
    #expect(player.frame(at: 2).progress("loading") == 0)
  }

  @Test func whatIsNotActiveOrNotAskedForShowsNothing() {
    let probe = ScalingProbe()
    let steps: [Timeline.Step] = [pull(90), .wait(0.2), .release(velocity: 0), .wait(3)]
    let inactive = player(Refreshing(probe: probe, isActive: false), steps)
    #expect(inactive.frame(at: 0.3).spinner == nil)
    #expect(inactive.frame(at: 1).spinner == nil)
    #expect(probe.events.isEmpty)
    let plain = player(scaling(probe, min: 90, max: 250), steps)
    #expect(plain.frame(at: 0.3).spinner == nil)
    #expect(plain.frame(at: 1).progress("loading") == nil)
  }

  @Test func aPullWhileItLoadsIsLeftAlone() {
    let probe = ScalingProbe()
    let player = player(
      Refreshing(probe: probe, seconds: 5),
      [pull(90), .release(velocity: 0), .wait(1), pull(90), .wait(0.1), .release(velocity: 0), .wait(1)])
    let pulled = player.frame(at: 1.45)
    // Content at 250 + 32 + 90, the spinner 24 below the header and half of the pull.
    #expect(close(probe.frames["content"]?.minY, 372, within: 0.1))
    #expect(pulled.spinner.map { close($0.centre.y, 250 + 24 + 45, within: 0.6) } == true)
    _ = player.frame(at: 2.4)
    #expect(probe.events == ["begins"])
  }

  @Test func theSpinnerIsGoneOnceTheContentIsScrolled() {
    let player = player(
      Refreshing(probe: ScalingProbe(), seconds: 9),
      [pull(90), .release(velocity: 0), .wait(2), .scroll(to: 32), .wait(1), .scroll(to: 33), .wait(1)])
    #expect(player.frame(at: 3.1).spinner != nil)
    #expect(player.frame(at: 4.19).spinner == nil)
  }

  @Test func anErrorEndsTheLoading() {
    struct Offline: Error, CustomStringConvertible {
      var description: String { "no connection" }
    }
    let view = scaling(ScalingProbe(), min: 90, max: 250).pullToRefresh {
      try await Task.sleep(for: .seconds(0.5))
      throw Offline()
    }
    let player = player(view, [pull(90), .release(velocity: 0), .wait(2)])
    #expect(player.frame(at: 0.6).progress("loading") == 1)
    let end = player.frame(at: 2)
    #expect(end.progress("loading") == 0)
    #expect(end.diagnostics.map(\.message) == ["pullToRefresh ended with an error: no connection"])
  }

  @Test func aClosureThatNeverReturnsIsSaid() {
    let view = scaling(ScalingProbe(), min: 90, max: 250).pullToRefresh {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    let player = player(view, [pull(90), .release(velocity: 0), .wait(2)])
    #expect(player.frame(at: 0.1).diagnostics.isEmpty)
    let end = player.frame(at: 2)
    #expect(end.progress("loading") == 1)
    #expect(end.diagnostics.map(\.code) == ["work-never-ends"])
  }

  /// Spec scaling-header.md, 7: m = 90, M = 250, V = 800, C = 1,000.
  @Test(arguments: [(510.0, false), (511, true)])
  func aPullBeyondTheEndLoadsMore(offset: Double, loads: Bool) {
    let probe = ScalingProbe()
    let view = scaling(probe, min: 90, max: 250, content: 1_000)
      .pullToLoadMore(contentOffset: 50) {
        probe.events.append("begins")
        try await Task.sleep(for: .seconds(3))
        probe.events.append("ends")
      }
    let shown = offset - 450
    let player = player(
      view,
      [
        .scroll(to: 450), .drag(by: -CGFloat(shown * 800 / (0.55 * (800 - shown))), over: 0.2), .wait(0.2),
        .release(velocity: 0), .wait(5),
      ])
    #expect(close(player.frame(at: 0.3).offsetY, offset))
    let later = player.frame(at: 3)
    #expect(probe.events == (loads ? ["begins"] : []))
    #expect(later.offsetY == 450)
    #expect(close(probe.frames["content"]?.minY, loads ? -250 : -200, within: 0.1))
    #expect(later.spinner.map { close($0.centre.y, 740, within: 0.6) } == (loads ? true : nil))
    let end = player.frame(at: 5.4)
    #expect(probe.events == (loads ? ["begins", "ends"] : []))
    #expect(close(probe.frames["content"]?.minY, -200))
    #expect(end.spinner == nil)
  }
}
