import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

struct TimelineEndTests {
  private static var list: some View { ScrollView { Color.clear.frame(height: 2_844) } }

  private func warnings<V: View>(_ view: V, _ steps: [Timeline.Step], at times: Double...) -> [String] {
    let player = player(view, steps)
    return times.flatMap { player.frame(at: $0).diagnostics }.filter { $0.code == "instant-after-end" }.map(\.message)
  }

  private func message(_ end: String) -> String {
    "the instant is beyond the timeline's end; the frame shows what stands from \(end) s on"
  }

  @Test func theEndIsToldOnceForAllInstantsAfterIt() {
    let steps: [Timeline.Step] = [.scroll(to: 10), .wait(0.25)]
    #expect(warnings(Self.list, steps, at: 0, 0.25) == [])
    // As rounded to millionths.
    #expect(warnings(Self.list, [.wait(1 / 3.0)], at: 0.333334) == [])
    #expect(warnings(Self.list, steps, at: 0.26, 3, 9) == Array(repeating: message("0.25"), count: 3))
  }

  @Test func whatTheLastStepBeganBelongsToTheTimeline() {
    let steps: [Timeline.Step] = [.drag(by: 100, over: 0.1), .release(velocity: 0)]
    let rest = (1...300).map { Double($0) / 60 }.first {
      player(Self.list, steps).frame(at: $0).scrollMetrics[0].offset.y == 0
    }
    #expect((rest ?? 0) > 0.3)
    #expect(warnings(Self.list, steps, at: 0.1, 0.2, (rest ?? 0) - 1 / 60.0) == [])
    let alone = warnings(Self.list, steps, at: 10)
    #expect(alone.count == 1)
    // However the instant is come to.
    #expect(warnings(Self.list, steps, at: 0.1, 0.3, 10) == alone)
    #expect(warnings(Self.list, steps, at: 0.1234, 10) == alone)
  }

  private struct Loading: View {
    @State var starts = 0
    @State var isThere = false

    var body: some View {
      Button("Start") { starts += 1 }
      Color.red.opacity(isThere ? 1 : 0).work("test", trigger: starts) {
        try await Task.sleep(for: .seconds(2))
        isThere = true
      }
    }
  }

  @Test func workThatGoesOnBelongsToTheTimeline() {
    #expect(warnings(Loading(), [.tap("Start"), .wait(1)], at: 1.5, 2) == [])
    #expect(warnings(Loading(), [.tap("Start"), .wait(1)], at: 3) == [message("2")])
  }

  @Test func aTimelineWithoutLengthHasNoEnd() {
    #expect(warnings(Self.list, [], at: 5) == [])
    #expect(warnings(Self.list, [.scroll(to: 10)], at: 5) == [])
  }

  @Test func aViewThatShowsTheTimeHasNoEnd() {
    let clock = TimelineView(.animation) { Text("\($0.date.timeIntervalSince1970)") }
    #expect(warnings(clock, [.wait(1)], at: 5) == [])
  }
}
