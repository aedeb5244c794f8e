internal import CHarfBuzz

/// The buffer that text goes into and glyphs come out of; kept by an engine, since making one is not free.
final class HarfBuzzBuffer {
  /// What shaping gives for one glyph, in font units; glyphs come in visual order, left to right.
  struct Glyph: Hashable {
    var id: UInt32
    /// The first character of the glyph's cluster, counted from the start of the shaped text.
    var cluster: Int
    var advance: Int32
    var x: Int32
    var y: Int32
    /// True when breaking the text before this cluster would change glyphs.
    var isUnsafeToBreak: Bool
  }

  private let handle: OpaquePointer
  private let language: hb_language_t?

  init() {
    guard let made = hb_buffer_create(), hb_buffer_allocation_successful(made) != 0 else {
      preconditionFailure("HarfBuzz is out of memory")
    }
    handle = made
    // Fixed: the default would be the environment's.
    language = hb_language_from_string("en", -1)
  }

  deinit { hb_buffer_destroy(handle) }

  /// Shapes `text` as one run.
  ///
  /// - Parameters:
  ///   - before: characters in front of the text, which letters may join to, but which give no glyphs.
  ///   - after: characters behind the text.
  ///   - script: an ISO 15924 tag.
  ///   - features: OpenType feature tags and their values, on the whole text.
  func shape(
    _ text: [UInt32], before: [UInt32], after: [UInt32], script: UInt32, isRightToLeft: Bool,
    features: [(tag: UInt32, value: UInt32)], font: HarfBuzzFont
  ) -> [Glyph] {
    hb_buffer_clear_contents(handle)
    hb_buffer_set_direction(handle, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(rawValue: script))
    hb_buffer_set_language(handle, language)
    let context = before + text + after
    hb_buffer_add_utf32(handle, context, Int32(context.count), UInt32(before.count), Int32(text.count))
    let wanted = features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    // Named, since the variable HB_SHAPER_LIST would choose otherwise.
    let isShaped = "ot".withCString { name in
      hb_shape_full(font.handle, handle, wanted, UInt32(wanted.count), [name, nil])
    }
    precondition(isShaped != 0 && hb_buffer_allocation_successful(handle) != 0, "HarfBuzz is out of memory")
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      var info = infos[index]
      let flags = hb_glyph_info_get_glyph_flags(&info)
      return Glyph(
        id: info.codepoint, cluster: Int(info.cluster) - before.count, advance: positions[index].x_advance,
        x: positions[index].x_offset, y: positions[index].y_offset,
        isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
