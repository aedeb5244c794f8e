import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// A token and its colours (spec header.md, 6).
struct TokenCase: Sendable, CustomTestStringConvertible {
  let id: String
  let color: Color
  let light: RGBA
  let dark: RGBA

  init(_ id: String, _ color: Color, _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1)
  {
    self.id = id
    self.color = color
    self.light = rgba(light, lightAlpha)
    self.dark = rgba(dark, darkAlpha)
  }

  var testDescription: String { id }
}

private let tokens = [
  TokenCase("background", EsuissColor.background, 0xFFFFFF, 0x000000),
  TokenCase("foreground", EsuissColor.foreground, 0x1D1D1F, 0xF5F5F7),
  TokenCase("card", EsuissColor.card, 0xFFFFFF, 0x1D1D1F),
  TokenCase("cardForeground", EsuissColor.cardForeground, 0x1D1D1F, 0xF5F5F7),
  TokenCase("popover", EsuissColor.popover, 0xFFFFFF, 0x1D1D1F),
  TokenCase("popoverForeground", EsuissColor.popoverForeground, 0x1D1D1F, 0xF5F5F7),
  TokenCase("primary", EsuissColor.primary, 0x0071E3, 0x2997FF),
  TokenCase("primaryForeground", EsuissColor.primaryForeground, 0xFFFFFF, 0xFFFFFF),
  TokenCase("secondary", EsuissColor.secondary, 0x000000, 0xFFFFFF, 0.04, 0.1),
  TokenCase("secondaryForeground", EsuissColor.secondaryForeground, 0x1D1D1F, 0xF5F5F7),
  TokenCase("muted", EsuissColor.muted, 0xF5F5F7, 0x161617),
  TokenCase("mutedForeground", EsuissColor.mutedForeground, 0x6E6E73, 0xA1A1A6),
  TokenCase("accent", EsuissColor.accent, 0x000000, 0xFFFFFF, 0.06, 0.1),
  TokenCase("accentForeground", EsuissColor.accentForeground, 0x1D1D1F, 0xF5F5F7),
  TokenCase("destructive", EsuissColor.destructive, 0xD70015, 0xFF453A),
  TokenCase("border", EsuissColor.border, 0xD2D2D7, 0x424245),
  TokenCase("input", EsuissColor.input, 0xD2D2D7, 0x424245),
  TokenCase("ring", EsuissColor.ring, 0x0071E3, 0x2997FF),
  TokenCase("link", EsuissColor.link, 0x0066CC, 0x2997FF),
]

@Suite struct EsuissColorTests {
  @Test(arguments: tokens) func aTokenFollowsTheAppearance(_ token: TokenCase) {
    #expect(Setting(scheme: .light).layOut(token.color).displayList.fills(token.light).count >= 1)
    #expect(Setting(scheme: .dark).layOut(token.color).displayList.fills(token.dark).count >= 1)
  }

  @Test func aHexIs24BitsAndAnAlpha() {
    let hex = Hex(0x336699, 0.25)
    // A fifth, two fifths and three fifths of 255.
    #expect([hex.red, hex.green, hex.blue, hex.alpha] == [0.2, 0.4, 0.6, 0.25])
  }
}
