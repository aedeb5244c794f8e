import Foundation
import MastheadDisplayList

/// The heights of the bars around a screen, and what the first scroll view's offset makes of them. Points.
///
/// Source: spec swiftui-subset.md, B: a bar is 44 high, 96 with a large title. A search field takes as much as the title does.
struct NavigationMetrics {
  static let barHeight = 44.0
  static let largeTitleHeight = 52.0
  static let searchHeight = 52.0
  static let bottomBarHeight = 49.0
  /// The last part of the large title's way, over which the small title appears.
  static let titleFade = 16.0

  var hasBar = false
  var isLarge = false
  var hasSearch = false
  /// True for a search field that does not scroll away.
  var keepsSearch = false
  var hasBottomBar = false
  var background = Visibility.automatic

  init() {}

  init(_ bars: ScreenBars) {
    hasBar = bars[.navigation].visibility != .hidden
    switch bars.displayMode {
    case .automatic: isLarge = bars.title != nil
    case .inline: isLarge = false
    case .large: isLarge = true
    }
    hasSearch = bars.search != nil
    keepsSearch = bars.search?.isAlwaysShown == true
    hasBottomBar = bars[.bottom].visibility != .hidden && bars.items.contains { $0.placement.isAtBottom }
    background = bars[.navigation].background
  }

  /// What the bar takes from the top while nothing is scrolled.
  var restHeight: Double {
    guard hasBar else { return 0 }
    return Self.barHeight + (isLarge ? Self.largeTitleHeight : 0) + (hasSearch ? Self.searchHeight : 0)
  }

  /// How much of it content scrolls away before it passes beneath.
  var collapsible: Double { hasBar ? collapsibleSearch + (isLarge ? Self.largeTitleHeight : 0) : 0 }

  private var collapsibleSearch: Double { hasSearch && !keepsSearch ? Self.searchHeight : 0 }

  /// The bar while the content is scrolled: the search field goes first, then the large title.
  struct State: Equatable {
    /// What is left of the search field's and the large title's room.
    var search = 0.0
    var largeTitle = 0.0
    /// How far content is pulled down.
    var overscroll = 0.0
    var titleOpacity = 1.0
    var hasBackground = false
  }

  /// - Parameter offset: points that the scroll view below the bar has moved; nil where there is none.
  func state(at offset: Double?) -> State {
    let scrolled = max(0, offset ?? 0)
    let title = isLarge ? max(0, Self.largeTitleHeight - max(0, scrolled - collapsibleSearch)) : 0
    let isBeneath = scrolled > collapsible + 0.01
    return State(
      search: hasSearch ? (keepsSearch ? Self.searchHeight : max(0, Self.searchHeight - scrolled)) : 0,
      largeTitle: title, overscroll: isLarge || hasSearch ? max(0, -(offset ?? 0)) : 0,
      titleOpacity: isLarge ? 1 - clamp(title / Self.titleFade) : 1,
      hasBackground: background == .visible || (background == .automatic && isBeneath))
  }
}
