import Foundation
import MastheadLayout

// Source: components/ui/button.tsx of e-suiss/ui.
extension VariantButtonStyle.Size {
  /// True for buttons that show an icon and no words.
  var isIcon: Bool {
    switch self {
    case .icon, .iconXs, .iconSm, .iconLg, .iconXl: true
    case .default, .xs, .sm, .lg, .xl: false
    }
  }

  var height: CGFloat {
    switch self {
    case .xs, .iconXs: Metrics.Height.buttonXs
    case .sm, .iconSm: Metrics.Height.buttonSm
    case .default, .icon: Metrics.Height.button
    case .lg, .iconLg: Metrics.Height.buttonLg
    case .xl, .iconXl: Metrics.Height.buttonXl
    }
  }

  /// From the button's side to its label, where it shows words.
  var padding: CGFloat {
    switch self {
    case .xs, .iconXs: 11
    case .sm, .iconSm: 12
    case .default, .icon: 16
    case .lg, .iconLg: 22
    case .xl, .iconXl: 31
    }
  }

  /// Between an icon and words.
  var gap: CGFloat {
    switch self {
    case .xs, .iconXs, .sm, .iconSm: 4
    case .default, .icon, .lg, .iconLg: 6
    case .xl, .iconXl: 8
    }
  }

  var textStyle: EsuissTextStyle {
    switch self {
    case .xs, .iconXs: .xs2
    case .sm, .iconSm, .default, .icon: .sm
    case .lg, .iconLg, .xl, .iconXl: .base
    }
  }

  /// The side of an icon that names no size of its own.
  var icon: CGFloat {
    switch self {
    case .xs, .iconXs: 12
    default: 16
    }
  }
}

extension VariantButtonStyle.Variant {
  var foreground: Color {
    switch self {
    case .default: EsuissColor.primaryForeground
    case .outline, .ghost: EsuissColor.foreground
    case .secondary: EsuissColor.secondaryForeground
    case .plain: EsuissColor.primary
    case .tinted, .link: EsuissColor.link
    case .destructive: EsuissColor.destructive
    }
  }

  func fill(isPressed: Bool) -> Color {
    switch self {
    case .default: isPressed ? EsuissColor.primaryPressed : EsuissColor.primary
    case .outline: isPressed ? EsuissColor.itemPressed : EsuissColor.outlineSurface
    case .secondary: isPressed ? EsuissColor.controlPressed : EsuissColor.secondary
    case .tinted: isPressed ? EsuissColor.primarySurfacePressed : EsuissColor.primarySurface
    case .ghost: isPressed ? EsuissColor.itemPressed : .clear
    case .plain, .link: .clear
    case .destructive: isPressed ? EsuissColor.destructiveSurfacePressed : EsuissColor.destructiveSurface
    }
  }

  /// True for variants without a surface: they answer a finger by their opacity.
  var fades: Bool { self == .plain || self == .link }
}
