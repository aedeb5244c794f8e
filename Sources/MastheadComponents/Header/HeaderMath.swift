import Foundation

/// The numbers of a header that moves. All lengths are points.
enum HeaderMath {
  /// How far a large title has gone beneath the bar, 0...1.
  ///
  /// - Parameters:
  ///   - minY: the title's top edge, from the bar's lower edge down.
  ///   - height: the title's height; a title without any has not gone.
  static func progress(minY: CGFloat, height: CGFloat) -> CGFloat {
    guard height > 0 else { return 0 }
    return min(max(-minY / height, 0), 1)
  }

  /// How visible the hairline is without a large title, 0...1.
  ///
  /// - Parameter offset: how far the content has moved up.
  static func hairline(offset: CGFloat) -> CGFloat {
    min(max(offset / hairlineRamp, 0), 1)
  }

  /// How much larger a large title is drawn while the content is pulled down.
  ///
  /// - Parameter offset: how far the content has moved up; negative while it is pulled.
  static func stretch(offset: CGFloat) -> CGFloat {
    1 + min(max(-offset, 0), longestPull) / 1000
  }

  /// The distance over which the hairline appears: long enough not to flicker, short enough to be there with the first row.
  static let hairlineRamp: CGFloat = 8

  /// A pull beyond this stretches no more: a tenth is where the title stops looking like itself.
  static let longestPull: CGFloat = 100
}
