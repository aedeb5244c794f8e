import Masthead

/// Text with expressions in braces, each of which stands for a value. `{{` and `}}` are braces themselves.
enum Template {
  /// What is in the braces, when the text is nothing but one pair of them.
  static func expression(in text: String) -> String? {
    guard text.first == "{", text.last == "}", text.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains { $0 == "{" || $0 == "}" } ? nil : trimmed(inner)
  }

  /// The text with values in the place of expressions; nil when a mistake was noted.
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
        // Texts of texts would double with each.
        guard result.utf8.count <= 4 * DocumentLimits.characters else { return tooLong(json, decoding) }
      case "}": return decoding.mistake(json, "A } in this text has no {; a brace itself is written }}.")
      default: result.append(character)
      }
    }
    guard result.unicodeScalars.count <= DocumentLimits.characters else { return tooLong(json, decoding) }
    return isWhole ? result : nil
  }

  static func tooLong(_ json: JSON, _ decoding: Decoding) -> String? {
    decoding.mistake(json, "A text has at most \(DocumentLimits.characters) characters.")
  }

  /// A value of a file with what its braces stand for, those inside lists and objects included; nil when a mistake was noted.
  static func resolved(_ json: JSON, _ decoding: Decoding) -> JSON? {
    switch json.value {
    case .null, .bool, .number: return json
    case .string(let text):
      if let expression = expression(in: text) { return decoding.value(of: expression, at: json) }
      return filled(text, json, decoding).map { JSON(value: .string($0), place: json.place) }
    case .array(let elements):
      let values = elements.compactMap { resolved($0, decoding) }
      return values.count == elements.count ? JSON(value: .array(values), place: json.place) : nil
    case .object(let members):
      let values = members.compactMap { member in
        resolved(member.value, decoding).map { JSON.Member(name: member.name, place: member.place, value: $0) }
      }
      return values.count == members.count ? JSON(value: .object(values), place: json.place) : nil
    }
  }

  private static func value(_ expression: String, _ json: JSON, _ decoding: Decoding) -> String? {
    guard let value = decoding.value(of: expression, at: json) else { return nil }
    switch value.value {
    case .string(let text): return text
    case .number(let number): return FixedDecimal.text(number)
    case .bool(let bool): return bool ? "true" : "false"
    case .null: return ""
    case .array, .object:
      return decoding.mistake(
        json, "\(quotedForMessage(expression)) is \(value.shown) in line \(value.place.line), which is no text.")
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var rest = text.drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
