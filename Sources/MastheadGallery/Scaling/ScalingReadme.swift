// swift-format-ignore-file
// The README's code, letter for letter but for its import and for what its dots stand for: that it compiles as it stands is
// the point.
import Masthead

enum UsageSnippet {
    struct ContentView: View {
    var body: some View {
    ScalingHeaderScrollView { progress in
    ZStack {
    Rectangle()
    .fill(.gray.opacity(0.15))
    Image("header")
    .opacity(1 - progress)
    }
    } content: {
    Text("↓ Pull to refresh ↓")
    .multilineTextAlignment(.center)
    .padding()
    }
    }
    }
}

enum Version3Snippet {
    struct ContentView: View {
    var body: some View {
    ScalingHeaderScrollView(minHeight: 110, maxHeight: 372) { height, progress in
    Image("header")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .frame(height: height)
    .clipped()
    .opacity(1 - progress)
    } content: {
    EmptyView()
    }
    }
    }
}

@available(*, deprecated, message: "shows the form of version 2")
enum Version2Snippet {
    struct ContentView: View {
    @State var progress: CGFloat = 0
    var body: some View {
    ScalingHeaderScrollView {
    Image("header")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .clipped()
    .opacity(1 - progress)
    } content: {
    EmptyView()
    }
    .height(min: 110, max: 372)
    .collapseProgress($progress)
    }
    }
}

enum TabSnippet {
    enum Tab: String, CaseIterable {
    case photos, videos
    var title: String { rawValue.capitalized }
    }
    struct ContentView: View {
    @State private var selectedTab: Tab = .photos
    var body: some View {
    ScalingHeaderTabView(
    selection: $selectedTab,
    minHeight: 100,
    maxHeight: 300
    ) { progress in
    ZStack(alignment: .bottom) {
    Image("header")
    .resizable()
    .aspectRatio(contentMode: .fill)
    .opacity(1 - progress)
    tabBar
    }
    } pageContent: { tab in
    TabContentView(tab: tab)
    }
    }

    // What the README leaves to its reader.
    private var tabBar: some View { Text(selectedTab.title) }
    }

    struct TabContentView: View {
    let tab: Tab

    var body: some View { Text(tab.title) }
    }
}

/// Every modifier as the README writes it.
enum ModifierSnippet {
    struct ContentView: View {
    @State private var progress: CGFloat = 0
    @State private var offset: CGFloat = 0
    @State private var reset = false
    @State private var state: SnapHeaderState?

    var body: some View {
    ScalingHeaderScrollView(minHeight: 110, maxHeight: 372) { progress in
    Color.gray.opacity(1 - progress)
    } content: {
    EmptyView()
    }
    .collapseProgress($progress)
    .scrollOffset($offset)
    .scrollToTop(resetScroll: $reset)
    .allowsHeaderGrowth()
    .hideScrollIndicators()
    .headerIsClipped(false)
    .headerAlignment(.bottom)
    .scrollViewDidReachBottom(perform: {})
    .snapHeaderToState($state, animated: true)
    .pullToRefresh(isActive: true, perform: {})
    .pullToLoadMore(isActive: true, contentOffset: 50, perform: {})
    .allowsHeaderCollapse()
    .setHeaderSnapMode(.immediately)
    .headerSnappingPositions(snapPositions: [0, 0.5, 1])
    .initialSnapPosition(initialSnapPosition: 0.5)
    }
    }
}
