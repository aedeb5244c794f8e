import Masthead

/// How far the axes of one call may go.
enum AxisLimits {
  /// Frames of one call. More is a mistyped step: at 10 ms each this is a quarter of an hour.
  static let frames = 100_000
  /// Points. A million rows of 100 points are a tenth of it.
  static let offset = FixedDecimal(millionths: 999_999_999 * 1_000_000)
  /// Seconds: a day, longer than any timeline.
  static let instant = FixedDecimal(millionths: 86_400 * 1_000_000)
  /// Pixels per point: screens have 1 to 4; 8 is for print.
  static let scales = FixedDecimal(millionths: 1_000_000)...FixedDecimal(millionths: 8_000_000)
  /// Digits of a scale after the point: 2.625 is the finest that a screen is known to have.
  static let scaleStep = 1_000
  /// Workers of one call. More would only take memory.
  static let jobs = 256
}
