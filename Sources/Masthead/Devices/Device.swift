package import MastheadDisplayList
package import MastheadLayout

/// A screen that previews can be shown on, upright: its size, its pixels and its safe areas.
package struct Device: Hashable, Sendable {
  /// For the command line, for example `iphone-15`.
  package let name: String
  /// Points.
  package let size: Size
  /// Pixels per point.
  package let scale: Double
  /// What the status bar, the camera and the home indicator cover. Points.
  package let safeAreaInsets: ScrollMetrics.Insets

  package init(name: String, size: Size, scale: Double, safeAreaInsets: ScrollMetrics.Insets) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  private init(_ name: String, _ width: Double, _ height: Double, at scale: Double, top: Double, bottom: Double) {
    self.init(
      name: name, size: Size(width: width, height: height), scale: scale,
      safeAreaInsets: ScrollMetrics.Insets(top: top, bottom: bottom))
  }

  /// The device turned by 90 degrees. What covered the top covers both sides, so that a screen looks the same turned either
  /// way, and the home indicator is 21 points high where there is one.
  package var onItsSide: Device {
    Device(
      name: name, size: Size(width: size.height, height: size.width), scale: scale,
      safeAreaInsets: ScrollMetrics.Insets(
        left: safeAreaInsets.top, bottom: safeAreaInsets.bottom > 0 ? 21 : 0, right: safeAreaInsets.top))
  }

  /// The device of that name; nil when there is none.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name == name }
  }

  /// What a preview is shown on that says no more than that it is a screen.
  static let usual = Device("iphone-15", 393, 852, at: 3, top: 59, bottom: 34)

  /// By kind, then by size and age: the order in which help lists them.
  package static let all = [
    Device("iphone-se", 375, 667, at: 2, top: 20, bottom: 0),
    Device("iphone-13-mini", 375, 812, at: 3, top: 50, bottom: 34),
    Device("iphone-13", 390, 844, at: 3, top: 47, bottom: 34),
    Device("iphone-14", 390, 844, at: 3, top: 47, bottom: 34),
    Device("iphone-14-plus", 428, 926, at: 3, top: 47, bottom: 34),
    usual,
    Device("iphone-15-plus", 430, 932, at: 3, top: 59, bottom: 34),
    Device("iphone-15-pro", 393, 852, at: 3, top: 59, bottom: 34),
    Device("iphone-15-pro-max", 430, 932, at: 3, top: 59, bottom: 34),
    Device("iphone-16", 393, 852, at: 3, top: 59, bottom: 34),
    Device("iphone-16-plus", 430, 932, at: 3, top: 59, bottom: 34),
    Device("iphone-16-pro", 402, 874, at: 3, top: 62, bottom: 34),
    Device("iphone-16-pro-max", 440, 956, at: 3, top: 62, bottom: 34),
    Device("ipad-mini", 744, 1133, at: 2, top: 24, bottom: 20),
    Device("ipad", 820, 1180, at: 2, top: 24, bottom: 20),
    Device("ipad-pro-11", 834, 1194, at: 2, top: 24, bottom: 20),
    Device("ipad-pro-13", 1032, 1376, at: 2, top: 24, bottom: 20),
  ]
}
