/// A font at one place of its variable axes. The name is a key into the fonts that the text module knows.
package struct FontReference: Hashable, Sendable, Codable {
  /// For example `Inter`, `InterDisplay-Italic`, `Phosphor-Bold`.
  package var name: String
  /// The `wght` axis, 100...900; nil for a font without one.
  package var weight: Double?

  package init(name: String, weight: Double? = nil) {
    self.name = name
    self.weight = weight
  }
}

/// Glyphs of one font, shaped and placed on one baseline.
package struct GlyphRun: Hashable, Sendable, Codable {
  package struct Glyph: Hashable, Sendable, Codable {
    package var id: UInt32
    /// From the run's origin to the glyph's origin on the baseline, in points.
    package var position: Point

    package init(id: UInt32, position: Point) {
      self.id = id
      self.position = position
    }
  }

  package var font: FontReference
  /// Points per em.
  package var size: Double
  /// The start of the baseline.
  package var origin: Point
  package var glyphs: [Glyph]
  /// What the glyphs say, in logical order.
  package var text: String
  /// A box that holds the ink, relative to `origin`.
  package var bounds: Rect

  package init(font: FontReference, size: Double, origin: Point, glyphs: [Glyph], text: String, bounds: Rect) {
    self.font = font
    self.size = size
    self.origin = origin
    self.glyphs = glyphs
    self.text = text
    self.bounds = bounds
  }
}
