import Masthead

/// A tab bar with a filter before its tabs and a button after them.
struct AccessoryTabsView: View {
  enum Tab: String, CaseIterable {
    case today, week, month
  }

  @State var selectedTab = Tab.today

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        TabTitle(title: "Activity", detail: "Closed two rings")
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialAccessoryTabBar(
          selectedTab: $selectedTab,
          sizing: .proportionalWidth,
          fillAvailableSpace: false,
          context: context,
          leading: {
            Image(systemName: "line.3.horizontal.decrease.circle")
              .padding(.horizontal, 12)
          },
          trailing: {
            Image(systemName: "plus.circle.fill")
              .padding(.horizontal, 12)
          }
        )
        .font(.title2)
        .foregroundStyle(.tint)
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in TabRows(name: "Walk", symbol: "figure.walk", color: .green) }
            .materialTabItem(tab: tab, label: .secondary(tab.rawValue.capitalized))
        }
      }
    )
    .tint(.green)
  }
}
