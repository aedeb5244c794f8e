import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// What people reported of the upstream library, with what should have happened.
@Suite struct ReportTests {
  /// A header whose title grows by 60 points with a tap.
  private struct Growing: View {
    let frames: Frames
    @State private var isTall = false

    var body: some View {
      MaterialTabs(selectedTab: .constant(Letter.a)) { _ in
        block(300, isTall ? 210 : 150)
      } headerTabBar: { _ in
        block(402, 46, .blue).probe("tab bar", frames).onTapGesture { isTall = true }.accessibilityIdentifier("grow")
      } content: {
        MaterialTabsScroll(tab: Letter.a) { _ in Color.green.frame(height: 2_000).probe("a", frames) }
          .materialTabItem(tab: Letter.a)
      }
    }
  }

  /// Where the page is scrolled to, where tab bar and content stand before, and where after the title has grown.
  @Test(arguments: [
    // Collapsed: the title is out of sight, and nothing that is seen moves.
    [500, 62, -242, 62, -242],
    // Half open: the header grows by what is added, and the content with it.
    [75, 137, 183, 197, 243],
    [0, 212, 258, 272, 318],
  ]) func aHeaderThatGrowsLeavesNoGapAndNoJump(_ row: [CGFloat]) {
    let frames = Frames()
    let player = phone.play(Growing(frames: frames), [.scroll(to: row[0]), .wait(0.5), .tap("grow"), .wait(1)])
    _ = player.frame(at: 0.4)
    #expect(frames["tab bar"]?.minY == row[1] && frames["a"]?.minY == row[2])
    for time in [0.5, 0.6, 1.4] {
      _ = player.frame(at: time)
      #expect(frames["tab bar"]?.minY == row[3] && frames["a"]?.minY == row[4], "at \(time)")
    }
  }

  private func stage(
    _ mode: MaterialTabsConfig.CrossTabSyncMode, contentHeight: CGFloat = 4_000,
    _ steps: [Timeline.Step]
  ) -> (Player, Frames) {
    let frames = Frames()
    let view = LettersView(
      config: MaterialTabsConfig(crossTabSyncMode: mode), contentHeight: contentHeight, frames: frames,
      log: ContextLog())
    return (phone.play(view, steps), frames)
  }

  @Test func otherPagesDoNotFollowTheActiveOne() {
    let (player, frames) = stage(
      .preserveScrollPosition,
      [
        .scroll(to: 700), .select("b"), .wait(1), .scroll(to: 1_500), .wait(0.5), .select("c"), .wait(1),
        .select("b"), .wait(1), .select("a"), .wait(1),
      ])
    _ = player.frame(at: 2.4)
    #expect(frames.offset(.c) == 150)
    _ = player.frame(at: 3.4)
    #expect(frames.offset(.b) == 1_500)
    _ = player.frame(at: 4.4)
    #expect(frames.offset(.a) == 700)
  }

  /// Content of two screens ends where the screen's safe area ends, on every page.
  @Test(arguments: ["a", "b"]) func thereIsNoSpaceAtTheBottom(_ tab: String) throws {
    let (player, frames) = stage(
      .resetTitleOnScroll(), contentHeight: 1_600,
      [.select(tab), .wait(1), .drag(by: -400, over: 0.2), .release(velocity: -9_000), .wait(6)])
    _ = player.frame(at: 7)
    #expect(try #require(frames[tab]).maxY == 840)
    #expect(frames["tab bar"]?.minY == 62)
  }

  /// A page that is left while it runs, collapsed, shows no gap when it is seen again, whatever the header did since.
  @Test func aPageThatIsLeftWhileItRunsComesBackBelowTheHeader() throws {
    let (player, frames) = stage(
      .resetTitleOnScroll(),
      [
        .scroll(to: 600), .drag(by: 30, over: 0.1), .release(velocity: 2_500), .wait(0.1), .select("b"), .wait(0.6),
        .drag(by: 300, over: 0.2), .release(velocity: 0), .wait(1), .select("a"), .wait(1),
      ])
    for tick in 0..<180 {
      frames.forget()
      _ = player.frame(at: Double(tick) / 60)
      let bar = try #require(frames["tab bar"])
      guard let content = frames["a"], content.maxX > 0.5 else { continue }
      #expect(content.minY <= bar.maxY + 0.01, "at tick \(tick)")
    }
  }
}
