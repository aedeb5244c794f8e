import Masthead
import MastheadDisplayList

/// Scroll offsets, in points: `[0, 44, 88]`, or a range of them.
public struct SnapshotOffsets: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Nil is at rest, without anything being scrolled.
  let values: [Double?]

  public init(arrayLiteral elements: Double...) {
    values = elements
  }

  public init(_ offsets: some Sequence<Double>) {
    values = Array(offsets)
  }

  private init(values: [Double?]) {
    self.values = values
  }

  /// One frame as it is before anything is scrolled.
  public static let atRest = SnapshotOffsets(values: [nil])

  /// `.every(8, in: 0...240)`: the end belongs to it when the steps meet it.
  public static func every(_ step: Double, in range: ClosedRange<Double>) -> SnapshotOffsets {
    SnapshotOffsets(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }
}

/// A screen with its size, its pixels and its safe areas.
public struct SnapshotDevice: Hashable, Sendable {
  let device: Device

  private init(_ name: String) {
    guard let device = Device.named(name) else { preconditionFailure("no device is called \(name)") }
    self.device = device
  }

  public static let iPhoneSE = SnapshotDevice("iphone-se")
  public static let iPhone13Mini = SnapshotDevice("iphone-13-mini")
  public static let iPhone13 = SnapshotDevice("iphone-13")
  public static let iPhone14 = SnapshotDevice("iphone-14")
  public static let iPhone14Plus = SnapshotDevice("iphone-14-plus")
  public static let iPhone15 = SnapshotDevice("iphone-15")
  public static let iPhone15Plus = SnapshotDevice("iphone-15-plus")
  public static let iPhone15Pro = SnapshotDevice("iphone-15-pro")
  public static let iPhone15ProMax = SnapshotDevice("iphone-15-pro-max")
  public static let iPhone16 = SnapshotDevice("iphone-16")
  public static let iPhone16Plus = SnapshotDevice("iphone-16-plus")
  public static let iPhone16Pro = SnapshotDevice("iphone-16-pro")
  public static let iPhone16ProMax = SnapshotDevice("iphone-16-pro-max")
  public static let iPadMini = SnapshotDevice("ipad-mini")
  public static let iPad = SnapshotDevice("ipad")
  public static let iPadPro11 = SnapshotDevice("ipad-pro-11")
  public static let iPadPro13 = SnapshotDevice("ipad-pro-13")
}

/// What a person asked the system for, who sees or reads with more effort.
public struct SnapshotSetting: Hashable, Sendable {
  let setting: AccessibilitySetting

  package init(_ setting: AccessibilitySetting) {
    self.setting = setting
  }

  /// Animations are at their end at once.
  public static let reduceMotion = SnapshotSetting(.reduceMotion)
  /// Materials are opaque.
  public static let reduceTransparency = SnapshotSetting(.reduceTransparency)
  /// The system's colours are stronger.
  public static let increaseContrast = SnapshotSetting(.increaseContrast)
}

/// Everything that varies in one assertion; frames are made of all combinations.
struct SnapshotAxes {
  var offsets = SnapshotOffsets.atRest
  var instants: [Double] = []
  var themes: [ColorScheme] = [.light]
  /// Empty for the device's, or 2.
  var scales: [Double] = []
  var size: CGSize?
  var device: SnapshotDevice?
  var directions: [LayoutDirection] = [.leftToRight]
  var textSizes: [DynamicTypeSize] = [.large]
  var tabs: [String] = []
  var settings: Set<SnapshotSetting> = []

  /// Frames that differ in offset or instant only, together, in the order of their offsets and instants.
  ///
  /// - Throws: for a combination that makes no frame.
  func series() throws(AxesError) -> [[FrameRequest]] {
    guard size == nil || device == nil else { throw AxesError("size and device exclude each other") }
    if let size, !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite) {
      throw AxesError("a frame of \(size.width) x \(size.height) points is not possible")
    }
    let scales = self.scales.isEmpty ? [device?.device.scale ?? 2] : self.scales
    if let scale = scales.first(where: { !($0 > 0 && $0.isFinite) }) {
      throw AxesError("\(scale) pixels per point are not possible")
    }
    for (name, isEmpty) in [
      ("at", offsets.values.isEmpty), ("themes", themes.isEmpty), ("directions", directions.isEmpty),
      ("textSizes", textSizes.isEmpty),
    ] where isEmpty { throw AxesError("\(name) is empty, so there is no frame") }
    let viewport: Viewport =
      device.map { .device($0.device) }
      ?? size.map { .size(Size(width: Double($0.width), height: Double($0.height))) } ?? .automatic
    var result: [[FrameRequest]] = []
    for theme in themes {
      for scale in scales {
        for direction in directions {
          for textSize in textSizes {
            for tab in tabs.isEmpty ? [nil] : tabs.map(Optional.some) {
              result.append(
                offsets.values.flatMap { offset in
                  (instants.isEmpty ? [nil] : instants.map(Optional.some)).map { time in
                    FrameRequest(
                      offset: offset, theme: theme == .light ? .light : .dark, scale: scale, viewport: viewport,
                      direction: direction == .leftToRight ? .leftToRight : .rightToLeft,
                      textSize: TextSize(textSize), tab: tab, time: time, settings: Set(settings.map(\.setting)))
                  }
                })
            }
          }
        }
      }
    }
    return result
  }
}

/// Axes that make no frame: why, as the start of a sentence.
struct AxesError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension TextSize {
  fileprivate init(_ size: DynamicTypeSize) {
    self =
      switch size {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .accessibility1: .ax1
      case .accessibility2: .ax2
      case .accessibility3: .ax3
      case .accessibility4: .ax4
      case .accessibility5: .ax5
      }
  }
}
