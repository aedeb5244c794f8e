import Masthead

/// What becomes of a tab's content and of the header while another tab is shown, by the three modes of the library.
struct CrossTabView: View {
  enum Tab: String, CaseIterable {
    case alpha, beta
  }

  enum Mode: String, CaseIterable {
    case preserve = "Keep the place"
    case resetPosition = "Start at the top"
    case resetTitle = "Reset the title"

    var next: Mode {
      switch self {
      case .preserve: .resetPosition
      case .resetPosition: .resetTitle
      case .resetTitle: .preserve
      }
    }

    var value: MaterialTabsConfig.CrossTabSyncMode {
      switch self {
      case .preserve: .preserveScrollPosition
      case .resetPosition: .resetScrollPosition
      case .resetTitle: .resetTitleOnScroll()
      }
    }
  }

  @State private var selectedTab = Tab.alpha
  @State private var mode = Mode.preserve

  var body: some View {
    MaterialTabs(
      selectedTab: $selectedTab,
      config: MaterialTabsConfig(crossTabSyncMode: mode.value),
      headerTitle: { context in
        TabTitle(title: mode.rawValue, detail: "Header at \(Int(context.offset.rounded()))")
          .onTapGesture { mode = mode.next }
          .accessibilityIdentifier("next mode")
      },
      headerTabBar: { context in
        MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
      },
      headerBackground: { _ in Rectangle().fill(.background) },
      content: {
        ForEach(Tab.allCases, id: \.self) { tab in
          MaterialTabsScroll(tab: tab) { _ in
            TabRows(
              name: tab.rawValue.capitalized, symbol: tab == .alpha ? "leaf" : "flame",
              color: tab == .alpha ? .teal : .purple, count: 40)
          }
          .materialTabItem(tab: tab, label: .secondary(tab.rawValue.capitalized))
        }
      }
    )
  }

  /// Two seconds a mode: alpha is scrolled away, beta brings the header back, and alpha is returned to and scrolled on.
  static let timeline: [Timeline.Step] = Mode.allCases.flatMap { mode in
    (mode == .preserve ? [] : [.scroll(to: 0), .tap("next mode")])
      + [
        .drag(by: -400, over: 0.1), .release(velocity: 0), .select("beta"), .wait(0.6),
        .drag(by: 118, over: 0.2), .release(velocity: 0), .wait(0.3), .select("alpha"), .wait(0.4),
        .drag(by: -40, over: 0.1), .release(velocity: 0), .wait(0.3),
      ] as [Timeline.Step]
  }
}
