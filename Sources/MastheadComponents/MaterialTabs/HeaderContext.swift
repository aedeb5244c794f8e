public import Foundation
import MastheadLayout

/// What a header's builders are told: how large the header is, and how far it has gone up.
public struct HeaderContext<Tab: Hashable>: Equatable {
  /// The tab whose page is shown.
  public var selectedTab: Tab
  /// Points that the header has gone up: 0 expanded, `maxOffset` collapsed, negative while the content is pulled down.
  public var offset: CGFloat = 0
  /// Points that the selected tab's content is scrolled by.
  public var contentOffset: CGFloat = 0
  var geometry = HeaderGeometry()
  var animationNamespace: Namespace.ID?

  /// A header of no height, for views that are looked at on their own.
  public init(selectedTab: Tab) {
    self.selectedTab = selectedTab
  }

  /// Points, whatever effects and overscroll do to the title.
  public var titleHeight: CGFloat {
    get { geometry.titleHeight }
    set { geometry.titleHeight = newValue }
  }

  /// Points.
  public var tabBarHeight: CGFloat {
    get { geometry.tabBarHeight }
    set { geometry.tabBarHeight = newValue }
  }

  /// Points.
  public var width: CGFloat {
    get { geometry.width }
    set { geometry.width = newValue }
  }

  /// Title and tab bar.
  public var height: CGFloat { geometry.height }
  /// The header with what it covers of the safe area.
  public var backgroundHeight: CGFloat { geometry.backgroundHeight }
  /// What `minTitleHeight(_:)` asked for; 0 without it.
  public var minTitleHeight: CGFloat { geometry.minTitleHeight }
  /// What is left of the header when it is collapsed.
  public var minTotalHeight: CGFloat { geometry.minTotalHeight }
  /// How far the header goes up, in points.
  public var maxOffset: CGFloat { geometry.maxOffset }
  /// The offset as a share: 0 expanded, 1 collapsed, negative while the content is pulled down.
  public var unitOffset: CGFloat { geometry.unitOffset(of: offset) }
}

/// What the header of `MaterialTabs` is told.
public typealias MaterialTabsContext<Tab: Hashable> = HeaderContext<Tab>
/// The name of `MaterialTabsContext` in the code of the library.
public typealias MaterialTabsHeaderContext<Tab: Hashable> = HeaderContext<Tab>
/// What the header of `StickyHeader` is told.
public typealias StickyHeaderContext = HeaderContext<NoTab>

/// The one tab of a header without tabs.
public enum NoTab: Hashable, Sendable {
  case none
}

/// What the content of a scroll view below a header is told.
public struct MaterialTabsScrollContext<Tab: Hashable>: Equatable {
  /// What the header is told.
  public var headerContext: HeaderContext<Tab>
  /// The height of what can be seen below a collapsed header, in points.
  public var safeHeight: CGFloat

  /// For views that are looked at on their own.
  public init(headerContext: HeaderContext<Tab>, safeHeight: CGFloat) {
    self.headerContext = headerContext
    self.safeHeight = safeHeight
  }

  /// `safeHeight` without the header's height, as the library has it.
  public var safeContentHeight: CGFloat { safeHeight - headerContext.height }
}

/// What the content of `StickyHeaderScroll` is told.
public typealias StickyHeaderScrollContext = MaterialTabsScrollContext<NoTab>
