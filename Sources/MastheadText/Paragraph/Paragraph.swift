/// Text to be shaped and broken into lines: spans, and how they are set.
///
/// Where the platform leaves room, these rules hold:
/// - Each text between hard breaks runs in the direction of its first strong character (UAX #9, P2), wherever it stands; only
///   the side to which lines are aligned comes from `direction`.
/// - Spaces in front of a soft break hang over the end of the line and count for nothing. In front of a hard break, and at the
///   end, they count while they fit: `" "` is as wide as a space.
/// - A text without characters is one line high, and a break at the end opens one more line. Such empty lines at the end are
///   left out without an ellipsis where the limit asks for it.
/// - Tracking follows every grapheme, the last one of a line too; none goes between letters that join, as in Arabic.
/// - A tab is an em wide. Soft hyphens show where a line ends with them.
/// - Characters come from the span's font, else from the fonts in the binary for Arabic and Hebrew, else from the user's; a
///   grapheme that none has is one sign of the span's font.
package struct Paragraph: Hashable, Sendable {
  package struct Span: Hashable, Sendable {
    package var text: String
    package var font: FontDescription
    /// Points added after every grapheme; nil for the system font's own at its size (spec swiftui-subset.md, E).
    package var tracking: Double?
    /// Points up.
    package var baselineOffset: Double

    package init(text: String, font: FontDescription, tracking: Double? = nil, baselineOffset: Double = 0) {
      self.text = text
      self.font = font
      self.tracking = tracking
      self.baselineOffset = baselineOffset
    }
  }

  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }
  package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

  package var spans: [Span]
  package var alignment: Alignment
  /// The most lines; nil for no limit. Less than 1 means 1.
  package var lineLimit: Int?
  package var truncation: Truncation
  /// The height of a line's box in points; nil for the natural height of spec E, 1.193359375 em, rounded up to the pixel.
  /// Text that shrinks keeps a height that is given.
  package var lineHeight: Double?
  /// Points between one line's box and the next.
  package var lineSpacing: Double
  /// Text that does not fit may shrink to this share of its size, 0...1.
  package var minimumScaleFactor: Double
  /// The direction of the environment: which side is leading, and of a paragraph without strong characters.
  package var direction: Direction
  /// Pixels per point, for rounding line boxes.
  package var pixelsPerPoint: Double

  package init(
    spans: [Span], alignment: Alignment = .leading, lineLimit: Int? = nil, truncation: Truncation = .tail,
    lineHeight: Double? = nil, lineSpacing: Double = 0, minimumScaleFactor: Double = 1,
    direction: Direction = .leftToRight, pixelsPerPoint: Double = 3
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.lineHeight = lineHeight
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.direction = direction
    self.pixelsPerPoint = pixelsPerPoint
  }
}
