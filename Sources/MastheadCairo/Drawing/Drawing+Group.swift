internal import CCairo
import MastheadDisplayList

extension Drawing {
  func draw(_ group: DisplayList.Group, _ outer: Place) throws(RasterError) {
    guard group.opacity > 0 else { return }
    var place = outer
    place.depth += 1
    place.transform = group.transform.then(outer.transform)
    // A view scaled to nothing has no pixels.
    guard place.transform.isInvertible else { return }
    if group.isIsolated { return try drawApart(group, place) }
    if let clip = group.clip {
      place.clip = outer.clip.intersection(clip, place.transform)
      guard !place.clip.bounds.isEmpty else { return }
    }
    try draw(group.children, place)
  }

  /// Draws the children on a canvas of their own, does to it what the group asks for, and puts it in its place.
  private func drawApart(_ group: DisplayList.Group, _ place: Place) throws(RasterError) {
    // One pixel more for glyphs, which move to the pixel grid.
    let needed = place.visible(group.innerBounds.isEmpty ? .zero : group.innerBounds)
    let bounds = needed.isEmpty ? needed : needed.grown(by: 1).intersection(place.clip.bounds)
    guard !bounds.isEmpty else { return }
    try withCanvas(bounds, below: place.canvas) { canvas throws(RasterError) in
      var inner = place
      inner.canvas = canvas
      inner.clip = Clip(bounds)
      try draw(group.children, inner)
      if let mask = group.mask { try keep(whereDrawn: mask, of: canvas, inner) }
      if let clip = group.clip { try keep(inside: clip, of: canvas, inner) }
      try canvas.finish(group.name)
      try put(canvas, on: place, opacity: group.opacity, blendMode: group.blendMode)
    }
  }

  /// A clear canvas from the scratch memory, for as long as `body` runs.
  func withCanvas(
    _ bounds: PixelRect, below: Canvas?, _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    let count = bounds.width * bounds.height
    let block = scratch.take(byteCount: count * 4)
    defer { scratch.give(back: block) }
    let memory = block.memory.bindMemory(to: UInt32.self, capacity: count)
    memory.update(repeating: 0, count: count)
    try body(Canvas(bounds: bounds, memory: memory, below: below))
  }

  private func keep(
    whereDrawn mask: [DisplayList.Item], of canvas: Canvas, _ place: Place
  ) throws(RasterError) {
    try withCanvas(canvas.bounds, below: nil) { stencil throws(RasterError) in
      var inner = place
      inner.canvas = stencil
      try draw(mask, inner)
      try stencil.finish("mask")
      let context = try canvas.cairo(clippedTo: place.clip)
      cairo_set_source_surface(context, stencil.source(), 0, 0)
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
      cairo_paint(context)
      Cairo.reset(context)
    }
  }

  private func keep(inside clip: Path, of canvas: Canvas, _ place: Place) throws(RasterError) {
    let context = try canvas.cairo(clippedTo: place.clip)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    // This operator also clears what the outline leaves out.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    Cairo.add(clip, place.transform, to: context)
    cairo_fill(context)
    Cairo.reset(context)
  }

  private func put(
    _ canvas: Canvas, on place: Place, opacity: Double, blendMode: DisplayList.BlendMode
  ) throws(RasterError) {
    let context = try place.canvas.cairo(clippedTo: place.clip.intersection(canvas.bounds))
    cairo_set_source_surface(context, canvas.source(), 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_set_operator(context, blendMode.cairo)
    let alpha = (min(opacity, 1) * 255).rounded() / 255
    if alpha < 1 { cairo_paint_with_alpha(context, alpha) } else { cairo_paint(context) }
    Cairo.reset(context)
  }
}

extension Cairo {
  /// Takes back what a drawing call changed. The source too: it must not outlive its memory.
  static func reset(_ context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
  }
}

extension DisplayList.Group {
  /// True when the children have to be drawn apart before they are put on what is below.
  fileprivate var isIsolated: Bool {
    opacity < 1 || mask != nil || blurRadius > 0 || shadow != nil || blendMode != .normal
  }

  fileprivate var name: String { label.map { "group \"\($0)\"" } ?? "group" }
}

extension DisplayList.BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
