import MastheadDisplayList

/// Pictures of all kinds, each with something that repeats or does not: what an encoder's shortcuts must get right.
struct RandomPictures {
  private var random: FixedRandom

  init(seed: UInt64) { random = FixedRandom(seed: seed) }

  mutating func next() -> Bitmap {
    // Sides are often tiny, seldom long.
    let (width, height) = (side(), side())
    var pixels = rows(width, height)
    switch number(4) {
    case 0: for place in pixels.indices { pixels[place] |= 0xFF00_0000 }
    case 1: for place in pixels.indices { pixels[place] = 0xFF00_0000 | (pixels[place] & 0xFF) * 0x010101 }
    default: for place in pixels.indices { pixels[place] = Self.possible(pixels[place]) }
    }
    return Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
  }

  private mutating func number(_ limit: Int) -> Int { Int(random.next() >> 33) % limit }

  private mutating func side() -> Int { 1 + number(number(3) == 0 ? 4 : number(12) == 0 ? 70 : 16) }

  private mutating func rows(_ width: Int, _ height: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    let kind = number(6)
    let colors = (0...number(40)).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    let slope = UInt32(truncatingIfNeeded: random.next()) & 0x0703_0105
    while pixels.count < width * height {
      let start = pixels.count
      if start >= width && number(3) == 0 {
        // Like the row above, or one further up, perhaps with a pixel changed.
        let from = start - width * (1 + number(min(4, start / width)))
        pixels += pixels[from..<from + width]
        if number(2) == 0 { pixels[start + number(width)] = colors[0] }
        continue
      }
      while pixels.count < start + width {
        let left = start + width - pixels.count
        switch kind {
        case 0: pixels.append(UInt32(truncatingIfNeeded: random.next()))
        case 1: pixels.append(colors[number(colors.count)])
        case 2: pixels += repeatElement(colors[number(colors.count)], count: 1 + number(left))
        case 3: pixels.append((pixels.last ?? 0x8040_2010) &+ slope)
        case 4 where pixels.count > 2:
          // Like a piece that came before, which may overlap this one.
          let from = number(pixels.count)
          for place in from..<from + 1 + number(left) { pixels.append(pixels[place]) }
        default: pixels.append(colors[0] &+ UInt32(number(3)))
        }
      }
    }
    return pixels
  }

  /// The nearest thing that is a colour multiplied by its alpha.
  private static func possible(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt32 { min(pixel >> shift & 0xFF, alpha) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
