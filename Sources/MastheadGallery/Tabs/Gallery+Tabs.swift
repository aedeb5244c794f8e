import Masthead

extension Gallery {
  /// The examples of SwiftUIMaterialTabs: tabs.
  static let tabs = [
    Preview("tabs/basic") { BasicTabView() }.timeline(
      [.wait(0.5), .select("second"), .wait(1.5)], instants: ["underway": 0.6]),
    Preview("tabs/secondary") { SecondaryTabsView() },
    Preview("tabs/equal-width") { TabSizesView(sizing: .equalWidth, hasIcons: true) },
    Preview("tabs/proportional") { TabSizesView(sizing: .proportionalWidth) },
    Preview("tabs/self-sized") { TabSizesView(sizing: .proportionalWidth, fillAvailableSpace: false) },
    Preview("tabs/scrolling") { ScrollingTabsView() }.timeline(
      [.wait(0.5), .select("October"), .wait(1.5)], instants: ["underway": 0.6]),
    Preview("tabs/accessory") { AccessoryTabsView() },
    Preview("tabs/custom-bar") { CustomTabsView(hasCustomBar: true) },
    Preview("tabs/custom-label") { CustomTabsView(hasCustomBar: false) },
    Preview("tabs/cross-tab") { CrossTabView() }.timeline(CrossTabView.timeline),
    Preview("tabs/edge-effect") { EdgeEffectTabsView() },
    Preview("tabs/image-header") { ImageHeaderTabsView() }.resources(resources),
    Preview("tabs/material3") { Material3TabsView() },
  ]
}
