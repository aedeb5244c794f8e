import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// A view played on a timeline.
func player<V: View>(
  _ view: V, _ steps: [Timeline.Step], size: Size = Size(width: 390, height: 844),
  environment: EnvironmentValues = EnvironmentValues()
) -> Player {
  let run = Run(
    text: TextEngine(library: FontLibrary()),
    configuration: LayoutConfiguration(
      canvas: .fixed(size, safeArea: EdgeInsets()), scale: 2, environment: environment))
  return Player(run: run, timeline: Timeline(steps)) { $0.layOut(view) }
}

@Suite struct PlayerTests {
  /// A list of 2,844 points in a viewport of 844: the offset ends at 2,000.
  private static var list: some View { ScrollView { Color.clear.frame(height: 2_844) } }

  private func offset(_ player: Player, at time: Double) -> Double {
    player.frame(at: time).scrollMetrics.first?.offset.y ?? .nan
  }

  private func close(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-3 }

  @Test func contentFollowsTheFingerAndThenRunsOn() {
    let player = player(Self.list, [.drag(by: -300, over: 0.3), .release, .wait(5)])
    #expect(close(offset(player, at: 0), 0))
    #expect(close(offset(player, at: 0.1), 100))
    #expect(close(offset(player, at: 0.3), 300))
    // Lifted at 1,000 points a second: spec physics.md, 2.
    #expect(close(offset(player, at: 0.8), 300 + 315.928))
    #expect(close(offset(player, at: 1.3), 300 + 432.035))
    #expect(abs(offset(player, at: 5) - 799.5) < 0.01)
  }

  @Test func contentGivesWayBeyondItsTopAndReturns() {
    let player = player(Self.list, [.drag(by: 100, over: 0.1), .release(velocity: 0), .wait(2)])
    #expect(close(offset(player, at: 0.1), -51.635))
    let released = Bounce(displacement: -RubberBand.displacement(travel: 100, length: 844), velocity: 0)
    #expect(close(offset(player, at: 0.3), released.value(at: 0.2)))
    #expect(offset(player, at: 2) == 0)
  }

  @Test func aFingerThatComesDownDuringABounceTakesOverWithoutAJump() {
    let player = player(
      Self.list, [.drag(by: 200, over: 0.1), .release(velocity: 0), .wait(0.1), .drag(by: -400, over: 0.4), .wait(0.1)])
    let before = offset(player, at: 0.2)
    #expect(abs(offset(player, at: 0.2 + 1 / 60.0) - before) < 20)
    #expect(offset(player, at: 0.65) > 100)
  }

  @Test func infinityIsTheContentsEnd() {
    let end = player(Self.list, [.scroll(to: .infinity)]).frame(at: 0)
    #expect(end.scrollMetrics.first?.offset.y == 2_000)
    #expect(end.diagnostics.isEmpty)
    #expect(player(Self.list, [.scroll(to: 2_001)]).frame(at: 0).diagnostics.map(\.code) == ["offset-clamped"])
  }

  @Test func aTremblingFingerMovesNothing() {
    #expect(offset(player(Self.list, [.drag(by: -9, over: 0.1), .release, .wait(1)]), at: 1) == 0)
  }

  @Test func whatIsShownAtAnInstantDoesNotDependOnTheOthers() {
    let steps: [Timeline.Step] = [.drag(by: -500, over: 0.37), .release, .wait(2)]
    let alone = offset(player(Self.list, steps), at: 1.5)
    let many = player(Self.list, steps)
    for tick in 0..<90 { _ = offset(many, at: Double(tick) / 60) }
    #expect(offset(many, at: 1.5) == alone)
    #expect(many.canReach(1.6))
    _ = offset(many, at: 1.503)
    #expect(!many.canReach(1.6))
  }

  @Test func anInstantWithSixDecimalsIsTheTickThatItWasCutFrom() {
    let steps: [Timeline.Step] = [.drag(by: -500, over: 0.37), .release, .wait(2)]
    let many = player(Self.list, steps)
    for cut in [0.016666, 0.033333, 0.05, 0.066666, 1.016666] {
      #expect(many.canReach(cut))
      #expect(offset(many, at: cut) == offset(player(Self.list, steps), at: (cut * 60).rounded() / 60))
    }
    // The same instant once more.
    #expect(many.canReach(1.016666))
  }

  @Test func noInstantIsTakenForAnEarlierOne() {
    let steps: [Timeline.Step] = [.wait(0.666667), .scroll(to: 700), .wait(1)]
    #expect(offset(player(Self.list, steps), at: 0.666666) == 0)
    #expect(offset(player(Self.list, steps), at: 0.666667) == 700)
  }

  @Test(arguments: [1e9, -1e9, .nan, .infinity]) func anyVelocityEndsAtRest(_ velocity: Double) {
    let player = player(
      Self.list, [.scroll(to: 700), .drag(by: 20, over: 0.1), .release(velocity: CGFloat(velocity)), .wait(30)])
    let end = offset(player, at: 30)
    #expect(end >= 0 && end <= 2_000)
  }

  private struct Fading: View {
    @State var isFaded = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
        Color.red.frame(width: 100, height: 100).opacity(isFaded ? 0 : 1)
        Button("Jump") { isFaded = true }
      }
    }
  }

  private func opacity(_ player: Player, at time: Double) -> Double? {
    func find(_ items: [DisplayList.Item]) -> Double? {
      for item in items {
        guard case .group(let group) = item else { continue }
        if group.opacity < 1 { return group.opacity }
        if let inner = find(group.children) { return inner }
      }
      return nil
    }
    return find(player.frame(at: time).displayList.items)
  }

  @Test func aChangeOfStateShowsWithItsAnimation() {
    let player = player(Fading(), [.wait(0.5), .tap("Fade"), .wait(2)])
    #expect(opacity(player, at: 0.5) == nil)
    #expect(close(opacity(player, at: 0.75) ?? 0, 0.75))
    #expect(close(opacity(player, at: 1.25) ?? 0, 0.25))
    #expect(opacity(player, at: 1.6) == nil)
    #expect(!player.frame(at: 1.6).displayList.description.contains("FF3B30"))
  }

  @Test func aChangeWithoutAnimationAndReducedMotionShowAtOnce() {
    let jump = player(Fading(), [.tap("Jump"), .wait(1)])
    #expect(!jump.frame(at: 0.1).displayList.description.contains("FF3B30"))
    var environment = EnvironmentValues()
    environment.fields.reducesMotion = true
    let reduced = player(Fading(), [.tap("Fade"), .wait(1)], environment: environment)
    #expect(!reduced.frame(at: 0.1).displayList.description.contains("FF3B30"))
  }

  @Test func aTapOnNothingIsADiagnostic() {
    let result = player(Fading(), [.tap("Nobody")]).frame(at: 1)
    #expect(result.diagnostics.map(\.code) == ["tap-target-unknown"])
  }

  private struct Underlined: View {
    @Namespace var namespace
    @State var selected = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          Button("Tab \(tab)") { withAnimation(.snappy(duration: 0.35, extraBounce: 0.07)) { selected = tab } }
            .frame(width: 100, height: 40)
            .overlay(alignment: .bottom) {
              if tab == selected {
                Color.red.frame(height: 2).matchedGeometryEffect(id: "underline", in: namespace)
                  .accessibilityLabel("underline")
              }
            }
        }
      }
    }
  }

  /// Spec material-tabs.md, 8: the underline of the new tab starts where the old one's was.
  @Test(arguments: [(0.05, 0.2501), (0.1, 0.6163), (0.15, 0.8624), (0.2, 0.9789), (0.3, 1.0188)])
  func aMatchedUnderlineSlides(_ time: Double, _ progress: Double) {
    let player = player(Underlined(), [.wait(0.1), .tap("Tab 2"), .wait(1)])
    let left = (390.0 - 300) / 2
    let result = player.frame(at: 0.1 + time).displayList.description
    let expected = left + 200 * progress
    let found = result.split(separator: "\n").first { $0.contains("#FF3B30") } ?? ""
    let x = Double(found.split(separator: "(").last?.split(separator: " ").first ?? "") ?? .nan
    // The picture's rectangles stand on whole pixels.
    #expect(abs(x - expected) <= 0.25 + 0.02, "\(found)")
  }

  private struct Centering: View {
    @State var target = 0

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50, id: \.self) { Color.clear.frame(height: 100).id($0) } }
        }
        .overlay(alignment: .top) {
          Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .top) } }
        }
      }
    }
  }

  @Test func scrollingToAViewGoesWithTheAnimation() {
    let player = player(Centering(), [.tap("Go"), .wait(2)])
    #expect(close(offset(player, at: 0.5), 1_000))
    #expect(offset(player, at: 1.5) == 2_000)
  }
}
