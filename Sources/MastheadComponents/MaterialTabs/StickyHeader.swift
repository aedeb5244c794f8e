import Foundation
public import MastheadLayout

/// A header of a title and a background above content that scrolls: `MaterialTabs` without tabs.
public struct StickyHeader<HeaderTitle: View, HeaderBackground: View, Content: View>: View {
  private let headerTitle: (StickyHeaderContext) -> HeaderTitle
  private let headerBackground: (StickyHeaderContext) -> HeaderBackground
  private let content: () -> Content

  /// - Parameters:
  ///   - headerTitle: what collapses. By default all of it goes; `minTitleHeight(_:)` keeps a part.
  ///   - headerBackground: fills the header and the safe area above it.
  ///   - content: usually a `StickyHeaderScroll`.
  public init(
    @ViewBuilder headerTitle: @escaping (_ context: StickyHeaderContext) -> HeaderTitle,
    @ViewBuilder headerBackground: @escaping (_ context: StickyHeaderContext) -> HeaderBackground,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.headerTitle = headerTitle
    self.headerBackground = headerBackground
    self.content = content
  }

  public var body: some View {
    MaterialTabs(
      selectedTab: .constant(NoTab.none), headerTitle: headerTitle, headerTabBar: { _ in EmptyView() },
      headerBackground: headerBackground
    ) {
      VStack(spacing: 0) { content() }.materialTabItem(tab: NoTab.none)
    }
  }
}

extension StickyHeader where HeaderBackground == EmptyView {
  /// A header that lets through what is behind it.
  public init(
    @ViewBuilder headerTitle: @escaping (_ context: StickyHeaderContext) -> HeaderTitle,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(headerTitle: headerTitle, headerBackground: { _ in EmptyView() }, content: content)
  }
}

/// Content that scrolls below a `StickyHeader` and takes it with it.
public struct StickyHeaderScroll<Content: View>: View {
  private let content: (StickyHeaderScrollContext) -> Content

  /// - Parameter content: usually a stack. It is told how much of it can be seen.
  public init(@ViewBuilder content: @escaping (_ context: StickyHeaderScrollContext) -> Content) {
    self.content = content
  }

  public var body: some View {
    MaterialTabsScroll(tab: NoTab.none, content: content)
  }
}
