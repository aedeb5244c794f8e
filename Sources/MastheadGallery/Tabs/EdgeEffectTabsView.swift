import Masthead

/// A header without background below a navigation bar: content that goes beneath both is blurred.
struct EdgeEffectTabsView: View {
  enum Tab: String, CaseIterable {
    case photos, albums, people
  }

  @State var selectedTab = Tab.photos

  private static let colors: [Color] = [.pink, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple]

  var body: some View {
    NavigationStack {
      MaterialTabs(
        selectedTab: $selectedTab,
        headerTabBar: { context in
          MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
        },
        content: {
          ForEach(Tab.allCases, id: \.self) { tab in
            MaterialTabsScroll(tab: tab) { _ in grid }
              .materialTabItem(tab: tab, label: .secondary(tab.rawValue.capitalized))
          }
        }
      )
      .materialTabsScrollEdgeEffect()
      .navigationTitle("Library")
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(.hidden, for: .navigationBar)
    }
  }

  private var grid: some View {
    VStack(spacing: 12) {
      ForEach(0..<12, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(0..<2, id: \.self) { column in
            let color = Self.colors[(row * 2 + column * 5) % Self.colors.count]
            RoundedRectangle(cornerRadius: 16)
              .fill(LinearGradient(colors: [color.opacity(0.7), color], startPoint: .top, endPoint: .bottom))
              .frame(height: 120)
              .overlay(alignment: .bottomLeading) {
                Text("\(row * 2 + column + 1)").font(.title3.bold()).foregroundStyle(.white).padding(12)
              }
          }
        }
      }
    }
    .padding(12)
  }
}
