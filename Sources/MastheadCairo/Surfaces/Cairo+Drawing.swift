internal import CCairo
import MastheadDisplayList

/// From our values to the state of a Cairo context.
extension Cairo {
  /// Makes `path` the context's current path, and leaves `transform` as the context's matrix.
  static func setPath(_ path: Path, _ transform: Transform, of context: OpaquePointer) {
    cairo_new_path(context)
    addPath(path, transform, to: context)
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
  }

  /// Adds `path` to the context's current path. The context's matrix becomes the identity.
  static func addPath(_ path: Path, _ transform: Transform, to context: OpaquePointer) {
    cairo_identity_matrix(context)
    var start = Point.zero
    var current = Point.zero
    func place(_ point: Point) -> Point {
      // Points far outside every picture move to where Cairo's numbers still reach.
      let limit = Double(PixelRect.reach)
      let moved = transform.apply(to: point)
      return Point(x: max(-limit, min(limit, moved.x)), y: max(-limit, min(limit, moved.y)))
    }
    path.forEachElement { element in
      switch element {
      case .move(let to):
        current = place(to)
        start = current
        cairo_move_to(context, current.x, current.y)
      case .line(let to):
        current = place(to)
        cairo_line_to(context, current.x, current.y)
      case .quadCurve(let to, let control):
        // The cubic that is the same curve: its control points lie at two thirds of the way to the quadratic's.
        let (end, middle) = (place(to), place(control))
        cairo_curve_to(
          context, current.x + (middle.x - current.x) * 2 / 3, current.y + (middle.y - current.y) * 2 / 3,
          end.x + (middle.x - end.x) * 2 / 3, end.y + (middle.y - end.y) * 2 / 3, end.x, end.y)
        current = end
      case .curve(let to, let control1, let control2):
        let (first, second) = (place(control1), place(control2))
        current = place(to)
        cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
      case .close:
        cairo_close_path(context)
        current = start
      }
    }
  }

  /// A colour that Cairo turns into exactly this pixel, whose own rounding is downwards.
  static func setSource(_ color: PixelColor, of context: OpaquePointer) {
    func channel(_ shift: UInt32) -> Double { Double((color.argb >> shift) & 0xFF) }
    let alpha = channel(24)
    guard alpha > 0 else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
    cairo_set_source_rgba(context, channel(16) / alpha, channel(8) / alpha, channel(0) / alpha, alpha / 255)
  }

  /// The pixels of another canvas, each where it belongs in the picture. The context's matrix must be the identity.
  static func setSource(_ canvas: Canvas, of context: OpaquePointer) {
    cairo_set_source_surface(context, canvas.source(), 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

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

  /// Takes back what a drawing call changed. The source too: it must not outlive its memory.
  static func reset(_ context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }
}

extension cairo_matrix_t {
  init(_ transform: Transform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}
