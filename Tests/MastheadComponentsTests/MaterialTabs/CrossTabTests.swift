import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

struct CrossTabCase: Sendable, CustomTestStringConvertible {
  let mode: MaterialTabsConfig.CrossTabSyncMode
  /// Offsets of page and header when page A is back, and after +20, +20 and -30.
  let rows: [[CGFloat]]

  var testDescription: String {
    switch mode {
    case .preserveScrollPosition: "preserve"
    case .resetScrollPosition: "reset position"
    case .resetTitleOnScroll: "reset title"
    }
  }
}

private let cases = [
  CrossTabCase(mode: .resetTitleOnScroll(), rows: [[350, 0], [370, 150], [390, 150], [360, 150]]),
  CrossTabCase(mode: .preserveScrollPosition, rows: [[350, 0], [370, 20], [390, 40], [360, 40]]),
  CrossTabCase(mode: .resetScrollPosition, rows: [[0, 0], [20, 20], [40, 40], [10, 10]]),
]

/// Spec material-tabs.md, 6, on timelines.
@Suite struct CrossTabTests {
  private final class Stage {
    let frames = Frames()
    let log = ContextLog<Letter>()
    let player: Player

    init(
      _ mode: MaterialTabsConfig.CrossTabSyncMode, contentHeight: CGFloat = 4_000, _ steps: [Timeline.Step]
    ) {
      player = phone.play(
        LettersView(
          config: MaterialTabsConfig(crossTabSyncMode: mode), contentHeight: contentHeight, frames: frames, log: log),
        steps)
    }

    /// Offsets of a page and of the header at an instant.
    func state(_ letter: Letter, at time: Double) -> [CGFloat] {
      _ = player.frame(at: time)
      return [frames.offset(letter) ?? .nan, log.last?.offset ?? .nan]
    }

    var tabBar: CGFloat { frames["tab bar"]?.minY ?? .nan }
  }

  @Test(arguments: cases) func aPageThatIsReturnedTo(_ c: CrossTabCase) {
    var steps: [Timeline.Step] = [
      .scroll(to: 500), .wait(1), .select("b"), .wait(2), .scroll(to: 0), .wait(1), .select("a"), .wait(2),
    ]
    let there = 6.0
    for row in c.rows.dropFirst() { steps += [.scroll(to: row[0]), .wait(1)] }
    let stage = Stage(c.mode, steps)
    #expect(stage.state(.a, at: 0.5) == [500, 150])
    #expect(stage.state(.b, at: 2.5) == [150, 150])
    #expect(stage.tabBar == 62)
    #expect(stage.state(.b, at: 3.5) == [0, 0])
    #expect(stage.state(.a, at: 5.9) == c.rows[0])
    for (index, row) in c.rows.dropFirst().enumerated() {
      #expect(stage.state(.a, at: there + Double(index) + 0.9) == row, "step \(index)")
      #expect(stage.tabBar == 212 - row[1])
    }
  }

  /// The header goes to its place as the mode's spring says (spec physics.md, 6): 0.3 s, damping 0.85.
  @Test(arguments: [(0, 0), (0.05, 0.3031), (0.1, 0.6812), (0.15, 0.8945), (0.2, 0.98), (0.3, 1.006)])
  func aTitleThatIsResetShowsIt(_ time: Double, _ share: Double) {
    let stage = Stage(
      .resetTitleOnScroll(),
      [
        .scroll(to: 500), .wait(1), .select("b"), .wait(2), .scroll(to: 0), .wait(1), .select("a"), .wait(2),
        .scroll(to: 370), .wait(1),
      ])
    _ = stage.player.frame(at: 6 + time)
    #expect(isClose(stage.tabBar, 212 - 150 * CGFloat(share), 0.02))
  }

  @Test(arguments: cases) func changingPagesNeverMovesTheHeader(_ c: CrossTabCase) {
    let stage = Stage(
      c.mode,
      [.drag(by: -600, over: 0.3), .release(velocity: -2_000), .wait(0.2), .select("b"), .wait(0.4), .select("c")])
    _ = stage.player.frame(at: 0.49)
    for tick in 30..<90 {
      _ = stage.player.frame(at: Double(tick) / 60)
      #expect(stage.tabBar == 62, "at tick \(tick)")
    }
  }

  /// A report of the upstream library: the page that is left runs on, here back to its top.
  @Test(arguments: cases) func aPageThatRunsOnLeavesNoGap(_ c: CrossTabCase) {
    let stage = Stage(
      c.mode,
      [
        .scroll(to: 900), .drag(by: 20, over: 0.05), .release(velocity: 3_000), .wait(0.05), .select("b"), .wait(3),
        .select("a"), .wait(2),
      ])
    for tick in 0..<300 {
      let now = stage.state(.a, at: Double(tick) / 60)
      #expect(now[1] == 150, "at tick \(tick)")
      #expect(now[0] >= 150, "at tick \(tick)")
    }
  }

  /// Another: short content after long content.
  @Test func shortContentAfterLongContentEndsAtTheHeader() {
    let stage = Stage(
      .preserveScrollPosition, contentHeight: 300, [.scroll(to: 150), .wait(0.5), .select("b"), .wait(2)])
    #expect(stage.state(.b, at: 2.4) == [150, 150])
    #expect(stage.frames["b"]?.minY == 108)
  }

  @Test func aPulledHeaderReturnsOnTheNewPage() {
    let stage = Stage(.resetTitleOnScroll(), [.drag(by: 160, over: 0.2), .select("b"), .wait(2)])
    _ = stage.player.frame(at: 0.2)
    let pulled = stage.tabBar
    #expect(pulled > 270)
    _ = stage.player.frame(at: 0.25)
    #expect(stage.tabBar < pulled && stage.tabBar > 212)
    #expect(stage.state(.b, at: 2.1) == [0, 0])
    #expect(stage.tabBar == 212)
  }

  /// Swiping selects once the next page is nearer, and the pager rests at a page.
  @Test func swipingSelects() {
    let stage = Stage(
      .preserveScrollPosition,
      [.drag(by: CGSize(width: -240, height: 0), over: 0.4), .release(velocity: .zero), .wait(2)])
    _ = stage.player.frame(at: 0.3)
    #expect(stage.log.last?.selectedTab == .a)
    _ = stage.player.frame(at: 0.4)
    #expect(stage.log.last?.selectedTab == .b)
    let result = stage.player.frame(at: 2)
    #expect(result.scrollMetrics.first?.offset.x == 402)
    #expect(stage.frames["b"]?.minX == 0)
  }

  /// Spec physics.md, 6: the default spring, of 0.55 s without overshoot.
  @Test(arguments: [(0.05, 0.1125), (0.1, 0.3165), (0.2, 0.6656), (0.5, 0.9778)])
  func selectingShowsThePageWithTheDefaultAnimation(_ time: Double, _ share: Double) {
    let stage = Stage(.preserveScrollPosition, [.wait(0.1), .select("b"), .wait(2)])
    let result = stage.player.frame(at: 0.1 + time)
    #expect(abs((result.scrollMetrics.first?.offset.x ?? .nan) - 402 * share) < 0.05)
  }
}
