import Masthead

extension Gallery {
  /// Headers that get lower as content is scrolled, grow with a pull, snap, refresh, and keep their height across tabs.
  static let scaling: [Preview] = [
    Preview("scaling/simple") { SimpleScalingView() },
    Preview("scaling/collapse") { CollapsingCardView() },
    Preview("scaling/growth") { GrowingHeaderView() },
    Preview("scaling/profile") { ProfileView() },
    Preview("scaling/snap") { SnappingView() }.timeline(
      SnappingView.timeline, instants: ["lifted": 1.4, "snapping": 1.55, "snapped": 1.75]),
    Preview("scaling/refresh") { RequestsView(kind: .refresh) }.timeline(
      RequestsView.refreshing, instants: ["pulled": 0.6, "loading": 1.4, "loaded": 3]),
    Preview("scaling/load-more") { RequestsView(kind: .more) }.timeline(
      RequestsView.loadingMore, instants: ["pulled": 0.6, "loading": 1.4, "loaded": 3]),
    Preview("scaling/alignment") { HeaderAlignmentView() },
    Preview("scaling/tab-view") { ScalingTabsView() }.timeline(
      ScalingTabsView.timeline, instants: ["collapsed": 0.6, "changed": 1.6, "returned": 3.3]),
  ]
}
