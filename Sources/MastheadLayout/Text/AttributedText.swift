public import Foundation

/// The looks that an `AttributedString` can give its parts: those that `Text` draws.
extension AttributeScopes {
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "Masthead.Font"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "Masthead.ForegroundColor"
    }

    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Masthead.Kern"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Masthead.Tracking"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "Masthead.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T {
    self[T.self]
  }
}

extension Text {
  /// A text whose parts have looks of their own.
  // A literal can be an attributed string, too; in the source it is a key, and its marks count.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    typealias Looks = AttributeScopes.SwiftUIAttributes
    self = attributedContent.runs.reduce(Text(verbatim: "")) { text, run in
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      if let font = run[Looks.FontAttribute.self] { part = part.font(font) }
      if let color = run[Looks.ForegroundColorAttribute.self] { part = part.foregroundColor(color) }
      if let kern = run[Looks.KerningAttribute.self] { part = part.kerning(kern) }
      if let tracking = run[Looks.TrackingAttribute.self] { part = part.tracking(tracking) }
      if let offset = run[Looks.BaselineOffsetAttribute.self] { part = part.baselineOffset(offset) }
      return text + part
    }
  }
}
