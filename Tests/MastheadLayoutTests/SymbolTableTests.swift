import MastheadText
import Testing

@testable import MastheadLayout

@Suite struct SymbolTableTests {
  typealias Symbol = SymbolTable.Symbol

  /// Every symbol of the documents that the components come from.
  static let used = [
    "square.grid.2x2", "car", "chevron.right", "cube.box", "line.3.horizontal.decrease.circle", "plus.circle.fill",
    "sailboat",
  ]

  @Test(arguments: used) func aSymbolOfTheExamplesIsKnown(name: String) {
    #expect(SymbolTable.glyph(named: name) != nil)
  }

  @Test func aFilledSymbolIsTheFilledIcon() {
    #expect(SymbolTable.glyph(named: "heart") == Symbol(icon: "heart", font: "Phosphor", flips: false))
    #expect(SymbolTable.glyph(named: "heart.fill") == Symbol(icon: "heart", font: "Phosphor-Fill", flips: false))
    #expect(SymbolTable.glyph(named: "plus.circle.fill")?.font == "Phosphor-Fill")
    #expect(SymbolTable.glyph(named: "chevron.right.fill") == nil, "there is no such symbol")
  }

  @Test(arguments: [
    ("chevron.right", true), ("arrow.left", true), ("list.bullet", true), ("rectangle.portrait.and.arrow.right", true),
    ("chevron.down", false), ("arrow.clockwise", false), ("play.fill", false), ("magnifyingglass", false),
  ]) func whatPointsAlongTheLineFlips(name: String, flips: Bool) {
    #expect(SymbolTable.glyph(named: name)?.flips == flips)
  }

  @Test func everySymbolIsAGlyphOfItsFont() {
    let text = TextEngine(library: FontLibrary())
    let missing = SymbolTable.names.filter { name in
      guard let symbol = SymbolTable.glyph(named: name) else { return true }
      return text.icon(named: symbol.icon, in: symbol.font) == nil
    }
    #expect(missing == [])
  }

  @Test func anUnknownNameIsNil() {
    #expect(SymbolTable.glyph(named: "") == nil)
    #expect(SymbolTable.glyph(named: "Heart") == nil)
    #expect(SymbolTable.glyph(named: "caret-left") == nil)
  }

  @Test(arguments: [
    ("chevron.rihgt", "chevron.right"), ("magnifying.glass", "magnifyingglass"), ("Heart", "heart"),
    ("gearshap", "gearshape"), ("plus.cricle.fill", "plus.circle.fill"), ("line.3.horizntal", "line.3.horizontal"),
  ]) func aTypingErrorIsNearTheSymbolThatWasMeant(typed: String, meant: String) {
    #expect(SymbolTable.nearestNames(to: typed, count: 3).first == meant)
    #expect(SymbolTable.nearestNames(to: typed, count: 3).count == 3)
  }

  /// Each row is one name and one icon, then marks that are known; no name is given twice, not even through `+fill`.
  @Test func theRowsAreWellFormed() {
    let rows = [
      SymbolTable.pointingRows, SymbolTable.controlRows, SymbolTable.peopleRows, SymbolTable.thingRows,
    ].flatMap { $0.split(separator: "\n").map { $0.split(separator: " ").map(String.init) } }
    for row in rows { #expect(Set(row.dropFirst(2)).isSubset(of: ["fill", "+fill", "flips"]), "\(row)") }
    let names = rows.flatMap { $0.dropFirst(2).contains("+fill") ? [$0[0], $0[0] + ".fill"] : [$0[0]] }
    #expect(Set(names).count == names.count)
    #expect(SymbolTable.names == names.sorted())
    #expect(names.count >= 1000)
  }
}
