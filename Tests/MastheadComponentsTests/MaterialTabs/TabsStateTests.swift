import Foundation
import Testing

@testable import MastheadComponents

private enum Tab: Hashable { case a, b, c }

private let modes: [MaterialTabsConfig.CrossTabSyncMode] = [
  .resetTitleOnScroll(), .preserveScrollPosition, .resetScrollPosition,
]

extension TabsState where Tab: Sendable {
  /// A step of a hand: the page that comes is in sight, and then the page that goes is not.
  fileprivate mutating func change(to tab: Tab) {
    let old = selected
    _ = select(tab)
    _ = appear(tab)
    disappear(old)
  }

  fileprivate mutating func drag(by distance: CGFloat) -> Bool {
    let offset = pages[selected]?.offset ?? 0
    return scroll(selected, to: offset + distance).animates
  }

  fileprivate func offset(_ tab: Tab) -> CGFloat { pages[tab]?.offset ?? .nan }
}

/// What a page that was left at 500 does when it is selected again: offsets of page and header, at first and after each drag.
struct ReturnCase: Sendable, CustomTestStringConvertible {
  let mode: MaterialTabsConfig.CrossTabSyncMode
  let first: CGFloat
  /// After +20, +20 and -30.
  let later: [[CGFloat]]

  var testDescription: String { "\(mode)" }
}

private let returns = [
  ReturnCase(mode: .resetTitleOnScroll(), first: 350, later: [[370, 150], [390, 150], [360, 150]]),
  ReturnCase(mode: .preserveScrollPosition, first: 350, later: [[370, 20], [390, 40], [360, 40]]),
  ReturnCase(mode: .resetScrollPosition, first: 0, later: [[20, 20], [40, 40], [10, 10]]),
]

/// Spec material-tabs.md, 6.
@Suite struct TabsStateTests {
  private func state(_ mode: MaterialTabsConfig.CrossTabSyncMode) -> TabsState<Tab> {
    var state = TabsState(selected: Tab.a, mode: mode)
    _ = state.measure(.fixture())
    _ = state.appear(.a)
    return state
  }

  @Test(arguments: returns) func aPageThatIsReturnedTo(_ c: ReturnCase) {
    var state = state(c.mode)
    _ = state.scroll(.a, to: 500)
    #expect(state.header.offset == 150)
    state.change(to: .b)
    #expect(state.offset(.b) == 150 && state.header.offset == 150)
    _ = state.scroll(.b, to: 0)
    #expect(state.header.offset == 0)
    state.change(to: .a)
    #expect(state.offset(.a) == c.first && state.header.offset == 0)
    #expect(state.header.contentOffset == c.first)
    for (index, distance) in [20, 20, -30].enumerated() {
      let animates = state.drag(by: CGFloat(distance))
      #expect(animates == (index == 0 && c.mode == .resetTitleOnScroll()))
      #expect([state.offset(.a), state.header.offset] == c.later[index], "step \(index)")
    }
  }

  @Test(arguments: modes, [0, 70, 149, 150] as [CGFloat])
  func aPageKeepsItsDistanceToTheHeader(_ mode: MaterialTabsConfig.CrossTabSyncMode, _ header: CGFloat) {
    for (offset, distance) in [(426, 276), (213, 63)] as [(CGFloat, CGFloat)] {
      var state = state(mode)
      _ = state.scroll(.a, to: offset)
      state.change(to: .b)
      _ = state.scroll(.b, to: header)
      state.change(to: .a)
      // What a page says before it has been seen again is stale.
      let resets = mode == .resetScrollPosition && header < 150
      #expect(state.offset(.a) == (resets ? header : distance + header))
      #expect(state.header.offset == header)
    }
  }

  @Test(arguments: modes, [0, 20, 213] as [CGFloat])
  func whatAPageSaysOutOfSightCountsForNothing(_ mode: MaterialTabsConfig.CrossTabSyncMode, _ stale: CGFloat) {
    var state = state(mode)
    _ = state.scroll(.a, to: 213)
    state.change(to: .b)
    _ = state.scroll(.b, to: 40)
    _ = state.select(.a)
    let before = (state.offset(.a), state.header)
    #expect(state.scroll(.a, to: stale).corrections.isEmpty)
    #expect(state.offset(.a) == before.0 && state.header == before.1)
    _ = state.appear(.a)
    #expect(state.offset(.a) == (mode == .resetScrollPosition ? 40 : 103))
  }

  @Test func aPageThatRunsOnAfterItWasLeftDoesNotMoveTheHeader() {
    var state = state(.preserveScrollPosition)
    _ = state.scroll(.a, to: 500)
    _ = state.select(.b)
    _ = state.appear(.b)
    _ = state.scroll(.a, to: 480)
    #expect(state.header.offset == 150 && state.header.contentOffset == 150)
    state.disappear(.a)
    _ = state.scroll(.b, to: 0)
    state.change(to: .a)
    #expect(state.offset(.a) == 330)
  }

  /// A report of the upstream library: the page ran on to its top while another tab kept the header collapsed.
  @Test func aPageThatRanToItsTopLeavesNoGapBelowTheHeader() {
    var state = state(.preserveScrollPosition)
    _ = state.scroll(.a, to: 500)
    _ = state.select(.b)
    _ = state.appear(.b)
    #expect(state.scroll(.a, to: 90).corrections == [.init(tab: .a, offset: 150)])
    state.disappear(.a)
    state.change(to: .a)
    #expect(state.offset(.a) == 150 && state.header.offset == 150)
  }

  /// Another report: the other tabs' content moved with the active one's.
  @Test func pagesDoNotFollowTheActiveOne() {
    var state = state(.preserveScrollPosition)
    state.change(to: .b)
    _ = state.scroll(.b, to: 600)
    state.change(to: .c)
    #expect(state.offset(.c) == 150)
    _ = state.scroll(.c, to: 900)
    state.change(to: .b)
    #expect(state.offset(.b) == 600)
    state.change(to: .a)
    #expect(state.offset(.a) == 150)
  }

  @Test func aPageThatIsPartlyInSightMovesWithTheHeader() {
    var state = state(.preserveScrollPosition)
    _ = state.appear(.b)
    #expect(state.scroll(.a, to: 60).corrections == [.init(tab: .b, offset: 60)])
    #expect(state.scroll(.a, to: 400).corrections == [.init(tab: .b, offset: 150)])
    #expect(state.scroll(.a, to: 300).corrections == [])
  }

  @Test func aPulledHeaderIsTheNewPagesToBringBack() {
    var state = state(.resetTitleOnScroll())
    _ = state.scroll(.a, to: -40)
    #expect(state.select(.b) == [.init(tab: .b, offset: -40, returnsTo: 0)])
    #expect(state.header.offset == -40 && state.header.contentOffset == -40)
    _ = state.appear(.b)
    _ = state.scroll(.b, to: 0)
    #expect(state.header.offset == 0)
  }

  /// The header comes back together with content that keeps its place below it.
  @Test func aPulledHeaderTakesNoPlaceFromTheNewPage() {
    var state = state(.preserveScrollPosition)
    _ = state.scroll(.a, to: 500)
    state.change(to: .b)
    _ = state.scroll(.b, to: -40)
    #expect(state.select(.a) == [.init(tab: .a, offset: 310, returnsTo: 350)])
    _ = state.appear(.a)
    // A finger holds it up for a while.
    for (offset, header) in [(320, -30), (330, -20), (325, -20), (335, -10), (345, 0), (365, 20)]
      as [(CGFloat, CGFloat)]
    {
      _ = state.scroll(.a, to: offset)
      #expect(state.header.offset == header && state.header.contentOffset == offset, "at \(offset)")
    }
  }

  /// Offsets of page and header, the title's new height, and the two after.
  @Test(arguments: [
    [500, 150, 200, 550, 200], [500, 150, 100, 450, 100], [75, 75, 200, 75, 75], [120, 120, 100, 100, 100],
    [0, 0, 200, 0, 0], [500, 150, 0, 350, 0],
  ]) func aTitleThatChangesItsHeightLeavesNoGapAndACollapsedHeaderCollapsed(_ row: [CGFloat]) {
    var state = state(.preserveScrollPosition)
    _ = state.scroll(.a, to: row[0])
    #expect(state.header.offset == row[1])
    var geometry = HeaderGeometry.fixture()
    geometry.titleHeight = row[2]
    let corrections = state.measure(geometry)
    #expect(state.offset(.a) == row[3])
    #expect(corrections == (row[3] == row[0] ? [] : [.init(tab: .a, offset: row[3])]))
    #expect(state.header.offset == row[4])
  }

  @Test func nothingCountsBeforeTheHeaderIsMeasured() {
    var state = TabsState(selected: Tab.a)
    #expect(state.appear(.a) == [])
    #expect(state.scroll(.a, to: 80).corrections == [])
    #expect(state.header == HeaderState())
    #expect(state.measure(.fixture()) == [])
    _ = state.appear(.a)
    _ = state.scroll(.a, to: 80)
    #expect(state.header.offset == 80)
  }

  @Test func selectingTheSelectedTabChangesNothing() {
    var state = state(.resetTitleOnScroll())
    _ = state.scroll(.a, to: 80)
    let before = state
    #expect(state.select(.a) == [])
    #expect(state.pages == before.pages && state.header == before.header)
  }

  /// Random hands: whatever happens, no page in sight starts below the header's end, and selecting moves no header.
  @Test(arguments: modes) func noHandMakesAGap(_ mode: MaterialTabsConfig.CrossTabSyncMode) {
    var numbers = SeededNumbers(seed: 20_260_802)
    for _ in 0..<200 {
      var state = state(mode)
      for step in 0..<60 {
        let tab = [Tab.a, .b, .c].randomElement(using: &numbers) ?? .a
        let header = state.header.offset
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0:
          _ = state.select(tab)
          #expect(state.header.offset == header, "select at step \(step)")
        case 1:
          _ = state.appear(tab)
          #expect(state.header.offset == header, "appear at step \(step)")
        case 2: if tab != state.selected { state.disappear(tab) }
        case 3:
          var geometry = HeaderGeometry.fixture()
          geometry.titleHeight = CGFloat(Int.random(in: 0...250, using: &numbers))
          _ = state.measure(geometry)
        default: _ = state.scroll(tab, to: CGFloat(Int.random(in: -60...900, using: &numbers)))
        }
        for (tab, page) in state.pages where page.isInSight {
          #expect(page.offset >= state.header.offset, "\(tab) at step \(step)")
        }
        #expect(state.header.offset <= state.geometry?.maxOffset ?? 0, "step \(step)")
      }
    }
  }
}
