internal import CPixels
import MastheadDisplayList

/// Pictures that were made smaller, kept from frame to frame.
final class PictureCache {
  private struct Key: Hashable {
    let reference: ImageReference
    let factorX: Int
    let factorY: Int
  }

  /// What is kept at most, in pixels: a few photographs that fill a screen.
  private static let mostPixels = 16 << 20

  private var bitmaps: [Key: Bitmap] = [:]
  private var keptPixels = 0

  /// Averages blocks of `factorX` by `factorY` pixels; blocks at the right and the lower edge may be smaller.
  func reduced(_ bitmap: Bitmap, _ reference: ImageReference, factorX: Int, factorY: Int) -> Bitmap {
    let key = Key(reference: reference, factorX: factorX, factorY: factorY)
    if let known = bitmaps[key] { return known }
    let width = (bitmap.widthInPixels + factorX - 1) / factorX
    let height = (bitmap.heightInPixels + factorY - 1) / factorY
    var pixels = [UInt32](repeating: 0, count: width * height)
    pixels_reduce(
      bitmap.pixels, bitmap.widthInPixels, bitmap.heightInPixels, factorX, factorY, &pixels)
    let result = Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
    if keptPixels + pixels.count > Self.mostPixels {
      bitmaps.removeAll()
      keptPixels = 0
    }
    bitmaps[key] = result
    keptPixels += pixels.count
    return result
  }
}
