/// Cuts a hard line into runs of one span, font, script and direction.
struct Itemizer {
  struct Item {
    /// Indices into the text.
    var characters: Range<Int>
    let span: Int
    let level: UInt8
    let script: Script
    let font: FontInstance
    /// True when there are letters that join: no tracking goes between them.
    var joins: Bool
    /// Characters that are not drawn, since the one in front of them stands for the grapheme.
    var hidden: [Int]
    /// For each character, whether tracking follows it; nil when it does everywhere.
    var isTracked: [Bool]?
  }

  struct Result {
    let runs: [Item]
    let baseLevel: UInt8
    /// For each character of the line; nil when each is a grapheme.
    let isGraphemeStart: [Bool]?
  }

  let text: [UInt32]
  let range: Range<Int>
  /// The span of the line's first character.
  let firstSpan: Int
  let spanEnds: [Int]
  let styles: [SpanStyle]
  /// The direction of a line without strong characters.
  let isRightToLeft: Bool
  let fallback: FontFallback

  func items(missing: inout MissingCharacters) -> Result {
    if range.isEmpty { return Result(runs: [], baseLevel: isRightToLeft ? 1 : 0, isGraphemeStart: nil) }
    return simpleItems() ?? completeItems(missing: &missing)
  }

  /// The runs of a line of western text, which needs neither bidi nor fallback; nil for any other line.
  private func simpleItems() -> Result? {
    // A line without letters may run right to left.
    var isDirectionKnown = !isRightToLeft
    for character in text[range] {
      guard Self.isSimple(character) else { return nil }
      if !isDirectionKnown { isDirectionKnown = Self.isLatinLetter(character) }
    }
    guard isDirectionKnown else { return nil }
    var items: [Item] = []
    var start = range.lowerBound
    var span = firstSpan
    while start < range.upperBound {
      let end = min(spanEnds[span], range.upperBound)
      if end > start {
        let font = styles[span].font
        guard text[start..<end].allSatisfy({ $0 == 0x20 || font.covers($0) }) else { return nil }
        items.append(
          Item(
            characters: start..<end, span: span, level: 0, script: .latin, font: font, joins: false, hidden: [],
            isTracked: nil))
      }
      start = max(start, end)
      span += 1
    }
    return Result(runs: items, baseLevel: 0, isGraphemeStart: nil)
  }

  private func completeItems(missing: inout MissingCharacters) -> Result {
    let bidi = BidiLevels(of: text[range], fallback: isRightToLeft)
    let graphemes = self.graphemes()
    let scripts = self.scripts(of: graphemes, levels: bidi.levels)
    var items: [Item] = []
    var isGraphemeStart = [Bool](repeating: false, count: range.count)
    var span = firstSpan
    for (place, grapheme) in graphemes.enumerated() {
      while spanEnds[span] <= grapheme.lowerBound { span += 1 }
      isGraphemeStart[grapheme.lowerBound - range.lowerBound] = true
      let characters = text[grapheme]
      let level = bidi.levels[grapheme.lowerBound - range.lowerBound]
      let choice = self.choice(for: characters, span: span, level: level, previous: items.last)
      if choice.isMissing { missing.insert(characters) }
      let hidden = choice.isMissing ? Array(grapheme.dropFirst()) : []
      var tracked = [Bool](repeating: false, count: grapheme.count)
      tracked[grapheme.count - 1] = !characters.allSatisfy(CharacterKind.isWidthless)
      let (script, isOwn) = scripts[place]
      let joins = isOwn && script.isCursive
      if let last = items.last, last.span == span, last.level == level, last.script == script,
        last.font === choice.font
      {
        items[items.count - 1].joins = last.joins || joins
        items[items.count - 1].characters = last.characters.lowerBound..<grapheme.upperBound
        items[items.count - 1].hidden += hidden
        items[items.count - 1].isTracked? += tracked
      } else {
        items.append(
          Item(
            characters: grapheme, span: span, level: level, script: script, font: choice.font, joins: joins,
            hidden: hidden, isTracked: tracked))
      }
    }
    return Result(runs: items, baseLevel: bidi.base, isGraphemeStart: isGraphemeStart)
  }

  /// Spaces, digits and punctuation stay in the font of the text that they follow where it has them, so that one run
  /// is not cut in three by every space.
  private func choice(for grapheme: ArraySlice<UInt32>, span: Int, level: UInt8, previous: Item?)
    -> FontFallback.Choice
  {
    if let previous, previous.span == span, previous.level == level, previous.font !== styles[span].font,
      grapheme.allSatisfy({ Script(of: $0) == nil }), grapheme.allSatisfy({ previous.font.covers($0) })
    {
      return .init(font: previous.font, isMissing: false)
    }
    return fallback.choice(for: grapheme, style: styles[span])
  }

  /// What a reader takes for one character each.
  private func graphemes() -> [Range<Int>] {
    var graphemes: [Range<Int>] = []
    var start = range.lowerBound
    for character in Characters.string(text[range]) {
      let end = start + character.unicodeScalars.count
      graphemes.append(start..<end)
      start = end
    }
    return graphemes
  }

  /// The script of each grapheme, and whether it is its own.
  ///
  /// Those without one, such as spaces, take that of the text in front of them, else of the text behind them, if that is of
  /// their level; it decides little more than where runs end.
  private func scripts(of graphemes: [Range<Int>], levels: [UInt8]) -> [(script: Script, isOwn: Bool)] {
    let own = graphemes.map { text[$0].lazy.compactMap { Script(of: $0) }.first }
    let levels = graphemes.map { levels[$0.lowerBound - range.lowerBound] }
    var scripts: [Script?] = own
    for index in scripts.indices.dropFirst() where scripts[index] == nil && levels[index] == levels[index - 1] {
      scripts[index] = scripts[index - 1]
    }
    for index in scripts.indices.dropLast().reversed()
    where scripts[index] == nil && levels[index] == levels[index + 1] {
      scripts[index] = scripts[index + 1]
    }
    return zip(scripts, own).map { ($0 ?? .latin, $1 != nil) }
  }

  /// Latin text, its punctuation, and general punctuation without joiners, breaks and marks of direction.
  private static func isSimple(_ character: UInt32) -> Bool {
    switch character {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010...0x2027, 0x20AC, 0x2122: true
    default: false
    }
  }

  private static func isLatinLetter(_ character: UInt32) -> Bool {
    (0x41...0x5A).contains(character) || (0x61...0x7A).contains(character) || (0xC0..<0x250).contains(character)
  }
}
