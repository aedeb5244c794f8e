#if !canImport(UIKit)
  public import Foundation
  import MastheadDisplayList

  /// The platform's older colour, for code that names colours by it.
  public struct UIColor: Hashable, Sendable {
    let color: Color

    init(system: SystemColor) {
      color = Color(.system(system))
    }

    public init(_ color: Color) {
      self.color = color
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(white: CGFloat, alpha: CGFloat) {
      color = Color(white: Double(white), opacity: Double(alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      color = Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// A colour by its name in a catalogue of assets. There is none here: it shows as an unknown colour.
    public init?(named name: String) {
      color = Color(name)
    }

    /// A colour that depends on the appearance.
    public init(dynamicProvider: (UITraitCollection) -> UIColor) {
      color = Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color)
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    public static let label = UIColor(system: .label)
    public static let secondaryLabel = UIColor(system: .secondaryLabel)
    public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
    public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
    public static let placeholderText = UIColor(system: .tertiaryLabel)
    public static let separator = UIColor(system: .separator)
    public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
    public static let link = UIColor(system: .blue)
    public static let systemBackground = UIColor(system: .systemBackground)
    public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
    public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
    public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
    public static let secondarySystemGroupedBackground = UIColor(system: .secondarySystemGroupedBackground)
    public static let tertiarySystemGroupedBackground = UIColor(system: .tertiarySystemGroupedBackground)
    public static let systemFill = UIColor(system: .fill)
    public static let secondarySystemFill = UIColor(system: .secondaryFill)
    public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
    public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
    public static let systemRed = UIColor(system: .red)
    public static let systemOrange = UIColor(system: .orange)
    public static let systemYellow = UIColor(system: .yellow)
    public static let systemGreen = UIColor(system: .green)
    public static let systemMint = UIColor(system: .mint)
    public static let systemTeal = UIColor(system: .teal)
    public static let systemCyan = UIColor(system: .cyan)
    public static let systemBlue = UIColor(system: .blue)
    public static let systemIndigo = UIColor(system: .indigo)
    public static let systemPurple = UIColor(system: .purple)
    public static let systemPink = UIColor(system: .pink)
    public static let systemBrown = UIColor(system: .brown)
    public static let systemGray = UIColor(system: .gray)
    public static let systemGray2 = UIColor(system: .gray2)
    public static let systemGray3 = UIColor(system: .gray3)
    public static let systemGray4 = UIColor(system: .gray4)
    public static let systemGray5 = UIColor(system: .gray5)
    public static let systemGray6 = UIColor(system: .gray6)
    public static let tintColor = UIColor(Color.accentColor)
    public static let white = UIColor(Color.white)
    public static let black = UIColor(Color.black)
    public static let clear = UIColor(Color.clear)
    // The plain colours, which are the same in both appearances.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  }

  /// What a colour may depend on.
  public struct UITraitCollection: Hashable, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.userInterfaceStyle = userInterfaceStyle
    }
  }

  /// Light or dark, as the older interface says it.
  public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified
    case light
    case dark
  }

  extension Color {
    public init(uiColor: UIColor) {
      self = uiColor.color
    }

    public init(_ uiColor: UIColor) {
      self = uiColor.color
    }
  }
#endif
