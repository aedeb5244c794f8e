internal import CPixelDiff
package import MastheadDisplayList

/// How two pictures differ, pixel by pixel.
///
/// Pictures of different sizes are laid over each other with their top left corners together; a pixel that only one of
/// them has differs.
package struct BitmapDifference: Sendable {
  package let expectedSize: PixelSize
  package let actualSize: PixelSize
  /// How many pixels differ.
  package let count: Int
  /// Around all pixels that differ.
  package let box: PixelBox
  /// The largest difference of a channel, 0...255, where both pictures have the pixel; 0 when they differ in size only.
  package let largest: Int
  /// How many pixels differ in a way that the comparison allows.
  package let allowedCount: Int
  /// One of `CPixelDiff`'s marks for each pixel of both pictures together.
  let marks: [UInt8]
  /// Of both pictures together.
  package let size: PixelSize

  package var hasSameSize: Bool { expectedSize == actualSize }

  /// Nil when the comparison finds no difference.
  ///
  /// - Parameters:
  ///   - list: what the actual picture was drawn from, for a tolerance by kind; without it, that tolerance allows nothing.
  ///   - scale: pixels per point of the list.
  package init?(
    expected: Bitmap, actual: Bitmap, comparison: ImageComparison = .exact, list: DisplayList? = nil,
    scale: Double = 1
  ) {
    expectedSize = PixelSize(width: expected.widthInPixels, height: expected.heightInPixels)
    actualSize = PixelSize(width: actual.widthInPixels, height: actual.heightInPixels)
    let pair = BitmapPair(expected: expected, actual: actual)
    // Equal pictures are the usual case: no memory for marks, and one look at each byte.
    if expectedSize == actualSize, pair.isEqual { return nil }
    size = PixelSize(
      width: max(expectedSize.width, actualSize.width), height: max(expectedSize.height, actualSize.height))
    var marks = [UInt8](repeating: UInt8(PIXEL_EQUAL), count: size.width * size.height)
    var largest = 0
    pair.withMarks(&marks, size) { pixels in
      _ = pixel_mark_unequal(pixels)
      switch comparison {
      case .exact: break
      case .levels(let tolerance):
        guard let list else { break }
        let allowances = Allowances(tolerance, list: list, scale: scale, size: pair.commonSize)
        pixel_allow_levels(pixels, allowances.values)
      case .perceptual(let threshold): pixel_allow_alike(pixels, threshold)
      case .ciede2000(let limit): pixel_allow_delta_e(pixels, limit)
      }
      largest = Int(pixel_largest_difference(pixels))
    }
    self.largest = largest
    if expectedSize != actualSize { Self.markLonely(&marks, size, expectedSize, actualSize) }
    let found = pixel_count_marked(marks, size.width, Int32(size.width), Int32(size.height))
    guard found.count > 0 else { return nil }
    count = Int(found.count)
    box = PixelBox(minX: Int(found.minX), minY: Int(found.minY), maxX: Int(found.maxX), maxY: Int(found.maxY))
    allowedCount =
      comparison == .exact ? 0 : Int(pixel_count_marks(marks, marks.count, UInt8(PIXEL_ALLOWED)))
    self.marks = marks
  }

  private static func markLonely(
    _ marks: inout [UInt8], _ size: PixelSize, _ expected: PixelSize, _ actual: PixelSize
  ) {
    for y in 0..<size.height {
      let row = y * size.width
      // The columns that both have, and those that one has.
      let common = y < expected.height && y < actual.height ? min(expected.width, actual.width) : 0
      let some = max(y < expected.height ? expected.width : 0, y < actual.height ? actual.width : 0)
      for x in common..<some { marks[row + x] = UInt8(PIXEL_LONELY) }
    }
  }
}

extension BitmapDifference: CustomStringConvertible {
  /// `380 pixels differ, in 118 x 12 px at 21, 32, by up to 255 levels`.
  package var description: String {
    guard hasSameSize else {
      return "the size is \(actualSize), not \(expectedSize); \(counted(count, "pixel")) "
        + "differ\(count == 1 ? "s" : ""), in \(box)"
    }
    return "\(counted(count, "pixel")) differ\(count == 1 ? "s" : ""), in \(box), by up to \(counted(largest, "level"))"
  }
}

/// Two pictures, and the part that both have.
struct BitmapPair {
  let expected: Bitmap
  let actual: Bitmap

  var commonSize: PixelSize {
    PixelSize(
      width: min(expected.widthInPixels, actual.widthInPixels),
      height: min(expected.heightInPixels, actual.heightInPixels))
  }

  /// For pictures of one size.
  var isEqual: Bool {
    expected.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        first.count == second.count && pixel_are_equal(first.baseAddress, second.baseAddress, first.count) != 0
      }
    }
  }

  /// - Parameter size: of the picture that the marks are for.
  func withMarks<Result>(_ marks: inout [UInt8], _ size: PixelSize, _ body: (pixel_pair) -> Result) -> Result {
    marks.withUnsafeMutableBufferPointer { withPair($0.baseAddress, size, body) }
  }

  /// The same for marks that are only read.
  func withMarks<Result>(_ marks: [UInt8], _ size: PixelSize, _ body: (pixel_pair) -> Result) -> Result {
    marks.withUnsafeBufferPointer { withPair(UnsafeMutablePointer(mutating: $0.baseAddress), size, body) }
  }

  private func withPair<Result>(
    _ marks: UnsafeMutablePointer<UInt8>?, _ size: PixelSize, _ body: (pixel_pair) -> Result
  ) -> Result {
    expected.pixels.withUnsafeBufferPointer { first in
      actual.pixels.withUnsafeBufferPointer { second in
        body(
          pixel_pair(
            expected: first.baseAddress, expectedStride: expected.widthInPixels, actual: second.baseAddress,
            actualStride: actual.widthInPixels, marks: marks, marksStride: size.width,
            width: Int32(commonSize.width), height: Int32(commonSize.height)))
      }
    }
  }
}
