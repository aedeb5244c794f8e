internal import CCairo
import MastheadDisplayList

extension Drawing {
  /// A canvas from the scratch memory, for as long as `body` runs.
  ///
  /// - Parameters:
  ///   - below: what shows through the canvas until it is put there.
  ///   - isCleared: false when `body` stores every pixel.
  func withCanvas(
    _ bounds: PixelRect, below: Canvas?, isCleared: Bool = true, _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    try checkSize(of: bounds)
    let count = bounds.width * bounds.height
    let block = scratch.take(byteCount: count * 4)
    defer { scratch.give(back: block) }
    let memory = block.memory.bindMemory(to: UInt32.self, capacity: count)
    if isCleared { memory.update(repeating: 0, count: count) }
    let canvas = try Canvas(bounds: bounds, memory: memory, below: below)
    try body(canvas)
    try canvas.finish("a part of \(bounds.width) x \(bounds.height) px, drawn apart")
  }

  /// Coverage, 8 bits a pixel, for as long as `body` runs.
  ///
  /// - Parameters:
  ///   - clip: when given, the coverage of the clip at first, instead of none.
  ///   - body: gets the coverage, its bytes from row to row, and a surface of it that lies where it belongs at 0, 0.
  func withCoverage(
    _ bounds: PixelRect, of clip: Clip? = nil,
    _ body: (UnsafeMutablePointer<UInt8>, Int, OpaquePointer) throws(RasterError) -> Void
  ) throws(RasterError) {
    try checkSize(of: bounds)
    // Cairo wants rows of whole 32-bit words.
    let stride = (bounds.width + 3) & ~3
    let block = scratch.take(byteCount: stride * bounds.height)
    defer { scratch.give(back: block) }
    let memory = block.memory.bindMemory(to: UInt8.self, capacity: stride * bounds.height)
    memory.update(repeating: 0, count: stride * bounds.height)
    let surface = try Cairo.surface(
      memory, format: CAIRO_FORMAT_A8, width: bounds.width, height: bounds.height, stride: stride)
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
    if let clip {
      let context = try Cairo.context(of: surface)
      defer { cairo_destroy(context) }
      clip.apply(to: context)
      cairo_set_source_rgba(context, 0, 0, 0, 1)
      cairo_paint(context)
      try Cairo.check(cairo_status(context), "coverage of \(bounds.width) x \(bounds.height) px")
      cairo_surface_flush(surface)
    }
    try body(memory, stride, surface)
  }

  private func checkSize(of bounds: PixelRect) throws(RasterError) {
    guard bounds.width <= Bitmap.longestSide && bounds.height <= Bitmap.longestSide,
      bounds.width * bounds.height <= Bitmap.mostPixels
    else { throw RasterError(.imageTooLarge, "a part of \(bounds.width) x \(bounds.height) px, drawn apart") }
  }
}
