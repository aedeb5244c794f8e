internal import CCairo
import MastheadDisplayList

/// The walk over a list that draws it into a vector file.
final class VectorDrawing {
  let context: OpaquePointer
  let size: Size
  let images: ImageTable
  let pictureScale: Double
  private let fonts: VectorFonts
  /// Draws a list as pixels.
  private let rasterize: (DisplayList) throws(RasterError) -> Bitmap

  init(
    context: OpaquePointer, size: Size, images: ImageTable, source: any GlyphMaskSource, pictureScale: Double,
    rasterize: @escaping (DisplayList) throws(RasterError) -> Bitmap
  ) {
    self.context = context
    self.size = size
    self.images = images
    self.pictureScale = pictureScale
    fonts = VectorFonts(source: source)
    self.rasterize = rasterize
  }

  /// Where an item is drawn.
  struct Place {
    /// From the item's points to those of the page.
    var transform = Transform.identity
    /// The groups around it, outer ones first, each with what is drawn before it and beside it.
    var levels: [Level] = []
    /// What is drawn before the item in its own group.
    var before: [DisplayList.Item] = []
  }

  struct Level {
    let group: DisplayList.Group
    let before: [DisplayList.Item]
  }

  func paint(_ color: RGBA) {
    cairo_identity_matrix(context)
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  func draw(_ items: [DisplayList.Item]) throws(RasterError) {
    try draw(items, Place())
  }

  private func draw(_ items: [DisplayList.Item], _ outer: Place) throws(RasterError) {
    var place = outer
    place.before = []
    for item in items {
      try draw(item, place)
      place.before.append(item)
    }
  }

  private func draw(_ item: DisplayList.Item, _ place: Place) throws(RasterError) {
    guard item.isFinite else { throw RasterError(.notFinite, "an item of the list") }
    guard place.transform.isInvertible else { return }
    switch item {
    case .fill(let path, let paint, let rule):
      guard !paint.needsPicture else { return try drawPicture(of: item, place) }
      guard setSource(paint, place.transform) else { return }
      Cairo.setPath(path, place.transform, of: context)
      cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    case .stroke(let path, let paint, let style):
      guard style.lineWidth > 0 else { return }
      guard !paint.needsPicture else { return try drawPicture(of: item, place) }
      guard setSource(paint, place.transform) else { return }
      Cairo.setPath(path, place.transform, of: context)
      Cairo.set(style, of: context)
      cairo_stroke(context)
    case .glyphs(let run, let paint):
      guard !paint.needsPicture else { return try drawPicture(of: item, place) }
      guard run.size > 0, !run.glyphs.isEmpty, setSource(paint, place.transform) else { return }
      try fonts.show(run, in: context)
    case .image(let image): try draw(image, item, place)
    case .backdrop(let path, _): try drawPicture(of: item, place, over: path)
    case .group(let group): try draw(group, item, place)
    }
  }

  private func draw(_ group: DisplayList.Group, _ item: DisplayList.Item, _ place: Place) throws(RasterError) {
    guard place.levels.count < MastheadCairo.Place.mostNested else {
      throw RasterError(.nestedTooDeep, "a group of the list")
    }
    guard group.opacity > 0 else { return }
    guard !group.needsPicture else { return try drawPicture(of: item, place) }
    var inner = place
    inner.transform = group.transform.then(place.transform)
    inner.levels.append(Level(group: group, before: place.before))
    guard inner.transform.isInvertible else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if let clip = group.clip { self.clip(to: clip, inner.transform) }
    guard group.opacity < 1 else { return try draw(group.children, inner) }
    cairo_push_group(context)
    do { try draw(group.children, inner) } catch {
      cairo_pattern_destroy(cairo_pop_group(context))
      throw error
    }
    cairo_pop_group_to_source(context)
    cairo_identity_matrix(context)
    cairo_paint_with_alpha(context, group.opacity)
  }

  func clip(to path: Path, _ transform: Transform) {
    Cairo.setPath(path, transform, of: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  private func draw(_ image: DisplayList.Image, _ item: DisplayList.Item, _ place: Place) throws(RasterError) {
    guard let bitmap = images[image.reference] else {
      throw RasterError(.missingImage, "image \"\(image.reference.name)\"")
    }
    guard image.template == nil else { return try drawPicture(of: item, place) }
    try draw(bitmap, in: image.rect, isSmooth: image.interpolates, place.transform)
  }

  /// Puts pixels into a rectangle of points.
  private func draw(_ bitmap: Bitmap, in rect: Rect, isSmooth: Bool, _ transform: Transform) throws(RasterError) {
    guard bitmap.widthInPixels > 0, bitmap.heightInPixels > 0, !rect.isEmpty else { return }
    let picture = try OwnedPicture(bitmap)
    cairo_save(context)
    defer { cairo_restore(context) }
    clip(to: .rectangle(rect), transform)
    let placed = Transform(
      a: rect.width / Double(bitmap.widthInPixels), b: 0, c: 0, d: rect.height / Double(bitmap.heightInPixels),
      tx: rect.minX, ty: rect.minY
    ).then(transform)
    var matrix = cairo_matrix_t(placed)
    cairo_set_matrix(context, &matrix)
    cairo_set_source_surface(context, picture.surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, isSmooth ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    try Cairo.check(cairo_status(context), "image of \(bitmap.widthInPixels) x \(bitmap.heightInPixels) px")
  }

  // MARK: What has to be pixels

  /// Draws an item as the pixels that the renderer makes of it.
  ///
  /// - Parameter shape: what of the pixels is shown, in the item's points; nil for all that it covers.
  private func drawPicture(
    of item: DisplayList.Item, _ place: Place, over shape: Path? = nil
  ) throws(RasterError) {
    let dependsOnBelow = item.readsBelow
    let page = Rect(origin: .zero, size: size)
    let box = place.transform.apply(to: item.bounds).intersection(page)
    guard !box.isEmpty else { return }
    let items = place.items(upTo: item, withBefore: dependsOnBelow)
    let whole = try rasterize(DisplayList(size: size, items: items))
    let (part, rect) = cut(whole, to: box)
    guard let part else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    // The pixels hold what the groups around have clipped; the page's own clip makes the edge sharp.
    if let shape { clip(to: shape, place.transform) }
    try draw(part, in: rect, isSmooth: true, .identity)
  }

  /// The pixels that a box touches, and where they lie in points.
  private func cut(_ bitmap: Bitmap, to box: Rect) -> (Bitmap?, Rect) {
    let minX = max(0, Int((box.minX * pictureScale).rounded(.down)))
    let minY = max(0, Int((box.minY * pictureScale).rounded(.down)))
    let maxX = min(bitmap.widthInPixels, Int((box.maxX * pictureScale).rounded(.up)))
    let maxY = min(bitmap.heightInPixels, Int((box.maxY * pictureScale).rounded(.up)))
    guard minX < maxX, minY < maxY else { return (nil, .zero) }
    var pixels: [UInt32] = []
    pixels.reserveCapacity((maxX - minX) * (maxY - minY))
    for y in minY..<maxY {
      let row = y * bitmap.widthInPixels
      pixels.append(contentsOf: bitmap.pixels[row + minX..<row + maxX])
    }
    // A page whose sides are no whole pixels is drawn to the nearest number of them.
    let (stepX, stepY) = (size.width / Double(bitmap.widthInPixels), size.height / Double(bitmap.heightInPixels))
    return (
      Bitmap(widthInPixels: maxX - minX, heightInPixels: maxY - minY, pixels: pixels),
      Rect(
        x: Double(minX) * stepX, y: Double(minY) * stepY, width: Double(maxX - minX) * stepX,
        height: Double(maxY - minY) * stepY)
    )
  }
}

extension VectorDrawing.Place {
  /// The list up to an item, in the groups in which it stands, and with nothing after it.
  ///
  /// - Parameter withBefore: false to leave out what is drawn before it, too.
  fileprivate func items(upTo item: DisplayList.Item, withBefore: Bool) -> [DisplayList.Item] {
    levels.reversed().reduce((withBefore ? before : []) + [item]) { children, level in
      var shell = level.group
      shell.children = children
      // A group that is put on the page as one is drawn at full strength here: the page has the group's own opacity.
      if !withBefore { shell.opacity = 1 }
      return (withBefore ? level.before : []) + [.group(shell)]
    }
  }
}

extension DisplayList.Item {
  /// True when its pixels depend on what lies below.
  fileprivate var readsBelow: Bool {
    switch self {
    case .backdrop: true
    case .group(let group): group.blendMode != .normal || group.children.contains(where: \.readsBelow)
    default: false
    }
  }
}

extension DisplayList.Group {
  /// True for what vector files have no words for.
  fileprivate var needsPicture: Bool {
    if blurRadius > 0 || mask != nil || shadow != nil || blendMode != .normal { return true }
    // What reads below needs what is there: inside a group that is put on as one that is not the page.
    return opacity < 1 && children.contains(where: \.readsBelow)
  }
}

extension Paint {
  fileprivate var needsPicture: Bool { if case .angularGradient = self { true } else { false } }
}

/// A copy of a bitmap in memory of Cairo's own, which keeps it for as long as the file is written.
private final class OwnedPicture {
  let surface: OpaquePointer

  init(_ bitmap: Bitmap) throws(RasterError) {
    let what = "image of \(bitmap.widthInPixels) x \(bitmap.heightInPixels) px"
    guard
      let made = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(bitmap.widthInPixels), Int32(bitmap.heightInPixels))
    else { throw RasterError(.outOfMemory, what) }
    do { try Cairo.check(cairo_surface_status(made), what) } catch {
      cairo_surface_destroy(made)
      throw error
    }
    surface = made
    guard let memory = cairo_image_surface_get_data(made) else { throw RasterError(.outOfMemory, what) }
    let stride = Int(cairo_image_surface_get_stride(made))
    bitmap.pixels.withUnsafeBytes { pixels in
      guard let start = pixels.baseAddress else { return }
      for row in 0..<bitmap.heightInPixels {
        let bytes = bitmap.widthInPixels * 4
        UnsafeMutableRawPointer(memory + row * stride).copyMemory(from: start + row * bytes, byteCount: bytes)
      }
    }
    cairo_surface_mark_dirty(made)
  }

  deinit { cairo_surface_destroy(surface) }
}
