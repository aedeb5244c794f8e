package import MastheadDisplayList

/// Draws display lists. Equal lists give equal pixels, whatever was drawn before.
///
/// It keeps memory, glyphs and reduced pictures from one frame to the next, so each worker has one of its own.
package final class CairoRenderer {
  private let scratch = Scratch()
  private let pictures = PictureCache()
  private let glyphs: GlyphCache
  let glyphSource: any GlyphMaskSource

  package init(text: any GlyphMaskSource) {
    glyphs = GlyphCache(source: text)
    glyphSource = text
  }

  /// The picture of a list.
  ///
  /// - Parameters:
  ///   - images: the pictures that the list refers to.
  ///   - scale: pixels per point. A side has as many whole pixels as is nearest to its points times this.
  ///   - background: what the picture is before anything is drawn; nil for clear.
  package func render(
    _ list: DisplayList, images: ImageTable = ImageTable(), scale: Double, background: RGBA? = nil
  ) throws(RasterError) -> Bitmap {
    var bitmap = Bitmap(widthInPixels: 0, heightInPixels: 0, pixels: [])
    try render(list, images: images, scale: scale, background: background, into: &bitmap)
    return bitmap
  }

  /// The same, in the memory of a bitmap that is no longer needed. After an error its pixels mean nothing.
  package func render(
    _ list: DisplayList, images: ImageTable = ImageTable(), scale: Double, background: RGBA? = nil,
    into bitmap: inout Bitmap
  ) throws(RasterError) {
    let (width, height) = try Self.sizeInPixels(of: list, scale: scale)
    if bitmap.widthInPixels != width || bitmap.heightInPixels != height {
      bitmap = Bitmap(widthInPixels: width, heightInPixels: height, pixels: Array(repeating: 0, count: width * height))
    }
    let color = PixelColor(background ?? .clear)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    try bitmap.pixels.withUnsafeMutableBufferPointer { buffer throws(RasterError) in
      guard let memory = buffer.baseAddress else { return }
      let canvas = try Canvas(bounds: bounds, memory: memory)
      let drawing = Drawing(scratch: scratch, glyphs: glyphs, pictures: pictures, images: images)
      let place = Place(canvas: canvas, transform: .scale(x: scale, y: scale), clip: Clip(bounds), depth: 0)
      // A page that covers everything takes the place of the background.
      if list.items.first?.covers(bounds, place.transform) != true { canvas.store(color, in: bounds) }
      try drawing.draw(list.items, place)
      try canvas.finish("picture of \(width) x \(height) px")
    }
  }

  private static func sizeInPixels(of list: DisplayList, scale: Double) throws(RasterError) -> (Int, Int) {
    let (width, height) = ((list.size.width * scale).rounded(), (list.size.height * scale).rounded())
    let what = "picture of \(list.size) points at \(scale) pixels per point"
    guard width >= 1 && height >= 1 && scale > 0 else { throw RasterError(.emptyImage, what) }
    let longest = Double(Bitmap.longestSide)
    guard width <= longest && height <= longest && width * height <= Double(Bitmap.mostPixels) else {
      throw RasterError(.imageTooLarge, what)
    }
    return (Int(width), Int(height))
  }
}

extension DisplayList.Item {
  /// True for an opaque rectangle that leaves no pixel of `bounds` as it was.
  fileprivate func covers(_ bounds: PixelRect, _ transform: Transform) -> Bool {
    guard case .fill(let path, .color(let color), _) = self, PixelColor(color).isOpaque else { return false }
    return path.alignedPixels(transform)?.contains(bounds) == true
  }
}
