/// The few marks that text of the source may carry: `**bold**`, `*italic*`, `_italic_`, `~~struck~~`, `` `code` ``, `[link](address)`.
enum InlineMarkdown {
  static func runs(of source: String) -> [Text.Run] {
    // Most strings have no mark at all.
    guard source.utf8.contains(where: { marks.contains($0) }) else { return [Text.Run(text: source)] }
    var parser = Parser(rest: Substring(source))
    return parser.parse()
  }

  private static let marks = Set("*_~`[\\".utf8)

  private struct Parser {
    var rest: Substring
    var runs: [Text.Run] = []
    var plain = ""
    var attributes = Text.Attributes()

    init(rest: Substring) {
      self.rest = rest
    }

    mutating func parse() -> [Text.Run] {
      while let character = rest.first {
        switch character {
        case "\\":
          rest.removeFirst()
          // A backslash takes a mark literally; before anything else it stands for itself.
          if let next = rest.first, next.isPunctuation || next.isSymbol {
            plain.append(next)
            rest.removeFirst()
          } else {
            plain.append("\\")
          }
        case "*" where span("**", { $0.weight = .bold }): break
        case "_" where span("__", { $0.weight = .bold }): break
        case "~" where span("~~", { $0.strikethrough = .init() }): break
        case "*" where span("*", { $0.isItalic = true }): break
        case "_" where span("_", { $0.isItalic = true }): break
        case "`" where span("`", { $0.isMonospaced = true }): break
        case "[" where link(): break
        default:
          plain.append(character)
          rest.removeFirst()
        }
      }
      flush()
      return runs.isEmpty ? [Text.Run(text: "")] : runs
    }

    private mutating func flush() {
      guard !plain.isEmpty else { return }
      runs.append(Text.Run(text: plain, attributes: attributes))
      plain = ""
    }

    /// Takes a marked span off the front, if one starts there and ends somewhere.
    private mutating func span(_ mark: String, _ change: (inout Text.Attributes) -> Void) -> Bool {
      guard rest.hasPrefix(mark) else { return false }
      let inside = rest.dropFirst(mark.count)
      // A mark before a space marks nothing: "2 * 3" stays as it is.
      guard let first = inside.first, !first.isWhitespace else { return false }
      guard let end = Self.end(of: mark, in: inside), end > inside.startIndex else { return false }
      append(inside[..<end], change)
      rest = inside[inside.index(end, offsetBy: mark.count)...]
      return true
    }

    private mutating func link() -> Bool {
      let inside = rest.dropFirst()
      guard let close = inside.firstIndex(of: "]") else { return false }
      let after = inside[inside.index(after: close)...]
      guard after.first == "(", let end = after.firstIndex(of: ")") else { return false }
      append(inside[..<close]) { $0.foreground = AnyShapeStyle(TintShapeStyle()) }
      rest = after[after.index(after: end)...]
      return true
    }

    private mutating func append(_ text: Substring, _ change: (inout Text.Attributes) -> Void) {
      flush()
      var inner = Parser(rest: text)
      inner.attributes = attributes
      change(&inner.attributes)
      runs.append(contentsOf: inner.parse())
    }

    private static func end(of mark: String, in text: Substring) -> Substring.Index? {
      var index = text.startIndex
      while index < text.endIndex {
        if text[index...].hasPrefix(mark), index > text.startIndex, !text[text.index(before: index)].isWhitespace {
          return index
        }
        index = text.index(after: index)
      }
      return nil
    }
  }
}
