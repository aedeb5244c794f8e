// swift-format-ignore-file
// The README's code, letter for letter but for its import: that it compiles as it stands is the point.
import Masthead

struct CustomTabBar<Tab: Hashable>: View {
    @Environment(TabBarModel<Tab>.self) private var tabBarModel
    @Environment(HeaderModel<Tab>.self) private var headerModel

    var body: some View {
        HStack {
            ForEach(tabBarModel.tabs, id: \.self) { tab in
                tabBarModel.labels[tab]?(tab, headerModel.headerContext, {
                    headerModel.selected(tab: tab)
                })
            }
        }
    }
}
