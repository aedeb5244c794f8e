import CPixelDiff
import MastheadDisplayList
import Testing

@testable import MastheadDiff

/// Discs with smoothed edges, moved by a part of a pixel. No file is needed, and pixelmatch can be asked about the same bytes.
func discs(seed: UInt64, shift: Double, count: Int = 12) -> Bitmap {
  var random = FixedRandom(seed: seed)
  var picture = Bitmap.plain(96, 64)
  for _ in 0..<count {
    let x = Double(random.next() % 960) / 10 + shift
    let y = Double(random.next() % 640) / 10
    let radius = 4 + Double(random.next() % 60) / 10
    let color = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF
    for row in 0..<64 {
      for column in 0..<96 {
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let coverage = max(0, min(1, radius + 0.5 - (dx * dx + dy * dy).squareRoot()))
        guard coverage > 0 else { continue }
        var mixed: UInt32 = 0xFF
        for shift in [16, 8, 0] as [UInt32] {
          let (below, above) = (Double(picture[column, row] >> shift & 0xFF), Double(color >> shift & 0xFF))
          mixed = mixed << 8 | UInt32((below + (above - below) * coverage).rounded())
        }
        picture[column, row] = mixed
      }
    }
  }
  return picture
}

/// A picture whose pixels have all alphas.
func haze(seed: UInt64) -> Bitmap {
  var random = FixedRandom(seed: seed)
  var picture = Bitmap.plain(96, 64, 0)
  for index in picture.pixels.indices {
    // Runs of equal pixels, so that there are plain areas.
    guard index % 8 == 0 || random.next() % 5 == 0 else {
      picture.pixels[index] = picture.pixels[index - 1]
      continue
    }
    // Alphas whose products with the colours below are whole: nothing is lost when colours are multiplied.
    let alpha = [0, 51, 102, 153, 204, 255][Int(random.next() % 6)] as UInt32
    var pixel = alpha
    for _ in 0..<3 { pixel = pixel << 8 | UInt32(random.next() % 52) * 5 * alpha / 255 }
    picture.pixels[index] = pixel
  }
  return picture
}

struct PerceptualCase: Sendable, CustomTestStringConvertible {
  let id: String
  let expected: Bitmap
  let actual: Bitmap
  let threshold: Double
  let count: Int
  var testDescription: String { "\(id), threshold \(threshold)" }
}

/// The counts are those that pixelmatch 7.2.0 gives for the same pixels. Its port for Python, 0.4.0, gives the same for the
/// discs; it puts what is translucent on white.
@Test(arguments: [
  PerceptualCase(
    id: "a quarter of a pixel", expected: discs(seed: 1, shift: 0), actual: discs(seed: 1, shift: 0.25),
    threshold: 0.05, count: 3),
  .init(
    id: "a quarter of a pixel", expected: discs(seed: 1, shift: 0), actual: discs(seed: 1, shift: 0.25),
    threshold: 0.1, count: 0),
  .init(
    id: "a pixel", expected: discs(seed: 2, shift: 0), actual: discs(seed: 2, shift: 1), threshold: 0.05, count: 12),
  .init(id: "a pixel", expected: discs(seed: 2, shift: 0), actual: discs(seed: 2, shift: 1), threshold: 0.2, count: 7),
  .init(
    id: "other discs", expected: discs(seed: 1, shift: 0), actual: discs(seed: 3, shift: 0), threshold: 0.1,
    count: 2140),
  .init(
    id: "other discs", expected: discs(seed: 1, shift: 0), actual: discs(seed: 3, shift: 0), threshold: 0.2,
    count: 2108),
  .init(id: "all alphas", expected: haze(seed: 4), actual: haze(seed: 5), threshold: 0.05, count: 5696),
  .init(id: "all alphas", expected: haze(seed: 4), actual: haze(seed: 5), threshold: 0.1, count: 4931),
  .init(id: "all alphas", expected: haze(seed: 4), actual: haze(seed: 5), threshold: 0.2, count: 3232),
  .init(id: "alphas and none", expected: haze(seed: 6), actual: discs(seed: 7, shift: 0), threshold: 0.1, count: 5920),
])
func countsAreThoseOfPixelmatch(_ c: PerceptualCase) {
  let difference = BitmapDifference(
    expected: c.expected, actual: c.actual, comparison: .perceptual(threshold: c.threshold))
  #expect(difference?.count ?? 0 == c.count)
  if let difference {
    let all = BitmapDifference(expected: c.expected, actual: c.actual)
    #expect(difference.count + difference.allowedCount == all?.count)
  }
}

@Test func whatIsAlikeIsComparedInTheCommonPartOnly() throws {
  let actual = discs(seed: 1, shift: 0.25).resized(96, 65)
  let difference = try #require(
    BitmapDifference(expected: discs(seed: 1, shift: 0), actual: actual, comparison: .perceptual(threshold: 0.1)))
  #expect(difference.count == 96)
  #expect(difference.box == PixelBox(minX: 0, minY: 64, maxX: 96, maxY: 65))
}
