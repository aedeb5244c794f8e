import Foundation
public import MastheadLayout

/// What a piece of text is for.
public enum TextVariant: CaseIterable, Sendable {
  case `default`, h1, h2, h3, h4, p, blockquote, code, lead, large, small, muted

  var style: EsuissTextStyle {
    switch self {
    case .h1: .xl3
    case .h2: .xl2
    case .h3: .xl
    case .h4, .lead, .large: .lg
    case .code, .small, .muted: .sm
    case .default, .p, .blockquote: .base
    }
  }

  var weight: Font.Weight {
    switch self {
    case .h1: .heavy
    case .h2, .h3, .h4, .large, .code: .semibold
    case .small: .medium
    case .default, .p, .blockquote, .lead, .muted: .regular
    }
  }

  var color: Color {
    switch self {
    case .lead, .muted: EsuissColor.mutedForeground
    default: EsuissColor.foreground
    }
  }

  var headingLevel: AccessibilityHeadingLevel? {
    switch self {
    case .h1: .h1
    case .h2: .h2
    case .h3: .h3
    case .h4: .h4
    default: nil
    }
  }
}

extension View {
  /// Sets text inside for a purpose: its size, weight, colour and decoration, and its level as a heading.
  public func textVariant(_ variant: TextVariant) -> some View {
    modifier(TextVariantModifier(variant: variant))
  }
}

private struct TextVariantModifier: ViewModifier {
  let variant: TextVariant

  func body(content: Content) -> some View {
    let text =
      content
      .textStyle(variant.style, weight: variant.weight, design: variant == .code ? .monospaced : .default)
      .foregroundStyle(variant.color)
    if let level = variant.headingLevel {
      decorated(text).accessibilityAddTraits(.isHeader).accessibilityHeading(level)
    } else {
      decorated(text)
    }
  }

  @ViewBuilder private func decorated(_ text: some View) -> some View {
    switch variant {
    case .h1:
      text
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    case .h2:
      text
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.bottom, 8)
        .overlay(alignment: .bottom) { Separator() }
    case .code:
      // Source: the web's text component: padding of 0.3 by 0.2 rem, corners of 0.25 rem; a rem is 16 points.
      text
        .padding(.horizontal, 4.8)
        .padding(.vertical, 3.2)
        .background(EsuissColor.muted, in: RoundedRectangle(cornerRadius: 4))
    case .blockquote:
      text
        .italic()
        .padding(.leading, 12)
        .overlay(alignment: .leading) { EsuissColor.border.frame(width: 2) }
    default:
      text
    }
  }
}
