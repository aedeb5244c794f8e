import Foundation
import MastheadDisplayList

/// Contrast as the Web Content Accessibility Guidelines define it (WCAG 2.2, "contrast ratio" and "relative luminance").
enum Contrast {
  /// The ratio of two luminances, 1...21.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// - Parameters: sRGB components, 0...1.
  static func luminance(red: Double, green: Double, blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The share of the pixels behind a text that may be worse: a speck of a photograph makes no word unreadable.
  private static let ignoredShare = 0.05

  /// The contrast of a colour to the pixels in a box, in all but the worst few; nil for a box outside of the picture.
  ///
  /// - Parameters:
  ///   - color: may let through what is below.
  ///   - box: points.
  ///   - scale: pixels per point.
  static func worst(of color: RGBA, on picture: Bitmap, in box: Rect, scale: Double) -> Double? {
    let columns = range(box.minX * scale, box.maxX * scale, picture.widthInPixels)
    let rows = range(box.minY * scale, box.maxY * scale, picture.heightInPixels)
    // Most pixels behind a title are of a few colours.
    var counts: [UInt32: Int] = [:]
    for y in rows {
      for x in columns { counts[picture.pixels[y * picture.widthInPixels + x], default: 0] += 1 }
    }
    let ratios = counts.map { pixel, count in (ratio: ratio(of: color, on: pixel), count: count) }
      .sorted { $0.ratio < $1.ratio }
    var left = Int(Double(columns.count * rows.count) * ignoredShare)
    for (ratio, count) in ratios {
      if count > left { return ratio }
      left -= count
    }
    return ratios.last?.ratio
  }

  private static func ratio(of color: RGBA, on pixel: UInt32) -> Double {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    let (red, green, blue) = (component(16), component(8), component(0))
    func mixed(_ above: Double, _ below: Double) -> Double { above * color.alpha + below * (1 - color.alpha) }
    return ratio(
      luminance(red: mixed(color.red, red), green: mixed(color.green, green), blue: mixed(color.blue, blue)),
      luminance(red: red, green: green, blue: blue))
  }

  private static func range(_ from: Double, _ to: Double, _ count: Int) -> Range<Int> {
    let first = Int(max(0, min(from.rounded(.down), Double(count))))
    let last = Int(max(0, min(to.rounded(.up), Double(count))))
    return first..<max(first, last)
  }
}
