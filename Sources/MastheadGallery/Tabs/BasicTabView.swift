// swift-format-ignore-file
// The README's code, letter for letter but for its import: that it compiles as it stands is the point.
import Masthead

struct BasicTabView: View {

    // Tabs are identified by some `Hashable` type.
    enum Tab: Hashable {
        case first
        case second
    }

    // The selected tab state variable is owned by your view.
    @State var selectedTab: Tab = .first

    var body: some View {
        // The main container view.
        MaterialTabs(
            // A binding to the currently selected tab.
            selectedTab: $selectedTab,
            // A view builder for the header title that takes a `MaterialTabsContext`. This can be anything.
            headerTitle: { context in
                Text("Header Title")
                    .padding()
            },
            // A view builder for the tab bar that takes a `MaterialTabsContext`.
            headerTabBar: { context in
                // Use the `MaterialTabBar` or provide your own implementation.
                MaterialTabBar(selectedTab: $selectedTab, sizing: .equalWidth, context: context)
            },
            headerBackground: { context in
                // The background can be anything, but is typically a `Color`, `Gradient` or scalable `Image`.
                // The background spans the entire header and top safe area.
                Color.yellow
            },
            // The tab contents. Scrollable content must be wrapped in MaterialTabsScroll.
            content: {
                MaterialTabsScroll(tab: Tab.first) { _ in
                    LazyVStack {
                        ForEach(0..<20, id: \.self) { index in
                            Text("First Tab — Row \(index)")
                                .padding()
                        }
                    }
                    .scrollTargetLayout()
                }
                // Identify tabs using the `.materialTabItem()` view modifier.
                .materialTabItem(
                    tab: Tab.first,
                    // Using Material 3 primary tab style.
                    label: .primary("First", icon: Image(systemName: "car"))
                )
                MaterialTabsScroll(tab: Tab.second) { _ in
                    LazyVStack {
                        ForEach(0..<20, id: \.self) { index in
                            Text("Second Tab — Row \(index)")
                                .padding()
                        }
                    }
                    .scrollTargetLayout()
                }
                .materialTabItem(
                    tab: Tab.second,
                    label: .primary("Second", icon: Image(systemName: "sailboat"))
                )
            }
        )
    }
}
