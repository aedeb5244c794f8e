public import MastheadLayout

/// How a container of tabs behaves.
public struct MaterialTabsConfig: Equatable, Sendable {
  /// What happens to a tab whose content was scrolled when another tab has moved the header since.
  ///
  /// Whatever the mode, changing tabs never moves the header, and content never starts below it.
  public enum CrossTabSyncMode: Equatable, Sendable {
    /// Content keeps its place below the header, and the header goes on from where it is.
    case preserveScrollPosition
    /// Unless the header is collapsed, content starts at its top.
    case resetScrollPosition
    /// Content keeps its place, and with the first scroll the header goes where that content wants it.
    case resetTitleOnScroll(_ animation: Animation = .snappy(duration: 0.3))
  }

  /// What becomes of the other pages when the header moves.
  public var crossTabSyncMode: CrossTabSyncMode

  /// The library's own behaviour, but for what is given.
  public init(crossTabSyncMode: CrossTabSyncMode = .resetTitleOnScroll()) {
    self.crossTabSyncMode = crossTabSyncMode
  }
}
