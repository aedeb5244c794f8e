import Foundation
import Masthead

/// Tabs of a file: which one is selected is the only thing that such a view remembers.
struct FileTabs: View {
  struct Parts: Sendable {
    let title: Live<ViewSequence>?
    let bar: Live<ViewSequence>?
    let background: Live<ViewSequence>?
    let sizing: MaterialTabBar<String>.Sizing
    let style: FileHeaderStyle?
    let mode: MaterialTabsConfig.CrossTabSyncMode?
    let tabs: [FileTab]
    let content: Live<ViewSequence>?
  }

  private let parts: Parts
  @State private var selectedTab: String

  init(_ parts: Parts, selectedTab: String) {
    self.parts = parts
    _selectedTab = State(initialValue: selectedTab)
  }

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      config: parts.mode.map { MaterialTabsConfig(crossTabSyncMode: $0) } ?? MaterialTabsConfig(),
      headerTitle: { FileHeaderPart(views: parts.title, style: parts.style, header: .tabs($0), tab: selectedTab) },
      headerTabBar: { bar($0) },
      headerBackground: { FileHeaderPart(views: parts.background, style: nil, header: .tabs($0), tab: selectedTab) },
      content: { pages }
    )
    .environment(\.fileLinks.tab, $selectedTab)
  }

  @ViewBuilder private func bar(_ context: HeaderContext<String>) -> some View {
    if let bar = parts.bar {
      FileHeaderPart(views: bar, style: nil, header: .tabs(context), tab: selectedTab)
    } else {
      FileTabBar(bar: TabBarValues(sizing: parts.sizing), leading: nil, trailing: nil)
        .environment(\.fileLinks.header, .tabs(context))
    }
  }

  @ViewBuilder private var pages: some View {
    if let content = parts.content {
      LiveViews(content, [("selectedTab", .string(selectedTab))])
    } else {
      ForEach(parts.tabs, id: \.title) { tab in
        MaterialTabsScroll(tab: tab.title) { _ in LazyVStack(spacing: 0) { tab.content }.scrollTargetLayout() }
          .materialTabItem(tab: tab.title, label: tab.label)
      }
    }
  }
}

/// A part of a header, which is told how far the header has collapsed.
struct FileHeaderPart: View {
  let views: Live<ViewSequence>?
  let style: FileHeaderStyle?
  let header: FileHeader
  /// The selected tab, where there are tabs.
  var tab: String?

  var body: some View {
    FileHeaderStyled(content: LiveViews(views, header.members(tab: tab)), style: style, header: header)
      .environment(\.fileLinks.header, header)
  }
}

/// The labels of the tabs around.
struct FileTabBar: View {
  let bar: TabBarValues
  /// Nil for a bar without views beside the labels.
  let leading: ViewSequence?
  let trailing: ViewSequence?
  @Environment(\.fileLinks) private var links

  var body: some View {
    if case .tabs(let context)? = links.header, let tab = links.tab {
      if let leading, let trailing {
        MaterialAccessoryTabBar(
          selectedTab: tab, sizing: bar.sizing, spacing: bar.spacing, fillAvailableSpace: bar.fills,
          alignment: bar.alignment, context: context, leading: { leading }, trailing: { trailing })
      } else {
        MaterialTabBar(
          selectedTab: tab, sizing: bar.sizing, spacing: bar.spacing, fillAvailableSpace: bar.fills,
          alignment: bar.alignment, context: context)
      }
    }
  }
}

extension FileHeader {
  static func sample(tab: String?) -> [(String, JSON.Value)] {
    FileHeader.sticky(StickyHeaderContext(selectedTab: .none)).members(tab: tab)
  }

  /// What a header's views may name.
  ///
  /// - Parameter tab: the selected tab; nil for a header without tabs.
  func members(tab: String?) -> [(String, JSON.Value)] {
    let numbers: [(String, JSON.Value)] =
      switch self {
      case .tabs(let context): Self.members(context)
      case .sticky(let context): Self.members(context)
      }
    return numbers + (tab.map { [("selectedTab", .string($0))] } ?? [])
  }

  private static func members<Tab: Hashable>(_ context: HeaderContext<Tab>) -> [(String, JSON.Value)] {
    [
      ("offset", context.offset), ("unitOffset", context.unitOffset), ("contentOffset", context.contentOffset),
      ("maxOffset", context.maxOffset), ("width", context.width), ("height", context.height),
      ("titleHeight", context.titleHeight), ("tabBarHeight", context.tabBarHeight),
      ("minTitleHeight", context.minTitleHeight), ("minTotalHeight", context.minTotalHeight),
      ("backgroundHeight", context.backgroundHeight),
    ].map { ($0.0, .measured($0.1)) }
  }
}
