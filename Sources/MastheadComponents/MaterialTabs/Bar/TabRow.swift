import Foundation
import MastheadLayout

/// What all tab bars are: accessories and labels in a row that scrolls when it is wider than the bar.
struct TabRow<Tab: Hashable, Leading: View, Trailing: View>: View {
  @Binding var selectedTab: Tab
  let sizing: MaterialTabBar<Tab>.Sizing
  let spacing: CGFloat
  let fills: Bool
  let alignment: MaterialTabBar<Tab>.Alignment
  let context: HeaderContext<Tab>
  let leading: Leading
  let trailing: Trailing
  @Environment(TabBarModel<Tab>.self) private var tabBarModel
  @Environment(HeaderModel<Tab>.self) private var headerModel
  @State private var width: CGFloat = 0
  @State private var position = ScrollPosition()

  init(
    selectedTab: Binding<Tab>, sizing: MaterialTabBar<Tab>.Sizing, spacing: CGFloat, fills: Bool,
    alignment: MaterialTabBar<Tab>.Alignment, context: HeaderContext<Tab>, leading: Leading, trailing: Trailing
  ) {
    _selectedTab = selectedTab
    self.sizing = sizing
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    self.fills = fills
    self.alignment = alignment
    self.context = context
    self.leading = leading
    self.trailing = trailing
  }

  /// What decides how far the row is scrolled.
  private struct Focus: Equatable {
    let tab: Tab
    let width: CGFloat
    let count: Int
  }

  /// A tab's name in the row: accessories may have identifiers of the tab's own type.
  private struct LabelID: OwnScrollTarget {
    let tab: Tab
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        leading
        TabRowLayout(fitting: width, isEqual: sizing == .equalWidth, spacing: spacing, fills: fills) {
          ForEach(tabBarModel.tabs, id: \.self) { tab in
            tabBarModel.labels[tab]?(tab, context) { select(tab) }
              .id(LabelID(tab: tab))
          }
        }
        trailing
      }
      .frame(minWidth: width, alignment: MastheadLayout.Alignment(horizontal: alignment.horizontal, vertical: .center))
    }
    .scrollPosition($position, anchor: .center)
    .scrollIndicators(.never)
    .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
    // The bar is as high as its labels, and not as what it is offered.
    .fixedSize(horizontal: false, vertical: true)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .onChange(of: Focus(tab: context.selectedTab, width: width, count: tabBarModel.tabs.count), initial: true) {
      position.scrollTo(id: LabelID(tab: context.selectedTab), anchor: .center)
    }
    .animation(.default, value: context.selectedTab)
    .accessibilityRole(.tabBar, isContainer: true)
  }

  private func select(_ tab: Tab) {
    headerModel.selected(tab: tab)
    selectedTab = tab
  }
}

/// Labels side by side, as `TabBarArrangement` says.
private struct TabRowLayout: Layout {
  let fitting: CGFloat
  let isEqual: Bool
  let spacing: CGFloat
  let fills: Bool

  func makeCache(subviews: Subviews) -> TabBarArrangement {
    TabBarArrangement(
      sizes: subviews.map { $0.sizeThatFits(.unspecified) }, fitting: fitting, isEqual: isEqual, spacing: spacing,
      fills: fills)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout TabBarArrangement) -> CGSize {
    CGSize(width: cache.width, height: cache.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout TabBarArrangement
  ) {
    for (index, subview) in subviews.enumerated() {
      let width = cache.widths[index]
      subview.place(
        at: CGPoint(x: bounds.minX + cache.starts[index] + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: cache.height))
    }
  }
}
