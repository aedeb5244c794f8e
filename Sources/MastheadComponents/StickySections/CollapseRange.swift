public import Foundation

/// A length that follows the scrolling: from one value to another over a distance, and no further.
public struct CollapseRange: Hashable, Sendable {
  /// The length before anything has scrolled, in points.
  public let expanded: CGFloat
  /// The length from the end of the distance on, in points.
  public let compact: CGFloat
  /// Points of scrolling from one to the other.
  public let distance: CGFloat

  /// - Parameter distance: points above 0; anything else changes the length at once, with the first point.
  public init(from expanded: CGFloat, to compact: CGFloat, over distance: CGFloat) {
    self.expanded = expanded
    self.compact = compact
    self.distance = distance
  }

  /// How far the change has gone, 0...1. Overscroll counts as no scrolling.
  ///
  /// - Parameter offset: points that the content has moved up.
  public func progress(at offset: CGFloat) -> CGFloat {
    guard distance > 0, distance.isFinite, !offset.isNaN else { return offset > 0 ? 1 : 0 }
    return min(max(offset / distance, 0), 1)
  }

  /// The length in points when the content has moved up by `offset` points.
  public func length(at offset: CGFloat) -> CGFloat {
    length(progress: progress(at: offset))
  }

  func length(progress: CGFloat) -> CGFloat {
    expanded + (compact - expanded) * progress
  }
}
