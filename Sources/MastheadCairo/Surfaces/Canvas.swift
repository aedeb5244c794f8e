internal import CCairo
import MastheadDisplayList

/// Pixels that both Cairo and our own loops draw into: the picture, or a part of it that is drawn apart.
///
/// The memory belongs to whoever made the canvas, and outlives it.
final class Canvas {
  /// Which pixels of the picture these are.
  let bounds: PixelRect
  /// What shows through where this canvas is clear, until it is put there; nil for the picture itself.
  let below: Canvas?
  /// Row by row from the top left of `bounds`, without gaps.
  private let memory: UnsafeMutablePointer<UInt32>
  private let surface: OpaquePointer
  private var context: OpaquePointer?
  /// The clip that the context has now.
  private var clip: Clip?
  /// Who wrote last: Cairo has to be told when it was not Cairo, and asked to finish when it was.
  private var isCairoAhead = false
  private var isMemoryAhead = false

  /// - Parameter memory: `bounds.width * bounds.height` pixels.
  init(bounds: PixelRect, memory: UnsafeMutablePointer<UInt32>, below: Canvas? = nil) throws(RasterError) {
    self.bounds = bounds
    self.below = below
    self.memory = memory
    // A row of 32-bit pixels needs no padding for Cairo: its stride is always four times the width.
    surface = try memory.withMemoryRebound(to: UInt8.self, capacity: 4) { bytes throws(RasterError) in
      try Cairo.surface(
        bytes, format: CAIRO_FORMAT_ARGB32, width: bounds.width, height: bounds.height, stride: bounds.width * 4)
    }
    // Everywhere, as a target and as a source, a pixel is then named by its place in the picture.
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
  }

  deinit {
    if let context { cairo_destroy(context) }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  var stride: Int { bounds.width }

  /// The pixel at the top left of `part`, for our own loops.
  func pixels(at part: PixelRect) -> UnsafeMutablePointer<UInt32> {
    if isCairoAhead {
      cairo_surface_flush(surface)
      isCairoAhead = false
    }
    isMemoryAhead = true
    return memory + ((part.minY - bounds.minY) * stride + part.minX - bounds.minX)
  }

  /// The same, only to read.
  func readOnlyPixels(at part: PixelRect) -> UnsafePointer<UInt32> {
    if isCairoAhead {
      cairo_surface_flush(surface)
      isCairoAhead = false
    }
    return UnsafePointer(memory + ((part.minY - bounds.minY) * stride + part.minX - bounds.minX))
  }

  /// Cairo's surface, to be read by another canvas. It lies where it belongs when placed at 0, 0.
  func source() -> OpaquePointer {
    if isMemoryAhead {
      cairo_surface_mark_dirty(surface)
      isMemoryAhead = false
    }
    return surface
  }

  /// Cairo's context with the clip in force, in the pixels of the picture, everything else as it is at first.
  func cairo(clippedTo wanted: Clip) throws(RasterError) -> OpaquePointer {
    _ = source()
    isCairoAhead = true
    let context: OpaquePointer
    if let made = self.context { context = made } else { context = try makeContext() }
    if clip !== wanted {
      cairo_reset_clip(context)
      wanted.apply(to: context)
      clip = wanted
    }
    return context
  }

  private func makeContext() throws(RasterError) -> OpaquePointer {
    let made = try Cairo.context(of: surface)
    // Pixels that a curve may be off: half of Cairo's default, since fine curves are all that we ask of it.
    cairo_set_tolerance(made, 0.05)
    context = made
    return made
  }

  /// Throws what Cairo found wrong since the canvas was made. Call it once when drawing is done.
  func finish(_ what: @autoclosure () -> String) throws(RasterError) {
    if let context { try Cairo.check(cairo_status(context), what()) }
    cairo_surface_flush(surface)
    isCairoAhead = false
    try Cairo.check(cairo_surface_status(surface), what())
  }
}
