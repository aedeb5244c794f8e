import MastheadDisplayList

@testable import MastheadDiff

/// Numbers that are the same on every run and machine (SplitMix64, Sebastiano Vigna's public-domain generator).
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Bitmap {
  /// A picture of one colour.
  static func plain(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) -> Bitmap {
    Bitmap(widthInPixels: width, heightInPixels: height, pixels: Array(repeating: color, count: width * height))
  }

  subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * widthInPixels + x] }
    set { pixels[y * widthInPixels + x] = newValue }
  }

  /// The same picture with a rectangle of one colour.
  func with(_ color: UInt32, x: Int, y: Int, width: Int = 1, height: Int = 1) -> Bitmap {
    var copy = self
    for row in y..<y + height {
      for column in x..<x + width { copy[column, row] = color }
    }
    return copy
  }

  /// The picture cut, or grown by pixels of one colour at the right and below.
  func resized(_ width: Int, _ height: Int, filling color: UInt32 = 0xFFFF_FFFF) -> Bitmap {
    var result = Bitmap.plain(width, height, color)
    for y in 0..<min(height, heightInPixels) {
      for x in 0..<min(width, widthInPixels) { result[x, y] = self[x, y] }
    }
    return result
  }
}
