import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// The tables of spec sticky-sections.md, 3. A part that is out of sight is not made: nil stands for it.
@Suite struct PinnedHeaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var offset: Double
    var tops: [Double]
    var testDescription: String { "offset \(offset)" }
  }

  private static let threeSections = PinnedSections(
    sections: Array(repeating: .init(header: 42, rows: 8, row: 54, footer: 0), count: 3))

  @Test(arguments: [
    Row(offset: -50, tops: [50, 524, 998]), Row(offset: 0, tops: [0, 474, 948]), Row(offset: 100, tops: [0, 374, 848]),
    Row(offset: 431, tops: [0, 43, 517]), Row(offset: 432, tops: [0, 42, 516]), Row(offset: 450, tops: [-18, 24, 498]),
    Row(offset: 473, tops: [-41, 1, 475]), Row(offset: 474, tops: [-42, 0, 474]),
    Row(offset: 500, tops: [-68, 0, 448]),
    Row(offset: 906, tops: [-474, 0, 42]), Row(offset: 948, tops: [-516, -42, 0]),
    Row(offset: 1000, tops: [-568, -94, 0]),
  ])
  func headersPinAndArePushed(_ row: Row) {
    // A viewport of 400 lets the content scroll to 1,022.
    let layout = LaidOut(Self.threeSections, offset: row.offset, size: Size(width: 390, height: 400))
    for (number, expected) in row.tops.enumerated() {
      let top = layout.top("header\(number)")
      if expected > -82, expected < 440 {
        #expect(top == expected, "header \(number)")
      } else {
        #expect(top == nil || top == expected, "header \(number)")
      }
    }
  }

  @Test(arguments: [
    Row(offset: -60, tops: [300, 60]), Row(offset: 0, tops: [240, 0]), Row(offset: 100, tops: [140, -100]),
    Row(offset: 239, tops: [1, -239]), Row(offset: 240, tops: [0, -240]), Row(offset: 241, tops: [0]),
    Row(offset: 1000, tops: [0]),
  ])
  func aBarPinsOnceTheHeroHasGone(_ row: Row) {
    let view = PinnedSections(sections: [.init(header: 52, rows: 40, row: 81, footer: 0)], hero: 240)
    let layout = LaidOut(view, offset: row.offset)
    #expect(layout.top("header0") == row.tops[0])
    if row.tops.count > 1, row.tops[1] > -240 { #expect(layout.top("hero") == row.tops[1]) }
    // With a top inset the same holds below it.
    let inset = LaidOut(view, offset: row.offset, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0))
    #expect(inset.top("header0") == row.tops[0] + 59)
  }

  @Test(arguments: [
    Row(offset: 0, tops: [260, 440]), Row(offset: 50, tops: [260, 390]), Row(offset: 100, tops: [260, 340]),
    Row(offset: 140, tops: [260, 300]), Row(offset: 141, tops: [259, 299]), Row(offset: 200, tops: [200, 260]),
    Row(offset: 440, tops: [-40, 260]), Row(offset: 580, tops: [-180, 260]),
  ])
  func footersPinAtTheBottom(_ row: Row) {
    let view = PinnedSections(
      sections: Array(repeating: .init(header: 0, rows: 10, row: 40, footer: 40), count: 2),
      pinnedViews: [.sectionFooters])
    let layout = LaidOut(view, offset: row.offset, size: Size(width: 390, height: 300))
    for (number, expected) in row.tops.enumerated() where expected >= -40 && expected < 300 {
      #expect(layout.top("footer\(number)") == expected, "footer \(number)")
    }
  }

  @Test func spacingStaysBetweenOutgoingAndIncomingHeader() {
    var view = Self.threeSections
    view.spacing = 8
    let layout = LaidOut(view, offset: 500, size: Size(width: 390, height: 400))
    #expect(layout.top("header0") == -4)
    #expect(layout.top("header1") == 46)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 1630)
  }

  @Test func aHeaderWithoutRowsIsPushedAtOnce() {
    let view = PinnedSections(sections: [
      .init(header: 42, rows: 0, row: 0, footer: 0), .init(header: 42, rows: 30, row: 54, footer: 0),
    ])
    #expect(LaidOut(view, offset: 10).top("header0") == -10)
    #expect(LaidOut(view, offset: 10).top("header1") == 32)
  }

  @Test func withoutPinningHeadersScrollLikeRows() {
    var view = Self.threeSections
    view.pinnedViews = []
    #expect(LaidOut(view, offset: 20).top("header0") == -20)
  }

  @Test func pinnedHeadersAreDrawnAboveRows() throws {
    struct Painted: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
            Section {
              ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) }
            } header: {
              Color.blue.frame(height: 50)
            }
          }
        }
      }
    }
    let text = LaidOut(Painted(), offset: 30, size: Size(width: 100, height: 100)).result.displayList.description
    let header = try #require(text.range(of: "rect(0 0 100 50) #007AFF"))
    let row = try #require(text.range(of: "rect(0 20 100 50) #FF3B30"))
    #expect(row.lowerBound < header.lowerBound)
  }

  @Test func aColumnPinsNothingAndSaysSo() {
    let view = ScrollView {
      VStack(pinnedViews: [.sectionHeaders]) {
        Section {
          Color.clear.frame(height: 2000)
        } header: {
          Color.clear.frame(height: 40).accessibilityLabel("header")
        }
      }
    }
    let layout = LaidOut(view, offset: 30)
    #expect(layout.top("header") == -30)
    #expect(layout.result.diagnostics.map(\.code) == ["pinned-views-ignored"])
  }
}
