/// How a span of a paragraph is set, once its font is found.
struct SpanStyle {
  /// The description at the size at which it is set.
  let description: FontDescription
  let font: FontInstance
  /// Points after each grapheme; nil for the platform's own.
  let tracking: Double?
  /// Points up.
  let baselineOffset: Double

  /// - Parameter scale: the share of its size at which the span is set.
  init(_ span: Paragraph.Span, scale: Double, store: FontStore) {
    var description = span.font
    precondition(description.size.isFinite, "a font of \(description.size) points")
    description.size = max(0, description.size * scale)
    self.description = description
    font = store.instance(for: description)
    tracking = span.tracking.map { $0 * scale }
    baselineOffset = span.baselineOffset * scale
  }

  /// The tracking of characters in `font`: the platform's own belongs to the system font alone, letters that join have none.
  func tracking(in font: FontInstance, joins: Bool) -> Double {
    if joins { return 0 }
    return tracking ?? (font.isSystemFont ? SystemFont.tracking(at: description.size) : 0)
  }

  func features(in font: FontInstance) -> FontFeatures {
    var features: FontFeatures = []
    if description.hasMonospacedDigits { features.insert(.monospacedDigits) }
    if let tracking, tracking != 0 { features.insert(.withoutLigatures) }
    if font.hasIntrusiveAlternates { features.insert(.withoutContextualAlternates) }
    return features
  }

  /// Points above and below the baseline that the platform keeps for the span.
  var ascent: Double { SystemFont.ascender * description.size + baselineOffset }
  var descent: Double { SystemFont.descender * description.size - baselineOffset }
}
