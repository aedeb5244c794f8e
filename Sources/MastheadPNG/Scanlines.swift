internal import CPixels
import MastheadDisplayList

/// The samples of a picture as PNG stores them, before filters and compression.
struct Scanlines {
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case rgba = 6
  }

  let width: Int
  let height: Int
  let colorType: ColorType
  let bitDepth: Int
  /// 0xAARRGGBB, colours multiplied by alpha; empty but for a palette.
  let palette: [UInt32]
  let bytesPerRow: Int
  /// `height * bytesPerRow` of them.
  let bytes: [UInt8]

  /// The distance of the byte that a filter looks back to.
  var bytesPerPixel: Int {
    switch colorType {
    case .grey, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Three bytes a pixel, or four for a picture that lets something through.
  init(trueColorOf bitmap: Bitmap) {
    self.init(trueColorOf: bitmap, isOpaque: bitmap.traits.isOpaque)
  }

  /// - Parameter isOpaque: true for three bytes a pixel, whatever alpha there is.
  init(trueColorOf bitmap: Bitmap, isOpaque: Bool) {
    self.init(bitmap, isOpaque ? .rgb : .rgba) { pixels, bytes in
      if isOpaque {
        pixels_to_rgb(pixels, bitmap.pixels.count, bytes)
      } else {
        pixels_to_rgba(pixels, bitmap.pixels.count, bytes)
      }
    }
  }

  /// One byte a pixel; nil for a picture that is not opaque and grey.
  init?(greyOf bitmap: Bitmap) {
    let traits = bitmap.traits
    guard traits.isOpaque && traits.isGrey else { return nil }
    self.init(bitmap, .grey) { pixels, bytes in pixels_to_grey(pixels, bitmap.pixels.count, bytes) }
  }

  /// As few bits a pixel as the number of colours allows; nil for more than 256 colours.
  init?(paletteOf bitmap: Bitmap) {
    var colors = [UInt32](repeating: 0, count: 256)
    var indices = [UInt8](repeating: 0, count: bitmap.pixels.count)
    let count = Int(pixels_to_palette(bitmap.pixels, bitmap.pixels.count, &colors, &indices))
    guard count > 0 else { return nil }
    // Colours that let something through come first: the table of alphas ends with the last of them.
    let order = (0..<count).sorted { left, right in
      let (a, b) = (colors[left] >= 0xFF00_0000, colors[right] >= 0xFF00_0000)
      return a == b ? left < right : b
    }
    var rank = [UInt8](repeating: 0, count: 256)
    for (new, old) in order.enumerated() { rank[old] = UInt8(new) }

    (width, height) = (bitmap.widthInPixels, bitmap.heightInPixels)
    colorType = .palette
    palette = order.map { colors[$0] }
    let depth = count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
    bitDepth = depth
    bytesPerRow = (width * depth + 7) / 8
    var packed = [UInt8](repeating: 0, count: bytesPerRow * height)
    pixels_pack_indices(indices, width, height, UInt32(depth), rank, &packed)
    bytes = packed
  }

  private init(
    _ bitmap: Bitmap, _ colorType: ColorType,
    write: (UnsafePointer<UInt32>, UnsafeMutablePointer<UInt8>) -> Void
  ) {
    (width, height) = (bitmap.widthInPixels, bitmap.heightInPixels)
    self.colorType = colorType
    bitDepth = 8
    palette = []
    let samples = colorType == .grey ? 1 : colorType == .rgb ? 3 : 4
    bytesPerRow = width * samples
    let count = bytesPerRow * height
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        // Both are there: a picture has at least one pixel here.
        if let from = pixels.baseAddress, let to = buffer.baseAddress { write(from, to) }
      }
      written = count
    }
  }

  /// The rows with filter 0 before each.
  func unfiltered() -> [UInt8] {
    rows { pixels_copy_rows(bytes, bytesPerRow, height, $0) }
  }

  /// What tells which filter makes a row smallest.
  enum FilterGuess: CaseIterable {
    /// For pages with text.
    case fewestPairs
    /// For photographs and blurred backgrounds.
    case leastEntropy
  }

  /// The rows with the filter before each that makes it smallest by a guess.
  func filtered(by guess: FilterGuess) -> [UInt8] {
    let wanted = guess == .fewestPairs ? pixels_fewest_pairs : pixels_least_entropy
    var scratch = [UInt8](repeating: 0, count: 2 * bytesPerRow)
    return rows { pixels_filter_rows(bytes, bytesPerRow, height, bytesPerPixel, wanted, $0, &scratch) }
  }

  private func rows(_ write: (UnsafeMutablePointer<UInt8>) -> Void) -> [UInt8] {
    let count = (bytesPerRow + 1) * height
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      if let start = buffer.baseAddress { write(start) }
      written = count
    }
  }
}

extension Bitmap {
  /// The part of the pixels that are like neither the one to the left nor the one above: little in drawings and text.
  var novelty: Double { Double(pixels_count_novel(pixels, widthInPixels, heightInPixels)) / Double(pixels.count) }

  fileprivate var traits: (isOpaque: Bool, isGrey: Bool) {
    let found = pixels_find_traits(pixels, pixels.count)
    return (found.isOpaque != 0, found.isGrey != 0)
  }
}
