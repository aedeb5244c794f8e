import Foundation

/// The header and the pages of a tab view with a scaling header, as values: what moves what.
///
/// Every page keeps its distance to the header: when it comes into sight or is selected, it moves by as much as the header has moved
/// since. So no page shows a gap below the header, and changing pages never moves the header.
///
/// Source: spec scaling-header.md, 8.
struct ScalingTabs<Tab: Hashable> {
  struct Page: Equatable {
    /// Points that the page is scrolled by.
    var offset: CGFloat = 0
    /// The header's collapse that `offset` goes with. A page that was never looked at goes with an expanded header.
    var collapse: CGFloat = 0
    var isInSight = false
  }

  /// A page that has to be elsewhere.
  struct Correction: Equatable {
    let tab: Tab
    let offset: CGFloat
  }

  private(set) var active: Tab
  /// Points that the header is lower than when it is expanded: 0 to the extra height.
  private(set) var collapse: CGFloat = 0
  private(set) var pages: [Tab: Page] = [:]

  init(active: Tab) {
    self.active = active
  }

  /// How far the active page is scrolled, in points.
  var offset: CGFloat { pages[active]?.offset ?? 0 }

  /// A page has been scrolled.
  ///
  /// Content that goes up takes the header with it until that is collapsed. Content that comes down takes it once it reaches the
  /// header. A page further down than the header is low goes on from there, so that the header never jumps.
  ///
  /// - Parameter extra: points that the header collapses by.
  /// - Returns: other pages in sight, which have to follow.
  mutating func scroll(_ tab: Tab, to offset: CGFloat, extra: CGFloat) -> [Correction] {
    let old = pages[tab, default: Page()].offset
    pages[tab, default: Page()].offset = offset
    guard tab == active else { return [] }
    let way = offset - old
    if way > 0 {
      collapse = min(collapse + way, max(0, offset), extra)
    } else if offset < collapse {
      collapse = max(0, offset)
    }
    pages[tab, default: Page()].collapse = collapse
    // Equal pages differ in nothing but their names: the order means nothing.
    return pages.keys.filter { $0 != active && pages[$0]?.isInSight == true }.compactMap { synchronize($0) }
  }

  /// Another page is selected.
  mutating func select(_ tab: Tab) -> Correction? {
    guard tab != active else { return nil }
    pages[active, default: Page()].collapse = collapse
    active = tab
    return synchronize(tab)
  }

  /// A page comes into sight, or goes out of it.
  mutating func appear(_ tab: Tab, isInSight: Bool) -> Correction? {
    guard pages[tab, default: Page()].isInSight != isInSight else { return nil }
    pages[tab, default: Page()].isInSight = isInSight
    // The active page stands where it stands: it was looked at when it was selected.
    return isInSight && tab != active ? synchronize(tab) : nil
  }

  /// Moves a page by as much as the header has moved since it was last looked at.
  private mutating func synchronize(_ tab: Tab) -> Correction? {
    var page = pages[tab, default: Page()]
    let old = page.offset
    // A page that was left beyond its top has returned meanwhile.
    page.offset = max(page.offset + collapse - page.collapse, collapse)
    page.collapse = collapse
    pages[tab] = page
    return page.offset == old ? nil : Correction(tab: tab, offset: page.offset)
  }
}
