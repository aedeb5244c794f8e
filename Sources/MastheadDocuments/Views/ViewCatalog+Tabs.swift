import Foundation
import Masthead

extension ViewCatalog {
  static let tabs: [Declaration<BuiltView>] = [
    Declaration("MaterialTabs", "Pages with tabs below one header, whose title goes as any of them scrolls.") { f in
      let title = f.required("headerTitle", .views, "What collapses, above the tabs.")
      let background = f("headerBackground", .views, "What fills the header and the safe area above it.")
      let tabs = f.required("tabs", .list(of: .object(tab), count: 1...20), "The tabs and their pages.")
      let sizing = f("sizing", sizing, "How wide tabs are; proportionalWidth if missing.")
      let style = f("headerStyle", titleStyle, "How the title goes; it moves with the header if missing.")
      guard let title, let tabs else { return nil }
      return BuiltView {
        FileTabs(
          tabs: tabs, title: title, background: background ?? ViewSequence([]), sizing: sizing ?? .proportionalWidth,
          style: style)
      }
    },
    Declaration("StickyHeader", "A header of a title and a background above content that scrolls.") { f in
      let title = f.required("headerTitle", .views, "What collapses.")
      let background = f("headerBackground", .views, "What fills the header and the safe area above it.")
      let style = f("headerStyle", titleStyle, "How the title goes; it moves with the header if missing.")
      let content = f.required("content", .viewList, "What scrolls below it.")
      guard let title, let content else { return nil }
      return BuiltView {
        StickyHeader(
          headerTitle: { TitleStyle.apply(style, to: title, $0) },
          headerBackground: { _ in background ?? ViewSequence([]) },
          content: { StickyHeaderScroll { _ in LazyVStack(spacing: 0) { content }.scrollTargetLayout() } })
      }
    },
    Declaration("ScalingHeaderScrollView", "Content below a header that gets lower as the content scrolls.") { f in
      let least = f("minHeight", .size, "Points of the header when it is collapsed; 150 if missing.")
      let most = f("maxHeight", .size, "Points of the header at rest; 350 if missing.")
      let header = f.required("header", .views, "The header.")
      let collapsed = f("collapsedHeader", .views, "What fades in above the header as it collapses.")
      let alignment = f("headerAlignment", Values.alignment, "Where the header stands in its room; center if missing.")
      let collapses = f("allowsHeaderCollapse", .bool, "False for a header that moves up instead; true if missing.")
      let grows = f("allowsHeaderGrowth", .bool, "True for a header that grows when it is pulled down.")
      let content = f.required("content", .viewList, "What scrolls.")
      guard let header, let content else { return nil }
      return BuiltView {
        ScalingHeaderScrollView(minHeight: least ?? 150, maxHeight: most ?? 350) { (_: CGFloat, progress: CGFloat) in
          ZStack {
            header
            if let collapsed { collapsed.opacity(Double(progress)) }
          }
        } content: {
          content
        }
        .headerAlignment(alignment ?? .center)
        .allowsHeaderCollapse(collapses ?? true)
        .allowsHeaderGrowth(grows ?? false)
      }
    },
  ]

  private static let tab: Declaration<FileTab> = Declaration("A tab", "A tab and its page.") { f in
    let title = f.required("title", .text, "The tab's title, by which --tabs selects it.")
    let symbol = f("systemImage", .text, "A symbol above the title, named as in SF Symbols.")
    let isSecondary = f("secondary", .bool, "True for an underline as wide as the tab.")
    let content = f.required("content", .viewList, "The page.")
    guard let title, let content else { return nil }
    return FileTab(title: title, symbol: symbol, isSecondary: isSecondary ?? false, content: content)
  }

  private static let sizing: Kind<MaterialTabBar<String>.Sizing> = .choice(
    "a width of tabs", MaterialTabBar<String>.Sizing.allCases.map { ("\($0)", $0) })

  private static let titleStyle: Kind<TitleStyle> = .choice(
    "a way for a title to go", TitleStyle.allCases.map { ($0.rawValue, $0) })
}

/// How a header's title goes, by the style's name in Swift.
enum TitleStyle: String, CaseIterable, Sendable {
  case offset, fixed, parallax, shrink

  @ViewBuilder static func apply<Tab: Hashable>(
    _ style: TitleStyle?, to title: ViewSequence, _ context: HeaderContext<Tab>
  ) -> some View {
    switch style {
    case nil: title
    case .offset: title.headerStyle(OffsetHeaderStyle(), context: context)
    case .fixed: title.headerStyle(FixedHeaderStyle(), context: context)
    case .parallax: title.headerStyle(ParallaxHeaderStyle(), context: context)
    case .shrink: title.headerStyle(ShrinkHeaderStyle(), context: context)
    }
  }
}

struct FileTab: Sendable {
  let title: String
  let symbol: String?
  let isSecondary: Bool
  let content: ViewSequence

  var label: MaterialTabBar<String>.Label {
    if isSecondary { return .secondary(title) }
    return .primary(title, icon: symbol.map { Image(systemName: $0) })
  }
}

/// Tabs of a file: which one is selected is the only thing that such a view remembers.
private struct FileTabs: View {
  let tabs: [FileTab]
  let title: ViewSequence
  let background: ViewSequence
  let sizing: MaterialTabBar<String>.Sizing
  let style: TitleStyle?
  @State private var selectedTab: String

  init(
    tabs: [FileTab], title: ViewSequence, background: ViewSequence, sizing: MaterialTabBar<String>.Sizing,
    style: TitleStyle?
  ) {
    self.tabs = tabs
    self.title = title
    self.background = background
    self.sizing = sizing
    self.style = style
    _selectedTab = State(initialValue: tabs.first?.title ?? "")
  }

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { TitleStyle.apply(style, to: title, $0) },
      headerTabBar: { MaterialTabBar(selectedTab: $selectedTab, sizing: sizing, context: $0) },
      headerBackground: { _ in background },
      content: {
        ForEach(tabs, id: \.title) { tab in
          MaterialTabsScroll(tab: tab.title) { _ in LazyVStack(spacing: 0) { tab.content }.scrollTargetLayout() }
            .materialTabItem(tab: tab.title, label: tab.label)
        }
      })
  }
}
