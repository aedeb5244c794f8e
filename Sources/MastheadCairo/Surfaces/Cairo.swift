internal import CCairo
import MastheadDisplayList

/// The few calls of Cairo that make things, with their status checked, and the way from our geometry to its.
enum Cairo {
  static func check(_ status: cairo_status_t, _ context: @autoclosure () -> String) throws(RasterError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw RasterError(.outOfMemory, context())
    case CAIRO_STATUS_INVALID_SIZE: throw RasterError(.imageTooLarge, context())
    default:
      // Never nil: Cairo has a text for each of its statuses.
      let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
      throw RasterError(.drawingFailed, "\(context()): \(reason)")
    }
  }

  /// A surface over memory that stays ours. The caller owns the reference.
  static func surface(
    _ memory: UnsafeMutablePointer<UInt8>, format: cairo_format_t, width: Int, height: Int, stride: Int
  ) throws(RasterError) -> OpaquePointer {
    let what = "image of \(width) x \(height) px"
    guard
      let made = cairo_image_surface_create_for_data(memory, format, Int32(width), Int32(height), Int32(stride))
    else { throw RasterError(.outOfMemory, what) }
    do { try check(cairo_surface_status(made), what) } catch {
      cairo_surface_destroy(made)
      throw error
    }
    return made
  }

  /// A context that draws on a surface. The caller owns the reference.
  static func context(of surface: OpaquePointer) throws(RasterError) -> OpaquePointer {
    guard let made = cairo_create(surface) else { throw RasterError(.outOfMemory, "drawing context") }
    do { try check(cairo_status(made), "drawing context") } catch {
      cairo_destroy(made)
      throw error
    }
    return made
  }

  /// Makes `path` the context's current path, and leaves `transform` as the context's matrix.
  static func add(_ path: Path, _ transform: Transform, to context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
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
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
    cairo_set_matrix(context, &matrix)
  }

  /// A colour that Cairo turns into exactly this pixel, whose own rounding is downwards.
  static func setSource(_ color: PixelColor, of context: OpaquePointer) {
    func channel(_ shift: UInt32) -> Double { Double((color.argb >> shift) & 0xFF) }
    let alpha = channel(24)
    guard alpha > 0 else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
    cairo_set_source_rgba(context, channel(16) / alpha, channel(8) / alpha, channel(0) / alpha, alpha / 255)
  }
}
