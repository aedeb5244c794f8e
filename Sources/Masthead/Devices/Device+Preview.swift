import MastheadDisplayList
import MastheadLayout

extension Device {
  /// The device that an editor knows by a name such as `iPhone 15 Pro Max` or `iPad Pro (12.9-inch) (5th generation)`; nil for
  /// none that is known. What a watch, a television or a Mac shows is none.
  init?(previewing device: PreviewDevice) {
    let words = device.rawValue.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }
    let name = words.joined(separator: "-")
    let model = Self.withoutGeneration(name)
    let names = Self.modelsOfOneScreen.contains(model) ? [name, model] : [name]
    guard let found = names.lazy.compactMap({ Device.named($0) ?? Self.further[$0] }).first else { return nil }
    self = found
  }

  /// Models whose generations have one screen, but for those that the table below names.
  private static let modelsOfOneScreen: Set<String> = ["iphone-se", "ipad-pro-11-inch", "ipad-pro-12.9-inch"]

  /// `iphone-se-2nd-generation` as `iphone-se`.
  private static func withoutGeneration(_ name: String) -> String {
    let words = name.split(separator: "-")
    guard words.count > 2, words.last == "generation", words[words.count - 2].first?.isNumber == true else {
      return name
    }
    return words.dropLast(2).joined(separator: "-")
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
      (
        [
          "ipad-air-2", "ipad-5th-generation", "ipad-6th-generation", "ipad-pro-9.7-inch", "ipad-mini-2", "ipad-mini-3",
          "ipad-mini-4", "ipad-mini-5th-generation",
        ], 768, 1024, 2, 20, 0
      ),
      (["ipad-7th-generation", "ipad-8th-generation", "ipad-9th-generation"], 810, 1080, 2, 20, 0),
      (["ipad-air-3rd-generation", "ipad-pro-10.5-inch"], 834, 1112, 2, 20, 0),
      (["ipad-mini-6th-generation", "ipad-mini-a17-pro"], 744, 1133, 2, 24, 20),
      (
        [
          "ipad-air", "ipad-air-4th-generation", "ipad-air-5th-generation", "ipad-air-11-inch", "ipad-air-11-inch-m2",
          "ipad-air-11-inch-m3", "ipad-10th-generation", "ipad-a16",
        ], 820, 1180, 2, 24, 20
      ),
      (["ipad-pro-11-inch"], 834, 1194, 2, 24, 20),
      (["ipad-pro-11-inch-m4", "ipad-pro-11-inch-m5"], 834, 1210, 2, 24, 20),
      (["ipad-pro-12.9-inch-1st-generation", "ipad-pro-12.9-inch-2nd-generation"], 1024, 1366, 2, 20, 0),
      (
        ["ipad-pro", "ipad-pro-12.9-inch", "ipad-air-13-inch", "ipad-air-13-inch-m2", "ipad-air-13-inch-m3"],
        1024, 1366, 2, 24, 20
      ),
      (["ipad-pro-13-inch", "ipad-pro-13-inch-m4", "ipad-pro-13-inch-m5"], 1032, 1376, 2, 24, 20),
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
