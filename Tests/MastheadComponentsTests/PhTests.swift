import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadComponents
@testable import MastheadLayout

@Suite struct PhTests {
  @Test func everyCaseHasItsOwnNameAndComesBackFromIt() {
    #expect(Ph.names.count == Ph.allCases.count)
    for (index, icon) in Ph.allCases.enumerated() {
      let words = icon.rawValue.split(separator: "-")
      let camel = words.dropFirst().reduce(String(words[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
      #expect(icon.number == index)
      #expect("\(icon)" == camel)
      #expect(Ph(rawValue: icon.rawValue) == icon)
    }
  }

  @Test func anUnknownNameIsNil() {
    #expect(Ph(rawValue: "dotsThree") == nil)
    #expect(Ph(rawValue: "") == nil)
  }

  @Test func anIconIsTheGlyphOfItsNameInTheFontOfItsWeight() {
    #expect(Ph.list.regular == Image(icon: "list", font: "Phosphor").resizable())
    #expect(Ph.dotsThree.bold == Image(icon: "dots-three", font: "Phosphor-Bold").resizable())
    #expect(Ph.magnifyingGlass.fill == Image(icon: "magnifying-glass", font: "Phosphor-Fill").resizable())
    #expect(Ph.repeat.weight(.bold) == Image(icon: "repeat", font: "Phosphor-Bold").resizable())
  }

  @Test(arguments: Ph.IconWeight.allCases) func everyIconIsInTheFont(of weight: Ph.IconWeight) {
    let text = TextEngine(library: FontLibrary())
    let missing = Ph.allCases.filter { text.icon(named: $0.rawValue, in: weight.font) == nil }
    #expect(missing == [])
  }

  /// The drawing of this caret reaches from 72 to 168 of 256 across, and from 40 to 216 down.
  @Test func anIconFillsTheSquareAboveTheBaselineAsItsDrawingDoes() throws {
    let text = TextEngine(library: FontLibrary())
    let glyph = try #require(text.icon(named: "caret-left", in: "Phosphor"))
    let bounds = text.outline(of: glyph, in: FontReference(name: "Phosphor"), size: 256).bounds
    #expect(abs(bounds.minX - 72) < 1 && abs(bounds.maxX - 168) < 1)
    #expect(abs(bounds.minY - (40 - 256)) < 1 && abs(bounds.maxY - (216 - 256)) < 1)
  }
}
