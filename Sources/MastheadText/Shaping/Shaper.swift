internal import MastheadDisplayList

/// Turns characters into glyphs, and remembers them.
final class Shaper {
  struct Request: Hashable {
    var text: [UInt32]
    /// Characters around the text that its letters join to.
    var before: [UInt32] = []
    var after: [UInt32] = []
    /// An ISO 15924 tag.
    var script: UInt32
    var isRightToLeft: Bool
    var features: FontFeatures

    func hash(into hasher: inout Hasher) {
      // As bytes: character by character it takes longer than to shape some texts. What is left out seldom differs.
      text.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(script)
      hasher.combine(features)
    }
  }

  private struct Key: Hashable {
    let font: Int
    let request: Request
  }

  private let buffer = HarfBuzzBuffer()
  private var cache = BoundedCache<Key, ShapedText>(budget: Shaper.cacheBudget)
  /// How often the cache could not answer; tests of complexity count this.
  private(set) var misses = 0
  /// Characters shaped, over all misses.
  private(set) var shapedCharacters = 0

  /// Characters, each of them about 100 bytes of glyphs: 26 MB.
  private static let cacheBudget = 1 << 18

  func shape(_ request: Request, font: FontInstance) -> ShapedText {
    let key = Key(font: font.id, request: request)
    if let known = cache.value(for: key) { return known }
    misses += 1
    shapedCharacters += request.text.count
    let glyphs = buffer.shape(
      request.text, before: request.before, after: request.after, script: request.script,
      isRightToLeft: request.isRightToLeft, features: request.features.list, font: font.font)
    let shaped = ShapedText(glyphs: glyphs, length: request.text.count, isRightToLeft: request.isRightToLeft)
    // The constant stands for the entry itself.
    cache.insert(shaped, for: key, cost: request.text.count + 8)
    return shaped
  }
}

/// OpenType features that differ from the shaper's defaults (kerning, ligatures and contextual forms are on).
struct FontFeatures: OptionSet, Hashable {
  let rawValue: UInt8

  static let monospacedDigits = FontFeatures(rawValue: 1)
  /// Spaced letters are not joined.
  static let withoutLigatures = FontFeatures(rawValue: 2)
  static let withoutContextualAlternates = FontFeatures(rawValue: 4)

  var list: [(tag: UInt32, value: UInt32)] {
    var list: [(tag: UInt32, value: UInt32)] = []
    if contains(.monospacedDigits) { list.append((0x746E_756D, 1)) }  // tnum
    if contains(.withoutLigatures) { list += [(0x6C69_6761, 0), (0x636C_6967, 0)] }  // liga, clig
    if contains(.withoutContextualAlternates) { list.append((0x6361_6C74, 0)) }  // calt
    return list
  }
}
