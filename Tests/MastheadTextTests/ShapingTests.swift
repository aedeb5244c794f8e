import MastheadDisplayList
import Testing

@testable import MastheadText

@Test func pairsAreKerned() {
  let engine = TextEngine()
  func advance(_ text: String) -> Double { engine.advance(of: paragraph(text, tracking: 0)) }
  #expect(advance("AV") < advance("A") + advance("V") - 0.5)
  #expect(abs(advance("HH") - 2 * advance("H")) < 1e-9)
}

struct PlainCase: Sendable, CustomTestStringConvertible {
  let text: String, design: FontDescription.Design
  var testDescription: String { "\(text) \(design)" }
}

@Test(arguments: [
  PlainCase(text: "10x20", design: .system), PlainCase(text: "a->b", design: .system),
  PlainCase(text: "a => b", design: .monospaced), PlainCase(text: "x != y", design: .monospaced),
])
func signsAreNotReplacedByOthers(_ plain: PlainCase) {
  let engine = TextEngine()
  func glyphs(_ text: String) -> [UInt32] {
    let span = Paragraph.Span(text: text, font: FontDescription(design: plain.design, size: 17))
    return engine.layout(Paragraph(spans: [span]), width: nil).glyphs
  }
  #expect(glyphs(plain.text) == plain.text.flatMap { glyphs(String($0)) })
}

@Test func aMarkStandsOverItsBaseAndBelongsToItsCluster() throws {
  let engine = TextEngine()
  let plain = engine.layout(paragraph("x", tracking: 5), width: nil)
  let marked = engine.layout(paragraph("x\u{30C}", tracking: 5), width: nil)
  #expect(marked.lines[0].box.width == plain.lines[0].box.width)
  let glyphs = try #require(marked.lines.first?.runs.first).run.glyphs
  #expect(glyphs.count == 2)
  #expect(glyphs.first?.id == plain.glyphs.first)
  let mark = try #require(glyphs.last)
  let font = FontReference(name: "Inter", weight: 400)
  let box = try #require(engine.store.instance(for: font)?.box(of: mark.id))
  let center = mark.position.x + Double(box.minX + box.maxX) / 2 * 17 / 2816
  #expect(abs(center - (plain.lines[0].box.width - 5) / 2) < 0.5)
}

@Test func arabicLettersTakeTheirJoinedForms() {
  let engine = TextEngine()
  let joined = engine.layout(paragraph("بيت"), width: nil)
  let isolated = ["ب", "ي", "ت"].map { engine.layout(paragraph($0), width: nil) }
  #expect(joined.lines[0].runs.map(\.run.font.name) == ["NotoSansArabic-Regular"])
  #expect(Set(joined.glyphs).isDisjoint(with: isolated.flatMap(\.glyphs)))
  #expect(joined.missing.isEmpty)
}

@Test func lamAndAlefAreOneGlyphAndOneCluster() {
  let engine = TextEngine()
  let layout = engine.layout(paragraph("لا"), width: nil)
  #expect(layout.lines[0].runs[0].run.glyphs.count == 1)
  // Even at no width the ligature is not cut in two.
  #expect(engine.layout(paragraph("لا"), width: 0).lines.count == 1)
}

@Test func arabicJoinsAcrossSpans() {
  let engine = TextEngine()
  var split = paragraph("بي")
  split.spans.append(.init(text: "ت", font: FontDescription(size: 17)))
  let whole = engine.layout(paragraph("بيت"), width: nil)
  #expect(engine.layout(split, width: nil).glyphs == whole.glyphs)
}

@Test func boldTextGetsTheBoldFallback() {
  let engine = TextEngine()
  func names(_ weight: Double) -> [String] {
    engine.layout(paragraph("שלום", weight: weight), width: nil).lines[0].runs.map(\.run.font.name)
  }
  #expect(names(500) == ["NotoSansHebrew-Regular"])
  #expect(names(600) == ["NotoSansHebrew-Bold"])
}

@Test func theDisplayCutServesFrom20Points() {
  let engine = TextEngine()
  func font(_ size: Double, italic: Bool = false) -> FontReference? {
    let description = FontDescription(size: size, weight: 700, isItalic: italic)
    return engine.layout(Paragraph(spans: [.init(text: "a", font: description)]), width: nil).lines[0].runs[0].run.font
  }
  #expect(font(19.9) == FontReference(name: "Inter", weight: 700))
  #expect(font(20) == FontReference(name: "InterDisplay", weight: 700))
  #expect(font(17, italic: true) == FontReference(name: "Inter-Italic", weight: 700))
  #expect(font(34, italic: true) == FontReference(name: "InterDisplay-Italic", weight: 700))
}

@Test(arguments: [400: "Mono-Regular", 500: "Mono-Medium", 650: "Mono-Bold", 900: "Mono-Bold"])
func monospacedTextTakesTheNearestWeight(weight: Int, name: String) {
  let library = FontLibrary()
  let description = FontDescription(design: .monospaced, size: 17, weight: Double(weight))
  #expect(library.font(for: description) == FontReference(name: name))
}

@Test func advancesGrowWithTheWeight() {
  let engine = TextEngine()
  let advances = stride(from: 100.0, through: 900, by: 50).map {
    engine.advance(of: paragraph("Hamburgefonstiv", weight: $0, tracking: 0))
  }
  #expect(zip(advances, advances.dropFirst()).allSatisfy { $0 < $1 })
}

@Test func monospacedDigitsAreEquallyWide() {
  let engine = TextEngine()
  func advance(_ text: String, _ mono: Bool) -> Double {
    let font = FontDescription(size: 17, hasMonospacedDigits: mono)
    return engine.advance(of: Paragraph(spans: [.init(text: text, font: font)]))
  }
  #expect(abs(advance("1111", true) - advance("0000", true)) < 1e-9)
  #expect(advance("1111", false) < advance("0000", false) - 1)
}

@Test func trackingFollowsEveryGraphemeEvenTheLast() {
  let engine = TextEngine()
  let plain = engine.advance(of: paragraph("Title", tracking: 0))
  #expect(abs(engine.advance(of: paragraph("Title", tracking: 2)) - plain - 10) < 1e-9)
  #expect(abs(engine.advance(of: paragraph("Title", tracking: -0.5)) - plain + 2.5) < 1e-9)
  // The platform's own at 17 pt.
  #expect(abs(engine.advance(of: paragraph("Title")) - plain + 5 * 0.43) < 1e-9)
  // Invisible characters are not followed by any.
  #expect(abs(engine.advance(of: paragraph("Ti\u{200B}tle\u{200E}", tracking: 2)) - plain - 10) < 1e-9)
}

@Test func spacedTextHasNoLigatures() throws {
  let engine = TextEngine()
  let store = engine.store
  func features(_ tracking: Double?) -> FontFeatures {
    let style = SpanStyle(
      .init(text: "fi", font: FontDescription(size: 17), tracking: tracking), scale: 1, store: store)
    return style.features(in: style.font)
  }
  #expect(features(1).contains(.withoutLigatures))
  #expect(!features(0).contains(.withoutLigatures))
  #expect(!features(nil).contains(.withoutLigatures))
  let off = FontFeatures.withoutLigatures.list.map(\.tag).map { tag in
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
  #expect(off == ["liga", "clig"])
}

@Test func joinedLettersAreNotSpaced() {
  let engine = TextEngine()
  #expect(
    engine.advance(of: paragraph("مرحبا", tracking: 3)) == engine.advance(of: paragraph("مرحبا", tracking: 0)))
  // Digits beside them are.
  let spaced = engine.advance(of: paragraph("مرحبا 12", tracking: 3))
  let plain = engine.advance(of: paragraph("مرحبا 12", tracking: 0))
  #expect(abs(spaced - plain - 6) < 1e-9)
}

struct MissingCase: Sendable, CustomTestStringConvertible {
  let id: String, text: String, missing: [Unicode.Scalar]
  var testDescription: String { id }
}

@Test(arguments: [
  MissingCase(id: "Han, each once", text: "漢字漢 kanji 字", missing: ["漢", "字"]),
  MissingCase(id: "an emoji of several characters", text: "a👨‍👩‍👧b", missing: ["👨", "👩", "👧"]),
  MissingCase(id: "a variation selector", text: "☂\u{FE0F}", missing: ["☂"]),
  MissingCase(
    id: "spaces, controls, joiners, marks of direction", text: " \u{A0}\u{3000}\t\u{1}\u{200D}\u{200F}", missing: []),
  MissingCase(id: "text in fonts", text: "Ünï ½ مرحبا שלום Ω Ж", missing: []),
  MissingCase(id: "a base and a mark that compose", text: "e\u{302}\u{301}", missing: []),
])
func whatNoFontHasIsReportedOnce(_ test: MissingCase) {
  let layout = TextEngine().layout(paragraph(test.text), width: nil)
  #expect(layout.missing == test.missing)
}

@Test func aMissingGraphemeIsOneSignOfTheFont() throws {
  let layout = TextEngine().layout(paragraph("👨‍👩‍👧漢"), width: nil)
  let runs = layout.lines[0].runs
  #expect(runs.map(\.run.font.name).allSatisfy { $0 == "Inter" })
  #expect(layout.glyphs.filter { $0 == 0 }.count == 2)
}

@Test func controlsTakeNoRoom() {
  let engine = TextEngine()
  #expect(engine.advance(of: paragraph("a\u{1}b")) == engine.advance(of: paragraph("ab")))
  #expect(engine.advance(of: paragraph("a\tb")) > engine.advance(of: paragraph("a b")))
}

@Test func theInkLiesInsideTheBounds() throws {
  let engine = TextEngine()
  for text in ["Ågj", "مرحبا", "f\u{30C}"] {
    for placed in engine.layout(paragraph(text, size: 34), width: nil).lines[0].runs {
      let run = placed.run
      for glyph in run.glyphs {
        guard let mask = engine.mask(for: glyph.id, of: run.font, pixelsPerEm: run.size * 4, phase: 0) else { continue }
        let left = glyph.position.x + Double(mask.left) / 4
        let top = glyph.position.y - Double(mask.top) / 4
        // A mask's edge pixels are covered in part.
        #expect(left + 0.25 >= run.bounds.minX && top + 0.25 >= run.bounds.minY)
        #expect(left + Double(mask.width) / 4 - 0.25 <= run.bounds.maxX)
        #expect(top + Double(mask.height) / 4 - 0.25 <= run.bounds.maxY)
      }
    }
  }
}
