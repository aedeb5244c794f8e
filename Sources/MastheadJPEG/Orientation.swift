import MastheadDisplayList

/// How a camera was held, by the numbers of Exif (tag 0x0112).
enum Orientation: Int, Sendable {
  case upright = 1
  case mirrored
  case upsideDown
  case mirroredUpsideDown
  case mirroredLeft
  case right
  case mirroredRight
  case left

  /// True where the width of what is stored is the height of what is seen.
  var isSideways: Bool { rawValue >= 5 }

  /// The picture as it is seen.
  func upright(_ stored: Bitmap) -> Bitmap {
    guard self != .upright else { return stored }
    let (storedWidth, storedHeight) = (stored.widthInPixels, stored.heightInPixels)
    let width = isSideways ? storedHeight : storedWidth
    let height = isSideways ? storedWidth : storedHeight
    var pixels: [UInt32] = []
    pixels.reserveCapacity(stored.pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = source(x, y, width, height)
        pixels.append(stored.pixels[row * storedWidth + column])
      }
    }
    return Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
  }

  /// Where a pixel of the upright picture is stored.
  private func source(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    switch self {
    case .upright: return (x, y)
    case .mirrored: return (right, y)
    case .upsideDown: return (right, bottom)
    case .mirroredUpsideDown: return (x, bottom)
    case .mirroredLeft: return (y, x)
    case .right: return (y, right)
    case .mirroredRight: return (bottom, right)
    case .left: return (bottom, x)
    }
  }
}
