/// How content gives way to a finger beyond its edge.
///
/// Source: public reverse engineering of UIScrollView by @chpwn; spec physics.md, 1.
enum RubberBand {
  /// The share of the finger's way that the content follows at the very edge.
  static let coefficient = 0.55

  /// How far content is seen beyond its edge.
  ///
  /// - Parameters:
  ///   - travel: points that the finger has gone past the edge; not negative.
  ///   - length: points of the viewport along the axis; the result stays below it.
  static func displacement(travel: Double, length: Double) -> Double {
    guard travel > 0, length > 0 else { return 0 }
    guard travel.isFinite else { return length }
    return travel * coefficient * length / (length + coefficient * travel)
  }

  /// How far a finger has gone when content is seen `displacement` points beyond its edge: the inverse of `displacement`,
  /// for a finger that comes down during a bounce. A displacement of the whole viewport or more is as far as a finger gets.
  static func travel(displacement: Double, length: Double) -> Double {
    guard displacement > 0, length > 0 else { return 0 }
    // One part in a million short of the asymptote, where the inverse would be infinite.
    let reached = min(displacement, length * (1 - 1e-6))
    return reached * length / (coefficient * (length - reached))
  }
}
