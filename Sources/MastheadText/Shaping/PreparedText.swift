/// A paragraph's text at one scale: shaped, and not yet in lines.
struct PreparedText {
  let styles: [SpanStyle]
  /// The text between hard breaks; at least one unless the paragraph has no spans.
  let lines: [HardLine]
  /// Characters that no font has, each once, in order of appearance.
  let missing: [Unicode.Scalar]

  /// True when there is text after a hard line, not only further breaks.
  func hasText(after line: Int) -> Bool { lines[(line + 1)...].contains { $0.count > 0 } }
}

/// Prepares texts for one engine.
final class TextPreparer {
  let store: FontStore
  let shaper: Shaper
  private let fallback: FontFallback

  init(store: FontStore, shaper: Shaper) {
    self.store = store
    self.shaper = shaper
    fallback = FontFallback(store: store, shaper: shaper)
  }

  /// - Parameter scale: the share of its size at which everything is set.
  func prepare(_ paragraph: Paragraph, scale: Double) -> PreparedText {
    let styles = paragraph.spans.map { SpanStyle($0, scale: scale, store: store) }
    var text: [UInt32] = []
    var spanEnds: [Int] = []
    for span in paragraph.spans {
      Characters.append(span.text, to: &text)
      spanEnds.append(text.count)
    }
    var missing = MissingCharacters()
    var lines: [HardLine] = []
    var span = 0
    for range in Self.hardLines(of: text) where !styles.isEmpty {
      while span + 1 < spanEnds.count, spanEnds[span] <= range.lowerBound { span += 1 }
      let itemizer = Itemizer(
        text: text, range: range, firstSpan: span, spanEnds: spanEnds, styles: styles,
        isRightToLeft: paragraph.direction == .rightToLeft, fallback: fallback)
      let items = itemizer.items(missing: &missing)
      let runs = items.runs.map { self.run($0, in: text, line: range, styles: styles) }
      lines.append(
        HardLine(
          text: text[range], runs: runs, baseLevel: items.baseLevel, emptySpan: span,
          isGraphemeStart: items.isGraphemeStart?[...]))
    }
    return PreparedText(styles: styles, lines: lines, missing: missing.characters)
  }

  /// A character that is not in the text.
  enum Sign: UInt32 {
    case ellipsis = 0x2026
    case hyphen = 0x2010
  }

  /// A sign in the style of a span, or in the system font where the span's has none.
  func sign(_ sign: Sign, span: Int, style: SpanStyle, level: UInt8) -> Fragment {
    let character = sign.rawValue
    var font = style.font
    if !font.covers(character) {
      var description = style.description
      description.design = .system
      font = store.instance(for: description)
    }
    let item = Itemizer.Item(
      characters: 0..<1, span: span, level: level, script: .latin, font: font, joins: false, hidden: [],
      isTracked: nil)
    let run = self.run(item, in: [character], line: 0..<1, style: style)
    return Fragment(
      run: run, runIndex: -1, shaped: run.shaped, start: 0, clusters: 0..<run.shaped.clusters.count, level: level)
  }

  private func run(_ item: Itemizer.Item, in text: [UInt32], line: Range<Int>, styles: [SpanStyle]) -> TextRun {
    run(item, in: text, line: line, style: styles[item.span])
  }

  private func run(_ item: Itemizer.Item, in text: [UInt32], line: Range<Int>, style: SpanStyle) -> TextRun {
    var shapedText = text[item.characters].map(CharacterKind.shaped)
    // One sign for a grapheme that no font has, not one for each of its characters.
    for character in item.hidden { shapedText[character - item.characters.lowerBound] = 0x200B }
    let features = style.features(in: item.font)
    let isCursive = item.script.isCursive
    let request = Shaper.Request(
      text: shapedText,
      before: isCursive ? TextRun.last(of: text[line.lowerBound..<item.characters.lowerBound]) : [],
      after: isCursive ? TextRun.first(of: text[item.characters.upperBound..<line.upperBound]) : [],
      script: item.script.tag, isRightToLeft: item.level % 2 == 1, features: features)
    return TextRun(
      item, style: style, text: text[item.characters], request: request,
      shaped: shaper.shape(request, font: item.font))
  }

  /// The parts of a text between hard breaks, without the breaks. One more than there are breaks.
  private static func hardLines(of text: [UInt32]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      if CharacterKind.isHardBreak(text[index]) {
        lines.append(start..<index)
        // A carriage return and a line feed are one break.
        if text[index] == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    lines.append(start..<text.count)
    return lines
  }
}

/// Collects characters that no font has.
struct MissingCharacters {
  private(set) var characters: [Unicode.Scalar] = []
  private var seen: Set<UInt32> = []

  mutating func insert(_ grapheme: ArraySlice<UInt32>) {
    for value in grapheme where !CharacterKind.isInvisible(value) && seen.insert(value).inserted {
      if let scalar = Unicode.Scalar(value) { characters.append(scalar) }
    }
  }
}
