import MastheadDisplayList

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

struct Picture: Sendable, CustomStringConvertible {
  let id: String
  let bitmap: Bitmap
  var description: String { id }

  init(_ id: String, _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) {
    self.id = id
    bitmap = Bitmap(
      widthInPixels: width, heightInPixels: height,
      pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
  }

  static func random(_ id: String, _ width: Int, _ height: Int, seed: UInt64, isOpaque: Bool) -> Picture {
    var random = FixedRandom(seed: seed)
    return Picture(id, width, height) { _, _ in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
      return (0..<3).reduce(alpha) { pixel, _ in pixel << 8 | UInt32.random(in: 0...alpha, using: &random) }
    }
  }

  static func random(_ id: String, _ width: Int, _ height: Int, seed: UInt64, of colors: [UInt32]) -> Picture {
    var random = FixedRandom(seed: seed)
    return Picture(id, width, height) { _, _ in colors[Int.random(in: 0..<colors.count, using: &random)] }
  }

  static let all: [Picture] = [
    Picture("one opaque pixel", 1, 1) { _, _ in 0xFF12_3456 },
    Picture("one clear pixel", 1, 1) { _, _ in 0 },
    Picture("all clear", 7, 5) { _, _ in 0 },
    Picture("one colour", 9, 4) { _, _ in 0xFFFF_3B30 },
    .random("two colours", 90, 61, seed: 4, of: [0xFF00_30FF, 0xFFFF_FF00]),
    .random(
      "four colours, one translucent", 90, 61, seed: 5, of: [0xFF00_00FF, 0x8040_2010, 0xFF00_FF00, 0xFFFF_0000]),
    Picture("sixteen greys", 33, 2) { x, _ in 0xFF00_0000 | UInt32(x % 16) * 0x111111 },
    Picture("all greys", 256, 3) { x, _ in 0xFF00_0000 | UInt32(x) * 0x010101 },
    Picture("grey gradient both ways", 300, 40) { x, y in 0xFF00_0000 | UInt32((x + y) % 256) * 0x010101 },
    Picture("256 colours", 16, 16) { x, y in 0xFF00_0000 | UInt32(x * 16) << 8 | UInt32(y * 16) },
    Picture("257 colours", 257, 1) { x, _ in 0xFF00_0000 | UInt32(x) },
    Picture("smooth colour", 64, 64) { x, y in 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | UInt32(x + y) },
    Picture("as high as may be", 1, Bitmap.longestSide) { _, y in 0xFF00_0000 | UInt32(y) },
    Picture("as wide as may be", Bitmap.longestSide, 1) { x, _ in 0xFF00_0000 | UInt32(x) },
    Picture("three rows as wide as may be", Bitmap.longestSide, 3) { x, y in
      0xFF00_0000 | UInt32(x &* 2_654_435 & 0xFF_FFFF) ^ (y == 1 && x == 9000 ? 1 : 0)
    },
    // The encoder remembers a power of two of rows: 32 of 400 pixels with many colours, 128 of those with few.
    Picture("many colours, a change every 32 rows", 400, 100) { x, y in
      0xFF00_0000 | UInt32(x * 0x01_0203 + (x == 50 ? y / 32 : 0))
    },
    Picture("few colours, a change every 128 rows", 400, 300) { x, y in
      0xFF00_0000 | UInt32(x / 9 * 0x01_0203 + (x == 50 ? y / 128 : 0))
    },
    .random("opaque noise", 23, 19, seed: 1, isOpaque: true),
    .random("translucent noise", 23, 19, seed: 2, isOpaque: false),
    .random("every alpha often", 128, 128, seed: 3, isOpaque: false),
  ]
}
