/// A use of `#Preview`, taken apart by its brackets. Text in literals and comments is no bracket.
struct MacroUse {
  /// What stands between the parentheses; nil where there are none.
  let arguments: String?
  /// What stands between the braces, without the variables marked `@Previewable`; nil where there are no braces.
  let body: String?
  /// The variables marked `@Previewable`, without that mark.
  let previewables: [String]

  /// True when the body returns its view, or declares functions.
  var hasStatements: Bool {
    guard let body else { return false }
    let words = body.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return words.contains("return") || words.contains("func")
  }

  private static let mark = "@Previewable"

  init(_ text: String) {
    let characters = Array(text)
    let depths = Self.depths(characters)
    // Attributes of the use come before it, with parentheses of their own.
    let start = characters.indices.first { depths[$0] == 0 && characters[$0] == "#" } ?? characters.startIndex
    // The body is the last group in braces outside all others; the arguments are the group in parentheses before it.
    let outer = characters[start...].indices.filter { depths[$0] == 0 }
    let bodyStart = outer.first { characters[$0] == "{" } ?? characters.endIndex
    let bodyEnd = outer.last { characters[$0] == "}" } ?? characters.endIndex
    let argumentStart = outer.first { characters[$0] == "(" && $0 < bodyStart }
    let argumentEnd = outer.last { characters[$0] == ")" && $0 < bodyStart }
    if let argumentStart, let argumentEnd, argumentStart < argumentEnd {
      arguments = String(characters[(argumentStart + 1)..<argumentEnd])
    } else {
      arguments = nil
    }
    guard bodyStart < bodyEnd else {
      body = nil
      previewables = []
      return
    }
    (body, previewables) = Self.takingMarked(Array(characters[(bodyStart + 1)..<bodyEnd]))
  }

  /// Takes the marked declarations out of a body. A declaration goes to the end of its line, or further while a bracket
  /// is open.
  private static func takingMarked(_ body: [Character]) -> (String, [String]) {
    let depths = depths(body)
    let mark = Array(mark)
    var rest: [Character] = []
    var taken: [String] = []
    var index = body.startIndex
    while index < body.endIndex {
      guard depths[index] == 0, body[index...].starts(with: mark) else {
        rest.append(body[index])
        index += 1
        continue
      }
      var declaration: [Character] = []
      index += mark.count
      while index < body.endIndex {
        // An attribute may stand on a line of its own before its variable.
        let isWhole = declaration.split(whereSeparator: \.isWhitespace).contains { $0 == ["v", "a", "r"] }
        if isWhole, depths[index] == 0, body[index].isNewline || body[index] == ";" { break }
        declaration.append(body[index])
        index += 1
      }
      taken.append(String(declaration.drop { $0.isWhitespace }))
    }
    return (String(rest), taken)
  }

  /// How many brackets are open around each character; a bracket itself is outside its own group. -1 in literals and
  /// comments.
  private static func depths(_ text: [Character]) -> [Int] {
    var result = Array(repeating: 0, count: text.count)
    var depth = 0
    var index = 0
    while index < text.count {
      let end = SwiftText.literalOrCommentEnd(text, index)
      if end > index {
        for position in index..<end { result[position] = -1 }
        index = end
        continue
      }
      if "([{".contains(text[index]) {
        result[index] = depth
        depth += 1
      } else if ")]}".contains(text[index]) {
        depth -= 1
        result[index] = depth
      } else {
        result[index] = depth
      }
      index += 1
    }
    return result
  }
}
