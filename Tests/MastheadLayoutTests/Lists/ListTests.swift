import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Where rows, headers and cards stand.
@Suite struct ListTests {
  private func box(_ label: String, _ height: Double) -> some View {
    Color.clear.frame(height: height).accessibilityLabel(label)
  }

  @Test func aPlainRowIsAtLeast44PointsHighWithItsContentInTheMiddle() {
    let view = List {
      box("short", 20)
      box("tall", 60)
      box("next", 30)
    }.listStyle(.plain)
    let layout = LaidOut(view)
    #expect(layout.frames["short"] == Rect(x: 16, y: 12, width: 358, height: 20))
    #expect(layout.frames["tall"] == Rect(x: 16, y: 55, width: 358, height: 60))
    // 44 + 82, then 22 around 30 give 52.
    #expect(layout.frames["next"] == Rect(x: 16, y: 137, width: 358, height: 30))
  }

  @Test func wideScreensHaveWiderMargins() {
    let view = List { box("row", 20) }.listStyle(.plain)
    #expect(LaidOut(view, size: Size(width: 430, height: 932)).frames["row"]?.minX == 20)
  }

  @Test(arguments: [(0.0, 0.0), (100, 0), (219, 0), (230, -10), (249, -29)])
  func plainHeadersPin(_ offset: Double, _ top: Double) throws {
    let view = List {
      ForEach(0..<4, id: \.self) { section in
        Section {
          ForEach(0..<5, id: \.self) { box("row\(section).\($0)", 20) }
        } header: {
          box("header\(section)", 20)
        }
      }
    }.listStyle(.plain)
    let layout = LaidOut(view, offset: offset, size: Size(width: 390, height: 400))
    // A header of 20 takes 30, a section 250; its box is 5 below its top.
    let header = try #require(layout.top("header0"))
    #expect(header == top + 5)
    #expect(layout.top("header1") ?? .infinity == 250 - offset + 5)
  }

  @Test func sectionsStandOnCards() {
    let view = List {
      Section {
        box("a", 20)
        box("b", 20)
      } header: {
        box("header", 16)
      } footer: {
        box("footer", 16)
      }
      Section { box("c", 20) }
      box("d", 20)
    }
    let layout = LaidOut(view)
    // Half a gap, the header's own room of 16 above and 6.5 below its text, two rows.
    #expect(layout.frames["header"] == Rect(x: 32, y: 33.5, width: 326, height: 16))
    #expect(layout.frames["a"] == Rect(x: 32, y: 68, width: 326, height: 20))
    #expect(layout.top("b") == 112)
    #expect(layout.top("footer") == 152)
    // 8 above the footer, 16 of it, a whole gap.
    #expect(layout.top("c") == 215)
    // Rows outside of sections are a section of their own.
    #expect(layout.top("d") == 294)
    #expect(layout.result.scrollMetrics.first?.contentSize.height == 343.5)
    #expect(layout.result.passes == 1)
  }

  @Test func cardsAreRoundAtTheirEndsAndLinesRunBetweenRows() {
    let view = List {
      box("a", 20)
      box("b", 20)
      box("c", 20)
    }
    let text = LaidOut(view, scale: 2).result.displayList.description
    #expect(text.components(separatedBy: "#3C3C434A").count - 1 == 2)
    #expect(text.contains("rect(16 79 358 44) #FFFFFF"))
    #expect(!text.contains("rect(16 35 358 44) #FFFFFF"))
  }

  @Test func rowsSayHowTheyLook() {
    let view = List {
      box("a", 20).listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.green)
      box("b", 20)
    }.listStyle(.plain)
    let layout = LaidOut(view)
    #expect(layout.frames["a"] == Rect(x: 0, y: 12, width: 390, height: 20))
    let text = layout.result.displayList.description
    #expect(text.contains("rect(0 0 390 44) #34C759"))
    #expect(text.components(separatedBy: "#3C3C434A").count - 1 == 1)
  }

  @Test func insetsAreKnownBeforeARowIsMade() {
    let view = List {
      ForEach(0..<200, id: \.self) { box("row\($0)", 50).listRowInsets(EdgeInsets()) }
    }.listStyle(.plain)
    let layout = LaidOut(view, offset: 5_000)
    #expect(layout.top("row100") == 0)
    #expect(layout.result.rowCount <= 20)
    #expect(layout.result.diagnostics.isEmpty)
  }

  @Test func anElementMayGiveSeveralRows() {
    let view = List(0..<2, id: \.self) { element in
      box("a\(element)", 20)
      box("b\(element)", 20)
    }.listStyle(.plain)
    let layout = LaidOut(view)
    #expect(["a0", "b0", "a1", "b1"].map { layout.top($0) } == [12, 56, 100, 144])
  }

  private struct Bound: View {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }

    @State private var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]

    var body: some View {
      List($items) { $item in
        Text(item.name).onAppear { item.name += "!" }
      }
    }
  }

  @Test func rowsCanWriteToTheirElements() {
    let layout = LaidOut(Bound())
    #expect(layout.frames["one!"] != nil)
    #expect(layout.frames["two!"] != nil)
  }

  @Test func aLinkInAListFillsItsRow() throws {
    let view = NavigationStack {
      List { NavigationLink("Go") { Text("there") } }
    }
    let layout = LaidOut(view)
    #expect(layout.frames["Go"]?.width == 326)
  }
}
