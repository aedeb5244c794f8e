public import Foundation

extension View {
  /// The font of text inside that has none of its own.
  public func font(_ font: Font?) -> some View { changing { $0.fields.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> some View { changing { $0.fields.fontWeight = weight } }

  public func bold(_ isActive: Bool = true) -> some View { changing { $0.fields.isBold = isActive } }

  public func italic(_ isActive: Bool = true) -> some View { changing { $0.fields.isItalic = isActive } }

  public func monospaced(_ isActive: Bool = true) -> some View { changing { $0.fields.isMonospaced = isActive } }

  public func monospacedDigit() -> some View { changing { $0.fields.hasMonospacedDigits = true } }

  /// Points added after each character of text inside.
  public func tracking(_ tracking: CGFloat) -> some View {
    changing(invalid: invalid("tracking", tracking)) { $0.fields.tracking = finite(tracking) }
  }

  /// Points added after each character of text inside.
  public func kerning(_ kerning: CGFloat) -> some View {
    changing(invalid: invalid("kerning", kerning)) { $0.fields.tracking = finite(kerning) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changing { $0.fields.underline = isActive ? Text.Attributes.Line(color: color) : nil }
  }

  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    changing { $0.fields.strikethrough = isActive ? Text.Attributes.Line(color: color) : nil }
  }

  public func textCase(_ textCase: Text.Case?) -> some View { changing { $0.fields.textCase = textCase } }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changing { $0.fields.multilineTextAlignment = alignment }
  }

  /// The most lines of text; nil for no limit. A limit below 1 counts as 1.
  public func lineLimit(_ number: Int?) -> some View { changing { $0.fields.lineLimit = number.map { max(1, $0) } } }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Points between one line's box and the next.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    changing(invalid: invalid("lineSpacing", lineSpacing)) { $0.fields.lineSpacing = max(0, finite(lineSpacing)) }
  }

  /// The height of a line's box.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    changing { $0.fields.lineHeight = lineHeight?.points }
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View { changing { $0.fields.truncationMode = mode } }

  /// The smallest share of its size, 0...1, that text may shrink to.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changing { $0.fields.minimumScaleFactor = clamp(Double(factor)) }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { changing { $0.fields.dynamicTypeSize = size } }

  /// Keeps the reader's text size inside a range.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    changing { $0.fields.dynamicTypeSize = min(max($0.fields.dynamicTypeSize, range.lowerBound), range.upperBound) }
  }

  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    changing { $0.fields.dynamicTypeSize = min($0.fields.dynamicTypeSize, range.upperBound) }
  }
}

/// How high a line of text is.
public struct LineHeight: Hashable, Sendable {
  let points: Double

  /// A height in points, whatever the font.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(points: max(0, finite(points))) }
}

/// A length that grows with the reader's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor = 1.0

  /// - Parameters:
  ///   - wrappedValue: the length at the default text size.
  ///   - textStyle: the style in whose proportion it grows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value { base * Value(factor) }

  public mutating func _connect(_ context: _PropertyContext) {
    factor = style.scale(at: context.environment.dynamicTypeSize)
  }
}
