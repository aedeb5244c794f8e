import MastheadDisplayList

/// A colour as the pixels hold it.
struct PixelColor: Hashable {
  /// 0xAARRGGBB, colours multiplied by alpha. Every channel is the exact product rounded to nearest, once.
  let argb: UInt32

  init(_ color: RGBA) {
    let alpha = Self.limited(color.alpha)
    func channel(_ value: Double) -> UInt32 { UInt32((Self.limited(value) * alpha * 255).rounded()) }
    argb =
      UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
  }

  private static func limited(_ value: Double) -> Double { max(0, min(1, value)) }

  var isClear: Bool { argb < 0x0100_0000 }
  var isOpaque: Bool { argb >= 0xFF00_0000 }
}
