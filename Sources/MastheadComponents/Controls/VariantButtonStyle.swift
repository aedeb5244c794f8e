import Foundation
public import MastheadLayout

/// The look of suiss/ui's buttons.
public struct VariantButtonStyle: ButtonStyle {
  /// How much a button asks for attention.
  public enum Variant: CaseIterable, Sendable {
    case `default`, outline, secondary, tinted, ghost, plain, destructive, link
  }

  /// How large a button is. The sizes for icons are as wide as they are high.
  public enum Size: CaseIterable, Sendable {
    case `default`, xs, sm, lg, xl, icon, iconXs, iconSm, iconLg, iconXl
  }

  let variant: Variant
  let size: Size

  public init(_ variant: Variant = .default, size: Size = .default) {
    self.variant = variant
    self.size = size
  }

  public func makeBody(configuration: Configuration) -> some View {
    VariantButton(configuration: configuration, variant: variant, size: size)
  }
}

extension ButtonStyle where Self == VariantButtonStyle {
  /// A look of suiss/ui's buttons, in a size.
  public static func variant(
    _ variant: VariantButtonStyle.Variant, size: VariantButtonStyle.Size = .default
  ) -> VariantButtonStyle {
    VariantButtonStyle(variant, size: size)
  }
}

private struct VariantButton: View {
  private let configuration: ButtonStyleConfiguration
  private let variant: VariantButtonStyle.Variant
  private let size: VariantButtonStyle.Size
  @Environment(\.isEnabled) private var isEnabled
  /// A button grows as a whole with its text.
  @ScaledMetric private var factor: CGFloat

  init(configuration: ButtonStyleConfiguration, variant: VariantButtonStyle.Variant, size: VariantButtonStyle.Size) {
    self.configuration = configuration
    self.variant = variant
    self.size = size
    _factor = ScaledMetric(wrappedValue: 1, relativeTo: size.textStyle.relative)
  }

  var body: some View {
    HStack(spacing: size.gap * factor) { configuration.label }
      .textStyle(size.textStyle)
      .lineLimit(1)
      .environment(\.iconSize, size.icon * factor)
      .foregroundStyle(variant.foreground)
      .padding(.horizontal, size.isIcon ? 0 : size.padding * factor)
      .frame(width: size.isIcon ? size.height * factor : nil, height: size.height * factor)
      .background(variant.fill(isPressed: configuration.isPressed), in: Capsule())
      .overlay {
        if variant == .outline { Capsule().strokeBorder(EsuissColor.border, lineWidth: 1) }
      }
      .contentShape(Capsule())
      .opacity(opacity)
  }

  private var opacity: Double {
    if !isEnabled { return Metrics.Opacity.disabled }
    return configuration.isPressed && variant.fades ? Metrics.Opacity.pressed : 1
  }
}
