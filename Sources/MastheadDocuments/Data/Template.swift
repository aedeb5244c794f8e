import Masthead

/// Text with names in braces, each of which stands for a value of the data. `{{` and `}}` are braces themselves.
enum Template {
  /// The name, when the text is nothing but one in braces.
  static func name(in text: String) -> String? {
    guard text.first == "{", text.last == "}", text.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains { $0 == "{" || $0 == "}" } ? nil : trimmed(inner)
  }

  /// The text with values in the place of names; nil when a mistake was noted.
  static func filled(_ text: String, _ json: JSON, _ decoding: Decoding) -> String? {
    guard text.utf8.contains(where: { $0 == 0x7B || $0 == 0x7D }) else { return text }
    var result = ""
    var rest = Substring(text)
    var isWhole = true
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        result.append(character)
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          return decoding.mistake(json, "A { in this text has no }; a brace itself is written {{.")
        }
        if let value = value(trimmed(rest[..<end]), json, decoding) { result += value } else { isWhole = false }
        rest = rest[rest.index(after: end)...]
      case "}": return decoding.mistake(json, "A } in this text has no {; a brace itself is written }}.")
      default: result.append(character)
      }
    }
    return isWhole ? result : nil
  }

  private static func value(_ name: String, _ json: JSON, _ decoding: Decoding) -> String? {
    guard let value = decoding.value(named: name, at: json) else { return nil }
    switch value.value {
    case .string(let text): return text
    case .number(let number): return FixedDecimal.text(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .null: return ""
    case .array, .object:
      return decoding.mistake(
        json, "\(quotedForMessage(name)) is \(value.shown) in line \(value.place.line), which is no text.")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
