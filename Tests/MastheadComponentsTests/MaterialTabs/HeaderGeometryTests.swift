import Foundation
import Testing

@testable import MastheadComponents

func isClose(_ left: CGFloat, _ right: CGFloat, _ tolerance: CGFloat = 1e-3) -> Bool { abs(left - right) <= tolerance }

extension HeaderGeometry {
  /// The spec's fixture: a title of 150 points, a tab bar of 46.
  static func fixture(_ least: Least = .absolute(0), container: CGFloat = 778, safeTop: CGFloat = 62) -> HeaderGeometry
  {
    HeaderGeometry(
      titleHeight: 150, tabBarHeight: 46, width: 402, containerHeight: container, safeTop: safeTop, least: least)
  }
}

struct LeastCase: Sendable, CustomTestStringConvertible {
  let id: String
  let least: HeaderGeometry.Least
  let title: CGFloat
  let minTitle: CGFloat
  let maxOffset: CGFloat
  let minTotal: CGFloat

  var testDescription: String { id }
}

private let leastCases = [
  LeastCase(id: "none", least: .absolute(0), title: 150, minTitle: 0, maxOffset: 150, minTotal: 46),
  LeastCase(id: "absolute", least: .absolute(50), title: 150, minTitle: 50, maxOffset: 100, minTotal: 96),
  LeastCase(id: "relative", least: .relative(0.25), title: 150, minTitle: 37.5, maxOffset: 112.5, minTotal: 83.5),
  LeastCase(id: "more than all", least: .absolute(500), title: 150, minTitle: 150, maxOffset: 0, minTotal: 196),
  LeastCase(id: "negative", least: .absolute(-5), title: 150, minTitle: 0, maxOffset: 150, minTotal: 46),
  LeastCase(id: "share above one", least: .relative(3), title: 150, minTitle: 150, maxOffset: 0, minTotal: 196),
  LeastCase(id: "no title", least: .absolute(20), title: 0, minTitle: 0, maxOffset: 0, minTotal: 46),
]

/// Spec material-tabs.md, 2 to 4.
@Suite struct HeaderGeometryTests {
  @Test(arguments: leastCases) func theLeastTitleDecidesHowFarTheHeaderGoes(_ c: LeastCase) {
    var geometry = HeaderGeometry.fixture(c.least)
    geometry.titleHeight = c.title
    #expect(geometry.minTitleHeight == c.minTitle)
    #expect(geometry.maxOffset == c.maxOffset)
    #expect(geometry.minTotalHeight == c.minTotal)
  }

  @Test func withoutWayTheHeaderIsExpanded() {
    var geometry = HeaderGeometry.fixture(.absolute(500))
    #expect([0, 1, 75, 150].map(geometry.unitOffset) == [0, 0, 0, 0])
    geometry.titleHeight = 0
    #expect(geometry.unitOffset(of: -40) == 0)
  }

  /// Offset, and then the top and bottom of title, tab bar and background on the screen.
  @Test(arguments: [
    [-40, 62, 252, 252, 298, 0, 298], [0, 62, 212, 212, 258, 0, 258], [75, -13, 137, 137, 183, -75, 183],
    [150, -88, 62, 62, 108, -150, 108],
  ]) func everyPartOfTheHeaderStandsWhereTheTableSays(_ row: [CGFloat]) {
    let geometry = HeaderGeometry.fixture()
    let offset = row[0]
    let bottom = geometry.safeTop + geometry.bottom(at: offset)
    let title = geometry.stretchedTitleHeight(at: offset) ?? geometry.titleHeight
    #expect(bottom == row[4] && bottom == row[6])
    #expect(bottom - geometry.tabBarHeight == row[3])
    #expect(row[3] == row[2])
    #expect(bottom - geometry.tabBarHeight - title == row[1])
    #expect(bottom - geometry.backgroundHeight(at: offset) == row[5])
  }

  /// Height of the container, of the content, least height of the header, its way, bottom margin, range.
  @Test(arguments: [
    [778, 400, 46, 150, 332, 150], [778, 700, 46, 150, 32, 150], [778, 732, 46, 150, 0, 150],
    [778, 900, 46, 150, 0, 318], [778, 400, 96, 100, 282, 100],
  ]) func shortContentScrollsExactlyAsFarAsTheHeader(_ row: [CGFloat]) {
    let header = HeaderGeometry.fixture(.absolute(row[2] - 46), container: row[0])
    let page = PageGeometry(header: header, contentHeight: row[1])
    #expect(header.maxOffset == row[3])
    #expect(page.bottomMargin == row[4])
    #expect(page.range == row[5])
    #expect(page.contentTop(at: 0) == header.height)
  }

  /// Page offset, header offset, and whether and how high content is blurred.
  @Test(arguments: [[0, 0, 0, 196], [10, 10, 0, 186], [151, 150, 1, 46], [350, 0, 1, 196], [-40, -40, 0, 236]])
  func contentIsBlurredOnceItIsBeneathTheHeader(_ row: [CGFloat]) {
    let area = EdgeEffectArea(.fixture(), headerOffset: row[1], pageOffset: row[0])
    #expect(area.isVisible == (row[2] == 1))
    #expect(area.height == row[3])
  }
}
