import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Spec material-tabs.md, 3 to 5, laid out.
@Suite struct MaterialTabsLayoutTests {
  private func view(
    _ frames: Frames, _ log: ContextLog<Letter> = ContextLog(), least: MinTitleHeightModifier.Metric? = nil,
    contentHeight: CGFloat = 4_000
  ) -> LettersView {
    LettersView(least: least, contentHeight: contentHeight, frames: frames, log: log)
  }

  /// Offset, and then the top and bottom of title, tab bar and background on the screen.
  @Test(arguments: [
    [-40, 62, 252, 252, 298, 0, 298], [0, 62, 212, 212, 258, 0, 258], [75, -13, 137, 137, 183, -75, 183],
    [150, -88, 62, 62, 108, -150, 108],
  ]) func theHeaderStandsWhereTheTableSays(_ row: [CGFloat]) throws {
    let frames = Frames()
    let result = phone.at(Double(row[0])).layOut(view(frames))
    #expect(result.diagnostics.isEmpty)
    let title = try #require(frames["title"])
    // The title keeps its height, and stands in the middle of the room that it has.
    #expect(title.height == 150 && title.midY == (row[1] + row[2]) / 2)
    #expect(frames["tab bar"] == CGRect(x: 0, y: row[3], width: 402, height: 46))
    #expect(frames["background"] == CGRect(x: 0, y: row[5], width: 402, height: row[6] - row[5]))
    #expect(frames["a"]?.minY == 258 - row[0])
  }

  @Test(arguments: [0, 30, 75, 149, 150, 300, -40, -75]) func buildersAreToldHowFarTheHeaderIs(_ offset: Double) throws
  {
    let log = ContextLog<Letter>()
    let result = phone.at(offset).layOut(view(Frames(), log))
    let context = try #require(log.last)
    #expect(context.offset == CGFloat(min(offset, 150)))
    #expect(context.contentOffset == CGFloat(offset))
    #expect(context.titleHeight == 150 && context.tabBarHeight == 46 && context.width == 402)
    #expect(context.height == 196 && context.backgroundHeight == 258 && context.maxOffset == 150)
    #expect(log.scroll?.safeHeight == 732 && log.scroll?.safeContentHeight == 536)
    #expect(result.passes <= 4)
  }

  /// The metric, how far the header goes, and what is left of it.
  @Test(
    arguments: [
      (MinTitleHeightModifier.Metric.absolute(50), 100, 96), (.relative(0.25), 112.5, 83.5), (.absolute(500), 0, 196),
      (.content(), 0, 196), (.content(scale: 0.5), 75, 121), (.absolute(.nan), 150, 46),
    ] as [(MinTitleHeightModifier.Metric, CGFloat, CGFloat)])
  func aPartOfTheTitleStays(_ metric: MinTitleHeightModifier.Metric, _ way: CGFloat, _ left: CGFloat) {
    let frames = Frames()
    let log = ContextLog<Letter>()
    _ = phone.at(1_000).layOut(view(frames, log, least: metric))
    #expect(log.last?.maxOffset == way && log.last?.minTotalHeight == left)
    #expect(frames["tab bar"]?.maxY == 62 + left)
    #expect(log.last?.unitOffset == (way > 0 ? 1 : 0))
  }

  @Test func theLastViewThatKeepsAPartDecides() {
    let log = ContextLog<NoTab>()
    let view = StickyHeader { context in
      let _ = log.note(context)
      VStack(spacing: 0) {
        block(10, 40).minTitleHeight(.content())
        block(10, 60).minTitleHeight(.absolute(25))
        // Asks for no more than there is without it.
        block(10, 50).minTitleHeight(.absolute(0))
      }
    } content: {
      StickyHeaderScroll { _ in Color.green.frame(height: 2_000) }
    }
    _ = phone.layOut(view)
    #expect(log.last?.titleHeight == 150 && log.last?.minTitleHeight == 25)
  }

  /// Height of the content, part of the title that stays, how far the page scrolls.
  @Test(
    arguments: [(400, 0, 150), (700, 0, 150), (732, 0, 150), (900, 0, 318), (400, 50, 100), (0, 0, 150)]
      as [(CGFloat, CGFloat, Double)])
  func shortContentScrollsAsFarAsTheHeader(_ height: CGFloat, _ least: CGFloat, _ range: Double) throws {
    let frames = Frames()
    let result = phone.at(.infinity).layOut(view(frames, least: .absolute(least), contentHeight: height))
    let page = try #require(result.scrollMetrics.last)
    #expect(page.maximumOffset.y == range && page.offset.y == range)
    #expect(page.contentInsets.top == 62 + 46 + Double(least) && page.contentInsets.bottom == 34)
    #expect(page.viewport == Rect(x: 0, y: 0, width: 402, height: 874))
    #expect(frames["tab bar"]?.maxY == 108 + least)
  }

  @Test func withoutTitleThereIsNothingToCollapse() {
    let log = ContextLog<Letter>()
    let frames = Frames()
    let view = MaterialTabs(selectedTab: .constant(Letter.a)) { context in
      let _ = log.note(context)
      block(402, 46).probe("tab bar", frames)
    } content: {
      MaterialTabsScroll(tab: Letter.a) { _ in Color.green.frame(height: 2_000) }.materialTabItem(tab: Letter.a)
    }
    for offset in [0, 200.0] {
      _ = phone.at(offset).layOut(view)
      #expect(log.last?.titleHeight == 0 && log.last?.maxOffset == 0 && log.last?.unitOffset == 0)
      #expect(frames["tab bar"]?.minY == 62)
    }
    _ = phone.at(-40).layOut(view)
    #expect(log.last?.unitOffset == 0)
    #expect(frames["tab bar"]?.minY == 102)
  }

  @Test func anInitialTabIsInSightAtOnce() throws {
    let frames = Frames()
    let result = phone.at(75).layOut(LettersView(selected: .b, frames: frames, log: ContextLog()))
    #expect(frames["b"]?.minX == 0 && frames["b"]?.minY == 183)
    #expect(result.diagnostics.isEmpty)
    #expect(frames["tab bar"]?.minY == 137)
  }

  @Test func backgroundsAreClipped() {
    let view = StickyHeader { _ in
      block(100, 150)
    } headerBackground: { _ in
      Color.purple.frame(width: 900, height: 900)
    } content: {
      StickyHeaderScroll { _ in Color.green.frame(height: 2_000) }
    }
    let text = phone.layOut(view).displayList.description
    #expect(text.contains("clip rect(0 0 402 212)"), "\(text)")
  }

  @Test func aPageWithoutScrollViewFillsWhatIsBelowTheHeader() {
    let frames = Frames()
    let view = MaterialTabs(selectedTab: .constant(Letter.a)) { _ in
      block(402, 46)
    } content: {
      Color.green.probe("page", frames).materialTabItem(tab: Letter.a)
    }
    _ = phone.layOut(view)
    #expect(frames["page"] == CGRect(x: 0, y: 108, width: 402, height: 732))
  }

  @Test func aCanvasThatFitsItsContentIsAScreen() {
    let run = phone.layOutFitting(view(Frames()))
    #expect(run.displayList.size == Size(width: 390, height: 844))
  }
}
