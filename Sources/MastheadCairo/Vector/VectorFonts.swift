internal import CCairo
import MastheadDisplayList

/// Fonts for vector files, made of the outlines that the text module gives: glyphs are then written once, and the text behind
/// them goes along, so that a reader can select it.
final class VectorFonts {
  private let source: any GlyphMaskSource
  private var faces: [FontReference: Face] = [:]

  init(source: any GlyphMaskSource) {
    self.source = source
  }

  /// A font as Cairo asks for it.
  private final class Face {
    let font: FontReference
    let source: any GlyphMaskSource
    private(set) var cairo: OpaquePointer?
    /// How far the pen went after each glyph where it was first written, in ems.
    private var advances: [UInt32: Double] = [:]

    init(_ font: FontReference, _ source: any GlyphMaskSource) {
      self.font = font
      self.source = source
    }

    func make() throws(RasterError) {
      guard let made = cairo_user_font_face_create() else { throw RasterError(.outOfMemory, "font \(font.name)") }
      cairo = made
      try Cairo.check(cairo_font_face_status(made), "font \(font.name)")
      cairo_font_face_set_user_data(made, VectorFonts.key, Unmanaged.passUnretained(self).toOpaque(), nil)
      cairo_user_font_face_set_render_glyph_func(made) { scaled, glyph, context, extents in
        guard let scaled, let context, let cairo = cairo_scaled_font_get_font_face(scaled),
          let data = cairo_font_face_get_user_data(cairo, VectorFonts.key)
        else { return CAIRO_STATUS_USER_FONT_ERROR }
        let face = Unmanaged<Face>.fromOpaque(data).takeUnretainedValue()
        face.draw(UInt32(glyph), in: context)
        // Every glyph is placed by us; readers of a document tell by the advances where a word ends.
        extents?.pointee.x_advance = face.advances[UInt32(glyph)] ?? 0.5
        return CAIRO_STATUS_SUCCESS
      }
    }

    func learnAdvances(from run: GlyphRun) {
      for (glyph, next) in zip(run.glyphs, run.glyphs.dropFirst()) where advances[glyph.id] == nil {
        advances[glyph.id] = abs(next.position.x - glyph.position.x) / run.size
      }
    }

    private func draw(_ glyph: UInt32, in context: OpaquePointer) {
      // The outline of an em of one unit; the context's matrix makes it as large as the font.
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      let outline = source.outline(of: glyph, in: font, size: VectorFonts.unitsPerEm)
      let unit = 1 / VectorFonts.unitsPerEm
      let toContext = Transform(
        a: matrix.xx * unit, b: matrix.yx * unit, c: matrix.xy * unit, d: matrix.yy * unit, tx: matrix.x0,
        ty: matrix.y0)
      cairo_new_path(context)
      Cairo.addPath(outline, toContext, to: context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
      cairo_set_matrix(context, &matrix)
    }

    deinit { if let cairo { cairo_font_face_destroy(cairo) } }
  }

  // Never written after it was made; its address is the key.
  nonisolated(unsafe) private static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
    let made = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    made.initialize(to: cairo_user_data_key_t())
    return made
  }()

  /// The size at which outlines are asked for, in points: as fine as the grid on which fonts are drawn.
  private static let unitsPerEm = 1_000.0

  /// Draws a run with the context's source, in its matrix.
  func show(_ run: GlyphRun, in context: OpaquePointer) throws(RasterError) {
    let face = try face(run.font)
    face.learnAdvances(from: run)
    cairo_set_font_face(context, face.cairo)
    cairo_set_font_size(context, run.size)
    var glyphs = run.glyphs.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: run.origin.x + glyph.position.x, y: run.origin.y + glyph.position.y)
    }
    // An icon's text is its name, which nobody reads.
    guard !run.font.name.hasPrefix("Phosphor") else {
      cairo_show_glyphs(context, &glyphs, Int32(glyphs.count))
      return try Cairo.check(cairo_status(context), "an icon")
    }
    var clusters = Self.clusters(of: run)
    run.text.withCString { text in
      cairo_show_text_glyphs(
        context, text, Int32(run.text.utf8.count), &glyphs, Int32(glyphs.count), &clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
    }
    try Cairo.check(cairo_status(context), "text \"\(run.text.prefix(40))\"")
  }

  /// Which glyphs show which characters: one each where there are as many, and the run as a whole otherwise.
  private static func clusters(of run: GlyphRun) -> [cairo_text_cluster_t] {
    let scalars = run.text.unicodeScalars
    let isOneEach = scalars.count == run.glyphs.count && scalars.allSatisfy { $0.value < 0x590 }
    guard isOneEach else {
      return [cairo_text_cluster_t(num_bytes: Int32(run.text.utf8.count), num_glyphs: Int32(run.glyphs.count))]
    }
    return scalars.map { cairo_text_cluster_t(num_bytes: Int32(UTF8.width($0)), num_glyphs: 1) }
  }

  private func face(_ font: FontReference) throws(RasterError) -> Face {
    if let known = faces[font] { return known }
    let face = Face(font, source)
    try face.make()
    faces[font] = face
    return face
  }
}
