import Masthead

extension ImageResource {
  /// The picture of the headers, as a catalogue of assets would name it.
  static let coolBackground = ImageResource(name: "coolBackground", bundle: .main)
}

/// A picture behind title and tab bar. It moves more slowly than they do.
struct ImageHeaderTabsView: View {
  enum Tab: String, CaseIterable {
    case trails, huts, weather

    var symbol: String {
      switch self {
      case .trails: "figure.walk"
      case .huts: "house"
      case .weather: "cloud.sun"
      }
    }
  }

  @State var selectedTab = Tab.trails

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      headerTitle: { context in
        VStack(alignment: .leading, spacing: 2) {
          Text("High Valley").font(.largeTitle.bold())
          Text("14 trails, 3 huts").font(.subheadline)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, minHeight: 150, alignment: .bottomLeading)
        .padding(16)
        .headerStyle(OffsetHeaderStyle(fade: true), context: context)
      },
      headerTabBar: { context in
        MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
          .background(.black.opacity(0.25))
      },
      headerBackground: { context in
        Image(.coolBackground)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .headerStyle(ParallaxHeaderStyle(), context: context)
          .accessibilityHidden(true)
      },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in TabRows(name: "Trail", symbol: "figure.walk", color: .teal) }
            .materialTabItem(
              tab: tab,
              label: .primary(
                tab.rawValue.capitalized, icon: Image(systemName: tab.symbol),
                config: .init(titleStyle: Color.white, bottomRuleStyle: Color.white.opacity(0.3)),
                deselectedConfig: .init(
                  titleStyle: Color.white.opacity(0.7), underlineShape: nil, bottomRuleStyle: Color.white.opacity(0.3)))
            )
        }
      }
    )
    .toolbarBackground(.hidden, for: .navigationBar)
    .scrollEdgeEffectHidden(true, for: .top)
  }
}
