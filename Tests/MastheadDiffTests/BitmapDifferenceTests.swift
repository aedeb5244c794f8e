import MastheadDisplayList
import Testing

@testable import MastheadDiff

private let page = Bitmap.plain(60, 40).with(0xFF33_6699, x: 10, y: 5, width: 30, height: 12)

struct ExactCase: Sendable, CustomTestStringConvertible {
  let id: String
  var expected = page
  let actual: Bitmap
  let count: Int
  let box: PixelBox
  let largest: Int
  var testDescription: String { id }
}

@Test(arguments: [
  ExactCase(
    id: "one pixel", actual: page.with(0xFF33_6698, x: 59, y: 39), count: 1,
    box: .init(minX: 59, minY: 39, maxX: 60, maxY: 40), largest: 0xFF - 0x33),
  ExactCase(
    id: "a divider of one pixel vanishes", expected: page.with(0xFFC6_C6C8, x: 0, y: 20, width: 60), actual: page,
    count: 60, box: .init(minX: 0, minY: 20, maxX: 60, maxY: 21), largest: 0xFF - 0xC6),
  ExactCase(
    id: "a colour changes by two levels", actual: page.with(0xFF33_669B, x: 10, y: 5, width: 30, height: 12),
    count: 360, box: .init(minX: 10, minY: 5, maxX: 40, maxY: 17), largest: 2),
  ExactCase(
    id: "only alpha changes", expected: .plain(3, 3, 0), actual: Bitmap.plain(3, 3, 0).with(0x0100_0000, x: 1, y: 1),
    count: 1, box: .init(minX: 1, minY: 1, maxX: 2, maxY: 2), largest: 1),
  ExactCase(
    id: "one pixel taller", actual: page.resized(60, 41), count: 60,
    box: .init(minX: 0, minY: 40, maxX: 60, maxY: 41), largest: 0),
  ExactCase(
    id: "one pixel narrower", actual: page.resized(59, 40), count: 40,
    box: .init(minX: 59, minY: 0, maxX: 60, maxY: 40), largest: 0),
  ExactCase(
    id: "wider and shorter", actual: page.resized(62, 38), count: 38 * 2 + 2 * 60,
    box: .init(minX: 0, minY: 0, maxX: 62, maxY: 40), largest: 0),
  ExactCase(
    id: "larger and changed", actual: page.with(0xFFFF_FF00, x: 0, y: 0).resized(60, 41), count: 61,
    box: .init(minX: 0, minY: 0, maxX: 60, maxY: 41), largest: 255),
  ExactCase(
    id: "nothing became something", expected: .plain(0, 0), actual: .plain(2, 3), count: 6,
    box: .init(minX: 0, minY: 0, maxX: 2, maxY: 3), largest: 0),
])
func everyPixelCounts(_ c: ExactCase) throws {
  let difference = try #require(BitmapDifference(expected: c.expected, actual: c.actual))
  #expect(difference.count == c.count)
  #expect(difference.box == c.box)
  #expect(difference.largest == c.largest)
  #expect(difference.allowedCount == 0)
  let back = try #require(BitmapDifference(expected: c.actual, actual: c.expected))
  #expect(back.count == c.count && back.box == c.box && back.largest == c.largest)
}

@Test func equalPicturesDoNotDiffer() {
  #expect(BitmapDifference(expected: page, actual: page) == nil)
  #expect(BitmapDifference(expected: .plain(0, 0), actual: .plain(0, 0)) == nil)
}

@Test func picturesOfTheSameBytesAndAnotherShapeDiffer() {
  #expect(BitmapDifference(expected: .plain(6, 2), actual: .plain(4, 3))?.count == 2 * 2 + 4)
}

@Test func pixelsThatLieNearEachOtherAreOneCluster() throws {
  let actual = Bitmap.plain(400, 400).with(0, x: 10, y: 10).with(0, x: 22, y: 15).with(0, x: 300, y: 200, height: 150)
  let difference = try #require(BitmapDifference(expected: .plain(400, 400), actual: actual))
  #expect(
    difference.clusters() == [
      PixelBox(minX: 10, minY: 10, maxX: 23, maxY: 16), PixelBox(minX: 300, minY: 200, maxX: 301, maxY: 350),
    ])
}

@Test func aPictureFullOfSpecksHasOneFrame() throws {
  var actual = Bitmap.plain(1000, 1000)
  for y in stride(from: 0, to: 1000, by: 100) {
    for x in stride(from: 0, to: 1000, by: 100) { actual[x, y] = 0 }
  }
  let difference = try #require(BitmapDifference(expected: .plain(1000, 1000), actual: actual))
  #expect(difference.clusters() == [PixelBox(minX: 0, minY: 0, maxX: 901, maxY: 901)])
}

@Test func theDifferencePictureShowsWhatAndWhere() throws {
  let expected = Bitmap.plain(80, 40, 0xFF00_0000)
  let actual = expected.with(0xFF20_0000, x: 30, y: 20).resized(80, 42, filling: 0xFF00_0000)
  let difference = try #require(BitmapDifference(expected: expected, actual: actual))
  let picture = difference.picture(over: expected)
  #expect(picture.widthInPixels == 80 && picture.heightInPixels == 42)
  #expect(picture.isOpaque)
  #expect(picture[30, 20] == 0xFFE0_007A)
  // Black is a pale grey, so that the marks stand out on a dark theme too.
  #expect(picture[5, 5] == 0xFFAF_AFAF)
  // The frame is 8 pixels around the pixel, 3 thick, and does not touch it.
  #expect(picture[22, 12] == 0xFFE0_007A && picture[24, 14] == 0xFFE0_007A)
  #expect(picture[25, 15] == 0xFFAF_AFAF && picture[21, 20] == 0xFFAF_AFAF)
  // Stripes in the two rows that only the actual picture has.
  #expect(Set((0..<80).map { picture[$0, 40] }) == [0xFFE0_007A, 0xFFF7_C6DF])
}

@Test func aDifferenceIsOneSentence() throws {
  let one = try #require(BitmapDifference(expected: page, actual: page.with(0xFFFF_FFFE, x: 59, y: 39)))
  #expect("\(one)" == "1 pixel differs, in 1 x 1 px at 59, 39, by up to 1 level")
  let taller = try #require(BitmapDifference(expected: page, actual: page.resized(60, 41)))
  #expect("\(taller)" == "the size is 60 x 41 px, not 60 x 40 px; 60 pixels differ, in 60 x 1 px at 0, 40")
}
