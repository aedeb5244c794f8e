internal import CCairo
package import MastheadDisplayList

extension CairoRenderer {
  /// The list as a vector file of one page, a point for each of its points.
  ///
  /// What these formats have no words for (materials, blurs, shadows, masks, blend modes, angular gradients) is drawn and put in
  /// as a picture, in its place among the rest. Equal lists give equal bytes.
  ///
  /// - Parameters:
  ///   - images: the pictures that the list refers to.
  ///   - pictureScale: pixels per point of what is put in as a picture.
  ///   - title: of the document; a PDF says it to its reader.
  package func vector(
    _ list: DisplayList, images: ImageTable = ImageTable(), format: VectorFormat, pictureScale: Double,
    title: String = "", background: RGBA? = nil
  ) throws(RasterError) -> [UInt8] {
    let what = "\(format.rawValue.uppercased()) of \(list.size) points"
    guard list.size.width > 0 && list.size.height > 0 else { throw RasterError(.emptyImage, what) }
    let sink = ByteSink()
    let surface = try Self.surface(format, list.size, sink, title: title, what)
    defer { cairo_surface_destroy(surface) }
    do {
      let context = try Cairo.context(of: surface)
      defer { cairo_destroy(context) }
      let drawing = VectorDrawing(
        context: context, size: list.size, images: images, source: glyphSource, pictureScale: pictureScale
      ) { [self] prefix throws(RasterError) in
        try render(prefix, images: images, scale: pictureScale, background: background)
      }
      if let background { drawing.paint(background) }
      try drawing.draw(list.items)
      cairo_show_page(context)
      try Cairo.check(cairo_status(context), what)
    }
    cairo_surface_finish(surface)
    try Cairo.check(cairo_surface_status(surface), what)
    return format == .svg ? svgWithOwnNames(sink.bytes) : sink.bytes
  }

  private final class ByteSink {
    var bytes: [UInt8] = []
  }

  private static func surface(
    _ format: VectorFormat, _ size: Size, _ sink: ByteSink, title: String, _ what: String
  ) throws(RasterError) -> OpaquePointer {
    // The sink outlives the surface, which the caller finishes before it lets go of either.
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    let made =
      switch format {
      case .svg: cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      case .pdf: cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      }
    guard let made else { throw RasterError(.outOfMemory, what) }
    do { try Cairo.check(cairo_surface_status(made), what) } catch {
      cairo_surface_destroy(made)
      throw error
    }
    switch format {
    case .svg: cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX)
    case .pdf:
      // Without a date of ours the library would put in that of the clock.
      cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      cairo_pdf_surface_set_metadata(made, CAIRO_PDF_METADATA_TITLE, title)
    }
    return made
  }
}
