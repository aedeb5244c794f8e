/// Swift code as characters: where the parts are that a bracket or a name in them does not count.
package enum SwiftText {
  /// Where the string literal or comment that starts at `start` ends; `start` where none does.
  package static func literalOrCommentEnd(_ text: [Character], _ start: Int) -> Int {
    let rest = text[start...]
    if rest.starts(with: "//") { return rest.firstIndex(where: \.isNewline) ?? text.endIndex }
    if rest.starts(with: "/*") { return blockCommentEnd(text, start) }
    let pounds = rest.prefix { $0 == "#" }.count
    guard start + pounds < text.count, text[start + pounds] == "\"" else { return start }
    let isMultiline = text[(start + pounds)...].starts(with: "\"\"\"")
    let close = Array(repeating: Character("\""), count: isMultiline ? 3 : 1) + Array(repeating: "#", count: pounds)
    let escape = ["\\"] + Array(repeating: Character("#"), count: pounds)
    var index = start + pounds + (isMultiline ? 3 : 1)
    while index < text.count {
      if text[index...].starts(with: escape) {
        let after = index + escape.count
        // An interpolation may hold strings of its own.
        index = after < text.count && text[after] == "(" ? interpolationEnd(text, after) : after + 1
      } else if text[index...].starts(with: close) {
        return index + close.count
      } else {
        index += 1
      }
    }
    return text.endIndex
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
