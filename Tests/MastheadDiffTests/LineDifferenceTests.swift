import Testing

@testable import MastheadDiff

private let golden = """
  canvas 390 x 96
    fill rect(0 0 390 96) #FFFFFF
    group "Header"
      backdrop rect(0 0 390 96)
      group "HeaderTitle" translate(0 44)
        glyphs "Profile" Inter@600 17 at 160 28
      fill rect(0 95.5 390 0.5) #C6C6C8
    group "Rows"
      glyphs "One" Inter@400 17 at 16 140

  """

@Test func aChangedLineIsShownWithTheViewsItIsIn() throws {
  let actual = golden.replacing("\"Profile\"", with: "\"Profil\"")
  let difference = try #require(LineDifference(expected: golden, actual: actual))
  #expect(
    difference.text()
      == [
        "line 4 in Header > HeaderTitle",
        "      backdrop rect(0 0 390 96)",
        "      group \"HeaderTitle\" translate(0 44)",
        "-       glyphs \"Profile\" Inter@600 17 at 160 28",
        "+       glyphs \"Profil\" Inter@600 17 at 160 28",
        "      fill rect(0 95.5 390 0.5) #C6C6C8",
        "    group \"Rows\"",
      ].map { $0.hasPrefix("line") || $0.hasPrefix("-") || $0.hasPrefix("+") ? $0 : "  \($0.dropFirst(2))" })
}

@Test func changesFarApartAreApart() throws {
  let old = (1...30).map { "\($0)\n" }.joined()
  let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n28\n", with: "\n")
  let difference = try #require(LineDifference(expected: old, actual: new, context: 1))
  #expect(
    difference.text() == ["line 2", "  2", "- 3", "+ three", "  4", "line 27", "  27", "- 28", "  29"])
  #expect(difference.removedCount == 2 && difference.addedCount == 1)
}

@Test func longDifferencesAreCut() throws {
  let difference = try #require(
    LineDifference(expected: "", actual: (1...100).map { "\($0)" }.joined(separator: "\n")))
  let text = difference.text(most: 4)
  #expect(text == ["line 1", "+ 1", "+ 2", "+ 3", "and 97 more lines"])
}

@Test func longLinesAreCut() throws {
  let difference = try #require(LineDifference(expected: "", actual: String(repeating: "a", count: 500)))
  #expect(difference.text(width: 10) == ["line 1", "+ aaaaaaaaa…"])
}

@Test func equalTextsDoNotDiffer() {
  #expect(LineDifference(expected: golden, actual: golden) == nil)
  #expect(LineDifference(expected: "a\n", actual: "a") == nil)
  #expect(LineDifference(expected: "", actual: "") == nil)
  #expect(LineDifference(expected: "a\r\nb", actual: "a\nb") != nil)
}

struct Sizes: Sendable, CustomTestStringConvertible {
  let lines: Int
  let words: Int
  var testDescription: String { "\(lines) lines of \(words) kinds" }
}

/// Whatever the texts are: what is common and removed is the old one, what is common and added is the new one.
@Test(arguments: [Sizes(lines: 12, words: 3), Sizes(lines: 80, words: 20), Sizes(lines: 1500, words: 2000)])
func theScriptMakesTheNewTextOfTheOld(_ sizes: Sizes) throws {
  var random = FixedRandom(seed: 7)
  for _ in 0..<(sizes.lines > 1000 ? 1 : 40) {
    let old = (0..<Int.random(in: 0...sizes.lines, using: &random)).map { _ in
      Substring("\(Int.random(in: 0..<sizes.words, using: &random))")
    }
    var new = old
    for _ in 0..<(old.count / 2) {
      let index = Int.random(in: 0..<new.count, using: &random)
      if Bool.random(using: &random) { new[index] = "x\(index)" } else { new.insert("y", at: index) }
    }
    let script = LineMatching(old.map(TextLine.init), new.map(TextLine.init)).script
    #expect(script.compactMap { if case .added = $0 { nil } else { $0.text } } == old.map(String.init))
    #expect(script.compactMap { if case .removed = $0 { nil } else { $0.text } } == new.map(String.init))
  }
}

@Test func theFewestLinesChange() {
  let script = LineMatching(
    ["a", "b", "c", "a", "b", "b", "a"].map(TextLine.init), ["c", "b", "a", "b", "a", "c"].map(TextLine.init)
  ).script
  #expect(script.count { if case .common = $0 { true } else { false } } == 4)
}

@Test func lettersOfOtherCodePointsDiffer() throws {
  // As strings both are equal.
  let difference = try #require(LineDifference(expected: "e\u{301}\n", actual: "\u{E9}\n"))
  #expect(difference.removedCount == 1 && difference.addedCount == 1)
}
