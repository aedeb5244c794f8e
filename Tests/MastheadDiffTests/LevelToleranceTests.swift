import MastheadDisplayList
import Testing

@testable import MastheadDiff

private let grey = RGBA(hex: 0x808080)
/// A page, a disc, a run of text, a bar between pixels, and a cover over part of the text.
private let list = DisplayList(
  size: Size(width: 100, height: 60),
  items: [
    .fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 60)), .color(.white), rule: .nonZero),
    .fill(.ellipse(Rect(x: 5, y: 5, width: 20, height: 20)), .color(grey), rule: .nonZero),
    .glyphs(
      GlyphRun(
        font: FontReference(name: "Inter"), size: 10, origin: Point(x: 40, y: 20), glyphs: [], text: "Title",
        bounds: Rect(x: 0, y: -10, width: 40, height: 12)), .color(.black)),
    .fill(.rectangle(Rect(x: 0, y: 40, width: 100, height: 0.75)), .color(grey), rule: .nonZero),
    .fill(.rectangle(Rect(x: 60, y: 0, width: 10, height: 60)), .color(grey), rule: .nonZero),
    .group(
      .init(
        opacity: 0.5,
        children: [.fill(.rectangle(Rect(x: 70, y: 0, width: 5, height: 60)), .color(grey), rule: .nonZero)])),
    .group(
      .init(
        shadow: .init(color: .black, blurRadius: 2, offset: .zero),
        children: [.fill(.rectangle(Rect(x: 20, y: 48, width: 10, height: 6)), .color(grey), rule: .nonZero)])),
    .fill(
      .rectangle(Rect(x: 60, y: 50, width: 40, height: 10)),
      .linearGradient(
        .init(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)], start: .zero,
          end: Point(x: 100, y: 0))), rule: .nonZero),
  ])

struct LevelCase: Sendable, CustomTestStringConvertible {
  let id: String
  let x: Double
  let y: Double
  let levels: Int
  var tolerance = LevelTolerance(edges: 3, glyphs: 5, gradients: 2, effects: 4)
  var testDescription: String { id }
}

private func difference(_ c: LevelCase, by levels: Int, scale: Double) -> BitmapDifference? {
  let size = (Int(100 * scale), Int(60 * scale))
  let expected = Bitmap.plain(size.0, size.1, 0xFF80_8080)
  let actual = expected.with(0xFF80_8080 + UInt32(levels), x: Int(c.x * scale), y: Int(c.y * scale))
  return BitmapDifference(
    expected: expected, actual: actual, comparison: .levels(c.tolerance), list: list, scale: scale)
}

@Test(
  arguments: [
    LevelCase(id: "the page", x: 35, y: 35, levels: 0),
    .init(id: "the middle of a disc", x: 15, y: 15, levels: 0),
    .init(id: "the top of a disc", x: 15, y: 5, levels: 3),
    .init(id: "the right of a disc", x: 24.9, y: 15, levels: 3),
    .init(id: "a corner of a disc's box", x: 5, y: 5, levels: 0),
    .init(id: "text", x: 45, y: 15, levels: 5),
    .init(id: "beside text", x: 45, y: 25, levels: 0),
    .init(id: "an edge between pixels", x: 10, y: 40.7, levels: 3),
    .init(id: "text under an opaque fill", x: 65, y: 15, levels: 0),
    .init(id: "text under a translucent fill", x: 72, y: 15, levels: 5),
    .init(id: "a shadow", x: 18, y: 51, levels: 4),
    .init(id: "a gradient", x: 80, y: 55, levels: 2),
    .init(id: "text without a tolerance", x: 45, y: 15, levels: 0, tolerance: LevelTolerance(edges: 9)),
  ], [1.0, 2, 3])
func aPixelMayDifferByWhatDrawsIt(_ c: LevelCase, scale: Double) throws {
  #expect(difference(c, by: c.levels + 1, scale: scale)?.largest == c.levels + 1)
  if c.levels > 0 { #expect(difference(c, by: c.levels, scale: scale) == nil) }
}

@Test func withoutAListNothingMayDiffer() {
  let actual = Bitmap.plain(4, 4).with(0xFFFF_FFFE, x: 1, y: 1)
  let comparison = ImageComparison.levels(.init(edges: 255, glyphs: 255, gradients: 255, images: 255, effects: 255))
  #expect(BitmapDifference(expected: .plain(4, 4), actual: actual, comparison: comparison)?.count == 1)
}

@Test func aClipIsSmoothedAlongItsOutlineOnly() {
  let list = DisplayList(
    size: Size(width: 40, height: 40),
    items: [
      .group(
        .init(
          clip: .ellipse(Rect(x: 0, y: 0, width: 40, height: 40)),
          children: [.fill(.rectangle(Rect(x: 0, y: 0, width: 40, height: 40)), .color(grey), rule: .nonZero)]))
    ])
  let size = PixelSize(width: 40, height: 40)
  let allowances = Allowances(LevelTolerance(edges: 7), list: list, scale: 1, size: size).values
  #expect(allowances[20 * 40] == 7)
  #expect(allowances[20 * 40 + 20] == 0)
  #expect(allowances[0] == 0)
}

@Test func hugeAndEmptyShapesAreNoTrouble() {
  let list = DisplayList(
    size: Size(width: 10, height: 10),
    items: [
      .fill(.ellipse(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), .color(grey), rule: .nonZero),
      .stroke(.ellipse(Rect(x: 2, y: 2, width: 0, height: 0)), .color(grey), style: StrokeStyle(lineWidth: 1e6)),
      .fill(Path(.elements([])), .color(grey), rule: .nonZero),
    ])
  let size = PixelSize(width: 10, height: 10)
  #expect(Allowances(LevelTolerance(edges: 7), list: list, scale: 1, size: size).values.count == 100)
}
