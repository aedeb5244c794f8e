internal import CCairo
import MastheadDisplayList

extension Drawing {
  func draw(_ image: DisplayList.Image, _ place: Place) throws(RasterError) {
    guard let bitmap = images[image.reference] else {
      throw RasterError(.missingImage, "image \"\(image.reference.name)\"")
    }
    let visible = place.visible(image.rect)
    guard !visible.isEmpty && !image.rect.isEmpty && bitmap.widthInPixels > 0 && bitmap.heightInPixels > 0 else {
      return
    }
    guard let template = image.template else { return try draw(bitmap, image, place) }
    // The picture's alpha, painted: the picture drawn apart, and the paint put in where it is.
    try withCanvas(visible, below: nil) { stencil throws(RasterError) in
      var inner = place
      inner.canvas = stencil
      inner.clip = Clip(visible)
      try draw(bitmap, image, inner)
      try withSource(Brush(template, place.transform), over: visible, inner) { context throws(RasterError) in
        cairo_set_operator(context, CAIRO_OPERATOR_IN)
        cairo_paint(context)
      }
      try put(stencil, on: place, opacity: 1, blendMode: .normal)
    }
  }

  private func draw(_ bitmap: Bitmap, _ image: DisplayList.Image, _ place: Place) throws(RasterError) {
    // From the picture's own pixels to those of the canvas.
    let whole = Transform(
      a: image.rect.width / Double(bitmap.widthInPixels), b: 0, c: 0,
      d: image.rect.height / Double(bitmap.heightInPixels), tx: image.rect.minX, ty: image.rect.minY
    ).then(place.transform)
    guard whole.isInvertible else { return }
    var source = bitmap
    var fromSource = whole
    if image.interpolates {
      // Mixing four neighbours looks at too few pixels when several fall on one: they are averaged first.
      let factorX = Self.reduction(whole.a, whole.b)
      let factorY = Self.reduction(whole.c, whole.d)
      if factorX > 1 || factorY > 1 {
        source = pictures.reduced(bitmap, image.reference, factorX: factorX, factorY: factorY)
        fromSource = Transform.scale(x: Double(factorX), y: Double(factorY)).then(whole)
      }
    }
    try source.pixels.withUnsafeBufferPointer { pixels throws(RasterError) in
      guard let start = pixels.baseAddress else { return }
      try paint(
        start, source.widthInPixels, source.heightInPixels, fromSource, isSmooth: image.interpolates,
        in: .rectangle(image.rect), place)
    }
  }

  /// How many pixels of the picture fall on one of the canvas along one of its axes.
  private static func reduction(_ x: Double, _ y: Double) -> Int {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? Int(min(1 / length + 1e-6, Double(Bitmap.longestSide))) : Bitmap.longestSide
  }

  private func paint(
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ transform: Transform, isSmooth: Bool,
    in frame: Path, _ place: Place
  ) throws(RasterError) {
    let what = "image of \(width) x \(height) px"
    // Cairo takes the memory of a source as changeable, and changes nothing.
    let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
    let surface = try Cairo.surface(
      bytes, format: CAIRO_FORMAT_ARGB32, width: width, height: height, stride: 4 * width)
    defer {
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    guard let pattern = cairo_pattern_create_for_surface(surface) else { throw RasterError(.outOfMemory, what) }
    defer { cairo_pattern_destroy(pattern) }
    try Cairo.check(cairo_pattern_status(pattern), what)
    let back = transform.inverse
    var matrix = cairo_matrix_t(back)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    // Pixels at the edge mix with themselves, not with nothing.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let context = try place.canvas.cairo(clippedTo: place.clip)
    cairo_set_source(context, pattern)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    Cairo.setPath(frame, place.transform, of: context)
    cairo_fill(context)
    Cairo.reset(context)
    try Cairo.check(cairo_status(context), what)
  }
}
