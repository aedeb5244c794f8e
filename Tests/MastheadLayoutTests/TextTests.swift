import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Source with marks, and the runs that come out: `b` bold, `i` italic, `m` monospaced, `s` struck, `l` a link.
struct MarkdownCase: Sendable, CustomTestStringConvertible {
  let source: String
  let runs: [String]

  init(_ source: String, _ runs: String...) {
    self.source = source
    self.runs = runs
  }

  var testDescription: String { source }
}

private func described(_ run: MastheadLayout.Text.Run) -> String {
  let attributes = run.attributes
  var marks = ""
  if attributes.weight == .bold { marks += "b" }
  if attributes.isItalic { marks += "i" }
  if attributes.isMonospaced { marks += "m" }
  if attributes.strikethrough != nil { marks += "s" }
  if attributes.foreground != nil { marks += "l" }
  return marks.isEmpty ? run.text : "\(marks)(\(run.text))"
}

@Test(arguments: [
  MarkdownCase("plain", "plain"),
  MarkdownCase("", ""),
  MarkdownCase("**bold**", "b(bold)"),
  MarkdownCase("__bold__", "b(bold)"),
  MarkdownCase("a *b* c", "a ", "i(b)", " c"),
  MarkdownCase("a _b_ c", "a ", "i(b)", " c"),
  MarkdownCase("***both***", "bi(both)"),
  MarkdownCase("**a *b***", "b(a )", "bi(b)"),
  MarkdownCase("*a **b** c*", "i(a )", "bi(b)", "i( c)"),
  MarkdownCase("**a**b", "b(a)", "b"),
  MarkdownCase("~~gone~~", "s(gone)"),
  MarkdownCase("`code *x*` end", "m(code *x*)", " end"),
  MarkdownCase("[link](https://example.com) end", "l(link)", " end"),
  MarkdownCase("[link] alone", "[link] alone"),
  MarkdownCase("2 * 3 * 4", "2 * 3 * 4"),
  MarkdownCase("snake_case_name", "snake_case_name"),
  MarkdownCase("_a_b", "_a_b"),
  MarkdownCase("open *star", "open *star"),
  MarkdownCase("**open", "**open"),
  MarkdownCase("****", "****"),
  MarkdownCase(#"\*not\*"#, "*not*"),
  MarkdownCase(#"*a\*b*"#, "i(a*b)"),
  MarkdownCase(#"C:\new"#, #"C:\new"#),
  MarkdownCase("a ~ b", "a ~ b"),
])
func marksOfTheSource(_ c: MarkdownCase) {
  #expect(InlineMarkdown.runs(of: c.source).map(described) == c.runs)
}

@Test func manyOpenMarksAreReadOnce() {
  // Quadratic work on this would take minutes.
  let source = String(repeating: "*a _b ~~c [d ", count: 20_000)
  #expect(InlineMarkdown.runs(of: source).map(\.text).joined() == source)
}

@Test func literalStandsForItself() {
  for text in ["*a*", "_", #"\"#, "[x](y)", "`~~**", "plain", #"\*"#] {
    #expect(InlineMarkdown.runs(of: InlineMarkdown.literal(text)).map(described).joined() == text)
  }
}

@Test func valuesInsideAStringHaveNoMarks() {
  let name = "my_file_*1*"
  let text = Text("**\(name)** is \(3) and \(2.0 / 3, specifier: "%.2f")")
  #expect(text.runs.map(described) == ["b(my_file_*1*)", " is 3 and 0.67"])
  #expect(Text(verbatim: "*a*").runs.map(described) == ["*a*"])
  #expect(Text(name).runs.map(described) == [name])
}

@Test func textsJoinWithTheirAttributes() {
  let text = (Text("a").bold() + Text("b").italic()).strikethrough() + Text("c")
  #expect(text.runs.map(described) == ["bs(a)", "is(b)", "c"])
  // The innermost one counts.
  let colors = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)
  let laid = laid { _ in colors }
  #expect(
    laid.items.map { String($0.headline.split(separator: " ").contains("#FF3B30") ? "red" : "blue") } == [
      "red", "blue",
    ])
}

/// What is drawn of a text: its runs' texts, fonts and paints, and the colours of lines.
private func drawn<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
  laid(400, 100) { _ in content() }.items.map { item in
    switch item {
    case .glyphs(let run, let paint): "\(run.text) \(run.font) \(run.size) \(paint)"
    case .fill(_, let paint, _): "line \(paint)"
    default: item.headline
    }
  }
}

@Test func fontsOfTheEnvironmentAndOfTheText() {
  #expect(drawn { Text("a") } == ["a Inter@400 17.0 #000000"])
  #expect(drawn { Text("a").font(.title) } == ["a InterDisplay@400 28.0 #000000"])
  #expect(drawn { Text("a").font(.headline) } == ["a Inter@600 17.0 #000000"])
  #expect(drawn { Text("a").font(.system(size: 12, weight: .heavy)) } == ["a Inter@800 12.0 #000000"])
  #expect(drawn { Text("a").bold() } == ["a Inter@700 17.0 #000000"])
  #expect(drawn { Group { Text("a") }.bold() } == ["a Inter@700 17.0 #000000"])
  #expect(drawn { Group { Text("a").fontWeight(.light) }.bold() } == ["a Inter@300 17.0 #000000"])
  #expect(drawn { Group { Text("a").font(.caption) }.font(.title) } == ["a Inter@400 12.0 #000000"])
  #expect(drawn { Text("a").italic() } == ["a Inter-Italic@400 17.0 #000000"])
  #expect(drawn { Text("a").monospaced() } == drawn { Text("a").font(.system(.body, design: .monospaced)) })
  #expect(drawn { Text("a").monospaced() } != drawn { Text("a") })
  #expect(drawn { Text("a").font(.body).dynamicTypeSize(.accessibility1) } == ["a InterDisplay@400 28.0 #000000"])
  #expect(drawn { Text("a").font(.system(size: 17)).dynamicTypeSize(.accessibility1) } == ["a Inter@400 17.0 #000000"])
}

@Test func casesAndColours() {
  #expect(drawn { Text("Straße").textCase(.uppercase) } == ["STRASSE Inter@400 17.0 #000000"])
  #expect(drawn { Text("ABC").textCase(.lowercase) } == ["abc Inter@400 17.0 #000000"])
  #expect(drawn { Text("a").foregroundStyle(.secondary) } == ["a Inter@400 17.0 #3C3C4399"])
  #expect(
    drawn { Group { Text("a").foregroundColor(.secondary) }.foregroundStyle(.red) } == ["a Inter@400 17.0 #3C3C4399"])
  #expect(drawn { Text("a").foregroundStyle(.bar) } == ["a Inter@400 17.0 #F9F9F9F0"])
}

@Test func linesUnderAndThroughText() {
  #expect(drawn { Text("a").underline() } == ["a Inter@400 17.0 #000000", "line #000000"])
  #expect(drawn { Text("a").foregroundColor(.red).underline() } == ["a Inter@400 17.0 #FF3B30", "line #FF3B30"])
  #expect(drawn { Text("a").underline(color: .red) } == ["a Inter@400 17.0 #000000", "line #FF3B30"])
  #expect(drawn { Group { Text("a") }.underline(color: .red) } == ["a Inter@400 17.0 #000000", "line #FF3B30"])
  #expect(
    drawn { Group { Text("a").foregroundColor(.red) }.strikethrough() } == ["a Inter@400 17.0 #FF3B30", "line #FF3B30"])
  #expect(drawn { Text("a").underline(false) } == ["a Inter@400 17.0 #000000"])
}

@Test func textIsAsHighAsItsLines() {
  func height(_ width: Double?, _ height: Double?, @ViewBuilder _ view: () -> some View) -> Double {
    measured(width, height, view).height
  }
  // Spec swiftui-subset.md, E: the natural height of one line, at one pixel a point.
  let line = height(nil, nil) { Text("one") }
  #expect(line == 21)
  #expect(height(nil, nil) { Text("one\ntwo\nthree") } == 3 * line)
  #expect(height(nil, nil) { Text("one\ntwo").lineSpacing(5) } == 2 * line + 5)
  #expect(height(nil, nil) { Text("one\ntwo").lineHeight(.exact(points: 30)) } == 60)
  #expect(height(nil, nil) { Text("one\ntwo\nthree").lineLimit(2) } == 2 * line)
  // A proposal limits the lines, but one is always there.
  #expect(height(nil, 2.5 * line) { Text("one\ntwo\nthree") } == 2 * line)
  #expect(height(nil, 2 * line - 0.001) { Text("one\ntwo\nthree") } == 2 * line)
  #expect(height(nil, 2 * line - 1) { Text("one\ntwo\nthree") } == line)
  #expect(height(nil, 0) { Text("one\ntwo\nthree") } == line)
  #expect(height(nil, .infinity) { Text("one\ntwo\nthree") } == 3 * line)
  #expect(height(nil, nil) { Text("") } == line)
}

@Test func textThatIsCutIsSaid() {
  let cut = laid(100, 20) { _ in Text("one\ntwo") }
  #expect(cut.result.diagnostics.map(\.message) == ["text is truncated: \"one\ntwo\""])
  #expect(laid(100, 60) { _ in Text("one\ntwo") }.codes.isEmpty)
  #expect(laid(100, 60) { _ in Text("one\ntwo").lineLimit(1) }.codes == ["text-truncated"])
}

@Test func textIsNoWiderThanItNeeds() {
  let words = "some words that wrap"
  let ideal = measured(nil, nil) { Text(words) }.width
  #expect(measured(1000, nil) { Text(words) }.width == ideal)
  let wrapped = measured(ideal - 1, nil) { Text(words) }.width
  #expect(wrapped < ideal - 1)
  #expect(measured(wrapped, nil) { Text(words) }.width == wrapped)
}
