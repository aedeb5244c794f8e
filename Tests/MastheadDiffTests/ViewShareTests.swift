import MastheadDisplayList
import Testing

@testable import MastheadDiff

private func text(_ words: String, at x: Double, _ y: Double, width: Double) -> DisplayList.Item {
  .glyphs(
    GlyphRun(
      font: FontReference(name: words.contains(".") ? "Phosphor-Bold" : "Inter"), size: 10, origin: Point(x: x, y: y),
      glyphs: [], text: words, bounds: Rect(x: 0, y: -10, width: width, height: 12)), .color(.black))
}

private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  .rectangle(Rect(x: x, y: y, width: width, height: height))
}

/// A header over rows: a title that is moved by its group, a divider, and an icon.
private let list = DisplayList(
  size: Size(width: 100, height: 100),
  items: [
    .fill(box(0, 0, 100, 100), .color(.white), rule: .nonZero),
    text("Row", at: 10, 80, width: 30),
    .group(
      .init(
        clip: box(0, 0, 100, 40), label: "Header",
        children: [
          .backdrop(box(0, 0, 100, 60), Material(blurRadius: 4, saturation: 1, base: .white, tint: .none)),
          .group(
            .init(
              transform: .translation(x: 20, y: 0), label: "HeaderTitle",
              children: [text("Profile", at: 10, 20, width: 40)])),
          text("caret.left", at: 0, 20, width: 10),
          .fill(box(0, 39.5, 100, 0.5), .color(RGBA(hex: 0xC6C6C8)), rule: .nonZero),
        ])),
  ])

private let expected = Bitmap.plain(200, 200)

private func names(_ actual: Bitmap) throws -> [String] {
  let difference = try #require(BitmapDifference(expected: expected, actual: actual))
  return difference.shares(expected: expected, actual: actual, list: list, scale: 2).map(\.description)
}

@Test func aPixelBelongsToWhatIsDrawnLastOverIt() throws {
  let actual =
    expected
    .with(0xFF00_0000, x: 70, y: 30, width: 3)  // the title
    .with(0xFF80_80FF, x: 4, y: 30, width: 2)  // the icon
    .with(0xFFFF_FFF0, x: 0, y: 79, width: 200)  // the divider
    .with(0xFFFF_FF00, x: 190, y: 10)  // the bar
    .with(0xFFFF_FF00, x: 190, y: 110, height: 4)  // the page below the bar's clip
  #expect(
    try names(actual) == [
      "fill #C6C6C8 in Header: 200 pixels in 200 x 1 px at 0, 79, by up to 15 levels",
      "fill #FFFFFF: 4 pixels in 1 x 4 px at 190, 110, by up to 255 levels",
      "text \"Profile\" in HeaderTitle, Header: 3 pixels in 3 x 1 px at 70, 30, by up to 255 levels",
      "icon \"caret.left\" in Header: 2 pixels in 2 x 1 px at 4, 30, by up to 127 levels",
      "material in Header: 1 pixel in 1 x 1 px at 190, 10, by up to 255 levels",
    ])
}

@Test func aShadowHasItsOwnName() throws {
  let list = DisplayList(
    size: Size(width: 40, height: 40),
    items: [
      .group(
        .init(
          shadow: .init(color: .black, blurRadius: 2, offset: .zero), label: "Card",
          children: [.fill(box(10, 10, 20, 20), .color(.black), rule: .nonZero)]))
    ])
  let actual = Bitmap.plain(40, 40).with(0xFFFE_FEFE, x: 7, y: 20)
  let difference = try #require(BitmapDifference(expected: .plain(40, 40), actual: actual))
  let shares = difference.shares(expected: .plain(40, 40), actual: actual, list: list, scale: 1)
  #expect(shares.map(\.name) == ["blur or shadow in Card"])
}

@Test func pixelsWithoutAnythingDrawnAreNotLost() throws {
  let actual = Bitmap.plain(10, 10).with(0, x: 1, y: 1)
  let difference = try #require(BitmapDifference(expected: .plain(10, 10), actual: actual))
  let empty = DisplayList(size: Size(width: 10, height: 10))
  #expect(
    difference.shares(expected: .plain(10, 10), actual: actual, list: empty, scale: 1).map(\.name)
      == ["nothing that is drawn"])
}

@Test func whatOnlyOnePictureHasBelongsToNoView() throws {
  let actual = expected.resized(200, 201)
  let difference = try #require(BitmapDifference(expected: expected, actual: actual))
  #expect(difference.count == 200)
  #expect(difference.shares(expected: expected, actual: actual, list: list, scale: 2).isEmpty)
}
