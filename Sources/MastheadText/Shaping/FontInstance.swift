internal import MastheadDisplayList

/// A font at one weight, open for shaping and drawing. Belongs to one engine.
final class FontInstance {
  /// Different for every instance that an engine makes; a key for caches.
  let id: Int
  let reference: FontReference
  let font: HarfBuzzFont
  private let file: FontFile
  private let library: FreeTypeLibrary
  private var openFace: FreeTypeFace?
  private var glyphs: [UInt32: UInt32] = [:]
  private var boxes: [UInt32: GlyphBox?] = [:]

  init(id: Int, reference: FontReference, font: HarfBuzzFont, file: FontFile, library: FreeTypeLibrary) {
    self.id = id
    self.reference = reference
    self.font = font
    self.file = file
    self.library = library
    isSystemFont = file.isEmbedded && reference.name.hasPrefix("Inter")
    hasIntrusiveAlternates = isSystemFont || (file.isEmbedded && reference.name.hasPrefix("Mono-"))
  }

  var unitsPerEm: Double { Double(font.face.unitsPerEm) }

  /// The system font: it has the platform's tracking.
  let isSystemFont: Bool

  /// True for the fonts in the binary whose contextual alternates change characters: Inter draws a multiplication sign for
  /// the x of 10x20 and an arrow for ->, JetBrains Mono joins signs of programming languages. The platform's fonts do not.
  let hasIntrusiveAlternates: Bool

  /// The face for drawing, opened when first asked for.
  var face: FreeTypeFace {
    if let openFace { return openFace }
    do {
      let opened = try FreeTypeFace(library: library, file: file, weight: reference.weight)
      openFace = opened
      return opened
    } catch {
      // The library has opened every font of a folder once, from the same bytes, and tests open every one in the binary.
      preconditionFailure("\(error)")
    }
  }

  func covers(_ scalar: UInt32) -> Bool {
    if let known = glyphs[scalar] { return known != 0 }
    let glyph = font.glyph(for: scalar) ?? 0
    glyphs[scalar] = glyph
    return glyph != 0
  }

  /// The box of a glyph's ink in font units; nil without ink.
  func box(of glyph: UInt32) -> GlyphBox? {
    if let known = boxes[glyph] { return known }
    let box = font.box(of: glyph)
    boxes[glyph] = .some(box)
    return box
  }
}
