import Foundation

package import MastheadDisplayList

/// Light or dark.
package enum Theme: String, Hashable, Sendable, CaseIterable { case light, dark }

/// Which way lines run.
package enum Direction: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// The text size that a person chose, smallest first. Raw values are the command line's names.
package enum TextSize: String, Hashable, Sendable, CaseIterable {
  case xSmall = "xsmall"
  case small, medium, large
  case xLarge = "xlarge"
  case xxLarge = "xxlarge"
  case xxxLarge = "xxxlarge"
  case ax1, ax2, ax3, ax4, ax5
}

/// The place that a preview is given.
package enum Viewport: Hashable, Sendable {
  /// Points, without safe areas.
  case size(Size)
  /// A screen with its safe areas.
  case device(Device)
  /// 390 x 844 for a preview that scrolls; 390 wide and as high as it wants for one that does not.
  case automatic
}

/// What a person asked the system for, who sees or reads with more effort. Raw values are part of the command line's names.
package enum AccessibilitySetting: String, Hashable, Sendable, CaseIterable {
  case reduceMotion = "reduce-motion"
  case reduceTransparency = "reduce-transparency"
  case increaseContrast = "increase-contrast"
}

/// Which frame of a preview is meant.
package struct FrameRequest: Hashable, Sendable {
  /// Points that the content is scrolled by, negative in overscroll; nil at rest.
  package var offset: Double?
  package var theme: Theme
  /// Pixels per point.
  package var scale: Double
  package var viewport: Viewport
  package var direction: Direction
  package var textSize: TextSize
  /// The tab to select first, by its name; nil for the one that the preview starts with.
  package var tab: String?
  /// The instant on the preview's timeline, in seconds; nil for a still.
  package var time: Double?
  /// True to draw the device's status bar and home indicator.
  package var showsSystemBars: Bool
  package var settings: Set<AccessibilitySetting>

  package init(
    offset: Double? = nil, theme: Theme = .light, scale: Double = 2, viewport: Viewport = .automatic,
    direction: Direction = .leftToRight, textSize: TextSize = .large, tab: String? = nil, time: Double? = nil,
    showsSystemBars: Bool = false, settings: Set<AccessibilitySetting> = []
  ) {
    self.offset = offset
    self.theme = theme
    self.scale = scale
    self.viewport = viewport
    self.direction = direction
    self.textSize = textSize
    self.tab = tab
    self.time = time
    self.showsSystemBars = showsSystemBars
    self.settings = settings
  }
}

extension FrameRequest {
  /// What the frame is called, the same whatever else is asked for: `y13-dark@2x`, `y0-light-rtl-ax3@3x`,
  /// `y0-light-t0.25@2x`.
  ///
  /// Direction, text size, settings, tab and instant are named when they are not the usual ones.
  package var name: String {
    "y\(FixedDecimal.text(offset ?? 0))-\(look)\(instant)\(density)"
  }

  /// The name without theme and density, for what shows the frame in all of them: `y13`.
  package var plainName: String { "y\(FixedDecimal.text(offset ?? 0))\(details)\(instant)" }

  /// The name without offset and instant, for what is made of many: `dark@2x`.
  package var variant: String { look + density }

  private var look: String { theme.rawValue + details }

  private var instant: String { time.map { "-t\(FixedDecimal.text($0))" } ?? "" }

  /// What else changes how a frame looks.
  private var details: String {
    var name = ""
    if direction != .leftToRight { name += "-\(direction.rawValue)" }
    if textSize != .large { name += "-\(textSize.rawValue)" }
    for setting in AccessibilitySetting.allCases where settings.contains(setting) { name += "-\(setting.rawValue)" }
    if let tab { name += "-\(Self.fileName(of: tab))" }
    return name
  }

  private var density: String { "@\(FixedDecimal.text(scale))x" }

  /// A tab's name for a file: letters and numbers of any script, `.` and `_` stay, other signs of ASCII become a dash, and
  /// whatever else there is becomes its number, so that a tab of one emoji is told from that of another. A name that says
  /// something else in a frame's name, like `rtl`, is marked.
  package static func fileName(of tab: String) -> String {
    let name = tab.precomposedStringWithCanonicalMapping.unicodeScalars.reduce(into: "") { name, scalar in
      let category = scalar.properties.generalCategory
      switch category {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .decimalNumber:
        name.unicodeScalars.append(scalar)
      default:
        if scalar == "." || scalar == "_" {
          name.unicodeScalars.append(scalar)
        } else {
          name += scalar.isASCII ? "-" : "u" + String(scalar.value, radix: 16, uppercase: true)
        }
      }
    }
    let isInstant = name.first == "t" && Double(name.dropFirst()) != nil
    let isTaken =
      Direction(rawValue: name) != nil || TextSize(rawValue: name) != nil || AccessibilitySetting(rawValue: name) != nil
    return isInstant || isTaken ? "tab-\(name)" : name
  }
}
