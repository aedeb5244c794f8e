internal import CPNGEncode
package import MastheadDisplayList

/// Writes frames as PNG files in the least time (`PNG.Profile.fast`).
///
/// It keeps its memory from one picture to the next, so each worker has one of its own. Equal pictures give equal bytes,
/// whatever was written before.
package final class PNGEncoder {
  private var handle: OpaquePointer?

  package init() {}

  deinit { png_encoder_destroy(handle) }

  /// How often memory was asked for: no more for a picture that is no larger than the one before.
  var allocationCount: Int { handle.map { png_encoder_allocations($0) } ?? 0 }

  /// - Throws: for a picture without pixels, or too large (`Bitmap.longestSide`, `Bitmap.mostPixels`).
  package func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    var file: [UInt8] = []
    try encode(bitmap, into: &file)
    return file
  }

  /// The same, in the memory of a file that is no longer needed. After an error it holds what it held before.
  package func encode(_ bitmap: Bitmap, into file: inout [UInt8]) throws(PNGError) {
    let (width, height) = (bitmap.widthInPixels, bitmap.heightInPixels)
    try PNG.checkSize(width: width, height: height)
    if handle == nil { handle = png_encoder_create() }
    var count = 0
    guard let handle, let bytes = png_encoder_encode(handle, bitmap.pixels, UInt32(width), UInt32(height), &count)
    else {
      throw PNGError(.outOfMemory, "image of \(width) x \(height) px")
    }
    file.removeAll(keepingCapacity: true)
    file.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
  }
}
