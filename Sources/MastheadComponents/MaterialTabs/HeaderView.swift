import Foundation
import MastheadLayout

/// Title and tab bar above each other, drawn as far up as the header has gone, with a background behind both.
struct HeaderView<Title: View, TabBar: View, Background: View, Tab: Hashable>: View {
  let model: HeaderModel<Tab>
  let title: (HeaderContext<Tab>) -> Title
  let tabBar: (HeaderContext<Tab>) -> TabBar
  let background: (HeaderContext<Tab>) -> Background

  var body: some View {
    let context = model.headerContext
    VStack(spacing: 0) {
      TitleLayout(stretch: max(0, -context.offset)) {
        VStack(spacing: 0) { title(context) }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            model.measured(titleHeight: $0)
          }
      }
      VStack(spacing: 0) { tabBar(context) }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.height
        } action: {
          model.measured(tabBarHeight: $0)
        }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .bottom) {
      background(context)
        .frame(minWidth: 0, maxWidth: .infinity)
        .frame(height: context.geometry.backgroundHeight(at: context.offset))
        .clipped()
    }
    .onPreferenceChange(MinTitleHeightKey.self) { model.measured(least: $0 ?? .absolute(0)) }
    .raised(by: max(context.offset, 0), atMost: max(model.selectedOffset, 0))
  }
}

/// A title in the middle of more room than it wants, while the content is pulled down. What the title is offered does not
/// depend on that room, so that its own height stays what it is.
private struct TitleLayout: Layout {
  let stretch: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let title = subviews.first else { return CGSize(width: 0, height: stretch) }
    let size = title.sizeThatFits(natural(proposal))
    return CGSize(width: size.width, height: size.height + stretch)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: natural(proposal))
  }

  private func natural(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max(0, $0 - stretch) })
  }
}

/// What a container can do and say once all pages have said who they are.
struct TabsEnd<Tab: Hashable>: ViewModifier {
  let selectedTab: Tab
  let model: HeaderModel<Tab>
  let tabBarModel: TabBarModel<Tab>

  func body(content: Content) -> some View {
    let tabs = tabBarModel.tabs
    content
      .timelineSelection(tabs.map { String(describing: $0) }) { model.selected(tab: tabs[$0]) }
      .reports(.noTabs, tabBarModel.tabs.isEmpty ? "no page has a tab; give each one materialTabItem(tab:label:)" : nil)
      .reports(.tabRepeated, repeated)
      .reports(.nothingToSelect, missing)
  }

  private var repeated: String? {
    guard let tab = tabBarModel.repeated.first else { return nil }
    return "more than one page has the tab \(tab); the tab bar shows the first"
  }

  private var missing: String? {
    guard !tabBarModel.tabs.isEmpty, !tabBarModel.tabs.contains(selectedTab) else { return nil }
    // Five names show what names look like; five hundred would hide it.
    let names = tabBarModel.tabs.prefix(5).map { "\($0)" }.joined(separator: ", ")
    let rest = tabBarModel.tabs.count > 5 ? " and \(tabBarModel.tabs.count - 5) more" : ""
    return "the selected tab \(selectedTab) is no page's tab; there are \(names)\(rest)"
  }
}
