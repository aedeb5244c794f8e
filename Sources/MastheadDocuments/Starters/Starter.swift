/// Files to start with, one for each family of headers.
package enum Starter: String, CaseIterable, Sendable {
  case header, sticky, tabs, scaling

  /// A whole file.
  package var text: String {
    switch self {
    case .header: Self.headerText
    case .sticky: Self.stickyText
    case .tabs: Self.tabsText
    case .scaling: Self.scalingText
    }
  }
}
