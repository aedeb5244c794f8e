import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// How grids divide their width, and what they make.
@Suite struct GridTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var items: [GridItem]
    var starts: [Double]
    var lengths: [Double]
    var testDescription: String { id }
  }

  @Test(arguments: [
    Case(id: "one", items: [GridItem()], starts: [0], lengths: [390]),
    Case(
      id: "three equal", items: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3), starts: [0, 130, 260],
      lengths: [130, 130, 130]),
    Case(
      id: "fixed and flexible", items: [GridItem(.fixed(100)), GridItem(.flexible())], starts: [0, 108],
      lengths: [100, 282]),
    Case(
      id: "a bounded column leaves the rest", items: [GridItem(.flexible(maximum: 50)), GridItem(.flexible())],
      starts: [0, 58], lengths: [50, 332]),
    Case(
      id: "a least width is kept", items: [GridItem(.flexible(minimum: 300)), GridItem(.flexible())], starts: [0, 308],
      lengths: [300, 82]),
    Case(
      id: "adaptive", items: [GridItem(.adaptive(minimum: 80), spacing: 10)], starts: [0, 100, 200, 300],
      lengths: [90, 90, 90, 90]),
    Case(
      id: "adaptive with a maximum", items: [GridItem(.adaptive(minimum: 80, maximum: 85), spacing: 10)],
      starts: [0, 95, 190, 285], lengths: [85, 85, 85, 85]),
    Case(
      id: "fixed beside adaptive", items: [GridItem(.fixed(90)), GridItem(.adaptive(minimum: 90))],
      starts: [0, 98, 198, 298], lengths: [90, 92, 92, 92]),
    Case(id: "too wide for a column", items: [GridItem(.adaptive(minimum: 500))], starts: [0], lengths: [500]),
  ]) func columnsShareTheWidth(_ one: Case) {
    let tracks = GridItem.tracks(one.items, in: 390)
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    #expect(tracks.map { rounded($0.start) } == one.starts)
    #expect(tracks.map { rounded($0.length) } == one.lengths)
  }

  private func box(_ label: String, _ height: Double) -> some View {
    Color.clear.frame(height: height).accessibilityLabel(label)
  }

  private let two = [GridItem(.flexible(), spacing: 10), GridItem(.flexible())]

  @Test func cellsFillLinesAndALineIsAsHighAsItsHighestCell() {
    let view = ScrollView {
      LazyVGrid(columns: two, spacing: 5) {
        ForEach(0..<3, id: \.self) { box("cell\($0)", 20 + Double($0) * 10) }
        box("last", 10)
      }
    }
    let layout = LaidOut(view)
    #expect(layout.frames["cell0"] == Rect(x: 0, y: 5, width: 190, height: 20))
    #expect(layout.frames["cell1"] == Rect(x: 200, y: 0, width: 190, height: 30))
    #expect(layout.frames["cell2"] == Rect(x: 0, y: 35, width: 190, height: 40))
    #expect(layout.frames["last"] == Rect(x: 200, y: 50, width: 190, height: 10))
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 75)
  }

  @Test func onlyLinesInSightAreMade() {
    let view = ScrollView {
      LazyVGrid(columns: two, spacing: 0) { ForEach(0..<10_000, id: \.self) { box("cell\($0)", 100) } }
    }
    let layout = LaidOut(view, offset: 100_000)
    #expect(layout.top("cell2000") == 0)
    #expect(layout.result.rowCount <= 11)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 500_000)
  }

  @Test func sectionsBeginANewLineAndTheirHeadersPin() {
    let view = ScrollView {
      LazyVGrid(columns: two, spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<5, id: \.self) { box("cell\(section).\($0)", 50) }
          } header: {
            box("header\(section)", 30)
          }
        }
      }
    }
    let layout = LaidOut(view, offset: 60, size: Size(width: 390, height: 400))
    #expect(layout.top("header0") == 0)
    #expect(layout.frames["header0"]?.width == 390)
    #expect(layout.top("cell1.0") == 150)
    #expect(layout.frames["cell1.1"]?.minX == 200)
  }

  @Test func anElementWithoutAViewTakesNoCell() {
    let view = LazyVGrid(columns: two, spacing: 0) {
      ForEach(0..<4, id: \.self) { number in if number != 1 { box("cell\(number)", 20) } }
    }
    let layout = LaidOut(view)
    #expect(layout.frames["cell2"]?.minX == 200)
    #expect(layout.frames["cell3"]?.minX == 0)
  }

  @Test func columnsThatLeaveRoomStandInTheMiddle() {
    let view = LazyVGrid(columns: [GridItem(.fixed(100))]) { box("cell", 10) }
    #expect(LaidOut(view).frames["cell"]?.minX == 145)
    let leading = LazyVGrid(columns: [GridItem(.fixed(100))], alignment: .leading) { box("cell", 10) }
    #expect(LaidOut(leading).frames["cell"]?.minX == 0)
  }

  @Test func aHorizontalGridFillsColumns() {
    let view = ScrollView(.horizontal) {
      LazyHGrid(rows: [GridItem(.fixed(50), spacing: 10), GridItem(.fixed(40))], spacing: 4) {
        ForEach(0..<5, id: \.self) { Color.clear.frame(width: 30).accessibilityLabel("cell\($0)") }
      }
    }.frame(height: 100)
    let layout = LaidOut(view, size: Size(width: 390, height: 100))
    #expect(layout.frames["cell0"] == Rect(x: 0, y: 0, width: 30, height: 50))
    #expect(layout.frames["cell1"] == Rect(x: 0, y: 60, width: 30, height: 40))
    #expect(layout.frames["cell2"]?.minX == 34)
  }

  @Test func aGridsColumnsAreAsWideAsTheirWidestCell() {
    func cell(_ label: String, _ width: Double) -> some View {
      Color.clear.frame(width: width, height: 20).accessibilityLabel(label)
    }
    let view = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        cell("a", 40)
        cell("b", 100)
      }
      Color.clear.frame(height: 1).accessibilityLabel("line").gridCellUnsizedAxes(.horizontal)
      GridRow {
        cell("c", 60)
        cell("d", 20).gridColumnAlignment(.trailing)
      }
    }
    let layout = LaidOut(view, size: Size(width: 170, height: 51))
    #expect(layout.frames["a"]?.origin == Point(x: 0, y: 0))
    #expect(layout.frames["b"]?.origin == Point(x: 70, y: 0))
    #expect(layout.frames["line"] == Rect(x: 0, y: 25, width: 170, height: 1))
    #expect(layout.frames["d"]?.origin == Point(x: 150, y: 31))
  }
}
