import MastheadLayout
public import Observation

/// The tabs of `MaterialTabs` for tab bars of one's own, in the environment of everything inside.
///
/// ```swift
/// @Environment(TabBarModel<Tab>.self) private var tabBarModel
/// ```
///
/// Tabs say who they are while the pages are made, in each layout anew; headers and pages' contents are made after them all.
@Observable
public final class TabBarModel<Tab: Hashable> {
  /// In the order of the pages, each once.
  @ObservationIgnored public private(set) var tabs: [Tab] = []
  /// What tabs look like, by `materialTabItem`; none for tabs that brought no label.
  @ObservationIgnored public private(set) var labels: [Tab: MaterialTabBar<Tab>.CustomLabel] = [:]
  /// Tabs that more than one page has.
  @ObservationIgnored private(set) var repeated: [Tab] = []
  @ObservationIgnored private var known: Set<Tab> = []

  init() {}

  /// Forgets all tabs: the pages are about to be made.
  func begin() {
    tabs.removeAll(keepingCapacity: true)
    labels.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    repeated.removeAll()
  }

  /// Adds a page. A second one for the same tab has no label of its own.
  ///
  /// - Returns: true for the first page of the tab.
  func register(_ tab: Tab, label: MaterialTabBar<Tab>.CustomLabel?) -> Bool {
    guard known.insert(tab).inserted else {
      repeated.append(tab)
      return false
    }
    tabs.append(tab)
    labels[tab] = label
    return true
  }
}
