internal import CCairo
internal import CPixels
import MastheadDisplayList

extension Drawing {
  /// Pixels per em beyond which glyphs are drawn by their outlines: a mask of that size costs as much as the outline,
  /// and would crowd the cache.
  static let largestMask = 256.0

  func draw(_ run: GlyphRun, _ paint: Paint, _ place: Place) throws(RasterError) {
    // A generous box: ink that passes the run's bounds must not vanish at the edge of the picture.
    let box = run.bounds.offsetBy(x: run.origin.x, y: run.origin.y).insetBy(x: -run.size, y: -run.size)
    guard !run.glyphs.isEmpty && run.size > 0 && !place.visible(box).isEmpty else { return }
    let brush = Brush(paint, place.transform)
    if case .nothing = brush { return }
    // To a 64th, as the masks are made: a view that shrinks step by step then finds the masks of its last steps again.
    let pixelsPerEm = (run.size * place.transform.a * 64).rounded() / 64
    guard place.transform.isUpright && pixelsPerEm > 0 && pixelsPerEm <= Self.largestMask else {
      return try drawOutlines(of: run, brush, within: box, place)
    }
    let placed = sprites(of: run, pixelsPerEm: pixelsPerEm, place)
    guard !placed.visible.isEmpty else { return }
    switch brush {
    case .color(let color): try blend(placed, color, place)
    default: try fill(placed, brush, place)
    }
  }

  /// Sprites at whole pixels.
  private struct Placed {
    /// Sprites that are at least partly visible, with the pixel of their top left corner.
    var sprites: [(sprite: GlyphCache.Sprite, x: Int, y: Int)] = []
    /// The visible pixels that they touch.
    var visible = PixelRect.empty
  }

  private func sprites(of run: GlyphRun, pixelsPerEm: Double, _ place: Place) -> Placed {
    glyphs.prepareForRun()
    let face = glyphs.face(run.font, pixelsPerEm: pixelsPerEm)
    var result = Placed()
    result.sprites.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let origin = place.transform.apply(to: run.origin + glyph.position)
      // To quarter pixels along the line, to whole ones across it. The last bits of a sum must not decide a tie.
      let quarters = Int((origin.x.limited * 4 + 0.5 + 1e-6).rounded(.down))
      let baseline = Int((origin.y.limited + 0.5 + 1e-6).rounded(.down))
      let sprite = glyphs.sprite(glyph.id, phase: quarters & 3, face: face, run.font, pixelsPerEm: pixelsPerEm)
      let (x, y) = ((quarters >> 2) + sprite.left, baseline - sprite.top)
      let box = PixelRect(minX: x, minY: y, maxX: x + sprite.width, maxY: y + sprite.height)
        .intersection(place.clip.bounds)
      guard !box.isEmpty else { continue }
      result.sprites.append((sprite, x, y))
      result.visible = result.visible.isEmpty ? box : result.visible.union(box)
    }
    return result
  }

  private func blend(_ placed: Placed, _ color: PixelColor, _ place: Place) throws(RasterError) {
    if place.clip.isWhole(over: placed.visible) {
      return forEachSprite(of: placed) { part, coverage, stride in
        pixels_blend_coverage(
          place.canvas.pixels(at: part), place.canvas.stride, coverage, stride, Int32(part.width), Int32(part.height),
          color.argb)
      }
    }
    let bounds = placed.visible
    try withCoverage(bounds, of: place.clip) { clip, clipStride, _ in
      forEachSprite(of: placed) { part, coverage, stride in
        pixels_blend_clipped_coverage(
          place.canvas.pixels(at: part), place.canvas.stride, coverage, stride,
          clip + ((part.minY - bounds.minY) * clipStride + part.minX - bounds.minX), clipStride, Int32(part.width),
          Int32(part.height), color.argb)
      }
    }
  }

  /// Paints a brush through all glyphs of a run at once.
  private func fill(_ placed: Placed, _ brush: Brush, _ place: Place) throws(RasterError) {
    let bounds = placed.visible
    try withCoverage(bounds) { coverage, stride, surface throws(RasterError) in
      forEachSprite(of: placed) { part, sprite, spriteStride in
        let start = coverage + ((part.minY - bounds.minY) * stride + part.minX - bounds.minX)
        pixels_add_coverage(start, stride, sprite, spriteStride, Int32(part.width), Int32(part.height))
      }
      cairo_surface_mark_dirty(surface)
      try withSource(brush, over: bounds, place) { context throws(RasterError) in
        cairo_mask_surface(context, surface, 0, 0)
      }
    }
  }

  /// Calls `body` for each sprite with its visible pixels, and the coverage of the first of them.
  private func forEachSprite(of placed: Placed, _ body: (PixelRect, UnsafePointer<UInt8>, Int) -> Void) {
    glyphs.coverage.withUnsafeBufferPointer { memory in
      // Nil when no glyph has ink: then there is no sprite either.
      guard let start = memory.baseAddress else { return }
      for (sprite, x, y) in placed.sprites {
        let part = PixelRect(minX: x, minY: y, maxX: x + sprite.width, maxY: y + sprite.height)
          .intersection(placed.visible)
        let first = sprite.start + (part.minY - y) * sprite.width + part.minX - x
        body(part, start + first, sprite.width)
      }
    }
  }

  private func drawOutlines(
    of run: GlyphRun, _ brush: Brush, within box: Rect, _ place: Place
  ) throws(RasterError) {
    try withSource(brush, over: place.visible(box), place) { context throws(RasterError) in
      cairo_new_path(context)
      for glyph in run.glyphs {
        let origin = run.origin + glyph.position
        let outline = glyphs.outline(of: glyph.id, in: run.font, size: run.size)
        Cairo.addPath(
          outline, Transform.translation(x: origin.x, y: origin.y).then(place.transform), to: context)
      }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }
}

extension Transform {
  /// True for a translation and an even enlargement, which leave a glyph as its font draws it.
  fileprivate var isUpright: Bool { b == 0 && c == 0 && a > 0 && abs(a - d) <= 1e-9 * a }
}

extension Double {
  /// A coordinate that an Int holds, far outside every picture at worst.
  fileprivate var limited: Double { Swift.max(-Double(PixelRect.reach), Swift.min(Double(PixelRect.reach), self)) }
}
