import MastheadDisplayList
import Testing

@testable import MastheadCairo

struct PictureCase: Sendable, CustomTestStringConvertible {
  let id: String
  let width: Int
  let scale: Double
  let items: [DisplayList.Item]
  /// Rows of pixels, as many a row as the picture is wide.
  let argb: [UInt32]
  var testDescription: String { id }

  init(_ id: String, width: Int, scale: Double = 1, _ items: [DisplayList.Item], _ argb: UInt32...) {
    self.id = id
    self.width = width
    self.scale = scale
    self.items = items
    self.argb = argb
  }
}

private let w: UInt32 = 0xFFFF_FFFF
private let b: UInt32 = 0xFF00_00FF
private let o: UInt32 = 0

/// A rectangle by its outline, so that Cairo draws it.
private func outline(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(
    .elements([
      .move(to: Point(x: x, y: y)), .line(to: Point(x: x + width, y: y)), .line(to: Point(x: x + width, y: y + height)),
      .line(to: Point(x: x, y: y + height)), .close,
    ]))
}

private func blue(_ path: Path, _ rule: DisplayList.FillRule = .nonZero) -> DisplayList.Item {
  .fill(path, .color(.blue), rule: rule)
}

private let ring = Path(.elements(outline(0, 0, 3, 3).elements + outline(1, 1, 1, 1).elements))

private func hairline(scale: Double) -> DisplayList.Item {
  fill(0, 1, 1, 1 / scale, RGBA(hex: 0x3C3C43, alpha: 0.29))
}

private let cases: [PictureCase] = [
  .init(
    "neighbours share an edge without a seam", width: 3, [fill(0, 0, 1, 1, .blue), fill(1, 0, 2, 1, .white)], b, w, w),
  .init(
    "edges off by the last bits of thirds are on the pixel", width: 3, scale: 3,
    [fill(1.0 / 3 + 1e-13, 0, 2.0 / 3, 1.0 / 3, .blue)], o, b, b),
  .init("an edge within a pixel is antialiased", width: 3, [fill(0.5, 0, 2, 1, .white)], 0x8080_8080, w, 0x8080_8080),
  .init("a hairline at 1x", width: 1, scale: 1, [fill(0, 0, 1, 3, .white), hairline(scale: 1)], w, 0xFFC6_C6C8, w),
  .init(
    "a hairline at 2x", width: 1, scale: 2, [fill(0, 0, 1, 3, .white), hairline(scale: 2)], w, w, 0xFFC6_C6C8, w,
    w, w),
  .init(
    "a hairline at 3x", width: 1, scale: 3, [fill(0, 0, 1, 3, .white), hairline(scale: 3)], w, w, w, 0xFFC6_C6C8,
    w, w, w, w, w),
  .init("both rules fill a ring that turns one way", width: 3, [blue(ring)], b, b, b, b, b, b, b, b, b),
  .init("even-odd leaves its hole", width: 3, [blue(ring, .evenOdd)], b, b, b, b, o, b, b, b, b),
  .init(
    "a clip on the pixel grid", width: 3,
    [.group(.init(clip: .rectangle(Rect(x: 1, y: 0, width: 1, height: 9)), children: [blue(outline(0, 0, 3, 1))]))],
    o, b, o),
  .init(
    "clips inside clips meet", width: 4,
    [
      .group(
        .init(
          clip: outline(1, 0, 3, 1),
          children: [
            .group(
              .init(clip: .rectangle(Rect(x: 0, y: 0, width: 3, height: 1)), children: [blue(outline(0, 0, 4, 1))]))
          ]))
      // What follows is not clipped.
    ], o, b, b, o),
  .init(
    "a clip ends with its group", width: 2,
    [
      .group(.init(clip: outline(0, 0, 1, 1), children: [blue(outline(0, 0, 2, 1))])),
      .fill(outline(1, 0, 1, 1), .color(.white), rule: .nonZero),
    ], b, w),
  .init(
    "a clip moves with its group", width: 3,
    [
      .group(
        .init(
          transform: .translation(x: 1, y: 0), clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
          children: [fill(-5, 0, 9, 1, .blue)]))
    ],
    o, b, o),
  .init(
    "a turn by 90 degrees", width: 3,
    [
      .group(
        .init(
          transform: Transform.rotation(sine: 1, cosine: 0).then(.translation(x: 3, y: 0)),
          children: [fill(0, 0, 2, 1, .blue)]))
    ],
    o, o, b, o, o, b, o, o, o),
  .init(
    "a mirror", width: 3,
    [
      .group(
        .init(transform: Transform.scale(x: -1, y: 1).about(Point(x: 1.5, y: 0)), children: [fill(0, 0, 1, 1, .blue)]))
    ], o, o, b),
  .init(
    "a stroke is centred on its outline", width: 4,
    [.stroke(outline(1, 1, 2, 2), .color(.blue), style: .init(lineWidth: 2))], b, b, b, b, b, b, b, b, b, b, b, b, b, b,
    b, b),
  .init(
    "a stroke without width", width: 1, [.stroke(outline(0, 0, 1, 1), .color(.blue), style: .init(lineWidth: 0))], o),
  .init(
    "dashes", width: 6,
    [
      .stroke(
        Path(.elements([.move(to: Point(x: 0, y: 0.5)), .line(to: Point(x: 6, y: 0.5))])), .color(.blue),
        style: .init(lineWidth: 1, dash: [2, 1], dashPhase: 1))
    ], b, o, b, b, o, b),
  .init(
    "dashes of no length are a solid line", width: 2,
    [
      .stroke(
        Path(.elements([.move(to: Point(x: 0, y: 0.5)), .line(to: Point(x: 2, y: 0.5))])), .color(.blue),
        style: .init(dash: [0, 0]))
    ], b, b),
  .init(
    "a square cap", width: 3,
    [
      .stroke(
        Path(.elements([.move(to: Point(x: 1, y: 0.5)), .line(to: Point(x: 2, y: 0.5))])), .color(.blue),
        style: .init(lineWidth: 2, lineCap: .square))
    ],
    b, b, b),
  .init(
    "a faded group leaves what is outside it", width: 3,
    [fill(0, 0, 3, 1, .white), .group(.init(opacity: 0.5, children: [fill(1, 0, 1, 1, .blue)]))],
    w, 0xFF7F_7FFF, w),
  .init(
    "a clip applies to a faded group as a whole", width: 2,
    [
      .group(
        .init(
          opacity: 0.5, clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 1)),
          children: [fill(0, 0, 2, 1, .white), fill(0, 0, 2, 1, .blue)]))
    ],
    0x8000_0080, o),
]

@Test(arguments: cases) func aFewPixels(_ c: PictureCase) throws {
  let height = c.argb.count / c.width
  let drawn = try rasterize(c.items, width: Double(c.width) / c.scale, height: Double(height) / c.scale, scale: c.scale)
  #expect(hex(drawn.pixels) == hex(c.argb))
}

@Test func aBackgroundIsThereBeforeAnything() throws {
  #expect(hex(try rasterize([], background: RGBA(hex: 0x112233)).pixels) == "FF112233")
  #expect(hex(try rasterize([fill(0, 0, 1, 1, .white.alpha(0.5))], background: .black).pixels) == "FF808080")
}

@Test(arguments: [1.0, 2, 3]) func theSizeIsPointsTimesScale(scale: Double) throws {
  let drawn = try rasterize([], width: 33, height: 20, scale: scale)
  #expect(drawn.widthInPixels == Int(33 * scale) && drawn.heightInPixels == Int(20 * scale))
}

@Test func anOddSizeGoesToTheNearestPixel() throws {
  let drawn = try rasterize([], width: 66.6667, height: 0.4, scale: 3)
  #expect(drawn.widthInPixels == 200 && drawn.heightInPixels == 1)
}
