import MastheadDisplayList
import Testing

@testable import MastheadText

/// The width that holds `text` on one line and not a letter more. An ellipsis is not kerned with what it follows.
private func width(of text: String, _ engine: TextEngine, size: Double = 17) -> Double {
  let parts = text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
  let advance = (parts + Array(repeating: "…", count: parts.count - 1)).reduce(0) {
    $0 + engine.advance(of: paragraph($1, size: size))
  }
  return PixelGrid.ceiling(advance, pixelsPerPoint: 3)
}

struct WrapCase: Sendable, CustomTestStringConvertible {
  let id: String, text: String, room: String, lines: [String]
  var testDescription: String { id }
}

@Test(arguments: [
  WrapCase(id: "words", text: "one two three", room: "one two", lines: ["one two", "three"]),
  WrapCase(id: "spaces hang", text: "one     two", room: "one", lines: ["one", "two"]),
  WrapCase(id: "a hyphen ends a line", text: "well-to", room: "well-t", lines: ["well-", "to"]),
  WrapCase(id: "no break at a no-break space", text: "a b\u{A0}c", room: "a b\u{A0}", lines: ["a", "b\u{A0}c"]),
  WrapCase(id: "no break before punctuation", text: "abc def!", room: "abc def", lines: ["abc", "def!"]),
  WrapCase(
    id: "a long word breaks between letters", text: "incomprehensible", room: "incomp",
    lines: ["incomp", "rehensi", "ble"]),
  WrapCase(
    id: "a long word starts its own line", text: "a incomprehensible", room: "incomp",
    lines: ["a", "incomp", "rehensi", "ble"]),
  WrapCase(id: "spaces after a broken word", text: "WWWW i", room: "WW", lines: ["WW", "WW", "i"]),
  WrapCase(id: "line feed", text: "a\nb", room: "a b c", lines: ["a", "b"]),
  WrapCase(id: "carriage return and line feed", text: "a\r\nb\rc", room: "a b c", lines: ["a", "b", "c"]),
  WrapCase(id: "line and paragraph separators", text: "a\u{2028}b\u{2029}c", room: "a b c", lines: ["a", "b", "c"]),
  WrapCase(id: "empty lines", text: "\n\na", room: "a", lines: ["", "", "a"]),
  WrapCase(id: "a break at the end opens a line", text: "a\n", room: "a", lines: ["a", ""]),
  WrapCase(id: "spaces before a break count while they fit", text: "a  \nb", room: "a    ", lines: ["a  ", "b"]),
  WrapCase(id: "spaces before a break hang when they do not fit", text: "ab  \nb", room: "ab", lines: ["ab", "b"]),
  WrapCase(id: "Han breaks anywhere", text: "漢字漢字", room: "漢字", lines: ["漢字", "漢字"]),
  WrapCase(
    id: "a soft hyphen shows at the end of a line", text: "type\u{AD}set\u{AD}ting", room: "typeset-",
    lines: ["type\u{AD}set\u{AD}‐", "ting"]),
  WrapCase(
    id: "a soft hyphen needs its room", text: "type\u{AD}set\u{AD}ting", room: "typeset",
    lines: ["type\u{AD}‐", "set\u{AD}ting"]
  ),
  WrapCase(id: "a zero-width space", text: "abc\u{200B}def", room: "abcd", lines: ["abc\u{200B}", "def"]),
])
func linesBreak(_ test: WrapCase) {
  let engine = TextEngine()
  let layout = engine.layout(paragraph(test.text), width: width(of: test.room, engine))
  #expect(layout.texts == test.lines)
  #expect(!layout.isTruncated)
  #expect(layout.size.width <= width(of: test.room, engine) + 1e-9)
}

@Test func aGraphemeIsNeverCut() {
  let engine = TextEngine()
  #expect(engine.layout(paragraph("e\u{301}x\u{30C}👨‍👩‍👧"), width: 0).texts == ["e\u{301}", "x\u{30C}", "👨‍👩‍👧"])
}

@Test func withoutWidthEveryGraphemeHasItsLine() {
  let layout = TextEngine().layout(paragraph("ab c"), width: 0)
  #expect(layout.texts == ["a", "b", "c"])
  #expect(layout.size.width == layout.lines.map(\.box.width).max().map { ($0 * 3).rounded(.up) / 3 })
  #expect(layout == TextEngine().layout(paragraph("ab c"), width: -5))
}

@Test func endlessWidthIsNoWidth() {
  let engine = TextEngine()
  let text = paragraph("one two three\nfour")
  #expect(engine.layout(text, width: .infinity) == engine.layout(text, width: nil))
  #expect(engine.layout(text, width: nil).lines.count == 2)
}

@Test func emptyTextIsOneEmptyLineHigh() {
  let layout = TextEngine().layout(paragraph(""), width: nil)
  #expect(layout.size == Size(width: 0, height: 61 / 3.0))
  #expect(layout.lines.map(\.runs) == [[]])
  #expect(layout.firstBaseline == 49 / 3.0)
  #expect(TextEngine().layout(Paragraph(spans: []), width: nil).size == .zero)
}

@Test func spacesAloneHaveTheirWidth() {
  let engine = TextEngine()
  let one = engine.advance(of: paragraph(" "))
  #expect(one > 3)
  #expect(abs(engine.advance(of: paragraph("   ")) - 3 * one) < 1e-9)
  #expect(engine.layout(paragraph("   "), width: one).lines.map(\.box.width) == [0])
}

@Test func anEmptyLineHasTheHeightOfItsSpan() {
  var text = paragraph("a\n", size: 12)
  text.spans.append(.init(text: "\nb", font: FontDescription(size: 34)))
  let heights = TextEngine().layout(text, width: nil).lines.map { ($0.box.height * 3).rounded() }
  #expect(heights == [43, 122, 122])
}

// MARK: Limits

struct LimitCase: Sendable, CustomTestStringConvertible {
  let id: String, text: String, room: String?, limit: Int
  var mode = Paragraph.Truncation.tail
  let lines: [String]
  var isTruncated = true
  var testDescription: String { id }
}

@Test(arguments: [
  LimitCase(id: "all fits", text: "one two", room: "one two", limit: 1, lines: ["one two"], isTruncated: false),
  LimitCase(id: "tail", text: "one two three", room: "one two…", limit: 1, lines: ["one two…"]),
  LimitCase(id: "tail, inside a word", text: "one two three", room: "one two thr…", limit: 1, lines: ["one two thr…"]),
  LimitCase(
    id: "tail, no space in front of the ellipsis", text: "one two three", room: "one two …", limit: 1,
    lines: ["one two…"]),
  LimitCase(
    id: "tail, second line", text: "one two three four", room: "one two", limit: 2, lines: ["one two", "three…"]),
  LimitCase(id: "head", text: "one two three", room: "…o three", limit: 1, mode: .head, lines: ["…o three"]),
  LimitCase(
    id: "head, no space behind the ellipsis", text: "one two three", room: "… three", limit: 1, mode: .head,
    lines: ["…three"]),
  LimitCase(id: "middle", text: "nnnn two nnnn", room: "nnn…nnn", limit: 1, mode: .middle, lines: ["nnn…nnn"]),
  LimitCase(
    id: "middle, second line", text: "aa bbbbbbbbbbbbbbbb", room: "bbb…bbb", limit: 2, mode: .middle,
    lines: ["aa", "bbb…bbb"]),
  LimitCase(id: "only lines are left out", text: "one\ntwo", room: nil, limit: 1, lines: ["one…"]),
  LimitCase(
    id: "only lines are left out, head", text: "one\ntwo", room: "one two", limit: 1, mode: .head, lines: ["one…"]),
  LimitCase(id: "the ellipsis needs room", text: "one two\nthree", room: "one two", limit: 1, lines: ["one t…"]),
  LimitCase(
    id: "breaks at the end are no text", text: "one\ntwo\n\n", room: nil, limit: 2, lines: ["one", "two"],
    isTruncated: false),
  LimitCase(id: "no room for anything", text: "one two", room: "i", limit: 1, lines: ["…"]),
  LimitCase(id: "an empty line before the rest", text: "\nabc", room: nil, limit: 1, lines: ["…"]),
  LimitCase(id: "a limit below one is one", text: "one two", room: "one…", limit: 0, lines: ["one…"]),
])
func linesAreLimited(_ test: LimitCase) {
  let engine = TextEngine()
  let text = paragraph(test.text, lineLimit: test.limit) { $0.truncation = test.mode }
  let layout = engine.layout(text, width: test.room.map { width(of: $0, engine) })
  #expect(layout.texts == test.lines)
  #expect(layout.isTruncated == test.isTruncated)
}

@Test func theEllipsisOfRightToLeftTextStandsAtTheLeft() {
  let engine = TextEngine()
  let text = paragraph("שלום עולם גדול", lineLimit: 1, direction: .rightToLeft)
  let line = engine.layout(text, width: 80).lines[0]
  #expect(line.runs.first?.run.text == "…")
  #expect(line.runs.last?.run.text.hasPrefix("ש") == true)
  #expect(line.box.width <= 80)
}

@Test func theEllipsisInsideTextAgainstTheLineRunsAlong() {
  let engine = TextEngine()
  let text = paragraph("a שלוםעולםגדולמאוד z", lineLimit: 1) { $0.truncation = .middle }
  let runs = engine.layout(text, width: 90).lines[0].runs.map(\.run.text)
  // The start of the Hebrew word is at the right of the ellipsis, its end at the left.
  #expect(runs.count == 5)
  #expect(runs[1].hasSuffix("ד") && runs[2] == "…" && runs[3].hasPrefix("ש"))
}

@Test func theEllipsisIsSetAsTheTextInFrontOfIt() {
  var text = paragraph("bold ", weight: 700, lineLimit: 1)
  text.spans.append(.init(text: "and then regular text", font: FontDescription(size: 17)))
  let engine = TextEngine()
  #expect(engine.layout(text, width: width(of: "bold and then…", engine)).lines[0].runs.last?.span == 1)
  let early = engine.layout(text, width: 40).lines[0].runs
  #expect(early.map(\.run.text) == ["bol", "…"])
  #expect(early.last?.span == 0)
}

// MARK: Shrinking

@Test func textShrinksToTheLargestScaleThatFits() throws {
  let engine = TextEngine()
  let full = width(of: "A headline of some words", engine, size: 34)
  let text = paragraph("A headline of some words", size: 34, lineLimit: 1) { $0.minimumScaleFactor = 0.5 }
  let layout = engine.layout(text, width: full * 0.75)
  #expect(!layout.isTruncated)
  #expect(layout.size.width <= full * 0.75)
  let size = try #require(layout.lines[0].runs.first).run.size
  let steps = size / 34 * 64
  #expect(abs(steps - steps.rounded()) < 1e-9)
  // The next step would not fit.
  #expect(width(of: "A headline of some words", engine, size: 34 * (steps.rounded() + 1) / 64) > full * 0.75)
  #expect(layout.size.height < engine.layout(text, width: nil).size.height)
}

@Test func textThatFitsDoesNotShrink() {
  let engine = TextEngine()
  let shrinking = paragraph("Title", lineLimit: 1) { $0.minimumScaleFactor = 0.5 }
  #expect(engine.layout(shrinking, width: nil) == engine.layout(paragraph("Title", lineLimit: 1), width: nil))
}

@Test func textThatCannotShrinkEnoughIsTruncatedAtTheLeastScale() {
  let text = paragraph("A headline of some words", size: 20, lineLimit: 1) { $0.minimumScaleFactor = 0.7 }
  let layout = TextEngine().layout(text, width: 60)
  #expect(layout.isTruncated)
  #expect(Set(layout.lines[0].runs.map(\.run.size)) == [14])
}
