/// Reads JSON with comments and trailing commas, and knows where everything stands.
///
/// A mistake in the grammar ends the reading; one in a value (a number that is too large, half of a pair of surrogates, a
/// name that is there twice) is noted, and the reading goes on.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var column = 1
  private var path = JSONPath()
  private var depth = 0
  /// What was wrong with values, in the order of the file.
  private(set) var mistakes: [Mistake] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark says nothing in UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The whole document.
  mutating func read() throws(Mistake) -> JSON {
    try checkEncoding()
    try skipSpace()
    guard index < bytes.count else { throw mistake("The file is empty; it should hold an object, { ... }.") }
    let json = try value()
    try skipSpace()
    guard index == bytes.count else {
      throw mistake("The document has ended, and \(found) follows it; is a { or [ missing further up?")
    }
    return json
  }

  // MARK: Values

  private mutating func value() throws(Mistake) -> JSON {
    let place = self.place
    guard let byte = current else { throw mistake("The file ends where a value should be.") }
    switch byte {
    case UInt8(ascii: "{"):
      return JSON(value: try nested { reader throws(Mistake) in try reader.object() }, place: place)
    case UInt8(ascii: "["):
      return JSON(value: try nested { reader throws(Mistake) in try reader.array() }, place: place)
    case UInt8(ascii: "\""): return JSON(value: .string(try string()), place: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSON(value: .number(try number()), place: place)
    default: return JSON(value: try word(), place: place)
    }
  }

  private mutating func nested(_ read: (inout JSONReader) throws(Mistake) -> JSON.Value) throws(Mistake) -> JSON.Value {
    guard depth < DocumentLimits.depth else {
      throw mistake("More than \(DocumentLimits.depth) objects and lists are inside each other.")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws(Mistake) -> JSON.Value {
    let start = place
    var members: [JSON.Member] = []
    var places: [String: Place] = [:]
    advance()
    while true {
      try skipSpace()
      if take("}") { return .object(members) }
      let namePlace = place
      guard current == UInt8(ascii: "\"") else {
        if current == nil { throw mistake("The file ends inside the object of line \(start.line): a } is missing.") }
        throw mistake("A name in double quotes should be here, or a }, not \(found).")
      }
      let name = try string()
      path.push(.name(name))
      try skipSpace()
      guard take(":") else { throw mistake("After a name comes a colon, not \(found).") }
      try skipSpace()
      let value = try value()
      if let first = places[name] {
        note("This name is there twice; it is also in line \(first.line).", at: namePlace)
      } else {
        places[name] = namePlace
        members.append(JSON.Member(name: name, place: namePlace, value: value))
      }
      path.pop()
      try skipSpace()
      if take(",") { continue }
      guard current == UInt8(ascii: "}") else {
        if current == nil { throw mistake("The file ends inside the object of line \(start.line): a } is missing.") }
        throw mistake("A comma or a } should be here, not \(found).")
      }
    }
  }

  private mutating func array() throws(Mistake) -> JSON.Value {
    let start = place
    var elements: [JSON] = []
    advance()
    while true {
      try skipSpace()
      if take("]") { return .array(elements) }
      if current == nil { throw mistake("The file ends inside the list of line \(start.line): a ] is missing.") }
      path.push(.index(elements.count))
      elements.append(try value())
      path.pop()
      try skipSpace()
      if take(",") { continue }
      guard current == UInt8(ascii: "]") else {
        if current == nil { throw mistake("The file ends inside the list of line \(start.line): a ] is missing.") }
        throw mistake("A comma or a ] should be here, not \(found).")
      }
    }
  }

  private mutating func word() throws(Mistake) -> JSON.Value {
    let start = index
    let place = self.place
    while let byte = current, isLetter(byte) { advance() }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw mistake("A value should be here, not \(found).")
    case "NaN", "Infinity":
      throw Mistake(place: place, path: path.text, message: "\(word) is no number of JSON.")
    default:
      throw Mistake(
        place: place, path: path.text, message: "\(quotedForMessage(word)) is no value: text stands in double quotes.")
    }
  }

  private mutating func number() throws(Mistake) -> Double {
    let start = index
    let place = self.place
    func isDigit(_ byte: UInt8?) -> Bool { byte.map { (48...57).contains($0) } ?? false }
    func digits(_ reader: inout JSONReader) -> Int {
      let first = reader.index
      while isDigit(reader.current) { reader.advance() }
      return reader.index - first
    }
    _ = take("-")
    let firstDigit = current
    let whole = digits(&self)
    var isWritten = whole > 0 && (firstDigit != UInt8(ascii: "0") || whole == 1)
    if current == UInt8(ascii: ".") {
      advance()
      isWritten = digits(&self) > 0 && isWritten
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      advance()
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { advance() }
      isWritten = digits(&self) > 0 && isWritten
    }
    while let byte = current, isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: ".") {
      isWritten = false
      advance()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isWritten, let number = Double(text) else {
      throw Mistake(
        place: place, path: path.text,
        message: "\(quotedForMessage(text)) is not written as a number of JSON is, such as 12, -0.5 or 1e3.")
    }
    guard number.isFinite else {
      note("\(quotedForMessage(text)) is too large for a number.", at: place)
      return 0
    }
    return number
  }

  // MARK: Strings

  private mutating func string() throws(Mistake) -> String {
    let start = place
    advance()
    var content: [UInt8] = []
    while true {
      guard let byte = current else { throw unclosed(start) }
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &content)
      case UInt8(ascii: "\n"): throw unclosed(start)
      case 0..<0x20:
        note("A control character stands in a string; write it as an escape, such as \\t.", at: place)
        advance()
      default:
        content.append(byte)
        advance()
      }
    }
  }

  private func unclosed(_ start: Place) -> Mistake {
    Mistake(place: start, path: path.text, message: "This string has no closing quote on its line.")
  }

  private mutating func escape(into content: inout [UInt8]) throws(Mistake) {
    let start = place
    advance()
    guard let byte = current else { throw unclosed(start) }
    let simple: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9,
    ]
    if let plain = simple[byte] {
      advance()
      content.append(plain)
      return
    }
    guard byte == UInt8(ascii: "u") else {
      throw Mistake(
        place: start, path: path.text,
        message: "\\ starts an escape, and \(found) is none; a backslash itself is written \\\\.")
    }
    advance()
    let scalar = try unicodeEscape(start)
    content += Array(String(scalar).utf8)
  }

  /// What follows `\u`, with the second half of a pair of surrogates.
  private mutating func unicodeEscape(_ start: Place) throws(Mistake) -> Unicode.Scalar {
    let first = try hexadecimal(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let before = self
      advance()
      advance()
      let second = try hexadecimal(start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
      // What follows is an escape of its own.
      (index, line, column) = (before.index, before.line, before.column)
    }
    note(
      "\\u\(String(first, radix: 16, uppercase: true)) is half of a pair of surrogates, and no character.", at: start)
    return "\u{FFFD}"
  }

  private mutating func hexadecimal(_ start: Place) throws(Mistake) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw Mistake(place: start, path: path.text, message: "After \\u come four hexadecimal digits.")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Space and places

  private mutating func skipSpace() throws(Mistake) {
    while let byte = current {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: advance()
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(Mistake) {
    let start = place
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "/") {
      while let byte = current, byte != 0x0A { advance() }
    } else if next == UInt8(ascii: "*") {
      advance()
      advance()
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          advance()
          advance()
          return
        }
        advance()
      }
      throw Mistake(place: start, path: path.text, message: "This comment has no end, */.")
    } else {
      throw mistake("A comment starts with // or /*, not with a single /.")
    }
  }

  /// Text must be UTF-8 throughout: the rest of the reader takes bytes as they are.
  private func checkEncoding() throws(Mistake) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    while case .valid(let encoded) = parser.parseScalar(from: &iterator) {
      if encoded.first == 0x0A { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    throw Mistake(
      place: Place(line: line, column: column), path: "$",
      message: "The file is no UTF-8 text from here on; save it in that encoding.")
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }
  private var place: Place { Place(line: line, column: column) }

  /// The character here, for a message.
  private var found: String {
    guard index < bytes.count else { return "the end of the file" }
    let scalar = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return quotedForMessage(scalar.map { String($0) } ?? "")
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      line += 1
      column = 1
    } else if index == bytes.count || bytes[index] & 0xC0 != 0x80 {
      // The last byte of a scalar: the next one starts a column.
      column += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == 95
  }

  private func mistake(_ message: String) -> Mistake { Mistake(place: place, path: path.text, message: message) }

  private mutating func note(_ message: String, at place: Place) {
    if mistakes.count <= DocumentLimits.mistakes {
      mistakes.append(Mistake(place: place, path: path.text, message: message))
    }
  }
}
