/// The coverage of one glyph at one size and one horizontal phase: grey, unhinted.
package struct GlyphMask: Hashable, Sendable {
  /// Pixels from the glyph's origin to the mask's left edge, to the right.
  package var left: Int
  /// Pixels from the baseline to the mask's top edge, upwards.
  package var top: Int
  package var width: Int
  package var height: Int
  /// Row by row, top first, `width * height` of them; 255 is full.
  package var coverage: [UInt8]

  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
