import Foundation
public import MastheadLayout

/// Colours and measures of Material 3's own tabs, for labels that follow the standard instead of the library.
///
/// ```swift
/// .materialTabItem(tab: Tab.first, label: .primary("First", config: .material3))
/// ```
///
/// Source: the standard's tokens for tabs and its baseline scheme; spec material-tabs.md, 10.
public enum Material3 {
  private static func color(_ light: UInt32, _ dark: UInt32) -> Color {
    Color.adaptive(light: Hex(light), dark: Hex(dark))
  }

  /// What is selected.
  public static let primary = color(0x6750A4, 0xD0BCFF)
  /// Text.
  public static let onSurface = color(0x1D1B20, 0xE6E0E9)
  /// Text and icons that matter less.
  public static let onSurfaceVariant = color(0x49454F, 0xCAC4D0)
  /// What all stands on.
  public static let surface = color(0xFEF7FF, 0x141218)
  /// An area that is set off from the surface.
  public static let surfaceVariant = color(0xE7E0EC, 0x49454F)
  /// Lines that only divide.
  public static let outlineVariant = color(0xCAC4D0, 0x49454F)

  /// Points: a label or an icon, or both above each other.
  static func tabHeight(isStacked: Bool) -> CGFloat { isStacked ? 64 : 48 }

  /// Points of a font whose symbols stand in a box of 24.
  static var iconFontSize: CGFloat { 20 }
  static var labelTracking: CGFloat { 0.1 }
  /// Points on either side of a label.
  static var labelMargin: CGFloat { 16 }
  /// Points that the underline is at least wide.
  static var leastUnderline: CGFloat { 24 }
  static var dividerThickness: CGFloat { 1 }
  static var labelFont: Font { .system(size: 14, weight: .medium) }
}

extension PrimaryTab.Config {
  /// The standard's own primary tab: 48 points high, or 64 with icon and title.
  public static var material3: Self {
    var config = Self(
      font: Material3.labelFont, titleStyle: Material3.primary, underlineStyle: Material3.primary,
      underlineThickness: 3,
      underlineShape: Capsule(), bottomRuleStyle: Material3.outlineVariant,
      bottomRuleThickness: Material3.dividerThickness, backgroundStyle: Material3.surface, contentPadding: EdgeInsets(),
      contentSpacing: 2)
    config.isStandard = true
    return config
  }
}

extension SecondaryTab.Config {
  /// The standard's own secondary tab, 48 points high.
  public static var material3: Self {
    var config = Self(
      font: Material3.labelFont, titleStyle: Material3.onSurface, underlineStyle: Material3.primary,
      underlineThickness: 2, backgroundStyle: Material3.surface,
      padding: EdgeInsets(top: 0, leading: Material3.labelMargin, bottom: 0, trailing: Material3.labelMargin))
    config.isStandard = true
    return config
  }
}
