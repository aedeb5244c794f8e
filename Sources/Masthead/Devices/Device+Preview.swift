import MastheadDisplayList
import MastheadLayout

extension Device {
  /// What a preview is shown on that says no more than that it is a screen.
  static let usual = Device(
    name: "iphone-15", size: Size(width: 393, height: 852), scale: 3,
    safeAreaInsets: ScrollMetrics.Insets(top: 59, bottom: 34))

  /// The device that an editor knows by a name such as `iPhone 15 Pro Max` or `iPad Pro (12.9-inch) (5th generation)`; nil for
  /// none that is known. What a watch, a television or a Mac shows is none.
  init?(previewing device: PreviewDevice) {
    // Generations of one model have one screen, but for those that the table has.
    let words = device.rawValue.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
    let full = words.joined(separator: "-")
    let short = device.rawValue.prefix { $0 != "(" }.lowercased().split(separator: " ").joined(separator: "-")
    let found = [full, short].lazy.compactMap { name in Device.named(name) ?? Self.further[name] }.first
    guard let found else { return nil }
    self = found
  }

  /// Screens by the names of the devices that have them, beside those that help lists.
  ///
  /// - Source: the sizes and safe areas that UIKit tells on each.
  private static let further: [String: Device] = {
    let screens: [(names: [String], width: Double, height: Double, scale: Double, top: Double, bottom: Double)] = [
      (["iphone-5", "iphone-5s", "iphone-se-1st-generation"], 320, 568, 2, 20, 0),
      (["iphone-6", "iphone-6s", "iphone-7", "iphone-8"], 375, 667, 2, 20, 0),
      (["iphone-6-plus", "iphone-6s-plus", "iphone-7-plus", "iphone-8-plus"], 414, 736, 3, 20, 0),
      (["iphone-x", "iphone-xs", "iphone-11-pro"], 375, 812, 3, 44, 34),
      (["iphone-xr", "iphone-11"], 414, 896, 2, 48, 34),
      (["iphone-xs-max", "iphone-11-pro-max"], 414, 896, 3, 44, 34),
      (["iphone-12-mini"], 375, 812, 3, 50, 34),
      (["iphone-12", "iphone-12-pro", "iphone-13-pro", "iphone-16e"], 390, 844, 3, 47, 34),
      (["iphone-12-pro-max", "iphone-13-pro-max"], 428, 926, 3, 47, 34),
      (["iphone-14-pro"], 393, 852, 3, 59, 34),
      (["iphone-14-pro-max"], 430, 932, 3, 59, 34),
      (["iphone-17", "iphone-17-pro"], 402, 874, 3, 62, 34),
      (["iphone-17-pro-max"], 440, 956, 3, 62, 34),
      (["iphone-air"], 420, 912, 3, 68, 34),
      (["ipad-air", "ipad-air-11-inch", "ipad-air-11-inch-m2", "ipad-air-11-inch-m3"], 820, 1180, 2, 24, 20),
      (["ipad-pro-11-inch", "ipad-pro-11-inch-m4"], 834, 1194, 2, 24, 20),
      (["ipad-pro", "ipad-pro-12.9-inch", "ipad-air-13-inch-m2"], 1024, 1366, 2, 24, 20),
      (["ipad-pro-13-inch", "ipad-pro-13-inch-m4"], 1032, 1376, 2, 24, 20),
    ]
    var result: [String: Device] = [:]
    for screen in screens {
      for name in screen.names {
        result[name] = Device(
          name: name, size: Size(width: screen.width, height: screen.height), scale: screen.scale,
          safeAreaInsets: ScrollMetrics.Insets(top: screen.top, bottom: screen.bottom))
      }
    }
    return result
  }()
}
