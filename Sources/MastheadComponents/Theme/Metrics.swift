import Foundation

/// Lengths that several components share, in points.
enum Metrics {
  /// From the edge of a screen to its content.
  static let margin: CGFloat = 16

  enum Height {
    static let buttonXs: CGFloat = 24
    static let buttonSm: CGFloat = 32
    static let button: CGFloat = 36
    static let buttonLg: CGFloat = 44
    static let buttonXl: CGFloat = 56
  }

  /// The side of an icon that stands by itself.
  static let icon: CGFloat = 20

  /// The least side of what a finger can hit.
  static let target: CGFloat = 44

  enum Opacity {
    static let pressed = 0.8
    static let disabled = 0.5
  }
}
