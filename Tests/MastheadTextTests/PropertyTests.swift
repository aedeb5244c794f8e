import MastheadDisplayList
import Testing

@testable import MastheadText

/// SplitMix64: the same numbers on every machine.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Paragraphs of words in several scripts, sizes and weights.
private func randomParagraph(_ numbers: inout Numbers) -> Paragraph {
  let words = [
    "AVATAR", "To", "the", "well-known", "ffi", "1,234.56", "(x)", "مرحبا", "السلام", "١٢٣", "שלום", "עולם", "漢字",
    "e\u{301}a",
    "👨‍👩‍👧", "…", "“q”", "a\u{A0}b", "incom\u{AD}prehen\u{AD}si\u{AD}bilities",
  ]
  let gaps = [" ", " ", " ", "  ", "\n", "", "\u{200B}", " - "]
  let spans = (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
    let text = (0..<Int.random(in: 0...6, using: &numbers)).reduce(into: "") { text, _ in
      text += words.randomElement(using: &numbers) ?? ""
      text += gaps.randomElement(using: &numbers) ?? ""
    }
    return Paragraph.Span(
      text: text,
      font: FontDescription(
        size: [11, 17, 20, 34].randomElement(using: &numbers) ?? 17,
        weight: Double.random(in: 100...900, using: &numbers),
        isItalic: Bool.random(using: &numbers)),
      tracking: [nil, nil, 0, 1.5, -0.3].randomElement(using: &numbers) ?? nil)
  }
  return Paragraph(
    spans: spans, alignment: [.leading, .center, .trailing].randomElement(using: &numbers) ?? .leading,
    truncation: [.head, .middle, .tail].randomElement(using: &numbers) ?? .tail,
    direction: Bool.random(using: &numbers) ? .leftToRight : .rightToLeft,
    pixelsPerPoint: Double(Int.random(in: 1...3, using: &numbers)))
}

@Test func aParagraphFitsItsOwnSize() {
  var numbers = Numbers(state: 1)
  let engine = TextEngine()
  for _ in 0..<60 {
    var text = randomParagraph(&numbers)
    let ideal = engine.layout(text, width: nil)
    let narrower = Double.random(in: 0.1...1, using: &numbers) * ideal.size.width
    let wrapped = engine.layout(text, width: narrower)
    // A fresh engine: nothing remembered may help.
    #expect(TextEngine().layout(text, width: ideal.size.width) == ideal)
    // A grapheme that sticks out makes a text wider than its width.
    guard wrapped.lines.allSatisfy({ $0.box.width <= narrower }) else { continue }
    #expect(wrapped.size.width <= narrower)
    #expect(TextEngine().layout(text, width: wrapped.size.width) == wrapped)
    text.lineLimit = wrapped.lines.count
    #expect(!TextEngine().layout(text, width: wrapped.size.width).isTruncated)
  }
}

@Test func whatIsRememberedChangesNothing() {
  var numbers = Numbers(state: 2)
  let texts = (0..<12).map { _ in randomParagraph(&numbers) }
  let engine = TextEngine()
  for text in texts {
    let ideal = engine.layout(text, width: nil).size.width
    var widths = [1.2, 0.9, 0.5, 0.51, 0.52, 0.3, 0, 0.9, 1].map { $0 * ideal }
    // Just above, at and just below what lines need.
    for width in engine.layout(text, width: ideal / 2).lines.map(\.box.width).prefix(2) {
      widths += [width, width + 0.01, width - 0.01, width + 1e-7, width - 1e-7]
    }
    for width in widths {
      #expect(engine.layout(text, width: width) == TextEngine().layout(text, width: width))
    }
  }
}

@Test func workersThatRunAtOnceAgree() async {
  var numbers = Numbers(state: 5)
  let texts = (0..<20).map { _ in randomParagraph(&numbers) }
  let library = FontLibrary()
  let layouts = await withTaskGroup(of: [ParagraphLayout].self) { group in
    for _ in 0..<4 {
      group.addTask {
        let engine = TextEngine(library: library)
        return texts.map { engine.layout($0, width: 120) }
      }
    }
    return await group.reduce(into: []) { $0.append($1) }
  }
  #expect(layouts.count == 4)
  #expect(Set(layouts).count == 1)
}

@Test func aLimitedParagraphKeepsItsLimits() {
  var numbers = Numbers(state: 3)
  let engine = TextEngine()
  for _ in 0..<60 {
    var text = randomParagraph(&numbers)
    text.lineLimit = Int.random(in: 1...3, using: &numbers)
    text.minimumScaleFactor = [1, 1, 0.5].randomElement(using: &numbers) ?? 1
    let width = Double.random(in: 60...300, using: &numbers)
    let layout = engine.layout(text, width: width)
    #expect(layout.lines.count <= text.lineLimit ?? 0)
    #expect(layout.lines.allSatisfy { $0.box.width <= width + 1e-4 })
    #expect(layout.isTruncated == layout.texts.joined().contains("…") || text.spans.contains { $0.text.contains("…") })
  }
}

@Test func everyCharacterIsOnALineOnce() {
  var numbers = Numbers(state: 4)
  let engine = TextEngine()
  for _ in 0..<60 {
    let text = randomParagraph(&numbers)
    func letters(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "‐" }.sorted()
    }
    let layout = engine.layout(text, width: Double.random(in: 20...300, using: &numbers))
    #expect(letters(layout.texts.joined()) == letters(text.spans.map(\.text).joined()))
    for line in layout.lines {
      let width = line.runs.reduce(0) { max($0, ($1.run.glyphs.last?.position.x ?? 0) + $1.run.origin.x) }
      #expect(width <= line.box.maxX + 0.5)
    }
  }
}

// MARK: Cost

private func longText(_ characters: Int) -> String {
  let words = ["lorem", "ipsum", "AVATAR", "dolor", "sit", "To", "amet", "incomprehensible"]
  var text = ""
  var index = 0
  while text.utf8.count < characters {
    text += words[index % words.count] + " "
    index += 1
  }
  return text
}

@Test func aLongTextIsShapedOnceAndBrokenInLinearWork() {
  let engine = TextEngine()
  let text = paragraph(longText(10_000))
  let layout = engine.layout(text, width: 300)
  #expect(layout.lines.count > 200)
  #expect(engine.setter.linesBroken == layout.lines.count)
  // The whole text, and little more at the ends of lines.
  #expect(engine.shaper.shapedCharacters < 11_000)
}

@Test func anArabicTextIsShapedOnce() {
  let engine = TextEngine()
  let text = paragraph(String(repeating: "السلام عليكم ورحمة الله ", count: 200), direction: .rightToLeft)
  let layout = engine.layout(text, width: 200)
  #expect(layout.lines.count > 50)
  #expect(engine.shaper.shapedCharacters < 2 * 4800)
}

@Test func aTextWithoutSpacesIsBrokenInLinearWork() {
  let engine = TextEngine()
  let layout = engine.layout(paragraph(String(repeating: "AVTo", count: 2500)), width: 300)
  #expect(layout.lines.count > 100)
  // Kerned pairs make most places unsafe: each line shapes its ends anew, a few characters for each candidate.
  #expect(engine.shaper.shapedCharacters < 40_000)
}

@Test func aParagraphIsSetOnceForAllWidthsThatChangeNothing() {
  let engine = TextEngine()
  let text = paragraph("A label of some words")
  let ideal = engine.layout(text, width: nil)
  let lines = engine.setter.linesBroken
  let shapings = engine.shaper.misses
  for width in [ideal.size.width, 300, 390, .infinity, 1e6] { #expect(engine.layout(text, width: width) == ideal) }
  #expect(engine.setter.linesBroken == lines)
  #expect(engine.shaper.misses == shapings)
}

@Test func anotherSizeOfTheSameFontNeedsNoShaping() {
  let engine = TextEngine()
  _ = engine.layout(paragraph("A growing title", size: 24), width: nil)
  let shapings = engine.shaper.misses
  for size in stride(from: 24.0, through: 34, by: 0.25) {
    _ = engine.layout(paragraph("A growing title", size: size), width: nil)
  }
  #expect(engine.shaper.misses == shapings)
}

@Test func canonicallyEqualTextsAreDifferentParagraphs() {
  let composed = ParagraphKey(paragraph: paragraph("\u{E9}"))
  let decomposed = ParagraphKey(paragraph: paragraph("e\u{301}"))
  #expect(composed != decomposed)
  #expect(composed == ParagraphKey(paragraph: paragraph("\u{E9}")))
}

@Test func aCacheForgetsWhatIsNotAskedFor() {
  var cache = BoundedCache<Int, Int>(budget: 10)
  for key in 0..<100 {
    cache.insert(key, for: key, cost: 1)
    #expect(cache.value(for: 0) == 0)
  }
  #expect((0..<100).filter { cache.value(for: $0) != nil }.count <= 10)
  #expect(cache.value(for: 1) == nil)
  #expect(cache.value(for: 99) == 99)
}
