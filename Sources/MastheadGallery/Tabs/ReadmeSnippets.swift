// swift-format-ignore-file
// What else the README shows, in views around it: that it compiles as it stands is the point.
import Masthead

struct ReadmeTabs: View {
    enum Tab: String, Hashable, CustomStringConvertible {
        case first, second

        var description: String { rawValue }
    }

    @State var selectedTab: Tab = .first
    let customLabelConfig = SecondaryTab<Tab>.Config(underlineThickness: 4)
    let custonDeselectedLabelConfig = SecondaryTab<Tab>.Config(underlineThickness: 1)

    @State var scrollPosition = ScrollPosition(idType: Int.self)
    @State var scrollAnchor: UnitPoint? = nil

    @ViewBuilder func bars(_ context: MaterialTabsContext<Tab>) -> some View {
        MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
        MaterialTabBar(selectedTab: $selectedTab, sizing: .proportionalWidth, context: context)
        MaterialTabBar(
            selectedTab: $selectedTab,
            sizing: .proportionalWidth,
            fillAvailableSpace: false,
            alignment: .leading,
            context: context
        )
        MaterialAccessoryTabBar(
            selectedTab: $selectedTab,
            sizing: .proportionalWidth,
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
    }

    @ViewBuilder var items: some View {
        Text("First Tab Content")
            .materialTabItem(
                tab: Tab.first,
                label: .primary("First", icon: Image(systemName: "car"))
            )
        Text("Second Tab Content")
            .materialTabItem(
                tab: Tab.first,
                label: .secondary("First", config: customLabelConfig, deselectedConfig: custonDeselectedLabelConfig)
            )
        Text("Second Tab Content")
            .materialTabItem(
                tab: Tab.first,
                label: { tab, context, tapped in
                    Text(tab.description)
                        .foregroundColor(tab == context.selectedTab ? .blue : .black)
                        .onTapGesture(perform: tapped)
                }
            )
    }

    var body: some View {
        MaterialTabs(
            selectedTab: $selectedTab,
            headerTabBar: { context in
                bars(context)
            },
            content: {
                MaterialTabsScroll(tab: Tab.first) { _ in
                    LazyVStack {
                        ForEach(0..<10, id: \.self) { index in
                            Text("Row \(index)")
                                .padding()
                        }
                    }
                    .scrollTargetLayout()
                }
                .materialTabItem(tab: Tab.first, label: .secondary("First"))
                MaterialTabsScroll(
                    tab: Tab.first,
                    scrollPosition: $scrollPosition,
                    anchor: $scrollAnchor
                ) { _ in
                    LazyVStack(spacing: 0) {
                        ForEach(0..<10) { index in
                            Text("Row \(index)")
                                .padding()
                                .id(index)
                        }
                    }
                    .scrollTargetLayout()
                }
                .materialTabItem(tab: Tab.first, label: .secondary("First"))
                items
            }
        )
    }

    func scroll() {
        // Scroll to a specific item
        withAnimation {
            scrollAnchor = .top
            scrollPosition.scrollTo(id: 5, anchor: .top)
        }

        // Scroll to an edge
        scrollPosition.scrollTo(edge: .top)
    }
}

struct ReadmeHeaders: View {
    @ViewBuilder func elements(_ context: StickyHeaderContext) -> some View {
        Text("Header Title")
            .padding()
            .headerStyle(OffsetHeaderStyle(fade: true), context: context)
        Text("Header Title")
            .padding()
            .headerStyle(ShrinkHeaderStyle(), context: context)
        Image(.coolBackground)
            .resizable()
            .aspectRatio(contentMode: .fill)
            .headerStyle(ParallaxHeaderStyle(), context: context)
        Image(.coolBackground)
            .resizable()
            .aspectRatio(contentMode: .fill)
            .blur(radius: 10 * max(0, context.unitOffset))
        VStack {
            Text("Top Title Element")
                .padding()
            Text("Bottom Title Element")
                .padding()
                .minTitleHeight(.content())
        }
        VStack {
            Text("Top Title Element")
                .padding()
                .headerStyle(
                    ShrinkHeaderStyle(
                        fade: false,
                        minimumScale: 0.5,
                        offsetFactor: 0,
                        anchor: .top
                    ),
                    context: context
                )
                .headerStyle(FixedHeaderStyle(), context: context)
                .minTitleHeight(.content(scale: 0.5))
            Text("Bottom Title Element")
                .padding()
        }
    }

    var body: some View {
        StickyHeader(
            headerTitle: { context in
                elements(context)
            },
            content: {
                StickyHeaderScroll { _ in
                    Text("Row")
                }
            }
        )
    }
}
