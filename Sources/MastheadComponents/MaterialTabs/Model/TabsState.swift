import Foundation

/// The header and the pages below it, as values: what moves what.
///
/// Every page keeps its distance to the header. When it comes into sight or is selected it moves by as much as the header has
/// moved since it was last looked at; while it is in sight it moves along. So no page shows a gap below the header, and
/// changing pages never moves the header.
///
/// Source: spec material-tabs.md, 5 and 6.
struct TabsState<Tab: Hashable> {
  struct Page: Equatable {
    /// Points that the page is scrolled by.
    var offset: CGFloat = 0
    /// The header's offset that `offset` goes with; nil before the page was first looked at, when the header counts as expanded.
    var headerOffset: CGFloat?
    var isInSight = false
  }

  /// A page that has to be elsewhere.
  struct Correction: Equatable {
    let tab: Tab
    let offset: CGFloat
    /// Where the page is to go from there, for one that brings back a header that is pulled down.
    var returnsTo: CGFloat?
  }

  private(set) var selected: Tab
  private(set) var header = HeaderState()
  private(set) var pages: [Tab: Page] = [:]
  /// Nil until the header was measured. Before, nothing that pages say counts.
  private(set) var geometry: HeaderGeometry?
  var mode: MaterialTabsConfig.CrossTabSyncMode
  /// How far the selected page's content is beneath a header that it brings back from being pulled down; nil where it does
  /// not. The two go up together.
  private var depthOfReturn: CGFloat?

  init(selected: Tab, mode: MaterialTabsConfig.CrossTabSyncMode = .resetTitleOnScroll()) {
    self.selected = selected
    self.mode = mode
  }

  private var maxOffset: CGFloat { geometry?.maxOffset ?? 0 }

  private var resetsTitle: Bool {
    if case .resetTitleOnScroll = mode { true } else { false }
  }

  /// A page has been scrolled. Pages out of sight say nothing that is to be trusted.
  ///
  /// - Returns: pages that have to follow, and whether the header's way shows with the mode's animation.
  mutating func scroll(_ tab: Tab, to offset: CGFloat) -> (corrections: [Correction], animates: Bool) {
    guard let old = pages[tab], old.isInSight, geometry != nil, offset != old.offset else { return ([], false) }
    pages[tab]?.offset = offset
    guard tab == selected else {
      // A page that runs on after it was left must not run into the header.
      guard offset < header.offset else { return ([], false) }
      pages[tab]?.offset = header.offset
      return ([Correction(tab: tab, offset: header.offset)], false)
    }
    var animates = false
    if let start = bringBack(from: old.offset, to: offset) {
      animates = header.scroll(from: start, to: offset, maxOffset: maxOffset, resetsTitle: resetsTitle)
    }
    pages[tab]?.headerOffset = header.offset
    return (followHeader(), animates)
  }

  /// Takes a header that is pulled down up with the content that brings it back.
  ///
  /// - Returns: from where the content moves the header as ever; nil where it does not get there.
  private mutating func bringBack(from old: CGFloat, to new: CGFloat) -> CGFloat? {
    guard let depth = depthOfReturn else { return old }
    header.contentOffset = new
    if new <= old {
      // A finger pulls the content down again: the header waits for it.
      header.offset = min(header.offset, new)
      depthOfReturn = new - header.offset
      return nil
    }
    header.offset = min(new - depth, 0)
    if header.offset < 0 { return nil }
    depthOfReturn = nil
    return new > depth ? depth : nil
  }

  /// Another tab is selected.
  mutating func select(_ tab: Tab) -> [Correction] {
    guard tab != selected else { return [] }
    pages[selected]?.headerOffset = header.offset
    selected = tab
    header.hasScrolledSinceSelected = false
    let isInSight = pages[tab]?.isInSight ?? false
    var corrections = synchronize(tab, appears: !isInSight)
    let offset = pages[tab]?.offset ?? 0
    depthOfReturn = nil
    if header.offset < 0 {
      // A header that is pulled down is now the new page's to bring back.
      let depth = offset - header.offset
      depthOfReturn = depth
      corrections = [Correction(tab: tab, offset: offset, returnsTo: depth)]
    }
    header.contentOffset = offset
    return corrections
  }

  /// A page comes into sight.
  mutating func appear(_ tab: Tab) -> [Correction] {
    guard geometry != nil, pages[tab]?.isInSight != true else { return [] }
    let corrections = synchronize(tab, appears: true)
    pages[tab]?.isInSight = true
    if tab == selected { header.contentOffset = pages[tab]?.offset ?? 0 }
    return corrections
  }

  /// A page goes out of sight.
  mutating func disappear(_ tab: Tab) {
    pages[tab]?.isInSight = false
  }

  /// The header has been measured. A header that was collapsed stays so.
  mutating func measure(_ geometry: HeaderGeometry) -> [Correction] {
    let offset = pages[selected]?.offset ?? 0
    let wasCollapsed = offset > 0 && offset >= maxOffset && header.offset >= maxOffset
    let isFirst = self.geometry == nil
    self.geometry = geometry
    guard !isFirst else { return [] }
    header.offset = wasCollapsed ? maxOffset : min(header.offset, maxOffset)
    let isInSight = pages[selected]?.isInSight ?? false
    return (isInSight ? synchronize(selected, appears: false) : []) + followHeader()
  }

  /// Moves the pages in sight, other than the selected one, along with the header.
  private mutating func followHeader() -> [Correction] {
    // Equal pages differ in nothing but their names: the order of the corrections means nothing.
    pages.keys.filter { $0 != selected && pages[$0]?.isInSight == true }.flatMap { synchronize($0, appears: false) }
  }

  private mutating func synchronize(_ tab: Tab, appears: Bool) -> [Correction] {
    var page = pages[tab] ?? Page()
    let old = page.offset
    if mode == .resetScrollPosition, appears, header.offset < maxOffset, page.offset > header.offset {
      page.offset = header.offset
    } else {
      page.offset += header.offset - (page.headerOffset ?? 0)
    }
    // Content may have come nearer to the top while the header was away.
    page.offset = max(page.offset, header.offset)
    page.headerOffset = header.offset
    pages[tab] = page
    if tab == selected { header.contentOffset = page.offset }
    return page.offset == old ? [] : [Correction(tab: tab, offset: page.offset)]
  }
}
