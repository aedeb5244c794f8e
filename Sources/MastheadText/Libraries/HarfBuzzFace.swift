internal import CHarfBuzz

/// A font file as HarfBuzz reads it; the fonts of all weights share it. Not for two threads at once, as all of an engine.
final class HarfBuzzFace {
  let handle: OpaquePointer
  let unitsPerEm: Int
  private let file: FontFile

  init(file: FontFile) throws(FontError) {
    self.file = file
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY,
      nil, nil)
    // HarfBuzz never gives nil: what fails is the empty face, which has no glyphs.
    let made = hb_face_create(blob, UInt32(file.index))
    hb_blob_destroy(blob)
    guard let made else { throw FontError(code: .notAFont, context: file.name) }
    handle = made
    unitsPerEm = Int(hb_face_get_upem(made))
    guard hb_face_get_glyph_count(made) > 0, unitsPerEm > 0 else {
      throw FontError(code: .notAFont, context: file.name)
    }
  }

  deinit { hb_face_destroy(handle) }
}

/// A face at one weight, with lengths in font units.
final class HarfBuzzFont {
  let handle: OpaquePointer
  let face: HarfBuzzFace

  init(face: HarfBuzzFace, weight: Double?) {
    self.face = face
    guard let made = hb_font_create(face.handle) else { preconditionFailure("HarfBuzz is out of memory") }
    handle = made
    hb_ot_font_set_funcs(made)
    hb_font_set_scale(made, Int32(face.unitsPerEm), Int32(face.unitsPerEm))
    if let weight {
      var variation = hb_variation_t(tag: 0x7767_6874, value: Float(weight))  // "wght"
      hb_font_set_variations(made, &variation, 1)
    }
  }

  deinit { hb_font_destroy(handle) }

  /// The glyph of a character before any substitution; nil when the font has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The glyph that the font calls `name`; nil when there is none, or when the font carries no names.
  func glyph(named name: String) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_glyph_from_name(handle, name, Int32(name.utf8.count), &glyph) != 0 ? glyph : nil
  }

  /// The box of a glyph's ink in font units, y up; nil for a glyph without ink.
  func box(of glyph: UInt32) -> GlyphBox? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    // The height of the extents is negative: it is measured from the top down.
    return GlyphBox(
      minX: extents.x_bearing, minY: extents.y_bearing + extents.height, maxX: extents.x_bearing + extents.width,
      maxY: extents.y_bearing)
  }
}

/// A box in font units, y up.
struct GlyphBox: Hashable, Sendable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32
}
