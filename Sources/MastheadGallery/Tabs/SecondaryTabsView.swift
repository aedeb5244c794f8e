import Masthead

/// Secondary tabs: an underline as wide as the tab.
struct SecondaryTabsView: View {
  enum Tab: String, CaseIterable {
    case unread, favourites, archive

    var symbol: String {
      switch self {
      case .unread: "envelope"
      case .favourites: "heart"
      case .archive: "archivebox"
      }
    }

    var color: Color {
      switch self {
      case .unread: .blue
      case .favourites: .pink
      case .archive: .gray
      }
    }
  }

  @State var selectedTab = Tab.unread

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        TabTitle(title: "Reading List", detail: "72 stories, three of them new")
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in
            TabRows(name: "Story", symbol: tab.symbol, color: tab.color)
          }
          .materialTabItem(tab: tab, label: .secondary(tab.rawValue.capitalized))
        }
      }
    )
  }
}
