/// The few marks that text of the source may carry: `**bold**`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` ``, `[link](address)`.
enum InlineMarkdown {
  static func runs(of source: String) -> [Text.Run] {
    // Most strings have no mark at all.
    guard source.utf8.contains(where: isMark) else { return [Text.Run(text: source)] }
    var parser = Parser(rest: Substring(source))
    return parser.parse()
  }

  /// Source that stands for `text` as it is, marks and all.
  static func literal(_ text: String) -> String {
    guard text.utf8.contains(where: isMark) else { return text }
    return text.reduce(into: "") { source, character in
      if let mark = character.asciiValue, isMark(mark) { source.append("\\") }
      source.append(character)
    }
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private struct Parser {
    var rest: Substring
    var runs: [Text.Run] = []
    var plain = ""
    var attributes = Text.Attributes()
    /// What stands before `rest`; nil at the start.
    private var previous: Character?
    /// Marks that nothing in `rest` closes, so that a long text of open marks is searched only once.
    private var unclosed: Set<String> = []

    init(rest: Substring) {
      self.rest = rest
    }

    mutating func parse() -> [Text.Run] {
      while let character = rest.first {
        switch character {
        case "\\": takeEscaped()
        case "*" where span("*", 2, { $0.weight = .bold }): break
        case "_" where span("_", 2, { $0.weight = .bold }): break
        case "~" where span("~", 2, { $0.strikethrough = .init() }): break
        case "*" where span("*", 1, { $0.isItalic = true }): break
        case "_" where span("_", 1, { $0.isItalic = true }): break
        case "`" where code(): break
        case "[" where link(): break
        default: take(character)
        }
      }
      flush()
      return runs.isEmpty ? [Text.Run(text: "")] : runs
    }

    private mutating func take(_ character: Character) {
      plain.append(character)
      previous = character
      rest.removeFirst()
    }

    /// A backslash takes a mark literally; before anything else it stands for itself.
    private mutating func takeEscaped() {
      rest.removeFirst()
      if let next = rest.first, next.isPunctuation || next.isSymbol {
        take(next)
      } else {
        plain.append("\\")
        previous = "\\"
      }
    }

    private mutating func flush() {
      guard !plain.isEmpty else { return }
      runs.append(Text.Run(text: plain, attributes: attributes))
      plain = ""
    }

    /// Takes a marked span off the front, if one starts there and ends somewhere.
    private mutating func span(_ mark: Character, _ count: Int, _ change: (inout Text.Attributes) -> Void) -> Bool {
      let name = String(repeating: mark, count: count)
      guard rest.hasPrefix(name), !unclosed.contains(name) else { return false }
      // A name like snake_case has no marks inside.
      if mark == "_", previous?.isWordCharacter == true { return false }
      let inside = rest.dropFirst(count)
      // A mark before a space marks nothing: "2 * 3" stays as it is.
      guard let first = inside.first, !first.isWhitespace else { return false }
      guard let end = Self.end(of: mark, count, in: inside) else {
        unclosed.insert(name)
        return false
      }
      append(inside[..<end], change)
      rest = inside[inside.index(end, offsetBy: count)...]
      previous = mark
      return true
    }

    /// Code: what is inside has no marks.
    private mutating func code() -> Bool {
      let inside = rest.dropFirst()
      guard let end = inside.firstIndex(of: "`"), end > inside.startIndex else { return false }
      flush()
      var monospaced = attributes
      monospaced.isMonospaced = true
      runs.append(Text.Run(text: String(inside[..<end]), attributes: monospaced))
      rest = inside[inside.index(after: end)...]
      previous = "`"
      return true
    }

    private mutating func link() -> Bool {
      let inside = rest.dropFirst()
      guard !unclosed.contains("["), let close = inside.firstIndex(of: "]") else {
        unclosed.insert("[")
        return false
      }
      let after = inside[inside.index(after: close)...]
      guard after.first == "(", let end = after.firstIndex(of: ")") else { return false }
      append(inside[..<close]) { $0.foreground = AnyShapeStyle(TintShapeStyle()) }
      rest = after[after.index(after: end)...]
      previous = ")"
      return true
    }

    private mutating func append(_ text: Substring, _ change: (inout Text.Attributes) -> Void) {
      flush()
      var inner = Parser(rest: text)
      inner.attributes = attributes
      change(&inner.attributes)
      runs.append(contentsOf: inner.parse())
    }

    /// Where the mark that closes a span begins; nil when none does.
    private static func end(of mark: Character, _ count: Int, in text: Substring) -> Substring.Index? {
      var index = text.startIndex
      while let start = text[index...].firstIndex(of: mark) {
        if isEscaped(start, in: text) {
          index = text.index(after: start)
          continue
        }
        let run = text[start...].prefix { $0 == mark }
        // Two of a mark are one mark of their own, not two single ones.
        let fits = count == 1 ? run.count != 2 : run.count >= count
        let isAfterWord = start > text.startIndex && !text[text.index(before: start)].isWhitespace
        let isInWord = mark == "_" && text[run.endIndex...].first?.isWordCharacter == true
        if fits, isAfterWord, !isInWord {
          // Of `**a *b***` and `***ab***` the first star closes what opened inside.
          let inner = run.count - count
          return inner > 0 && text[..<start].contains(mark) ? text.index(start, offsetBy: inner) : start
        }
        index = run.endIndex
      }
      return nil
    }

    private static func isEscaped(_ index: Substring.Index, in text: Substring) -> Bool {
      text[..<index].reversed().prefix { $0 == "\\" }.count % 2 == 1
    }
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
