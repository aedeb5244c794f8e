internal import CPixels
package import MastheadDisplayList

extension Bitmap {
  /// Four bytes a pixel, red, green, blue and alpha, row by row from the top. Colours are not multiplied by alpha.
  package var straightRGBA: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4 * pixels.count) { buffer, written in
      if let start = buffer.baseAddress { pixels_to_rgba(pixels, pixels.count, start) }
      written = 4 * pixels.count
    }
  }
}
