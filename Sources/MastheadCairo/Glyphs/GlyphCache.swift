import MastheadDisplayList
import MastheadText

/// Masks of glyphs, kept from frame to frame side by side in one block of memory.
final class GlyphCache {
  /// Where a mask is, and where it goes.
  struct Sprite {
    /// Pixels from the glyph's origin to the mask's left edge and, upwards, to its top edge.
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// The place of its first byte in `coverage`.
    let start: Int
  }

  /// One font at one size.
  private struct Face: Hashable {
    let font: FontReference
    let pixelsPerEm: Double
  }

  /// What is kept at most: a few thousand glyphs of the largest size, some 50,000 of the usual ones.
  private static let mostBytes = 32 << 20

  private let source: any GlyphMaskSource
  private var faces: [Face: Int] = [:]
  /// For each face, the sprite of a glyph at a phase: 4·glyph + phase.
  private var sprites: [[UInt32: Int]] = []
  private var table: [Sprite] = []
  private(set) var coverage: [UInt8] = []

  init(source: any GlyphMaskSource) {
    self.source = source
  }

  /// The number to ask for a font's glyphs with, until the next call of `prepareForRun`.
  func face(_ font: FontReference, pixelsPerEm: Double) -> Int {
    let face = Face(font: font, pixelsPerEm: pixelsPerEm)
    if let known = faces[face] { return known }
    faces[face] = sprites.count
    sprites.append([:])
    return sprites.count - 1
  }

  /// Empties the cache when it has grown too large. Numbers of faces and places in `coverage` change here only.
  func prepareForRun() {
    guard coverage.count > Self.mostBytes else { return }
    faces.removeAll(keepingCapacity: true)
    sprites.removeAll(keepingCapacity: true)
    table.removeAll(keepingCapacity: true)
    coverage.removeAll(keepingCapacity: true)
  }

  /// - Parameters:
  ///   - number: from `face`, for the same font and size.
  ///   - phase: quarter pixels, 0...3.
  /// - Returns: a sprite of no width for a glyph without ink.
  func sprite(
    _ glyph: UInt32, phase: Int, face number: Int, _ font: FontReference, pixelsPerEm: Double
  ) -> Sprite {
    let key = glyph << 2 | UInt32(phase)
    if let index = sprites[number][key] { return table[index] }
    let mask = source.mask(for: glyph, of: font, pixelsPerEm: pixelsPerEm, phase: phase)
    let sprite = Sprite(
      left: mask?.left ?? 0, top: mask?.top ?? 0, width: mask?.width ?? 0, height: mask?.height ?? 0,
      start: coverage.count)
    if let mask { coverage += mask.coverage }
    sprites[number][key] = table.count
    table.append(sprite)
    return sprite
  }

  func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path {
    source.outline(of: glyph, in: font, size: size)
  }
}
