internal import CFreeType
internal import MastheadDisplayList

extension FreeTypeFace {
  /// The coverage of a glyph, unhinted; nil for one without ink.
  ///
  /// - Parameters:
  ///   - pixelsPerEm: in 64ths of a pixel, more than 0.
  ///   - offset: 64ths of a pixel by which the glyph stands right of a pixel edge.
  func mask(of glyph: UInt32, pixelsPerEm: Int, offset: Int) -> GlyphMask? {
    // At 72 dots per inch a point of FreeType is a pixel.
    check(FT_Set_Char_Size(handle, 0, FT_F26Dot6(pixelsPerEm), 72, 72), glyph)
    check(FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)), glyph)
    guard let slot = handle.pointee.glyph else { return nil }
    guard slot.pointee.outline.n_points > 0 else { return nil }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(offset), 0)
    check(FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL), glyph)
    let bitmap = slot.pointee.bitmap
    let width = Int(bitmap.width)
    let height = Int(bitmap.rows)
    guard width > 0, height > 0, let buffer = bitmap.buffer else { return nil }
    precondition(Int32(bitmap.pixel_mode) == Int32(FT_PIXEL_MODE_GRAY.rawValue), "FreeType drew no grey bitmap")
    let coverage = [UInt8](unsafeUninitializedCapacity: width * height) { bytes, count in
      for row in 0..<height {
        // A negative pitch would mean that the bottom row comes first; the sum is right for that too.
        let source = UnsafeBufferPointer(start: buffer + row * Int(bitmap.pitch), count: width)
        _ = UnsafeMutableBufferPointer(rebasing: bytes[(row * width)...]).update(fromContentsOf: source)
      }
      count = width * height
    }
    return GlyphMask(
      left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width, height: height,
      coverage: coverage)
  }

  /// The outline of a glyph, y down, its em `size` long.
  func outline(of glyph: UInt32, size: Double) -> Path {
    // In font units: no size of FreeType's rounds anything.
    check(FT_Load_Glyph(handle, glyph, Int32(FT_LOAD_NO_SCALE)), glyph)
    guard let slot = handle.pointee.glyph else { return Path(.elements([])) }
    var collector = OutlineCollector(scale: size / Double(unitsPerEm))
    var functions = FT_Outline_Funcs(
      move_to: { to, context in
        OutlineCollector.with(context) { $0.move(to: $0.point(to)) }
      },
      line_to: { to, context in
        OutlineCollector.with(context) { $0.elements.append(.line(to: $0.point(to))) }
      },
      conic_to: { control, to, context in
        OutlineCollector.with(context) { $0.elements.append(.quadCurve(to: $0.point(to), control: $0.point(control))) }
      },
      cubic_to: { first, second, to, context in
        OutlineCollector.with(context) {
          $0.elements.append(.curve(to: $0.point(to), control1: $0.point(first), control2: $0.point(second)))
        }
      },
      shift: 0, delta: 0)
    let status = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, UnsafeMutableRawPointer($0))
    }
    check(status, glyph)
    return Path(.elements(collector.closed()))
  }

  /// A glyph that the font does not have, or one too large to draw, is a mistake of the caller's.
  private func check(_ status: FT_Error, _ glyph: UInt32) {
    precondition(status == 0, "FreeType can't draw glyph \(glyph) of \(familyName ?? "a font"): error \(status)")
  }
}

/// Takes the steps of an outline from FreeType.
private struct OutlineCollector {
  /// Points per font unit.
  let scale: Double
  var elements: [Path.Element] = []

  init(scale: Double) {
    self.scale = scale
  }

  static func with(_ context: UnsafeMutableRawPointer?, _ body: (inout OutlineCollector) -> Void) -> Int32 {
    guard let context else { return 1 }
    body(&context.assumingMemoryBound(to: OutlineCollector.self).pointee)
    return 0
  }

  func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
    guard let vector else { return .zero }
    return Point(x: Double(vector.pointee.x) * scale, y: -Double(vector.pointee.y) * scale)
  }

  /// FreeType closes contours by starting the next one.
  mutating func move(to point: Point) {
    if !elements.isEmpty { elements.append(.close) }
    elements.append(.move(to: point))
  }

  func closed() -> [Path.Element] { elements.isEmpty ? [] : elements + [.close] }
}
