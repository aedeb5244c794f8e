/// A colour in sRGB: encoded components and alpha, each 0...1, not premultiplied.
package struct RGBA: Hashable, Sendable, Codable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// - Parameter hex: 0xRRGGBB.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  package static let black = RGBA(hex: 0x000000)
  package static let white = RGBA(hex: 0xFFFFFF)
  package static let clear = RGBA(hex: 0x000000, alpha: 0)

  package func multiplyingAlpha(by factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
