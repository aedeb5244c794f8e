import Foundation

/// How far the header has gone up, and what it has to remember to go on.
///
/// Source: spec material-tabs.md, 5.
struct HeaderState: Hashable, Sendable {
  /// Points that the header has gone up; negative while the content is pulled down.
  var offset: CGFloat = 0
  /// Points that the selected page is scrolled by.
  var contentOffset: CGFloat = 0
  /// False from a selection to the first scroll after it.
  var hasScrolledSinceSelected = false

  /// Follows the selected page's content.
  ///
  /// - Parameter resetsTitle: true where the first scroll after a selection brings the header to where this page wants it.
  /// - Returns: true when the header does not follow the content but goes to its own place, which shows with an animation.
  mutating func scroll(from old: CGFloat, to new: CGFloat, maxOffset: CGFloat, resetsTitle: Bool) -> Bool {
    let isFirst = !hasScrolledSinceSelected
    hasScrolledSinceSelected = true
    let followed = following(from: old, to: new, maxOffset: maxOffset)
    let wanted = min(maxOffset, new)
    // Where following leads to the same place there is nothing to reset, and nothing to animate.
    if isFirst, resetsTitle, followed != wanted {
      offset = wanted
      return true
    }
    contentOffset = new
    offset = followed
    return false
  }

  /// Content that goes up takes the header with it until that is collapsed; content that comes down takes it only once it
  /// reaches the header, so that the two never part.
  private func following(from old: CGFloat, to new: CGFloat, maxOffset: CGFloat) -> CGFloat {
    let way = new - old
    if way > 0 { return new < maxOffset ? new : min(offset + way, maxOffset) }
    return min(new, offset)
  }
}
