import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

@Suite struct LazyStackTests {
  @Test func onlyRowsInSightAreMade() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        // Verbatim: a number in a localized string has its thousands grouped.
        ForEach(0..<5_000, id: \.self) { row in
          Color.clear.frame(height: 44).accessibilityLabel(Text(verbatim: "row\(row)"))
        }
      }
    }
    let layout = LaidOut(view, offset: 44_000)
    #expect(layout.result.rowCount <= 23)
    #expect(layout.top("row1000") == 0)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 220_000)
    #expect(layout.result.diagnostics.isEmpty)
  }

  @Test(arguments: [0.0, 22_000_000, 43_999_156]) func aMillionRowsAreMadeLikeAHundred(_ offset: Double) throws {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<1_000, id: \.self) { section in
          Section {
            ForEach(0..<1_000, id: \.self) { Color.clear.frame(height: 44).accessibilityLabel("row\(section).\($0)") }
          } header: {
            Color.clear.frame(height: 28).accessibilityLabel("header\(section)")
          }
        }
      }
    }
    let layout = LaidOut(view, offset: offset)
    #expect(layout.result.rowCount <= 28)
    #expect(layout.result.diagnostics.map(\.code) == ["row-lengths-assumed"])
    let promised = LaidOut(ScrollView { LazyVStack(spacing: 0) { rows(44) } }, offset: offset)
    #expect(promised.result.rowCount <= 25)
    #expect(promised.result.diagnostics.isEmpty)
  }

  private func rows(_ length: Double) -> some View {
    ForEach(0..<1_000_000, id: \.self) { _ in Color.clear.frame(height: 44) }.uniformRowLength(length)
  }

  @Test func aBrokenPromiseIsReported() {
    let layout = LaidOut(ScrollView { LazyVStack(spacing: 0) { rows(40) } })
    #expect(layout.result.diagnostics.map(\.code) == ["row-length-differs"])
  }

  @Test func rowsOfDifferentHeightStandWhereTheirPredecessorsEnd() {
    func height(_ row: Int) -> Double { Double(20 + row % 7) }
    let view = ScrollView {
      LazyVStack(spacing: 3) {
        ForEach(0..<400, id: \.self) { Color.clear.frame(height: height($0)).accessibilityLabel("row\($0)") }
      }
    }
    let start = (0..<100).reduce(0) { $0 + height($1) + 3 }
    #expect(LaidOut(view, offset: start).top("row100") == 0)
    let total = (0..<400).reduce(-3) { $0 + height($1) + 3 }
    #expect(LaidOut(view).result.scrollMetrics.first?.contentSize.height == total)
  }

  @Test func anElementMayGiveSeveralChildrenOrNone() {
    let view = ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(0..<4, id: \.self) { row in
          if row != 2 {
            Color.clear.frame(height: 20).accessibilityLabel("a\(row)")
            Color.clear.frame(height: 5).accessibilityLabel("b\(row)")
          }
        }
        Color.clear.frame(height: 7).accessibilityLabel("end")
      }
    }
    let layout = LaidOut(view)
    #expect(layout.top("a0") == 0)
    #expect(layout.top("b0") == 30)
    #expect(layout.top("a1") == 45)
    #expect(layout.top("a3") == 90)
    #expect(layout.top("end") == 135)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 142)
  }

  @Test func aLazyColumnTakesTheWholeWidthAndCentresNarrowRows() {
    let view = ScrollView {
      LazyVStack { Color.clear.frame(width: 100, height: 10).accessibilityLabel("narrow") }.accessibilityElement(
        children: .contain)
    }
    #expect(LaidOut(view).frames["narrow"] == Rect(x: 145, y: 0, width: 100, height: 10))
  }

  @Test func aRowOfALazyRowIsMirroredFromRightToLeft() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { Color.clear.frame(width: 40, height: 40).accessibilityLabel("\($0)") }
      }
    }
    #expect(LaidOut(view).frames["1"]?.minX == 40)
    #expect(LaidOut(view, environment: environment).frames["1"]?.minX == 310)
  }

  @Test func aRowThatScrollsIsAsHighAsWhatItShows() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Color.red.frame(width: 100, height: $0 == 2 ? 70 : 40) }
          }
        }
        Color.blue.frame(height: 10).accessibilityLabel("below")
      }
    }
    #expect(LaidOut(view).top("below") == 70)
  }

  @Test func aRowThatScrollsTakesTheHeightThatItIsOffered() {
    let view = VStack(spacing: 0) {
      ScrollView(.horizontal) { LazyHStack { Text("one") } }
      Color.blue.frame(height: 10).accessibilityLabel("below")
    }
    #expect(LaidOut(view).top("below") == 834)
  }
}
