package import MastheadDisplayList

/// Shapes, measures and rasterises text for one worker. It owns the caches, so it stays inside the worker that made it.
package final class TextEngine {
  package let library: FontLibrary

  package init(library: FontLibrary) {
    self.library = library
  }

  /// Sets a paragraph in lines no wider than `width` points; nil sets every paragraph of the text on one line.
  package func layout(_ paragraph: Paragraph, width: Double?) -> ParagraphLayout {
    // Provisional: half an em a character, on one line, until the shaper lands.
    let advance = paragraph.spans.reduce(0) { $0 + Double($1.text.count) * $1.font.size / 2 }
    let size = paragraph.spans.map(\.font.size).max() ?? 17
    let scale = paragraph.pixelsPerPoint
    let height = paragraph.lineHeight ?? (1.193359375 * size * scale - 1e-9).rounded(.up) / scale
    let shown = min(advance, width ?? advance)
    let box = Rect(x: 0, y: 0, width: shown, height: height)
    return ParagraphLayout(
      size: box.size, lines: [.init(box: box, baseline: height * 0.8, runs: [])], isTruncated: shown < advance,
      missing: [])
  }

  /// The glyph of an icon by its name in an icon font, for example `caret-left` in `Phosphor`; nil when there is none.
  package func icon(named name: String, in font: String) -> UInt32? { nil }

  /// The coverage of a glyph whose em is `pixelsPerEm` pixels, its origin `phase` quarter pixels (0...3) right of a pixel edge.
  /// Nil for a glyph without ink.
  package func mask(for glyph: UInt32, of font: FontReference, pixelsPerEm: Double, phase: Int) -> GlyphMask? { nil }

  /// The outline of a glyph in points about its origin, y down, when its em is `size` points.
  package func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path { Path(.elements([])) }
}
