import MastheadDisplayList

/// A rectangle of pixels.
struct PixelBox: Hashable {
  var minX = 0
  var minY = 0
  var width: Int
  var height: Int
}

extension Bitmap {
  /// The smallest rectangle that holds every pixel that differs; nil when none does.
  ///
  /// - Precondition: both have one size.
  func change(since other: Bitmap) -> PixelBox? {
    let (width, height) = (widthInPixels, heightInPixels)
    return pixels.withUnsafeBufferPointer { new in
      other.pixels.withUnsafeBufferPointer { old -> PixelBox? in
        func differs(_ row: Int) -> Bool {
          let start = row * width
          return !new[start..<start + width].elementsEqual(old[start..<start + width])
        }
        guard let top = (0..<height).first(where: differs), let bottom = (top..<height).last(where: differs) else {
          return nil
        }
        var (left, right) = (width, -1)
        for row in top...bottom {
          let start = row * width
          // Only what lies outside of what is known to have changed needs to be looked at.
          if let first = (0..<left).first(where: { new[start + $0] != old[start + $0] }) { left = first }
          if let last = (right + 1..<width).last(where: { new[start + $0] != old[start + $0] }) { right = last }
        }
        return PixelBox(minX: left, minY: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }

  func cropped(to box: PixelBox) -> Bitmap {
    guard box.width != widthInPixels || box.height != heightInPixels else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(box.width * box.height)
    for row in box.minY..<box.minY + box.height {
      let start = row * widthInPixels + box.minX
      result += pixels[start..<start + box.width]
    }
    return Bitmap(widthInPixels: box.width, heightInPixels: box.height, pixels: result)
  }
}
