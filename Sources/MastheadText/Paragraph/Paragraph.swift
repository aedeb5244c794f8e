/// Text to be shaped and broken into lines: spans, and how they are set.
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
  /// The most lines; nil for no limit.
  package var lineLimit: Int?
  package var truncation: Truncation
  /// The height of a line's box in points; nil for the natural height of spec E, 1.193359375 em, rounded up to the pixel.
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
