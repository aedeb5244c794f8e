/// What `@Entry var name: Type = value` stands for in an extension of the environment's values: a key, and accessors that use it.
package struct EntryExpansion {
  private let name: String
  private let type: String?
  private let value: String?

  /// - Parameter declaration: the variable as it is written, with its attributes.
  /// - Returns: nil when that is not one variable with a name, a value or a type.
  package init?(declaration: String) {
    let characters = Array(declaration)
    var code: [Character] = []
    var index = 0
    // Comments may stand anywhere, and literals hold what looks like the end of a type.
    var depths: [Int] = []
    var depth = 0
    while index < characters.count {
      let end = SwiftText.literalOrCommentEnd(characters, index)
      if end > index {
        let isComment = characters[index...].starts(with: "//") || characters[index...].starts(with: "/*")
        if !isComment {
          code += characters[index..<end]
          depths += Array(repeating: depth + 1, count: end - index)
        }
        index = end
        continue
      }
      let character = characters[index]
      if "([{<".contains(character) { depth += 1 }
      code.append(character)
      depths.append(depth)
      let isArrow = character == ">" && index > 0 && characters[index - 1] == "-"
      if ")]}>".contains(character), !isArrow { depth -= 1 }
      index += 1
    }
    guard let start = Self.wordEnd("var", in: code, depths) else { return nil }
    let rest = code[start...]
    let colon = rest.indices.first { code[$0] == ":" && depths[$0] == 0 }
    let equals = rest.indices.first { index in
      code[index] == "=" && depths[index] == 0
    }
    let typeStart = colon.flatMap { colon in equals.map { colon < $0 } ?? true ? colon : nil }
    let nameEnd = typeStart ?? equals ?? code.endIndex
    func text(_ range: Range<Int>) -> String {
      String(String(code[range]).trimmingPrefix { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
    name = text(start..<nameEnd)
    type = typeStart.map { text(($0 + 1)..<(equals ?? code.endIndex)) }
    value = equals.map { text(($0 + 1)..<code.endIndex) }
    guard !name.isEmpty, type != nil || value != nil, !name.contains(where: \.isWhitespace) else { return nil }
  }

  private static func wordEnd(_ word: String, in code: [Character], _ depths: [Int]) -> Int? {
    let word = Array(word)
    return code.indices.first { index in
      depths[index] == 0 && code[index...].starts(with: word)
        && (index == 0 || code[index - 1].isWhitespace)
        && index + word.count < code.count && code[index + word.count].isWhitespace
    }.map { $0 + word.count }
  }

  private var key: String { "__Key_\(name.filter { $0 != "`" })" }

  /// The variable's accessors.
  package var accessors: String {
    """
    get { self[\(key).self] }
    set { self[\(key).self] = newValue }
    """
  }

  /// The key's type.
  package var peer: String {
    let member =
      if let type {
        "static var defaultValue: \(type) { \(value ?? "nil") }"
      } else {
        // Without a type's name there is nowhere to put one: the value is made once, and never changed.
        "nonisolated(unsafe) static let defaultValue = \(value ?? "nil")"
      }
    return """
      private struct \(key): Masthead.EnvironmentKey {
        \(member)
      }
      """
  }
}
