/// When two pictures count as the same.
///
/// There is no share of the picture that may differ: such a share lets a divider of one pixel vanish, and the larger the
/// picture, the more of it.
public enum ImageComparison: Hashable, Sendable {
  /// Every pixel is equal.
  case exact

  /// Pixels may differ by a few levels, depending on what draws them. Flat fills never differ.
  case levels(LevelTolerance)

  /// Pixels may differ as far as hardly anyone sees it, and where edges are smoothed.
  ///
  /// - Parameter threshold: pixelmatch's and Playwright's: 0 allows nothing, 1 allows white for black; 0.1 is usual there.
  case perceptual(threshold: Double)

  /// Colours may differ by a CIEDE2000 distance of at most `limit`; 1 is about the least that an eye sees.
  case ciede2000(limit: Double)
}

/// By how many of the 255 levels of a channel a pixel may differ, by what draws it there.
///
/// What a plain colour fills may never differ: there is nothing to smooth or to round.
public struct LevelTolerance: Hashable, Sendable {
  /// Where a curve, a stroke, or an edge between pixels is smoothed.
  public var edges: Int
  /// Within the box of a line of text, or of an icon.
  public var glyphs: Int
  public var gradients: Int
  public var images: Int
  /// Materials, shadows and blurs.
  public var effects: Int

  public init(edges: Int = 0, glyphs: Int = 0, gradients: Int = 0, images: Int = 0, effects: Int = 0) {
    self.edges = edges
    self.glyphs = glyphs
    self.gradients = gradients
    self.images = images
    self.effects = effects
  }
}
