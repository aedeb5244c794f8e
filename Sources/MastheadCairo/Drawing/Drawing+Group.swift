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
    let box = group.contentBounds
    guard !box.isEmpty else { return }
    // One pixel more for glyphs, which move to the pixel grid.
    let content = PixelRect(covering: place.transform.apply(to: box)).grown(by: 1)
    let filters = GroupFilters(group, place.transform, content: content, visible: place.clip.bounds)
    let bounds = filters.needed
    guard !bounds.isEmpty else { return }
    try withCanvas(bounds, below: place.canvas) { canvas throws(RasterError) in
      var inner = place
      inner.canvas = canvas
      inner.clip = Clip(bounds)
      try draw(group.children, inner)
      if let kernels = filters.blur { blur(canvas, kernels) }
      if let mask = group.mask { try keep(whereDrawn: mask, of: canvas, inner) }
      if let clip = group.clip { try keep(inside: clip, of: canvas, inner) }
      if let shadow = filters.shadow { cast(shadow, of: canvas) }
      try put(canvas, on: place, opacity: group.opacity, blendMode: group.blendMode)
    }
  }

  private func blur(_ canvas: Canvas, _ kernels: GroupFilters.Kernels) {
    let plane = BlurPlane(
      canvas, canvas.bounds, channels: 4, horizontal: kernels.horizontal, vertical: kernels.vertical,
      outside: .clear(withRoom: false), scratch: scratch)
    plane.blur()
    plane.store(in: canvas, canvas.bounds)
  }

  private func cast(_ shadow: GroupFilters.Shadow, of canvas: Canvas) {
    let plane = BlurPlane(
      canvas, canvas.bounds, channels: 1, horizontal: shadow.kernels.horizontal, vertical: shadow.kernels.vertical,
      outside: .clear(withRoom: true), scratch: scratch)
    plane.blur()
    plane.paint(shadow.color, beneath: canvas, moved: shadow.offset)
  }

  private func keep(
    whereDrawn mask: [DisplayList.Item], of canvas: Canvas, _ place: Place
  ) throws(RasterError) {
    try withCanvas(canvas.bounds, below: nil) { stencil throws(RasterError) in
      var inner = place
      inner.canvas = stencil
      try draw(mask, inner)
      let context = try canvas.cairo(clippedTo: place.clip)
      Cairo.setSource(stencil, of: context)
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
    Cairo.setPath(clip, place.transform, of: context)
    cairo_fill(context)
    Cairo.reset(context)
  }

  /// Puts what was drawn apart on what is below.
  func put(
    _ canvas: Canvas, on place: Place, opacity: Double, blendMode: DisplayList.BlendMode
  ) throws(RasterError) {
    let context = try place.canvas.cairo(clippedTo: place.clip.intersection(canvas.bounds))
    Cairo.setSource(canvas, of: context)
    cairo_set_operator(context, blendMode.cairo)
    let alpha = (min(opacity, 1) * 255).rounded() / 255
    if alpha < 1 { cairo_paint_with_alpha(context, alpha) } else { cairo_paint(context) }
    Cairo.reset(context)
  }
}

extension DisplayList.Group {
  /// True when the children have to be drawn apart before they are put on what is below.
  fileprivate var isIsolated: Bool {
    opacity < 1 || mask != nil || blurRadius > 0 || shadow != nil || blendMode != .normal
  }
}
