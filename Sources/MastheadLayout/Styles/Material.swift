import MastheadDisplayList

/// Frosted glass: blurs, saturates and tints what is below (spec sticky-sections.md, 5).
public struct Material: ShapeStyle, Hashable {
  enum Thickness: Hashable, Sendable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
    /// Blurs, and nothing more; the standard deviation in points.
    case blur(Double)
  }

  let thickness: Thickness

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// Blurs what is below.
  ///
  /// - Parameter radius: the standard deviation, in points.
  package static func blur(radius: Double) -> Material { Material(thickness: .blur(radius)) }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    if environment.accessibilityReduceTransparency, !isBlur {
      return _ResolvedShapeStyle(kind: .color(opaque(environment.colorScheme)))
    }
    return _ResolvedShapeStyle(kind: .material(values(environment.colorScheme)))
  }

  /// What is seen instead by a reader who asked for less transparency: the colour of bars, whole.
  private func opaque(_ scheme: ColorScheme) -> RGBA {
    scheme == .light ? RGBA(hex: 0xF9F9F9, alpha: 1) : RGBA(hex: 0x1D1D1D, alpha: 1)
  }

  private var isBlur: Bool {
    if case .blur = thickness { true } else { false }
  }

  private func values(_ scheme: ColorScheme) -> MastheadDisplayList.Material {
    func grey(_ hex: UInt32) -> Double { Double(hex) / 255 }
    func make(
      _ blur: Double, light: (base: UInt32, alpha: Double, dodge: UInt32),
      dark: (base: UInt32, alpha: Double, overlay: UInt32)
    ) -> MastheadDisplayList.Material {
      scheme == .light
        ? .init(
          blurRadius: blur, saturation: 1.8, base: RGBA(hex: light.base, alpha: light.alpha),
          tint: .colorDodge(grey(light.dodge)))
        : .init(
          blurRadius: blur, saturation: 1.8, base: RGBA(hex: dark.base, alpha: dark.alpha),
          tint: .overlay(grey(dark.overlay)))
    }
    switch thickness {
    case .ultraThin: return make(20, light: (0xBFBFBF, 0.44, 0x30), dark: (0x252525, 0.55, 0x9C))
    case .thin: return make(25, light: (0xA6A6A6, 0.7, 0x3D), dark: (0x252525, 0.7, 0x9C))
    case .regular: return make(25, light: (0xB3B3B3, 0.82, 0x43), dark: (0x252525, 0.82, 0x8C))
    // The design kit stops at thick; the platform draws the two alike but for a little more tint.
    case .thick, .ultraThick: return make(25, light: (0x999999, 0.97, 0x5F), dark: (0x252525, 0.9, 0x7C))
    case .blur(let radius):
      return MastheadDisplayList.Material(blurRadius: radius, saturation: 1, base: .clear, tint: .none)
    case .bar:
      return MastheadDisplayList.Material(
        blurRadius: 20, saturation: 1.8,
        base: scheme == .light ? RGBA(hex: 0xF9F9F9, alpha: 0.94) : RGBA(hex: 0x1D1D1D, alpha: 0.94), tint: .none)
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
