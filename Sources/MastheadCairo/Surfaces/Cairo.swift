internal import CCairo

/// The calls of Cairo that make things, with their status checked.
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
}
