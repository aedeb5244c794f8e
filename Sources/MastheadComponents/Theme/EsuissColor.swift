public import MastheadLayout

/// The colours of suiss/ui, by what they are for. Each follows the appearance.
public enum EsuissColor {
  public static let background = Color.adaptive(light: Hex(0xFFFFFF), dark: Hex(0x000000))
  public static let foreground = Color.adaptive(light: Hex(0x1D1D1F), dark: Hex(0xF5F5F7))
  public static let card = Color.adaptive(light: Hex(0xFFFFFF), dark: Hex(0x1D1D1F))
  public static let cardForeground = Color.adaptive(light: Hex(0x1D1D1F), dark: Hex(0xF5F5F7))
  public static let popover = Color.adaptive(light: Hex(0xFFFFFF), dark: Hex(0x1D1D1F))
  public static let popoverForeground = Color.adaptive(light: Hex(0x1D1D1F), dark: Hex(0xF5F5F7))
  public static let primary = Color.adaptive(light: Hex(0x0071E3), dark: Hex(0x2997FF))
  public static let primaryForeground = Color.adaptive(light: Hex(0xFFFFFF), dark: Hex(0xFFFFFF))
  public static let secondary = Color.adaptive(light: Hex(0x000000, 0.04), dark: Hex(0xFFFFFF, 0.1))
  public static let secondaryForeground = Color.adaptive(light: Hex(0x1D1D1F), dark: Hex(0xF5F5F7))
  public static let muted = Color.adaptive(light: Hex(0xF5F5F7), dark: Hex(0x161617))
  public static let mutedForeground = Color.adaptive(light: Hex(0x6E6E73), dark: Hex(0xA1A1A6))
  public static let accent = Color.adaptive(light: Hex(0x000000, 0.06), dark: Hex(0xFFFFFF, 0.1))
  public static let accentForeground = Color.adaptive(light: Hex(0x1D1D1F), dark: Hex(0xF5F5F7))
  public static let destructive = Color.adaptive(light: Hex(0xD70015), dark: Hex(0xFF453A))
  /// Separators, outlines, the hairline beneath a header.
  public static let border = Color.adaptive(light: Hex(0xD2D2D7), dark: Hex(0x424245))
  /// The outline of fields.
  public static let input = Color.adaptive(light: Hex(0xD2D2D7), dark: Hex(0x424245))
  /// The ring around what has the focus.
  public static let ring = Color.adaptive(light: Hex(0x0071E3), dark: Hex(0x2997FF))
  /// Words that lead somewhere.
  public static let link = Color.adaptive(light: Hex(0x0066CC), dark: Hex(0x2997FF))
}

/// Colours of controls that a finger is on, and of faint surfaces.
extension EsuissColor {
  // The web theme's dark value, 004D9E, belongs to its darker accent, 0071E3. This is the primary colour of dark
  // appearance, darkened in the proportion of the light pair.
  static let primaryPressed = Color.adaptive(light: Hex(0x005BB8), dark: Hex(0x217ACE))
  static let controlPressed = Color.adaptive(light: Hex(0x000000, 0.12), dark: Hex(0xFFFFFF, 0.22))
  static let itemPressed = Color.adaptive(light: Hex(0x000000, 0.08), dark: Hex(0xFFFFFF, 0.12))
  static let primarySurface = Color.adaptive(light: Hex(0x0071E3, 0.09), dark: Hex(0x2997FF, 0.18))
  static let primarySurfacePressed = Color.adaptive(light: Hex(0x0071E3, 0.18), dark: Hex(0x2997FF, 0.3))
  static let destructiveSurface = Color.adaptive(light: Hex(0xD70015, 0.08), dark: Hex(0xFF453A, 0.2))
  static let destructiveSurfacePressed = Color.adaptive(light: Hex(0xD70015, 0.16), dark: Hex(0xFF453A, 0.36))
  /// The background in light appearance; in dark an outline stands on what is there.
  static let outlineSurface = Color.adaptive(light: Hex(0xFFFFFF), dark: Hex(0x000000, 0))
}

/// A colour as design tools write it: 24 bits, and its opacity.
struct Hex: Hashable, Sendable {
  let red: Double
  let green: Double
  let blue: Double
  let alpha: Double

  /// - Parameters:
  ///   - value: 0xRRGGBB.
  ///   - alpha: 0...1.
  init(_ value: UInt32, _ alpha: Double = 1) {
    red = Double(value >> 16 & 0xFF) / 255
    green = Double(value >> 8 & 0xFF) / 255
    blue = Double(value & 0xFF) / 255
    self.alpha = alpha
  }
}

extension Color {
  init(_ hex: Hex) {
    self.init(.sRGB, red: hex.red, green: hex.green, blue: hex.blue, opacity: hex.alpha)
  }

  static func adaptive(light: Hex, dark: Hex) -> Color {
    Color(light: Color(light), dark: Color(dark))
  }
}
