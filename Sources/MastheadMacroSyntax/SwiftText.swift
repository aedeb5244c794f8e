/// Swift code as characters: where the parts are that a bracket or a name in them does not count.
package enum SwiftText {
  /// Where the literal of a text or of a regular expression, or the comment, that starts at `start` ends; `start` where none
  /// does. A text on one line that is not closed there ends with the line.
  package static func literalOrCommentEnd(_ text: [Character], _ start: Int) -> Int {
    guard text[start] == "/" || text[start] == "\"" || text[start] == "#" else { return start }
    let rest = text[start...]
    if rest.starts(with: "//") { return rest.firstIndex(where: \.isNewline) ?? text.endIndex }
    if rest.starts(with: "/*") { return blockCommentEnd(text, start) }
    let pounds = rest.prefix { $0 == "#" }.count
    guard start + pounds < text.count else { return start }
    if text[start + pounds] == "/" { return regexEnd(text, start, pounds: pounds) }
    guard text[start + pounds] == "\"" else { return start }
    let isMultiline = text[(start + pounds)...].starts(with: "\"\"\"")
    let close = Array(repeating: Character("\""), count: isMultiline ? 3 : 1) + Array(repeating: "#", count: pounds)
    let escape = ["\\"] + Array(repeating: Character("#"), count: pounds)
    var index = start + pounds + (isMultiline ? 3 : 1)
    while index < text.count {
      if text[index...].starts(with: escape) {
        let after = index + escape.count
        if after < text.count, text[after] == "(" {
          // An interpolation may hold strings of its own.
          index = interpolationEnd(text, after)
        } else {
          // The end of a line is none that could be escaped on one line.
          index = !isMultiline && after < text.count && text[after].isNewline ? after : after + 1
        }
      } else if text[index...].starts(with: close) {
        return index + close.count
      } else if !isMultiline, text[index].isNewline {
        return index
      } else {
        index += 1
      }
    }
    return text.endIndex
  }

  /// - Parameters:
  ///   - start: where its number signs start, or its slash where it has none.
  private static func regexEnd(_ text: [Character], _ start: Int, pounds: Int) -> Int {
    let first = start + pounds + 1
    guard first < text.count else { return start }
    // With number signs it may go over lines, when its first line has nothing.
    let isMultiline = pounds > 0 && text[first].isNewline
    if pounds == 0, text[first].isWhitespace || ",)".contains(text[first]) || !isExpression(after: text[..<start]) {
      return start
    }
    let close = ["/"] + Array(repeating: Character("#"), count: pounds)
    var depth = 0
    var index = first
    while index < text.count, isMultiline || !text[index].isNewline {
      if text[index...].starts(with: close) {
        // With a space before it, it is an operator.
        return pounds == 0 && text[index - 1].isWhitespace ? start : index + close.count
      }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      // An operator among arguments: the parenthesis that is closed is theirs.
      if pounds == 0, depth < 0 { return start }
      index += text[index] == "\\" && index + 1 < text.count && !text[index + 1].isNewline ? 2 : 1
    }
    return start
  }

  /// True when an expression begins there, so that a slash can't be an operator between two.
  private static func isExpression(after code: ArraySlice<Character>) -> Bool {
    guard let last = code.lastIndex(where: { !$0.isWhitespace }) else { return false }
    if "([{,=:;".contains(code[last]) { return true }
    let word = String(code[...last].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    return ["return", "in"].contains(word)
  }

  private static func interpolationEnd(_ text: [Character], _ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.count {
      let end = literalOrCommentEnd(text, index)
      if end > index {
        index = end
        continue
      }
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return text.endIndex
  }

  private static func blockCommentEnd(_ text: [Character], _ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < text.count {
      if text[index...].starts(with: "/*") {
        depth += 1
        index += 2
      } else if text[index...].starts(with: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return text.endIndex
  }
}
