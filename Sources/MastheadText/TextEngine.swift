package import MastheadDisplayList

/// Shapes, measures and rasterises text for one worker. It owns the caches, so it stays inside the worker that made it.
package final class TextEngine {
  package let library: FontLibrary
  let store: FontStore
  let shaper = Shaper()
  let setter: ParagraphSetter
  private let preparer: TextPreparer
  private var oneLines = BoundedCache<Paragraph, OneLine>(budget: TextEngine.oneLineLimit)
  private let drawer: GlyphDrawer
  private var icons: [Icon: UInt32] = [:]

  private struct Icon: Hashable {
    let name: String
    let font: String
  }

  package init(library: FontLibrary) {
    self.library = library
    store = FontStore(library: library)
    preparer = TextPreparer(store: store, shaper: shaper)
    setter = ParagraphSetter(preparer: preparer)
    drawer = GlyphDrawer(store: store)
  }

  /// Sets a paragraph in lines no wider than `width` points; nil sets every paragraph of the text on one line.
  package func layout(_ paragraph: Paragraph, width: Double?) -> ParagraphLayout {
    setter.layout(paragraph, width: width)
  }

  /// What is known of a paragraph: who asks for its lines more than once keeps it, and so is not looked up each time.
  package func record(of paragraph: Paragraph) -> ParagraphRecord { setter.record(of: paragraph) }

  /// Sets a paragraph as `layout(_:width:)` does.
  ///
  /// - Parameter record: the paragraph's, as `record(of:)` gives it.
  package func layout(_ paragraph: Paragraph, record: ParagraphRecord, width: Double?) -> ParagraphLayout {
    setter.layout(paragraph, record: record, width: width)
  }

  /// What is sure to stand on one line when it is set like a paragraph of one span, whose text plays no part.
  package func oneLine(like paragraph: Paragraph) -> OneLine {
    var paragraph = paragraph
    for index in paragraph.spans.indices { paragraph.spans[index].text = "x" }
    if let known = oneLines.value(for: paragraph) { return known }
    let height = layout(paragraph, width: nil).size.height
    let made = OneLine(like: paragraph, height: height, preparer: preparer)
    oneLines.insert(made, for: paragraph, cost: 1)
    return made
  }

  /// Styles whose characters' widths are kept, a kilobyte each.
  private static let oneLineLimit = 128

  /// The glyph of an icon by its name in an icon font, for example `caret-left` in `Phosphor`; nil when there is none.
  package func icon(named name: String, in font: String) -> UInt32? {
    let icon = Icon(name: name, font: font)
    if let known = icons[icon] { return known }
    let glyph = store.instance(for: FontReference(name: font))?.font.glyph(named: name)
    // Only what is there: names that are not could be without number.
    if let glyph { icons[icon] = glyph }
    return glyph
  }

  /// Glyphs whose em is larger, in pixels, have no masks: draw their outlines. A mask of this size already takes up to half a
  /// megabyte, and nothing repeats at such sizes.
  package static let largestMaskedEm = 768.0

  /// The coverage of a glyph whose em is `pixelsPerEm` pixels, its origin `phase` quarter pixels (0...3) right of a pixel edge.
  /// Nil for a glyph without ink.
  ///
  /// - Parameter pixelsPerEm: at most `largestMaskedEm`; kept to the 64th of a pixel.
  package func mask(for glyph: UInt32, of font: FontReference, pixelsPerEm: Double, phase: Int) -> GlyphMask? {
    drawer.mask(for: glyph, of: font, pixelsPerEm: pixelsPerEm, phase: phase)
  }

  /// The outline of a glyph in points about its origin, y down, when its em is `size` points. To be filled by the non-zero
  /// winding rule: contours of variable fonts overlap.
  package func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path {
    drawer.outline(of: glyph, in: font, size: size)
  }
}
