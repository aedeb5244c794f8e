import Masthead

/// Tabs with the measures and colours of the standard itself.
struct Material3TabsView: View {
  enum Tab: String, CaseIterable {
    case video, photos, audio

    var symbol: String {
      switch self {
      case .video: "video"
      case .photos: "photo"
      case .audio: "music.note"
      }
    }
  }

  @State var selectedTab = Tab.video

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        Text("Media")
          .font(.system(size: 28))
          .foregroundStyle(Material3.onSurface)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 16)
          .padding(.top, 32)
          .padding(.bottom, 24)
          .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
      },
      headerBackground: { _ in Material3.surface },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in
            TabRows(name: "Item", symbol: tab.symbol, color: Material3.onSurfaceVariant, ink: Material3.surface)
          }
          .background(Material3.surface)
          .materialTabItem(
            tab: tab,
            label: .primary(tab.rawValue.capitalized, icon: Image(systemName: tab.symbol), config: .material3))
        }
      }
    )
    .foregroundStyle(Material3.onSurface, Material3.onSurfaceVariant)
  }
}
