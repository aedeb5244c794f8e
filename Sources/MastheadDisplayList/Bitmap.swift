/// Pixels of one picture, from the top left, row by row without gaps.
package struct Bitmap: Hashable, Sendable {
  package let widthInPixels: Int
  package let heightInPixels: Int
  /// 0xAARRGGBB, sRGB, colours premultiplied by alpha; `widthInPixels * heightInPixels` of them.
  package var pixels: [UInt32]

  /// - Precondition: as many pixels as width times height.
  package init(widthInPixels: Int, heightInPixels: Int, pixels: [UInt32]) {
    precondition(
      widthInPixels >= 0 && heightInPixels >= 0 && pixels.count == widthInPixels * heightInPixels,
      "\(pixels.count) pixels for \(widthInPixels) x \(heightInPixels)")
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
    self.pixels = pixels
  }

  /// True when no pixel lets through what is below.
  package var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xFF00_0000 } }

  /// The longest side, in pixels. Cairo's fixed-point coordinates reach no further.
  package static let longestSide = 32_767
  /// The most pixels of a picture: 1 GiB of memory at 4 bytes each.
  package static let mostPixels = 1 << 28
}
