/// The measures of the platform's system font, San Francisco, which all text keeps whatever font draws it, so that
/// a layout is as high as on the platform.
enum SystemFont {
  /// Parts of an em above the baseline: 1950 of 2048.
  static let ascender = 0.9521484375
  /// Parts of an em below the baseline: 494 of 2048.
  static let descender = 0.2412109375
  /// From this size up the display cut is used, in points.
  static let displaySize = 20.0

  /// Points that the platform adds after each grapheme at `size` points, by itself.
  ///
  /// Linear between the sizes of the table; below 6 pt as large a part of the em as at 6 pt; 0 from 80 pt up.
  /// - Source: Human Interface Guidelines, Typography, "Tracking values", iOS, SF Pro.
  static func tracking(at size: Double) -> Double {
    guard let first = trackings.first, let last = trackings.last else { return 0 }
    if size <= first.size { return first.tracking * max(0, size) / first.size }
    if size >= last.size { return last.tracking }
    var low = 0
    var high = trackings.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if trackings[middle].size <= size { low = middle } else { high = middle }
    }
    let share = (size - trackings[low].size) / (trackings[high].size - trackings[low].size)
    return trackings[low].tracking + share * (trackings[high].tracking - trackings[low].tracking)
  }

  /// Both in points, by size. The published values above 80 pt are 0.
  private static let trackings: [(size: Double, tracking: Double)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
    (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07),
    (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (31, 0.39), (32, 0.41), (33, 0.40),
    (34, 0.40), (35, 0.38), (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33), (50, 0.34), (51, 0.35),
    (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.30), (58, 0.28), (60, 0.26), (62, 0.24), (64, 0.22), (66, 0.19),
    (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
  ]
}

/// Rounding to the pixel grid. What lies within a millionth of a pixel of an edge is on the edge, so that the noise of
/// floating point arithmetic never costs a pixel.
enum PixelGrid {
  static func ceiling(_ length: Double, pixelsPerPoint: Double) -> Double {
    (length * pixelsPerPoint - 1e-6).rounded(.up) / pixelsPerPoint
  }

  static func nearest(_ length: Double, pixelsPerPoint: Double) -> Double {
    // The noise goes one way, so that a half always rounds up.
    (length * pixelsPerPoint + 1e-6).rounded(.toNearestOrAwayFromZero) / pixelsPerPoint
  }
}
