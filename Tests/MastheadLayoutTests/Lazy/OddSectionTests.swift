import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Sections, spacings and viewports at the edge of sense.
@Suite struct OddSectionTests {
  private func pinned(_ sections: [PinnedSections.Extents], offset: Double, height: Double = 400) -> LaidOut {
    var view = PinnedSections(sections: sections)
    view.pinnedViews = [.sectionHeaders, .sectionFooters]
    return LaidOut(view, offset: offset, size: Size(width: 390, height: height))
  }

  @Test func sectionsWithoutAnything() {
    let layout = pinned(Array(repeating: .init(header: 0, rows: 0, row: 0, footer: 0), count: 5), offset: 0)
    #expect(layout.frames.isEmpty)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 0)
  }

  @Test func aHeaderWithoutRowsIsPushedAtOnce() {
    let layout = pinned(
      [.init(header: 42, rows: 0, row: 0, footer: 0), .init(header: 42, rows: 30, row: 54, footer: 0)], offset: 10)
    #expect(layout.top("header0") == -10)
    #expect(layout.top("header1") == 32)
  }

  @Test func aHeaderHigherThanTheViewport() {
    let sections = [PinnedSections.Extents(header: 600, rows: 10, row: 54, footer: 0)]
    #expect(pinned(sections, offset: 0).top("header0") == 0)
    // Rows pass beneath it, and only its end pushes it on.
    #expect(pinned(sections, offset: 300).top("header0") == 0)
    #expect(pinned(sections, offset: 540).top("header0") == 0)
    #expect(pinned(sections, offset: 640).top("header0") == -100)
  }

  @Test func aHeaderHigherThanItsRows() {
    let sections = [
      PinnedSections.Extents(header: 200, rows: 1, row: 20, footer: 0), .init(header: 42, rows: 30, row: 54, footer: 0),
    ]
    #expect(pinned(sections, offset: 20).top("header0") == 0)
    #expect(pinned(sections, offset: 30).top("header0") == -10)
    #expect(pinned(sections, offset: 30).top("header1") == 190)
  }

  @Test(arguments: [(0.0, 0.0), (390, 0), (0, 400)]) func aViewportWithoutExtent(_ width: Double, _ height: Double) {
    let view = PinnedSections(
      sections: Array(repeating: .init(header: 42, rows: 8, row: 54, footer: 20), count: 3),
      pinnedViews: [.sectionHeaders, .sectionFooters])
    for offset in [-20.0, 0, 100, 1e9] {
      let layout = LaidOut(view, offset: offset, size: Size(width: width, height: height))
      #expect(layout.result.scrollMetrics.count == 1)
      #expect(layout.result.rowCount < 30)
    }
  }

  private func list(_ count: Int, row: CGFloat, spacing: CGFloat) -> some View {
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(0..<count, id: \.self) { Color.clear.frame(height: row).accessibilityLabel("row\($0)") }
      }
    }
  }

  @Test func negativeSpacingLetsRowsOverlap() {
    let layout = LaidOut(list(200, row: 20, spacing: -15), offset: 250, size: Size(width: 390, height: 100))
    // A row every 5 points.
    #expect(layout.top("row50") == 0)
    #expect(layout.top("row60") == 50)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 1_015)
    #expect(layout.result.rowCount < 50)
  }

  @Test func moreNegativeSpacingThanRowsRunsBackwards() {
    let layout = LaidOut(list(1_000_000, row: 20, spacing: -30), size: Size(width: 390, height: 100))
    #expect(layout.top("row1") == -10)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 0)
    #expect(layout.result.rowCount < 20)
  }

  @Test func rowsOfDifferentLengthsMayRunBackwardsToo() {
    let view = ScrollView {
      LazyVStack(spacing: -30) {
        ForEach(0..<30, id: \.self) { Color.clear.frame(height: $0 % 3 == 0 ? 40 : 20).accessibilityLabel("row\($0)") }
      }
    }
    let layout = LaidOut(view, size: Size(width: 390, height: 100))
    #expect((0..<6).map { layout.top("row\($0)") } == [0, 10, 0, -10, 0, -10])
  }

  @Test(arguments: [(20.0, -20.0), (0, 0)]) func aMillionRowsOnOneSpotAreNotAllMade(_ row: Double, _ spacing: Double) {
    let view = list(1_000_000, row: CGFloat(row), spacing: CGFloat(spacing))
    let layout = LaidOut(view, size: Size(width: 390, height: 100))
    #expect(layout.result.rowCount == 10_000)
    #expect(layout.result.diagnostics.map(\.code).contains("rows-left-out"))
  }

  @Test func aLazyStackThatDoesNotScrollIsBounded() {
    let view = LazyVStack(spacing: 0) { ForEach(0..<1_000_000, id: \.self) { _ in Color.red.frame(height: 10) } }
    let layout = LaidOut(view)
    #expect(layout.result.rowCount == 10_000)
  }

  @Test func aPreferenceThatNeverSettlesEnds() {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
    }
    struct Restless: View {
      @State private var count = 0

      var body: some View {
        Color.red.frame(height: CGFloat(count)).preference(key: Key.self, value: count)
          .onPreferenceChange(Key.self) { count = $0 + 1 }
      }
    }
    let result = laid { _ in Restless() }.result
    #expect(result.passes == Limits.passes)
    #expect(result.diagnostics.map(\.code) == ["state-not-settled"])
  }
}
