internal import CPixelDiff
package import MastheadDisplayList

extension BitmapDifference {
  /// A picture that shows a person where the two differ: the expected one, pale and grey, with the pixels that differ in
  /// magenta, those that are allowed to differ in amber, what only one picture has in stripes, and frames around all of it.
  package func picture(over expected: Bitmap) -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    pixel_draw_marks(
      expected.pixels, expected.widthInPixels, Int32(expected.widthInPixels), Int32(expected.heightInPixels), marks,
      Int32(size.width), Int32(size.height), &pixels)
    var bitmap = Bitmap(widthInPixels: size.width, heightInPixels: size.height, pixels: pixels)
    for box in clusters() { bitmap.drawFrame(around: box) }
    return bitmap
  }
}

extension Bitmap {
  private static let frameColor: UInt32 = 0xFFE0_007A
  /// The frame is as thick as this, and leaves the rest of the margin between it and the box.
  private static let frameThickness = 3

  /// Draws four bars; what falls outside the picture is left away.
  fileprivate mutating func drawFrame(around box: PixelBox) {
    let outer = box.grown(by: BitmapDifference.frameMargin)
    let thickness = Self.frameThickness
    let bars = [
      PixelBox(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: outer.minY + thickness),
      PixelBox(minX: outer.minX, minY: outer.maxY - thickness, maxX: outer.maxX, maxY: outer.maxY),
      PixelBox(minX: outer.minX, minY: outer.minY, maxX: outer.minX + thickness, maxY: outer.maxY),
      PixelBox(minX: outer.maxX - thickness, minY: outer.minY, maxX: outer.maxX, maxY: outer.maxY),
    ]
    let page = PixelBox(minX: 0, minY: 0, maxX: widthInPixels, maxY: heightInPixels)
    for bar in bars.map({ $0.intersection(page) }) where !bar.isEmpty {
      for y in bar.minY..<bar.maxY {
        for x in bar.minX..<bar.maxX { pixels[y * widthInPixels + x] = Self.frameColor }
      }
    }
  }
}
