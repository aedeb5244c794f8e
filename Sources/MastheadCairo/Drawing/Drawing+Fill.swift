internal import CCairo
internal import CPixels
import MastheadDisplayList

extension Drawing {
  func fill(_ path: Path, _ paint: Paint, _ rule: DisplayList.FillRule, _ place: Place) throws(RasterError) {
    let visible = place.visible(path.bounds)
    guard !visible.isEmpty else { return }
    guard case .color(let rgba) = paint else { return }
    let color = PixelColor(rgba)
    guard !color.isClear else { return }
    if let rect = path.alignedPixels(place.transform)?.intersection(visible), place.clip.isWhole(over: rect) {
      return place.canvas.fill(color, in: rect)
    }
    let context = try place.canvas.cairo(clippedTo: place.clip)
    Cairo.setSource(color, of: context)
    Cairo.add(path, place.transform, to: context)
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    cairo_identity_matrix(context)
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ place: Place) throws(RasterError) {
    guard style.lineWidth > 0 && place.transform.isInvertible else { return }
    guard !place.visible(path.strokeBounds(style: style)).isEmpty else { return }
    guard case .color(let rgba) = paint else { return }
    let color = PixelColor(rgba)
    guard !color.isClear else { return }
    let context = try place.canvas.cairo(clippedTo: place.clip)
    Cairo.setSource(color, of: context)
    Cairo.add(path, place.transform, to: context)
    Cairo.set(style, of: context)
    cairo_stroke(context)
    cairo_identity_matrix(context)
  }
}

extension Canvas {
  /// Puts a colour over whole pixels, which lie inside the canvas.
  func fill(_ color: PixelColor, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixels_fill(pixels(at: rect), stride, Int32(rect.width), Int32(rect.height), color.argb)
  }

  /// Replaces whole pixels, which lie inside the canvas.
  func store(_ color: PixelColor, in rect: PixelRect) {
    guard !rect.isEmpty else { return }
    pixels_store(pixels(at: rect), stride, Int32(rect.width), Int32(rect.height), color.argb)
  }
}

extension Cairo {
  static func set(_ style: StrokeStyle, of context: OpaquePointer) {
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_miter_limit(context, style.miterLimit)
    switch style.lineCap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    // Cairo takes dashes that are all zero for an error; on the platform such a line is solid.
    let dash = style.dash.contains { $0 > 0 } ? style.dash : []
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
  }
}
