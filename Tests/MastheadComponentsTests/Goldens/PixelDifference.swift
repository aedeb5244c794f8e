import MastheadDisplayList

/// How two pictures of one size differ.
struct PixelDifference: Equatable {
  /// Pixels that are not equal.
  var count = 0
  /// The smallest box around them, in pixels: x, y, width, height.
  var box = (x: 0, y: 0, width: 0, height: 0)
  /// The largest difference of one channel, 0...255.
  var largest = 0

  static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.box == right.box && left.largest == right.largest
  }

  /// Nil when the pictures are equal; a difference of all pixels when their sizes differ.
  init?(_ expected: Bitmap, _ actual: Bitmap) {
    guard expected.widthInPixels == actual.widthInPixels, expected.heightInPixels == actual.heightInPixels else {
      count = max(expected.pixels.count, actual.pixels.count)
      largest = 255
      box.width = max(expected.widthInPixels, actual.widthInPixels)
      box.height = max(expected.heightInPixels, actual.heightInPixels)
      return
    }
    guard expected.pixels != actual.pixels else { return nil }
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for (index, pair) in zip(expected.pixels, actual.pixels).enumerated() where pair.0 != pair.1 {
      count += 1
      let (y, x) = index.quotientAndRemainder(dividingBy: expected.widthInPixels)
      (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      for shift: UInt32 in [0, 8, 16, 24] {
        largest = max(largest, abs(Int(pair.0 >> shift & 0xFF) - Int(pair.1 >> shift & 0xFF)))
      }
    }
    box = (left, top, right - left + 1, bottom - top + 1)
  }

  /// The expected picture, faint, with what differs in red; nil when the sizes differ.
  static func picture(_ expected: Bitmap, _ actual: Bitmap) -> Bitmap? {
    guard expected.widthInPixels == actual.widthInPixels, expected.heightInPixels == actual.heightInPixels else {
      return nil
    }
    let pixels = zip(expected.pixels, actual.pixels).map { expected, actual -> UInt32 in
      guard expected == actual else { return 0xFFFF_0000 }
      // Three quarters towards white.
      func faint(_ shift: UInt32) -> UInt32 { (255 - (255 - (expected >> shift & 0xFF)) / 4) << shift }
      return 0xFF00_0000 | faint(16) | faint(8) | faint(0)
    }
    return Bitmap(widthInPixels: expected.widthInPixels, heightInPixels: expected.heightInPixels, pixels: pixels)
  }
}
