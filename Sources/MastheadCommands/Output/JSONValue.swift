import Masthead

/// A JSON document to print. Members keep their order, so that equal results are equal text.
indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSONValue])
  case object([Member])

  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue

    init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Members whose value is nil are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  static func number(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// On one line.
  var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// On several lines, indented by two spaces a level; what is short and simple stays on one line.
  ///
  /// - Parameter indentation: spaces before the lines after the first.
  func pretty(indentation: Int = 0) -> String {
    var text = ""
    write(to: &text, indentation: indentation)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += FixedDecimal.text(number)
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let elements):
      Self.write(elements, brackets: ("[", "]"), to: &text, indentation: indentation, isShort: isShort) {
        $0.write(to: &$1, indentation: $2)
      }
    case .object(let members):
      Self.write(members, brackets: ("{", "}"), to: &text, indentation: indentation, isShort: isShort) {
        Self.write($0.name, to: &$1)
        $1 += ": "
        $0.value.write(to: &$1, indentation: $2)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], brackets: (open: String, close: String), to text: inout String, indentation: Int?,
    isShort: Bool, element: (Element, inout String, Int?) -> Void
  ) {
    let inner = isShort ? nil : indentation.map { $0 + 2 }
    text += brackets.open
    for (index, each) in elements.enumerated() {
      if index > 0 { text += inner == nil ? ", " : "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      element(each, &text, inner)
    }
    if let indentation, inner != nil, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indentation) }
    text += brackets.close
  }

  /// True for a few numbers or words, as a point or a list of traits.
  private var isShort: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isLeaf)
    case .object(let members): members.count <= 4 && members.allSatisfy(\.value.isNumber)
    default: true
    }
  }

  private var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  private var isLeaf: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        guard scalar.value < 0x20 else {
          text.unicodeScalars.append(scalar)
          continue
        }
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      }
    }
    text += "\""
  }
}
