import MastheadDisplayList

extension SystemColor {
  /// Light and dark for a reader who asked for more contrast. Hues and greys are the platform's accessible ones (Human Interface
  /// Guidelines, Color; recalled). What the platform lets shine through is made stronger here by choice: labels keep their
  /// order, and lines and fills are half as strong again.
  var increased: (RGBA, RGBA) {
    switch self {
    case .red: pair(0xD70015, 0xFF6961)
    case .orange: pair(0xC93400, 0xFFB340)
    case .yellow: pair(0xB25000, 0xFFD426)
    case .green: pair(0x248A3D, 0x30DB5B)
    case .mint: pair(0x0C817B, 0x66D4CF)
    case .teal: pair(0x008299, 0x5DE6FF)
    case .cyan: pair(0x0071A4, 0x70D7FF)
    case .blue: pair(0x0040DD, 0x409CFF)
    case .indigo: pair(0x3634A3, 0x7D7AFF)
    case .purple: pair(0x8944AB, 0xDA8FFF)
    case .pink: pair(0xD30F45, 0xFF6482)
    case .brown: pair(0x7F6545, 0xB59469)
    case .gray: pair(0x6C6C70, 0xAEAEB2)
    case .gray2: pair(0x8E8E93, 0x7C7C80)
    case .gray3: pair(0xAEAEB2, 0x545456)
    case .gray4: pair(0xBCBCC0, 0x444446)
    case .gray5: pair(0xD8D8DC, 0x363638)
    case .gray6: pair(0xEBEBF0, 0x242426)
    case .secondaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.8, 0.8)
    case .tertiaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.65, 0.65)
    case .quaternaryLabel: pair(0x3C3C43, 0xEBEBF5, 0.5, 0.5)
    case .separator: pair(0x3C3C43, 0x545458, 0.44, 0.9)
    case .opaqueSeparator: pair(0x8E8E93, 0x7C7C80)
    case .secondarySystemBackground, .systemGroupedBackground:
      pair(0xEBEBF0, self == .systemGroupedBackground ? 0 : 0x242426)
    case .tertiarySystemBackground: pair(0xFFFFFF, 0x363638)
    case .secondarySystemGroupedBackground: pair(0xFFFFFF, 0x242426)
    case .tertiarySystemGroupedBackground: pair(0xEBEBF0, 0x363638)
    case .fill: pair(0x787880, 0x787880, 0.3, 0.54)
    case .secondaryFill: pair(0x787880, 0x787880, 0.24, 0.48)
    case .tertiaryFill: pair(0x767680, 0x767680, 0.18, 0.36)
    case .quaternaryFill: pair(0x747480, 0x747480, 0.12, 0.27)
    case .label, .systemBackground, .switchOff: values
    }
  }
}
