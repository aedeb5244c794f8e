import Masthead

/// Photos and videos below one header, each scrolled on its own.
struct ScalingTabsView: View {
  enum Tab: String, CaseIterable {
    case photos, videos

    var title: String { rawValue.capitalized }
  }

  @State private var selectedTab = Tab.photos

  var body: some View {
    ScalingHeaderTabView(selection: $selectedTab, minHeight: 100, maxHeight: 300) { progress in
      ZStack(alignment: .bottom) {
        Color(uiColor: .systemBackground)
        Dunes().shaded().opacity(1 - progress)
        VStack(spacing: 0) {
          Text("Coast path")
            .font(.title.bold())
            .foregroundStyle(progress < 0.6 ? Color.white : .primary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, 20)
            .padding(.bottom, 8)
          tabBar
        }
      }
    } pageContent: { tab in
      switch tab {
      case .photos: PhotoGrid()
      case .videos: WalkRows(count: 20)
      }
    }
    .allowsHeaderGrowth()
  }

  private var tabBar: some View {
    HStack(spacing: 0) {
      ForEach(Tab.allCases, id: \.self) { tab in
        Button(tab.title) { selectedTab = tab }
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(tab == selectedTab ? Color.accentColor : .secondary)
          .frame(maxWidth: .infinity)
          .frame(height: 44)
          .overlay(alignment: .bottom) {
            if tab == selectedTab { Color.accentColor.frame(height: 2) }
          }
      }
    }
    .buttonStyle(.plain)
    .background(Color(uiColor: .systemBackground))
    .overlay(alignment: .bottom) { Divider() }
  }

  /// Scrolls the photos, changes to the videos, scrolls those back a little, and returns.
  static let timeline: [Timeline.Step] = [
    .drag(by: -300, over: 0.4), .wait(0.1), .release(velocity: 0), .wait(0.2), .select("videos"), .wait(1),
    .drag(by: 150, over: 0.3), .wait(0.1), .release(velocity: 0), .wait(0.2), .select("photos"), .wait(1),
  ]
}

/// Tiles in colours of the sky, three in a row.
private struct PhotoGrid: View {
  private static let hues: [Color] = [.orange, .pink, .indigo, .teal, .purple, .blue, .mint, .brown]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2) {
      ForEach(0..<36, id: \.self) { index in
        Rectangle()
          .fill(Self.hues[(index * 5) % Self.hues.count].gradient)
          .frame(height: 128)
          .overlay {
            Image(systemName: index % 4 == 0 ? "sun.max.fill" : "photo").foregroundStyle(.white.opacity(0.8))
          }
          .accessibilityLabel("Photo \(index + 1)")
      }
    }
  }
}
