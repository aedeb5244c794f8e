import MastheadDisplayList
import Testing

@testable import MastheadText

/// Runs from left to right, `|` between them.
private func visual(_ text: String, direction: Paragraph.Direction = .leftToRight, width: Double? = nil) -> [String] {
  TextEngine().layout(paragraph(text, direction: direction), width: width).lines.map { line in
    line.runs.map(\.run.text).joined(separator: "|")
  }
}

struct OrderCase: Sendable, CustomTestStringConvertible {
  let id: String, text: String, direction: Paragraph.Direction, runs: String
  var testDescription: String { id }
}

@Test(arguments: [
  OrderCase(id: "Latin", text: "abc def", direction: .leftToRight, runs: "abc def"),
  OrderCase(id: "Latin in a right-to-left place", text: "abc def!", direction: .rightToLeft, runs: "abc def!"),
  OrderCase(id: "Hebrew inside Latin", text: "abc שלום def", direction: .leftToRight, runs: "abc |שלום| def"),
  OrderCase(id: "Latin inside Hebrew", text: "שלום abc עולם", direction: .leftToRight, runs: "עולם| |abc|שלום "),
  OrderCase(id: "a number in Hebrew", text: "שלום 123 עולם", direction: .rightToLeft, runs: "עולם| |123|שלום "),
  OrderCase(id: "a number after Arabic", text: "مرحبا 12", direction: .leftToRight, runs: "12|مرحبا "),
  OrderCase(id: "no letters, left to right", text: "(1) 2", direction: .leftToRight, runs: "(1) 2"),
  OrderCase(id: "no letters, right to left", text: "1, -", direction: .rightToLeft, runs: ", -|1"),
  OrderCase(
    id: "first strong character inside an isolate does not count", text: "\u{2067}שלום\u{2069} abc",
    direction: .leftToRight, runs: "\u{2067}|שלום|\u{2069} abc"),
])
func runsStandInVisualOrder(_ order: OrderCase) {
  let runs = visual(order.text, direction: order.direction)
  #expect(runs.count == 1)
  #expect(runs[0] == order.runs)
}

@Test func bracketsAreMirroredInRightToLeftText() {
  let engine = TextEngine()
  // Hebrew has no brackets in its fallback font: they come from the system font, each drawn as the other one.
  let mirrored = engine.layout(paragraph("ש(ש)"), width: nil).lines[0].runs.filter { $0.run.font.name == "Inter" }
  let plain = engine.layout(paragraph("()"), width: nil)
  #expect(mirrored.map(\.run.text) == [")", "("])
  #expect(mirrored.flatMap { $0.run.glyphs.map(\.id) } == plain.glyphs)
}

@Test func glyphsOfRightToLeftTextRunFromTheLeftToTheRight() throws {
  let engine = TextEngine()
  let run = try #require(engine.layout(paragraph("שלום"), width: nil).lines[0].runs.first).run
  let single = try #require(engine.layout(paragraph("ש"), width: nil).glyphs.first)
  #expect(run.glyphs.last?.id == single)
  let places = run.glyphs.map(\.position.x)
  #expect(places == places.sorted())
  #expect(run.text == "שלום")
}

struct SideCase: Sendable, CustomTestStringConvertible {
  let alignment: Paragraph.Alignment, direction: Paragraph.Direction, share: Double
  var testDescription: String { "\(alignment) \(direction)" }
}

@Test(arguments: [
  SideCase(alignment: .leading, direction: .leftToRight, share: 0),
  SideCase(alignment: .center, direction: .leftToRight, share: 0.5),
  SideCase(alignment: .trailing, direction: .leftToRight, share: 1),
  SideCase(alignment: .leading, direction: .rightToLeft, share: 1),
  SideCase(alignment: .center, direction: .rightToLeft, share: 0.5),
  SideCase(alignment: .trailing, direction: .rightToLeft, share: 0),
])
func shorterLinesStandAtTheirSide(_ side: SideCase) {
  let layout = TextEngine().layout(
    paragraph("a longer line\nshort", direction: side.direction) { $0.alignment = side.alignment }, width: 300)
  let free = layout.size.width - layout.lines[1].box.width
  #expect(free > 10)
  #expect(abs(layout.lines[1].box.minX - free * side.share) < 1e-9)
  #expect(layout.lines[1].runs[0].run.origin.x == layout.lines[1].box.minX)
}

@Test func linesOfRightToLeftTextAreBrokenInLogicalOrder() {
  let engine = TextEngine()
  let text = "אחת שתיים שלוש"
  let first = engine.advance(of: paragraph("אחת שתיים"))
  let lines = engine.layout(paragraph(text, direction: .rightToLeft), width: first + 1).texts
  #expect(lines == ["אחת שתיים", "שלוש"])
}

@Test func spacesAtTheEndOfALineStandWhereTheLineEnds() {
  let layout = TextEngine().layout(paragraph("abc שלום "), width: nil)
  #expect(layout.lines[0].runs.last?.run.text == " ")
}

@Test func levelsAreReversedFromTheHighest() {
  // UAX #9, 3.4, the second example: DID YOU SAY 'he said "car MEANS CAR"'? in three levels.
  #expect(BidiLevels.visualOrder(of: [1, 2, 3, 2, 1]) == [4, 1, 2, 3, 0])
  #expect(BidiLevels.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
  #expect(BidiLevels.visualOrder(of: [1, 3, 3, 2]) == [2, 1, 3, 0])
  #expect(BidiLevels.visualOrder(of: []) == [])
}
