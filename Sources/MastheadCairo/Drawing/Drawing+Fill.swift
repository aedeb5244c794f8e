internal import CCairo
internal import CPixels
import MastheadDisplayList

extension Drawing {
  func fill(_ path: Path, _ paint: Paint, _ rule: DisplayList.FillRule, _ place: Place) throws(RasterError) {
    let visible = place.visible(path.bounds)
    guard !visible.isEmpty else { return }
    let brush = Brush(paint, place.transform)
    if let rect = path.alignedPixels(place.transform)?.intersection(visible), place.clip.isWhole(over: rect) {
      switch brush {
      case .color(let color): return place.canvas.fill(color, in: rect)
      case .gradient(let gradient) where gradient.isOpaque: return gradient.store(in: place.canvas, rect)
      default: break
      }
    }
    try withSource(brush, over: visible, place) { context throws(RasterError) in
      Cairo.setPath(path, place.transform, of: context)
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
  }

  func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ place: Place) throws(RasterError) {
    guard style.lineWidth > 0 else { return }
    let visible = place.visible(path.strokeBounds(style: style))
    guard !visible.isEmpty else { return }
    try withSource(Brush(paint, place.transform), over: visible, place) { context throws(RasterError) in
      Cairo.setPath(path, place.transform, of: context)
      Cairo.set(style, of: context)
      cairo_stroke(context)
    }
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
