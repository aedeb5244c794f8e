public import Foundation
public import MastheadLayout

/// A size of suiss/ui's type scale, with its line height and tracking. Each grows with the reader's text size as the
/// platform's style of the same size does.
public struct EsuissTextStyle: Hashable, Sendable {
  /// Points at the default text size.
  public let size: CGFloat
  /// Points from line to line at the default text size.
  public let lineHeight: CGFloat
  /// Added after each character, in parts of the size.
  public let tracking: CGFloat
  /// The platform's style that it grows with.
  let relative: Font.TextStyle

  private init(_ size: CGFloat, _ lineHeight: CGFloat, tracking: CGFloat, as relative: Font.TextStyle) {
    self.size = size
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.relative = relative
  }

  // Source: packages/tailwind of e-suiss/ui.
  public static let xs3 = EsuissTextStyle(11, 13, tracking: 0.006, as: .caption2)
  public static let xs2 = EsuissTextStyle(12, 16, tracking: 0, as: .caption)
  public static let xs = EsuissTextStyle(13, 18, tracking: -0.006, as: .footnote)
  public static let sm = EsuissTextStyle(15, 20, tracking: -0.016, as: .subheadline)
  public static let md = EsuissTextStyle(16, 21, tracking: -0.020, as: .callout)
  public static let base = EsuissTextStyle(17, 22, tracking: -0.026, as: .body)
  public static let lg = EsuissTextStyle(20, 25, tracking: -0.023, as: .title3)
  public static let xl = EsuissTextStyle(22, 28, tracking: -0.012, as: .title2)
  public static let xl2 = EsuissTextStyle(28, 34, tracking: 0.014, as: .title)
  public static let xl3 = EsuissTextStyle(34, 41, tracking: 0.012, as: .largeTitle)
}

extension EsuissTextStyle {
  /// The tracking of text that has grown to `size` points, in parts of it: small text is set wider than large text, so it is
  /// that of the scale at this size and not the style's own. Between two sizes of the scale it is between theirs.
  static func tracking(at size: CGFloat) -> CGFloat {
    guard let above = scale.firstIndex(where: { $0.size >= size }) else { return scale.last?.tracking ?? 0 }
    guard above > 0 else { return scale[above].tracking }
    let (low, high) = (scale[above - 1], scale[above])
    return low.tracking + (high.tracking - low.tracking) * (size - low.size) / (high.size - low.size)
  }

  /// All sizes, the smallest first.
  static let scale = [xs3, xs2, xs, sm, md, base, lg, xl, xl2, xl3]
}

extension View {
  /// Sets text inside in a size of suiss/ui's type scale.
  public func textStyle(
    _ style: EsuissTextStyle, weight: Font.Weight = .regular, design: Font.Design = .default
  ) -> some View {
    modifier(TextStyleModifier(style, weight: weight, design: design))
  }
}

private struct TextStyleModifier: ViewModifier {
  private let style: EsuissTextStyle
  private let weight: Font.Weight
  private let design: Font.Design
  @ScaledMetric private var factor: CGFloat

  init(_ style: EsuissTextStyle, weight: Font.Weight, design: Font.Design) {
    self.style = style
    self.weight = weight
    self.design = design
    _factor = ScaledMetric(wrappedValue: 1, relativeTo: style.relative)
  }

  func body(content: Content) -> some View {
    let size = style.size * factor
    content
      .font(.system(size: size, weight: weight, design: design))
      .tracking((factor == 1 ? style.tracking : EsuissTextStyle.tracking(at: size)) * size)
      // Whole points, as in the platform's tables: lines that follow each other fall on the pixel grid alike.
      .lineHeight(.exact(points: (style.lineHeight * factor).rounded()))
  }
}
