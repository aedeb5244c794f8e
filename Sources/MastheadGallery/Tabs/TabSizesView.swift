import Masthead

/// How wide tabs are: as the widest, as their titles, or as wide as they want to be.
struct TabSizesView: View {
  enum Tab: String, CaseIterable {
    case all = "All"
    case recommended = "Recommended for You"
    case new = "New"

    var symbol: String {
      switch self {
      case .all: "square.grid.2x2"
      case .recommended: "sparkles"
      case .new: "bell"
      }
    }
  }

  let sizing: MaterialTabBar<Tab>.Sizing
  var fillAvailableSpace = true
  var hasIcons = false
  @State var selectedTab = Tab.all

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        TabTitle(title: "Discover", detail: "Places near you")
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialTabBar(
          selectedTab: $selectedTab, sizing: sizing, spacing: fillAvailableSpace ? 0 : 4,
          fillAvailableSpace: fillAvailableSpace, alignment: .leading, context: context
        )
        .padding(.leading, fillAvailableSpace ? 0 : 6)
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in TabRows(name: "Place", symbol: "mappin", color: .indigo) }
            .materialTabItem(tab: tab, label: label(of: tab))
        }
      }
    )
    .tint(.indigo)
  }

  private func label(of tab: Tab) -> MaterialTabBar<Tab>.Label {
    guard fillAvailableSpace else { return .secondary(tab.rawValue) }
    return hasIcons
      ? .primary(tab == .recommended ? "For You" : tab.rawValue, icon: Image(systemName: tab.symbol))
      : .primary(tab.rawValue)
  }
}
