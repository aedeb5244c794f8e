import Foundation
public import MastheadLayout

/// A header of a title, a tab bar and a background, above pages that are swiped and scrolled.
///
/// The header collapses as the selected page's content scrolls. Pages with content that scrolls use `MaterialTabsScroll`;
/// every page says which tab it is with `materialTabItem`.
public struct MaterialTabs<HeaderTitle: View, HeaderTabBar: View, HeaderBackground: View, Content: View, Tab: Hashable>:
  View
{
  @Binding private var selectedTab: Tab
  private let config: MaterialTabsConfig
  private let headerTitle: (HeaderContext<Tab>) -> HeaderTitle
  private let headerTabBar: (HeaderContext<Tab>) -> HeaderTabBar
  private let headerBackground: (HeaderContext<Tab>) -> HeaderBackground
  private let content: () -> Content
  @State private var model: HeaderModel<Tab>
  @State private var tabBarModel = TabBarModel<Tab>()
  @State private var pager: ScrollPosition
  @Namespace private var namespace
  @Environment(\.layoutDirection) private var layoutDirection

  /// - Parameters:
  ///   - selectedTab: the tab whose page is shown.
  ///   - headerTitle: what collapses. Its height is its own; it is centred while the content is pulled down.
  ///   - headerTabBar: what stays, usually a `MaterialTabBar`.
  ///   - headerBackground: fills the header and the safe area above it.
  ///   - content: the pages, each with `materialTabItem`.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTitle: @escaping (_ context: HeaderContext<Tab>) -> HeaderTitle,
    @ViewBuilder headerTabBar: @escaping (_ context: HeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder headerBackground: @escaping (_ context: HeaderContext<Tab>) -> HeaderBackground,
    @ViewBuilder content: @escaping () -> Content
  ) {
    _selectedTab = selectedTab
    self.config = config
    self.headerTitle = headerTitle
    self.headerTabBar = headerTabBar
    self.headerBackground = headerBackground
    self.content = content
    let selected = selectedTab.wrappedValue
    _model = State(initialValue: HeaderModel(selectedTab: selected))
    _pager = State(initialValue: ScrollPosition(id: PageID(tab: selected), anchor: .center))
  }

  public var body: some View {
    GeometryReader { proxy in
      let room = prepare(proxy)
      ZStack(alignment: .top) {
        pages(room)
        HeaderView(model: model, title: headerTitle, tabBar: headerTabBar, background: headerBackground)
          .modifier(TabsEnd(selectedTab: selectedTab, model: model, tabBarModel: tabBarModel))
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
    }
    .environment(model)
    .environment(tabBarModel)
    .animation(.default, value: model.headerContext.selectedTab)
    .onChange(of: selectedTab) { model.selected(tab: selectedTab) }
    .onChange(of: model.headerContext.selectedTab) { _, selected in show(selected) }
    .onChange(of: pager) { _, pager in
      guard pager.isPositionedByUser, let page = pager.viewID(type: PageID<Tab>.self) else { return }
      model.selected(tab: page.tab)
    }
    .takesWholeScreen()
  }

  private func pages(_ room: PageRoom) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { content() }
        .environment(\.pageRoom, room)
        .scrollTargetLayout()
    }
    .scrollPosition($pager, anchor: .center)
    .scrollTargetBehavior(.paging)
    .scrollClipDisabled()
    .scrollIndicators(.never)
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    .ignoresSafeArea()
  }

  /// Tells the models what the container is now, before any view inside is made.
  private func prepare(_ proxy: GeometryProxy) -> PageRoom {
    let safeArea = proxy.safeAreaInsets
    tabBarModel.begin()
    model.adopt(namespace, config, HeaderModel.Container(size: proxy.size, safeArea: safeArea))
    let frame = proxy.frame(in: .global)
    let isMirrored = layoutDirection == .rightToLeft
    let window = CGRect(
      x: frame.minX - (isMirrored ? safeArea.trailing : safeArea.leading), y: frame.minY - safeArea.top,
      width: frame.width + safeArea.leading + safeArea.trailing, height: frame.height + safeArea.top + safeArea.bottom)
    return PageRoom(size: window.size, safeArea: safeArea, window: window, header: model.geometry)
  }

  /// Brings a page into sight that was selected other than by swiping to it.
  private func show(_ tab: Tab) {
    if selectedTab != tab { selectedTab = tab }
    if pager.viewID(type: PageID<Tab>.self)?.tab != tab { pager.scrollTo(id: PageID(tab: tab), anchor: .center) }
  }
}

extension MaterialTabs where HeaderBackground == EmptyView {
  /// A header that lets through what is behind it.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTitle: @escaping (_ context: HeaderContext<Tab>) -> HeaderTitle,
    @ViewBuilder headerTabBar: @escaping (_ context: HeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      selectedTab: selectedTab, config: config, headerTitle: headerTitle, headerTabBar: headerTabBar,
      headerBackground: { _ in EmptyView() }, content: content)
  }
}

extension MaterialTabs where HeaderTitle == EmptyView {
  /// A header of the tab bar alone, which never collapses.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTabBar: @escaping (_ context: HeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder headerBackground: @escaping (_ context: HeaderContext<Tab>) -> HeaderBackground,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      selectedTab: selectedTab, config: config, headerTitle: { _ in EmptyView() }, headerTabBar: headerTabBar,
      headerBackground: headerBackground, content: content)
  }
}

extension MaterialTabs where HeaderTitle == EmptyView, HeaderBackground == EmptyView {
  /// A tab bar alone, which lets through what is behind it.
  public init(
    selectedTab: Binding<Tab>, config: MaterialTabsConfig = MaterialTabsConfig(),
    @ViewBuilder headerTabBar: @escaping (_ context: HeaderContext<Tab>) -> HeaderTabBar,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      selectedTab: selectedTab, config: config, headerTitle: { _ in EmptyView() }, headerTabBar: headerTabBar,
      headerBackground: { _ in EmptyView() }, content: content)
  }
}
