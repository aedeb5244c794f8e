import Masthead

/// Labels and a tab bar of one's own: capsules side by side.
struct CustomTabsView: View {
  enum Tab: String, CaseIterable, CustomStringConvertible {
    case breakfast, lunch, dinner

    var description: String { rawValue.capitalized }
  }

  /// True for the README's tab bar of one's own; false for the library's.
  let hasCustomBar: Bool
  @State var selectedTab = Tab.lunch

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        TabTitle(title: "Recipes", detail: "For \(selectedTab.rawValue)")
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        if hasCustomBar {
          CustomTabBar<Tab>()
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 16)
            .padding(.bottom, 12)
        } else {
          MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
            .overlay(alignment: .bottom) { Divider() }
        }
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in TabRows(name: "Dish", symbol: "fork.knife", color: .brown) }
            .materialTabItem(tab: tab) { tab, context, tapped in
              if hasCustomBar {
                Capsule(title: tab.description, isSelected: tab == context.selectedTab, tapped: tapped)
              } else {
                Bold(title: tab.description, isSelected: tab == context.selectedTab, tapped: tapped)
              }
            }
        }
      }
    )
    .tint(.brown)
  }

  private struct Capsule: View {
    let title: String
    let isSelected: Bool
    let tapped: () -> Void

    var body: some View {
      Text(title)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(
          isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray.opacity(0.15)), in: Masthead.Capsule()
        )
        .onTapGesture(perform: tapped)
    }
  }

  private struct Bold: View {
    let title: String
    let isSelected: Bool
    let tapped: () -> Void

    var body: some View {
      Text(title)
        .font(.headline)
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        .frame(maxWidth: .infinity, minHeight: 48)
        .overlay(alignment: .bottom) {
          Circle().fill(.tint).frame(width: 6, height: 6).padding(.bottom, 5).opacity(isSelected ? 1 : 0)
        }
        .onTapGesture(perform: tapped)
    }
  }
}
