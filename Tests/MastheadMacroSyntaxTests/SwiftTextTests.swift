import Testing

@testable import MastheadMacroSyntax

/// Where literals and comments of Swift code end.
@Suite struct SwiftTextTests {
  /// The code with a dot in place of each literal and comment.
  private func code(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let end = SwiftText.literalOrCommentEnd(characters, index)
      result.append(end > index ? "." : characters[index])
      index = max(end, index + 1)
    }
    return result
  }

  @Test(arguments: [
    ("a = \"b\nc = \"d\"", "a = .\nc = ."), ("a = #\"b\nc", "a = .\nc"), ("a = \"b\\\nc", "a = .\nc"),
    ("a = \"\"\"\nb\n\"\"\"; c", "a = .; c"), ("a = \"\\(b(\n1))\" + c", "a = . + c"),
  ]) func aTextOnOneLineEndsWithItsLine(_ text: String, _ code: String) {
    #expect(self.code(text) == code)
  }

  @Test(arguments: [
    ("a = #/\"/#; b", "a = .; b"), ("a = #/\n\"\n/#; b", "a = .; b"), ("a = ##/ /# \"/##; b", "a = .; b"),
    ("a = /\"/; b", "a = .; b"), ("f(/[\"(]\\/\\)/, b)", "f(., b)"), ("return /\"(a)/", "return ."),
    ("{ a in /{/ }", "{ a in . }"),
  ]) func aRegularExpressionIsNoCode(_ text: String, _ code: String) {
    #expect(self.code(text) == code)
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "f(a)/2 + g(b)/3", "a /= b / c", "f(1, /) + g(2, /)", "f(/, 1/2)", "f(x: /x) + y/2",
    "x = / a /",
    "begin /a/ b", "#if a",
  ]) func aDivisionIsCode(_ text: String) {
    #expect(code(text) == text)
  }

  @Test func aDefaultThatIsARegularExpressionIsKept() throws {
    let entry = try #require(EntryExpansion(declaration: "@Entry var a = /\"b:/ // a mark"))
    #expect(entry.peer.contains("static let defaultValue = /\"b:/\n"))
  }
}
