package import MastheadDisplayList
package import MastheadText

/// Where the renderer gets the shapes of glyphs.
package protocol GlyphMaskSource: AnyObject {
  /// The coverage of a glyph whose em is `pixelsPerEm` pixels, its origin `phase` quarter pixels (0...3) right of a
  /// pixel edge. Nil for a glyph without ink.
  func mask(for glyph: UInt32, of font: FontReference, pixelsPerEm: Double, phase: Int) -> GlyphMask?

  /// The outline of a glyph in points about its origin, y down, when its em is `size` points.
  func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path
}

extension TextEngine: GlyphMaskSource {}
