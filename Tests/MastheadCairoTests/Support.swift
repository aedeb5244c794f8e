import MastheadDisplayList
import MastheadText

@testable import MastheadCairo

/// Glyphs for tests: each a mask and an outline that the test chose.
final class TestGlyphs: GlyphMaskSource {
  var masks: [UInt32: GlyphMask] = [:]
  var outlines: [UInt32: Path] = [:]
  private(set) var asked: [String] = []

  func mask(for glyph: UInt32, of font: FontReference, pixelsPerEm: Double, phase: Int) -> GlyphMask? {
    asked.append("\(glyph) \(font) \(pixelsPerEm) \(phase)")
    return masks[glyph]
  }

  func outline(of glyph: UInt32, in font: FontReference, size: Double) -> Path {
    outlines[glyph] ?? Path(.elements([]))
  }
}

/// The pixels of a list of `width` x `height` points.
func rasterize(
  _ items: [DisplayList.Item], width: Double = 1, height: Double = 1, scale: Double = 1, background: RGBA? = nil,
  images: ImageTable = ImageTable(), glyphs: TestGlyphs = TestGlyphs()
) throws -> Bitmap {
  try CairoRenderer(text: glyphs).render(
    DisplayList(size: Size(width: width, height: height), items: items), images: images, scale: scale,
    background: background)
}

extension Bitmap {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * widthInPixels + x] }
}

/// Pixels as people read them, row by row.
func hex(_ pixels: some Sequence<UInt32>) -> String {
  pixels.map { pixel in
    let text = String(pixel, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - text.count) + text
  }.joined(separator: " ")
}

/// Alpha, red, green, blue.
func channels(_ pixel: UInt32) -> [UInt32] { [24, 16, 8, 0].map { pixel >> $0 & 0xFF } }

/// The largest difference of a channel.
func largestDifference(_ one: UInt32, _ other: UInt32) -> Int {
  zip(channels(one), channels(other)).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
}

func fill(_ rect: Rect, _ color: RGBA) -> DisplayList.Item { .fill(.rectangle(rect), .color(color), rule: .nonZero) }

func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> DisplayList.Item {
  fill(Rect(x: x, y: y, width: width, height: height), color)
}

extension RGBA {
  static let red = RGBA(hex: 0xFF0000)
  static let green = RGBA(hex: 0x00FF00)
  static let blue = RGBA(hex: 0x0000FF)

  func alpha(_ value: Double) -> RGBA { multiplyingAlpha(by: value) }
}
