import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Tabs that nobody means to have.
@Suite struct BadTabTests {
  private struct Names: View {
    let names: [String]
    @State var selected: String
    var sizing = MaterialTabBar<String>.Sizing.proportionalWidth
    var isSecondary = true

    var body: some View {
      MaterialTabs(selectedTab: $selected) { _ in
        block(200, 100)
      } headerTabBar: { context in
        MaterialTabBar(selectedTab: $selected, sizing: sizing, context: context)
      } content: {
        ForEach(names.indices, id: \.self) { index in
          MaterialTabsScroll(tab: names[index]) { _ in Color.green.frame(height: 2_000) }
            .materialTabItem(tab: names[index], label: isSecondary ? .secondary(names[index]) : .primary(names[index]))
        }
      }
    }
  }

  private let setting = Setting(size: CGSize(width: 390, height: 600))

  @Test func noTabsAreSaidToBeMissing() {
    let result = setting.layOut(Names(names: [], selected: "a"))
    #expect(result.diagnostics.map(\.code) == ["tabs-missing"])
    #expect(result.diagnostics.first?.message == "no page has a tab; give each one materialTabItem(tab:label:)")
    #expect(result.displayList.fills(rgba(0xFF3B30)).count == 1)
  }

  @Test func oneTabFillsTheBar() {
    let result = setting.at(40).layOut(Names(names: ["Only"], selected: "Only"))
    #expect(result.diagnostics.isEmpty)
    #expect(result.displayList.drawn(rgba(0x007AFF)).map(\.rect.width) == [390])
    #expect(result.displayList.texts.map(\.text) == ["Only"])
  }

  @Test func fiveHundredTabsScroll() throws {
    let names = (1...500).map { "Tab \($0)" }
    let result = setting.at(40).layOut(Names(names: names, selected: "Tab 400"))
    #expect(result.diagnostics.isEmpty)
    // The selected label stands in the middle, and only what is in sight is drawn.
    let line = try #require(result.displayList.drawn(rgba(0x007AFF)).first?.rect)
    #expect(abs(line.midX - 195) < 0.5)
    #expect(result.displayList.texts.count < 12)
    #expect(result.displayList.texts.contains { $0.text == "Tab 400" })
    // Of all pages only the one in sight is made.
    #expect(result.displayList.fills(rgba(0x34C759)).count == 1)
  }

  @Test func aTabThatTwoPagesHaveIsNamed() {
    let result = setting.layOut(Names(names: ["a", "b", "a"], selected: "a"))
    #expect(result.diagnostics.map(\.code).contains("tab-repeated"))
    #expect(
      result.diagnostics.first { $0.code == "tab-repeated" }?.message
        == "more than one page has the tab a; the tab bar shows the first")
    #expect(result.displayList.texts.map(\.text) == ["a", "b"])
  }

  /// The first page of the tab is the tab's: the header follows it, and the other is left alone.
  @Test func aTabThatTwoPagesHaveStillCollapsesTheHeader() {
    let once = setting.at(400).layOut(Names(names: ["a", "b"], selected: "a"))
    let twice = setting.at(400).layOut(Names(names: ["a", "b", "a"], selected: "a"))
    #expect(twice.displayList.texts.map(\.text) == ["a", "b"])
    #expect(
      twice.displayList.drawn(rgba(0x007AFF)).map(\.rect) == once.displayList.drawn(rgba(0x007AFF)).map(\.rect))
    #expect(once.displayList.drawn(rgba(0x007AFF)).first?.rect.maxY == 38)
  }

  @Test func aSelectedTabThatNoPageHasIsNamed() {
    let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta"]
    let result = setting.layOut(Names(names: names, selected: "omega"))
    #expect(
      result.diagnostics.map(\.message) == [
        "the selected tab omega is no page's tab; there are alpha, beta, gamma, delta, epsilon and 2 more"
      ])
  }

  @Test(arguments: [true, false]) func anEmptyTitleIsALabelWithoutText(_ isSecondary: Bool) {
    let result = setting.layOut(Names(names: ["", "b"], selected: "b", isSecondary: isSecondary))
    #expect(result.diagnostics.first?.code == "tab-without-title")
    #expect(result.diagnostics.first?.message == "the label of the tab \"\" shows nothing; give it a title")
    #expect(result.displayList.texts.map(\.text) == ["b"])
    let whole = setting.layOut(Names(names: [""], selected: "", isSecondary: isSecondary))
    #expect(whole.diagnostics.first?.code == "tab-without-title")
  }

  @Test(arguments: MaterialTabBar<String>.Sizing.allCases)
  func aLabelThatIsWiderThanTheScreenScrolls(_ sizing: MaterialTabBar<String>.Sizing) throws {
    let wide = String(repeating: "very ", count: 20) + "wide"
    let result = setting.layOut(Names(names: [wide, "b"], selected: wide, sizing: sizing))
    #expect(result.diagnostics.isEmpty)
    let row = try #require(result.scrollMetrics.last)
    #expect(row.contentSize.width > 390)
    // Its middle stands in the bar's middle.
    let line = try #require(result.displayList.drawn(rgba(0x007AFF)).first?.rect)
    #expect(abs(line.midX - 195) < 0.5)
    #expect(result.displayList.texts.first?.text == wide)
  }

  @Test func aTabThatIsNotThereCantBeSelected() {
    let player = setting.play(Names(names: ["a", "b"], selected: "a"), [.select("c"), .wait(1)])
    let result = player.frame(at: 0.5)
    #expect(result.diagnostics.map(\.code) == ["tab-unknown"])
    #expect(result.diagnostics.first?.message.contains("\"c\"") == true)
  }
}
