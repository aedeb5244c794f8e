import Foundation

/// What is measured of a header, and what follows from it. Points.
///
/// Source: spec material-tabs.md, 2.
struct HeaderGeometry: Hashable, Sendable {
  /// How much of the title stays on the screen.
  enum Least: Hashable, Sendable {
    case absolute(CGFloat)
    /// A share of the title, 0...1.
    case relative(CGFloat)
  }

  var titleHeight: CGFloat = 0
  var tabBarHeight: CGFloat = 0
  var width: CGFloat = 0
  /// The container's height without safe areas.
  var containerHeight: CGFloat = 0
  /// What bars and cut-outs take at the container's top.
  var safeTop: CGFloat = 0
  var least = Least.absolute(0)

  var height: CGFloat { titleHeight + tabBarHeight }
  var backgroundHeight: CGFloat { height + safeTop }

  var minTitleHeight: CGFloat {
    switch least {
    case .absolute(let height): min(max(height, 0), titleHeight)
    case .relative(let share): titleHeight * min(max(share, 0), 1)
    }
  }

  /// What is left of a collapsed header.
  var minTotalHeight: CGFloat { tabBarHeight + minTitleHeight }

  /// How far the header goes up.
  var maxOffset: CGFloat { titleHeight - minTitleHeight }

  /// The offset as a share: 0 expanded, 1 collapsed, negative while the content is pulled down.
  func unitOffset(of offset: CGFloat) -> CGFloat {
    let whole = offset >= 0 ? maxOffset : titleHeight
    return whole > 0 ? offset / whole : 0
  }

  /// The title's height while the content is pulled down; nil for its own.
  func stretchedTitleHeight(at offset: CGFloat) -> CGFloat? {
    offset < 0 ? titleHeight - offset : nil
  }

  /// The background's height, with what it covers of the safe area.
  func backgroundHeight(at offset: CGFloat) -> CGFloat { backgroundHeight - min(offset, 0) }

  /// Where the header ends, from the safe area's top.
  func bottom(at offset: CGFloat) -> CGFloat { height - offset }
}

/// The vertical measures of one page's content. Points.
///
/// Source: spec material-tabs.md, 4.
struct PageGeometry: Hashable {
  let header: HeaderGeometry
  let contentHeight: CGFloat

  /// What the content may show below a collapsed header.
  var safeHeight: CGFloat { max(0, header.containerHeight - header.minTotalHeight) }

  /// Room below short content, so that it scrolls as far as the header collapses, and no further.
  var bottomMargin: CGFloat { max(0, safeHeight - contentHeight) }

  /// How far the page scrolls.
  var range: CGFloat { max(0, header.maxOffset + contentHeight + bottomMargin - safeHeight) }

  /// Where content starts, from the safe area's top, when the page is scrolled by `offset`.
  func contentTop(at offset: CGFloat) -> CGFloat { header.height - offset }
}
