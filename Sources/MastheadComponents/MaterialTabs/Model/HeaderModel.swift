import Foundation
import MastheadLayout
public import Observation

/// The header of `MaterialTabs` for tab bars of one's own, in the environment of everything inside.
///
/// ```swift
/// @Environment(HeaderModel<Tab>.self) private var headerModel
/// ```
@Observable
public final class HeaderModel<Tab: Hashable> {
  /// How large the header is, and how far it has gone up.
  public private(set) var headerContext: HeaderContext<Tab>
  /// Changes with every page that was moved, which no one else would see.
  private(set) var corrections = 0

  @ObservationIgnored private var state: TabsState<Tab>
  @ObservationIgnored private var scrollStates: [Tab: ScrollState] = [:]
  /// What is known of the header so far; nil for what was not measured yet.
  @ObservationIgnored private var titleHeight: CGFloat?
  @ObservationIgnored private var tabBarHeight: CGFloat?
  @ObservationIgnored private var container = Container()
  @ObservationIgnored private var least = HeaderGeometry.Least.absolute(0)

  /// The room that the container has.
  struct Container: Equatable {
    /// Without safe areas.
    var size = CGSize.zero
    var safeArea = EdgeInsets()
  }

  init(selectedTab: Tab) {
    headerContext = HeaderContext(selectedTab: selectedTab)
    state = TabsState(selected: selectedTab)
  }

  /// Selects a tab, as a tap on its label does.
  public func selected(tab: Tab) {
    guard tab != state.selected else { return }
    let left = state.selected
    apply(state.select(tab), after: left)
    publish()
  }

  // MARK: What views say

  /// Takes what the container knows before its views are made. Nobody has read anything by then.
  func adopt(_ namespace: Namespace.ID, _ config: MaterialTabsConfig, _ container: Container) {
    state.mode = config.crossTabSyncMode
    if headerContext.animationNamespace != namespace { headerContext.animationNamespace = namespace }
    self.container = container
    if titleHeight != nil { measured() }
  }

  func measured(titleHeight height: CGFloat) {
    titleHeight = height
    measured()
  }

  func measured(tabBarHeight height: CGFloat) {
    tabBarHeight = height
    measured()
  }

  func measured(least: HeaderGeometry.Least) {
    self.least = least
    measured()
  }

  private func measured() {
    guard let titleHeight, let tabBarHeight else { return }
    let geometry = HeaderGeometry(
      titleHeight: titleHeight, tabBarHeight: tabBarHeight, width: container.size.width,
      containerHeight: container.size.height, safeTop: container.safeArea.top, least: least)
    guard geometry != state.geometry else { return }
    apply(state.measure(geometry))
    publish()
  }

  /// The header as pages are laid out below it; nil until it was measured.
  var geometry: HeaderGeometry? {
    // Read, so that who reads the geometry is made anew when it changes.
    _ = headerContext
    return state.geometry
  }

  /// A page has been laid out.
  ///
  /// - Parameter geometry: the header's at that time. If it is another by now the page will be laid out again.
  func placed(_ tab: Tab, isInSight: Bool, below geometry: HeaderGeometry?) {
    guard geometry != nil, geometry == state.geometry else { return }
    if isInSight {
      apply(state.appear(tab))
    } else {
      state.disappear(tab)
    }
    publish()
  }

  /// A page's content has been laid out at an offset.
  func scrolled(_ tab: Tab, to offset: CGFloat, below geometry: HeaderGeometry?) {
    guard geometry != nil, geometry == state.geometry else { return }
    let (corrections, animates) = state.scroll(tab, to: offset)
    apply(corrections)
    if animates, case .resetTitleOnScroll(let animation) = state.mode {
      withAnimation(animation) { publish() }
    } else {
      publish()
    }
  }

  // MARK: What views are told

  /// Where a page's scroll view keeps where it stands.
  func scrollState(of tab: Tab) -> ScrollState {
    if let known = scrollStates[tab] { return known }
    let made = ScrollState()
    scrollStates[tab] = made
    return made
  }

  /// How far the selected page's content is above its rest position, in points.
  var selectedOffset: CGFloat { state.pages[state.selected]?.offset ?? 0 }

  func offset(of tab: Tab) -> CGFloat { state.pages[tab]?.offset ?? 0 }

  private func apply(_ corrections: [TabsState<Tab>.Correction], after left: Tab? = nil) {
    guard !corrections.isEmpty else { return }
    for correction in corrections {
      let scroll = scrollState(of: correction.tab)
      if let goal = correction.returnsTo {
        scroll.moveBack(fromY: correction.offset, toY: goal, after: left.map(scrollState))
      } else {
        scroll.jump(toY: correction.offset)
      }
    }
    self.corrections += 1
  }

  private func publish() {
    var context = headerContext
    context.selectedTab = state.selected
    context.offset = state.header.offset
    context.contentOffset = state.header.contentOffset
    if let geometry = state.geometry { context.geometry = geometry }
    // Writing what is there already would ask for another layout.
    if context != headerContext { headerContext = context }
  }
}
