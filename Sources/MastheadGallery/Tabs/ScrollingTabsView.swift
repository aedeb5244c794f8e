import Masthead

/// Twelve tabs: more than fit. The selected one stands in the middle as far as the row's ends allow.
struct ScrollingTabsView: View {
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  @State var selectedTab = "July"

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        TabTitle(title: "Calendar", detail: selectedTab)
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialTabBar(selectedTab: $selectedTab, sizing: .proportionalWidth, context: context)
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Self.months, id: \.self) { month in
          MaterialTabsScroll(tab: month) { _ in
            TabRows(name: month, symbol: "calendar", color: .orange, count: 28)
          }
          .materialTabItem(tab: month, label: .secondary(month))
        }
      }
    )
    .tint(.orange)
  }
}
