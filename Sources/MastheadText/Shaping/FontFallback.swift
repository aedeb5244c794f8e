internal import MastheadDisplayList

/// Finds a font for characters that the font of their span lacks.
final class FontFallback {
  /// What a grapheme is drawn with.
  struct Choice {
    let font: FontInstance
    /// True when no font has the grapheme: it is drawn as the font's own sign for that.
    let isMissing: Bool
  }

  private struct Key: Hashable {
    let font: Int
    let weight: Double
    let isItalic: Bool
    let grapheme: [UInt32]
  }

  private let store: FontStore
  private let shaper: Shaper
  private var cache = BoundedCache<Key, Choice>(budget: 4096)

  init(store: FontStore, shaper: Shaper) {
    self.store = store
    self.shaper = shaper
  }

  /// The font for one grapheme: that of its span, else the first of the library's fallbacks that has all of it.
  func choice(for grapheme: ArraySlice<UInt32>, style: SpanStyle) -> Choice {
    if hasEachCharacter(of: grapheme, style.font) { return Choice(font: style.font, isMissing: false) }
    let key = Key(
      font: style.font.id, weight: style.description.weight, isItalic: style.description.isItalic,
      grapheme: Array(grapheme))
    if let known = cache.value(for: key) { return known }
    var choice = Choice(font: style.font, isMissing: true)
    if covers(key.grapheme, style.font) {
      choice = Choice(font: style.font, isMissing: false)
    } else {
      let others = store.library.fallbacks(for: style.description).lazy.compactMap { self.store.instance(for: $0) }
      if let font = others.first(where: { self.covers(key.grapheme, $0) }) {
        choice = Choice(font: font, isMissing: false)
      }
    }
    cache.insert(choice, for: key, cost: 1)
    return choice
  }

  /// True when `font` draws the whole grapheme, whether from its characters or from others that are equivalent to them.
  func covers(_ grapheme: [UInt32], _ font: FontInstance) -> Bool {
    if hasEachCharacter(of: grapheme[...], font) { return true }
    // The shaper composes and decomposes: ask it. The script only chooses between rules of shaping.
    let script = grapheme.lazy.compactMap { Script(of: $0) }.first ?? .latin
    let shaped = shaper.shape(
      .init(text: grapheme, script: script.tag, isRightToLeft: false, features: []), font: font)
    return !shaped.glyphs.contains { $0.id == 0 }
  }

  private func hasEachCharacter(of grapheme: ArraySlice<UInt32>, _ font: FontInstance) -> Bool {
    grapheme.allSatisfy { font.covers($0) || CharacterKind.isInvisible($0) }
  }
}

/// What the engine must know of a character beside its script.
enum CharacterKind {
  /// Spaces, controls, joiners, variation selectors: no font needs a glyph for them.
  static func isInvisible(_ character: UInt32) -> Bool {
    if character < 0xA1 { return character <= 0x20 || character >= 0x7F }
    guard let properties = Unicode.Scalar(character)?.properties else { return true }
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
      || properties.generalCategory == .format
  }

  /// Invisible characters without width: no tracking follows them.
  static func isWidthless(_ character: UInt32) -> Bool {
    if character < 0xA0 { return character != 0x09 && (character < 0x20 || character >= 0x7F) }
    guard let properties = Unicode.Scalar(character)?.properties else { return true }
    return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
  }

  /// What is shaped for a character.
  static func shaped(_ character: UInt32) -> UInt32 {
    // A tab is an em wide: the platform's stops, 28 pt apart, are about as far, but would depend on the place in the line.
    if character == 0x09 { return 0x2003 }
    // Other controls show nothing, as a space without width, which shapers hide.
    return character < 0x20 || (0x7F..<0xA0).contains(character) ? 0x200B : character
  }

  /// Ends a line by itself (mandatory breaks of UAX #14).
  static func isHardBreak(_ character: UInt32) -> Bool {
    (0x0A...0x0D).contains(character) || character == 0x85 || character == 0x2028 || character == 0x2029
  }
}
