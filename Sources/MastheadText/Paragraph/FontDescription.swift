/// What a span of text asks for; the engine finds the fonts.
package struct FontDescription: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    /// Inter below 20 pt, Inter Display from 20 pt up.
    case system
    case monospaced
    /// A family from a folder that the user named.
    case named(String)
  }

  package var design: Design
  /// Points per em.
  package var size: Double
  /// The `wght` axis: 100...900.
  package var weight: Double
  package var isItalic: Bool
  /// Figures of equal width (the `tnum` feature).
  package var hasMonospacedDigits: Bool

  package init(
    design: Design = .system, size: Double, weight: Double = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}
