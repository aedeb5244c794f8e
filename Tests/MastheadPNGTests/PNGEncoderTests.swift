import MastheadDisplayList
import Testing

@testable import MastheadPNG

@Test func tenThousandRandomPicturesSurvive() throws {
  let encoder = PNGEncoder()
  var file: [UInt8] = []
  var pictures = RandomPictures(seed: 7)
  for index in 0..<10_000 {
    let bitmap = pictures.next()
    try encoder.encode(bitmap, into: &file)
    // Not in an expectation: ten thousand of those take longer than the pictures.
    guard try PNG.decode(file) == bitmap else {
      Issue.record("picture \(index), \(bitmap.widthInPixels) x \(bitmap.heightInPixels) px")
      return
    }
  }
}

@Test func whatWasWrittenBeforeLeavesNoTrace() throws {
  let encoder = PNGEncoder()
  var pictures = RandomPictures(seed: 8)
  for _ in 0..<300 {
    let bitmap = pictures.next()
    #expect(try encoder.encode(bitmap) == PNGEncoder().encode(bitmap))
  }
}

/// Rows of text-like marks on a page, with equal rows between them.
private func page(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
  var random = FixedRandom(seed: seed)
  var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
  for y in stride(from: 4, to: height - 8, by: 12) {
    for x in stride(from: 6, to: width - 10, by: 9) {
      let ink = UInt32.random(in: 0...255, using: &random) * 0x010101 | 0xFF00_0000
      for row in y..<y + 6 {
        pixels[row * width + x] = ink
        pixels[row * width + x + row % 5] = 0xFF00_7AFF
      }
    }
  }
  return Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
}

@Test func framesAfterTheFirstTakeNoMemory() throws {
  let encoder = PNGEncoder()
  var file = try encoder.encode(page(300, 200, seed: 1))
  file.reserveCapacity(2 * file.count)
  let (allocations, capacity) = (encoder.allocationCount, file.capacity)
  for seed in 2...20 {
    try encoder.encode(page(seed % 2 == 0 ? 300 : 140, 200, seed: UInt64(seed)), into: &file)
  }
  #expect(encoder.allocationCount == allocations)
  #expect(file.capacity == capacity)
}

/// What a picture may take: enough to notice when a kind of repetition is no longer found.
struct SizeCase: Sendable, CustomTestStringConvertible {
  let id: String
  let bitmap: Bitmap
  let mostBytes: Int
  var testDescription: String { id }
}

@Test(arguments: [
  SizeCase(
    id: "a page of one colour",
    bitmap: Bitmap(
      widthInPixels: 1170, heightInPixels: 2532, pixels: Array(repeating: 0xFFFF_FFFF, count: 1170 * 2532)),
    mostBytes: 8000),
  SizeCase(
    id: "a column of one colour",
    bitmap: Bitmap(widthInPixels: 1, heightInPixels: 32_767, pixels: Array(repeating: 0xFF12_3456, count: 32_767)),
    mostBytes: 400),
  SizeCase(
    id: "equal rows of noise, longer than the window",
    bitmap: Bitmap(
      widthInPixels: 12_000, heightInPixels: 10, pixels: Array(repeatElement(noise(12_000), count: 10).joined())),
    mostBytes: 40_000),
  SizeCase(
    id: "equal rows of noise",
    bitmap: Bitmap(
      widthInPixels: 900, heightInPixels: 100, pixels: Array(repeatElement(noise(900), count: 100).joined())),
    mostBytes: 4_000),
  SizeCase(
    id: "noise", bitmap: Bitmap(widthInPixels: 100, heightInPixels: 100, pixels: noise(10_000)),
    // No more than a hundredth and the chunks above what it is.
    mostBytes: 30_000 * 101 / 100 + 400),
])
func repetitionsTakeFewBytes(_ c: SizeCase) throws {
  let file = try PNG.encode(c.bitmap, profile: .fast)
  #expect(file.count <= c.mostBytes)
  #expect(try PNG.decode(file) == c.bitmap)
}

private func noise(_ count: Int) -> [UInt32] {
  var random = FixedRandom(seed: 11)
  return (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
}
