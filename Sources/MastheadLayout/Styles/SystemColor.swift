import MastheadDisplayList

/// The platform's own colours, light and dark (spec swiftui-subset.md, F).
enum SystemColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case separator, opaqueSeparator
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  /// The track of a switch that is off.
  case switchOff
  case fill, secondaryFill, tertiaryFill, quaternaryFill

  func resolve(_ environment: EnvironmentValues) -> RGBA {
    let (light, dark) = environment.colorSchemeContrast == .increased ? increased : values
    return environment.colorScheme == .light ? light : dark
  }

  func pair(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1) -> (RGBA, RGBA) {
    (RGBA(hex: light, alpha: lightAlpha), RGBA(hex: dark, alpha: darkAlpha))
  }

  /// Light and dark.
  var values: (RGBA, RGBA) {
    switch self {
    case .red: pair(0xFF3B30, 0xFF453A)
    case .orange: pair(0xFF9500, 0xFF9F0A)
    case .yellow: pair(0xFFCC00, 0xFFD60A)
    case .green: pair(0x34C759, 0x30D158)
    case .mint: pair(0x00C7BE, 0x66D4CF)
    case .teal: pair(0x30B0C7, 0x40C8E0)
    case .cyan: pair(0x32ADE6, 0x64D2FF)
    case .blue: pair(0x007AFF, 0x0A84FF)
    case .indigo: pair(0x5856D6, 0x5E5CE6)
    case .purple: pair(0xAF52DE, 0xBF5AF2)
    case .pink: pair(0xFF2D55, 0xFF375F)
    case .brown: pair(0xA2845E, 0xAC8E68)
    case .gray: pair(0x8E8E93, 0x8E8E93)
    case .gray2: pair(0xAEAEB2, 0x636366)
    case .gray3: pair(0xC7C7CC, 0x48484A)
    case .gray4: pair(0xD1D1D6, 0x3A3A3C)
    case .gray5: pair(0xE5E5EA, 0x2C2C2E)
    case .gray6: pair(0xF2F2F7, 0x1C1C1E)
    case .label: pair(0x000000, 0xFFFFFF)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.6, 0.6)
    case .tertiaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.3, 0.3)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16)
    case .separator: pair(0x3C3C43, 0x545458, 0.29, 0.6)
    case .opaqueSeparator: pair(0xC6C6C8, 0x38383A)
    case .systemBackground: pair(0xFFFFFF, 0x000000)
    case .secondarySystemBackground: pair(0xF2F2F7, 0x1C1C1E)
    case .tertiarySystemBackground: pair(0xFFFFFF, 0x2C2C2E)
    case .systemGroupedBackground: pair(0xF2F2F7, 0x000000)
    case .secondarySystemGroupedBackground: pair(0xFFFFFF, 0x1C1C1E)
    case .tertiarySystemGroupedBackground: pair(0xF2F2F7, 0x2C2C2E)
    case .switchOff: pair(0xE9E9EA, 0x39393D)
    case .fill: pair(0x787880, 0x787880, 0.2, 0.36)
    case .secondaryFill: pair(0x787880, 0x787880, 0.16, 0.32)
    case .tertiaryFill: pair(0x767680, 0x767680, 0.12, 0.24)
    case .quaternaryFill: pair(0x747480, 0x747480, 0.08, 0.18)
    }
  }
}
