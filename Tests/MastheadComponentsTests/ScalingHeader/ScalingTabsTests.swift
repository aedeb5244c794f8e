import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

private enum Tab: String, CaseIterable, Sendable {
  case photos, videos, notes
}

@Suite struct ScalingTabsModelTests {
  /// Scrolls in steps, as fingers do.
  private func scroll(_ tabs: inout ScalingTabs<Tab>, _ tab: Tab, to offset: CGFloat) {
    let start = tabs.pages[tab]?.offset ?? 0
    for step in 1...20 { _ = tabs.scroll(tab, to: start + (offset - start) * CGFloat(step) / 20, extra: 200) }
  }

  /// The example of spec scaling-header.md, 8: m = 100, M = 300.
  @Test func pagesKeepTheirDistanceToTheHeader() {
    var tabs = ScalingTabs(active: Tab.photos)
    scroll(&tabs, .photos, to: 500)
    #expect(tabs.collapse == 200)
    #expect(tabs.select(.videos)?.offset == 200)
    #expect(tabs.collapse == 200)
    scroll(&tabs, .videos, to: 50)
    #expect(tabs.collapse == 50)
    #expect(tabs.select(.photos)?.offset == 350)
    #expect(tabs.collapse == 50)
    scroll(&tabs, .photos, to: 370)
    #expect(abs(tabs.collapse - 70) < 1e-9)
    scroll(&tabs, .photos, to: -30)
    #expect(tabs.collapse == 0)
    #expect(tabs.offset == -30)
  }

  @Test func aPageThatComesIntoSightStandsBelowTheHeader() {
    var tabs = ScalingTabs(active: Tab.photos)
    scroll(&tabs, .photos, to: 120)
    #expect(tabs.appear(.videos, isInSight: true)?.offset == 120)
    // While both are in sight they move together.
    #expect(tabs.scroll(.photos, to: 80, extra: 200) == [.init(tab: .videos, offset: 80)])
    #expect(tabs.select(.videos) == nil)
    #expect(tabs.appear(.photos, isInSight: false) == nil)
  }

  /// The header never moves by more than the page does, never leaves its range, and no page shows a gap below it.
  @Test func theHeaderNeverJumps() {
    var numbers = SeededNumbers(seed: 23)
    for _ in 0..<200 {
      var tabs = ScalingTabs(active: Tab.photos)
      for _ in 0..<60 {
        let before = tabs.collapse
        if Int.random(in: 0..<4, using: &numbers) == 0 {
          _ = tabs.select(Tab.allCases.randomElement(using: &numbers) ?? .photos)
          #expect(tabs.collapse == before)
        } else {
          let way = CGFloat.random(in: -150...150, using: &numbers)
          let offset = max(-60, tabs.offset + way)
          let moved = abs(offset - tabs.offset)
          _ = tabs.scroll(tabs.active, to: offset, extra: 200)
          #expect(abs(tabs.collapse - before) <= moved + 1e-9)
        }
        #expect(tabs.collapse >= 0 && tabs.collapse <= 200)
        #expect(tabs.offset < 0 ? tabs.collapse == 0 : tabs.offset >= tabs.collapse - 1e-9)
      }
    }
  }
}

private struct Tabs: View {
  let probe: ScalingProbe
  var heights: [Tab: CGFloat] = [:]
  var grows = false
  @State var selected = Tab.photos

  var body: some View {
    ScalingHeaderTabView(selection: $selected, minHeight: 100, maxHeight: 300) { _ in
      Color.blue.probe("header", probe.frames)
    } pageContent: { tab in
      Color.red.frame(height: heights[tab] ?? 2_000).probe(tab.rawValue, probe.frames)
    }
    .allowsHeaderGrowth(grows)
    .collapseProgress(probe.binding(\.progress))
    .scrollOffset(probe.binding(\.offset))
    .scrollToTop(resetScroll: probe.binding(\.reset))
    .onChange(of: selected) { probe.events.append(selected.rawValue) }
  }
}

@Suite struct ScalingHeaderTabViewTests {
  private func top(_ probe: ScalingProbe, _ tab: Tab) -> CGFloat? { probe.frames[tab.rawValue]?.minY }

  @Test func theHeaderStaysWhileTabsChange() {
    let probe = ScalingProbe()
    let player = player(
      Tabs(probe: probe),
      [
        .scroll(to: 500), .wait(0.1), .select("videos"), .wait(2), .scroll(to: 50), .wait(0.1), .select("photos"),
        .wait(2),
        .drag(by: -20, over: 0.2), .wait(0.1),
      ])
    _ = player.frame(at: 0.05)
    #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 100))
    #expect(probe.progress == 1)
    #expect(top(probe, .photos) == -200)
    // Half of the way: both pages are in sight, and the new one begins below the header.
    _ = player.frame(at: 0.25)
    #expect(top(probe, .videos) == 100)
    #expect(probe.frames["header"]?.height == 100)
    _ = player.frame(at: 2.05)
    #expect(probe.offset == 200)
    #expect(probe.frames["videos"]?.minX == 0)
    _ = player.frame(at: 2.15)
    #expect(probe.frames["header"]?.height == 250)
    #expect(probe.progress == 0.25)
    _ = player.frame(at: 4.15)
    #expect(top(probe, .photos) == -50)
    #expect(probe.offset == 350)
    #expect(probe.frames["header"]?.height == 250)
    _ = player.frame(at: 4.5)
    #expect(abs(probe.offset - 370) < 1e-6)
    #expect(abs((probe.frames["header"]?.height ?? 0) - 230) < 1e-6)
    #expect(probe.events == ["videos", "photos"])
  }

  @Test func aSwipeSelectsTheNextPage() {
    let probe = ScalingProbe()
    let player = player(
      Tabs(probe: probe),
      [
        .scroll(to: 80), .drag(by: CGSize(width: -250, height: 0), over: 0.3), .release(velocity: .zero), .wait(2),
      ])
    _ = player.frame(at: 0.15)
    #expect(probe.events.isEmpty)
    #expect(probe.frames["header"]?.height == 220)
    #expect(top(probe, .videos) == 220)
    _ = player.frame(at: 2)
    #expect(probe.events == ["videos"])
    #expect(probe.frames["videos"]?.minX == 0)
    #expect(probe.offset == 80)
  }

  @Test func shortPagesTakeTheHeaderUpToo() {
    let probe = ScalingProbe()
    let result = Setting(size: CGSize(width: 390, height: 800), offset: 9_999).layOut(
      Tabs(probe: probe, heights: [.photos: 60]))
    #expect(result.scrollMetrics.contains { $0.maximumOffset.y == 200 })
    #expect(probe.frames["header"]?.height == 100)
    #expect(top(probe, .photos) == 100)
  }

  @Test func pullsGrowTheHeaderWhereThatIsAllowed() {
    for grows in [true, false] {
      let probe = ScalingProbe()
      _ = Setting(size: CGSize(width: 390, height: 800), offset: -40).layOut(Tabs(probe: probe, grows: grows))
      #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: grows ? 340 : 300))
      #expect(top(probe, .photos) == 340)
      #expect(probe.progress == 0)
      #expect(probe.offset == -40)
    }
  }

  private struct Resetting: View {
    let probe: ScalingProbe
    @State var reset = false

    var body: some View {
      ScalingHeaderTabView(selection: .constant(Tab.photos), minHeight: 100, maxHeight: 300) { _ in
        Button("Top") { reset = true }.probe("header", probe.frames)
      } pageContent: { _ in
        Color.red.frame(height: 2_000)
      }
      .scrollToTop(resetScroll: $reset)
      .scrollOffset(probe.binding(\.offset))
      .onChange(of: reset) { probe.events.append("\(reset)") }
    }
  }

  @Test func theActivePageScrollsToItsTop() {
    let probe = ScalingProbe()
    let player = player(Resetting(probe: probe), [.scroll(to: 400), .wait(0.1), .tap("Top"), .wait(1)])
    _ = player.frame(at: 0.25)
    #expect(abs(probe.offset - 200) < 1e-3)
    _ = player.frame(at: 1)
    #expect(probe.offset == 0)
    #expect(probe.events.last == "false")
  }
}
