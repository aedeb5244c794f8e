internal import MastheadDisplayList

/// Draws glyphs, and remembers their masks.
final class GlyphDrawer {
  private struct Key: Hashable {
    let font: Int
    let glyph: UInt32
    /// In 64ths.
    let pixelsPerEm: Int
    let phase: Int
  }

  private let store: FontStore
  private var masks = BoundedCache<Key, GlyphMask?>(budget: GlyphDrawer.cacheBudget)

  /// Bytes: some 20,000 glyphs of a text of 17 pt at 3x.
  private static let cacheBudget = 32 << 20
  /// Bytes of an entry beside its coverage.
  private static let entryCost = 128

  init(store: FontStore) {
    self.store = store
  }

  func mask(for glyph: UInt32, of font: FontReference, pixelsPerEm: Double, phase: Int) -> GlyphMask? {
    precondition((0...3).contains(phase), "a phase is 0...3 quarter pixels, not \(phase)")
    precondition(
      pixelsPerEm <= TextEngine.largestMaskedEm, "a glyph of \(pixelsPerEm) pixels per em is to be drawn as an outline")
    let size = Int((pixelsPerEm * 64).rounded())
    guard size > 0 else { return nil }
    let instance = instance(of: font)
    let key = Key(font: instance.id, glyph: glyph, pixelsPerEm: size, phase: phase)
    if let known = masks.value(for: key) { return known }
    let mask = instance.face.mask(of: glyph, pixelsPerEm: size, offset: phase * 16)
    masks.insert(mask, for: key, cost: Self.entryCost + (mask?.coverage.count ?? 0))
    return mask
  }

  func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path {
    instance(of: font).face.outline(of: glyph, size: size)
  }

  /// A run names fonts of the library with which it was laid out; with another library it can't be drawn.
  private func instance(of font: FontReference) -> FontInstance {
    guard let instance = store.instance(for: font) else { preconditionFailure("there is no font named \(font.name)") }
    return instance
  }
}
