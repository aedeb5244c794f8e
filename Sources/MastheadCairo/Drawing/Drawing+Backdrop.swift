internal import CCairo
import MastheadDisplayList

extension Drawing {
  /// Replaces what is below an outline by the same, blurred and tinted.
  ///
  /// Inside a group that is drawn apart, "below" is what the group has drawn so far on top of what the group will be
  /// put on, as a material on a screen sees everything behind it. So a material that fades in shows the page through
  /// itself at every step. Opacities and blend modes that the groups around it still have to come play no part. In a
  /// mask there is nothing behind.
  func draw(_ path: Path, _ material: Material, _ place: Place) throws(RasterError) {
    let visible = place.visible(path.bounds)
    guard !visible.isEmpty else { return }
    let horizontal = GaussianKernel(deviation: material.blurRadius * place.transform.lengthOfX)
    let vertical = GaussianKernel(deviation: material.blurRadius * place.transform.lengthOfY)
    // Beyond the bottom canvas there is nothing to see: its edges repeat. Blocks are counted from the picture's corner,
    // so that what is read for one part of a material agrees with what is read for another.
    let page = place.canvas.bottom.bounds
    func down(_ value: Int, _ factor: Int) -> Int { value - ((value % factor) + factor) % factor }
    let region = PixelRect(
      minX: down(visible.minX - horizontal.reach, horizontal.factor),
      minY: down(visible.minY - vertical.reach, vertical.factor),
      maxX: down(visible.maxX + horizontal.reach + horizontal.factor, horizontal.factor),
      maxY: down(visible.maxY + vertical.reach + vertical.factor, vertical.factor)
    ).intersection(page)
    guard !region.isEmpty else { return }
    try withEverythingBelow(place, region) { below throws(RasterError) in
      let plane = BlurPlane(
        below, region, channels: 4, horizontal: horizontal, vertical: vertical, outside: .edgesRepeated,
        scratch: scratch)
      plane.blur()
      plane.tint(material)
      try put(plane, in: path, visible, place)
    }
  }

  private func put(_ plane: BlurPlane, in path: Path, _ visible: PixelRect, _ place: Place) throws(RasterError) {
    if let rect = path.alignedPixels(place.transform)?.intersection(visible), place.clip.isWhole(over: rect) {
      return plane.store(in: place.canvas, rect)
    }
    try withCanvas(visible, below: nil, isCleared: false) { filtered throws(RasterError) in
      plane.store(in: filtered, visible)
      let context = try place.canvas.cairo(clippedTo: place.clip)
      Cairo.setSource(filtered, of: context)
      // The filtered pixels take the place of those below, as far as the outline covers them.
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      Cairo.setPath(path, place.transform, of: context)
      cairo_fill(context)
      Cairo.reset(context)
    }
  }

  /// A canvas that holds, in `region`, what is seen there so far.
  private func withEverythingBelow(
    _ place: Place, _ region: PixelRect, _ body: (Canvas) throws(RasterError) -> Void
  ) throws(RasterError) {
    guard place.canvas.below != nil else { return try body(place.canvas) }
    try withCanvas(region, below: nil) { flat throws(RasterError) in
      let clip = Clip(region)
      for canvas in place.canvas.stack {
        let context = try flat.cairo(clippedTo: clip)
        Cairo.setSource(canvas, of: context)
        cairo_paint(context)
        Cairo.reset(context)
      }
      try body(flat)
    }
  }
}

extension Canvas {
  /// This canvas and those that show through it, the bottom one first.
  fileprivate var stack: [Canvas] { (below?.stack ?? []) + [self] }

  fileprivate var bottom: Canvas { below?.bottom ?? self }
}

extension Transform {
  /// What a length along the pixels' own axes becomes, on average over directions: how far a blur reaches sideways, and
  /// up and down.
  var lengthOfX: Double { (a * a + c * c).squareRoot() }
  var lengthOfY: Double { (b * b + d * d).squareRoot() }
}
