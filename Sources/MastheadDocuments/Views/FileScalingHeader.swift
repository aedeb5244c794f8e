import Foundation
import Masthead
import MastheadComponents

/// A scaling header of a file.
struct FileScalingHeader: View {
  struct Parts: Sendable {
    let heights: FileScalingHeader.Heights
    let header: Live<ViewSequence>
    let collapsed: ViewSequence?
    let look: Look
    let snapping: Snapping
    let refresh: Pull?
    let more: Pull?
    let content: ViewSequence
  }

  /// In points.
  struct Heights: Sendable {
    let least: CGFloat
    let most: CGFloat

    init(_ f: Fields) {
      least = f("minHeight", .size, "Points of the header when it is collapsed; 150 if missing.") ?? 150
      most = f("maxHeight", .size, "Points of the header at rest; 350 if missing.") ?? 350
    }
  }

  struct Look: Sendable {
    let alignment: Alignment
    let collapses: Bool
    let grows: Bool
    let hidesIndicators: Bool
    let isClipped: Bool
  }

  struct Snapping: Sendable {
    let mode: SnapHeaderMode?
    let positions: [CGFloat]?
    let first: CGFloat?
  }

  struct Pull: Sendable {
    let isActive: Bool
    var contentOffset: CGFloat = 0
    let perform: FileAction
  }

  let parts: Parts
  @Environment(\.fileLinks) private var links

  var body: some View {
    var view = ScalingHeaderScrollView(minHeight: parts.heights.least, maxHeight: parts.heights.most) {
      height, progress in
      ZStack {
        LiveViews(parts.header, ViewCatalog.members(progress, height))
        if let collapsed = parts.collapsed { collapsed.opacity(Double(progress)) }
      }
    } content: {
      parts.content
    }
    .headerAlignment(parts.look.alignment)
    .allowsHeaderCollapse(parts.look.collapses)
    .allowsHeaderGrowth(parts.look.grows)
    .hideScrollIndicators(parts.look.hidesIndicators)
    .headerIsClipped(parts.look.isClipped)
    let links = links
    if let mode = parts.snapping.mode { view = view.setHeaderSnapMode(mode) }
    if let positions = parts.snapping.positions { view = view.headerSnappingPositions(snapPositions: positions) }
    if let first = parts.snapping.first { view = view.initialSnapPosition(initialSnapPosition: first) }
    if let refresh = parts.refresh {
      view = view.pullToRefresh(isActive: refresh.isActive) { try await refresh.perform.runWithPauses(links) }
    }
    if let more = parts.more {
      view = view.pullToLoadMore(isActive: more.isActive, contentOffset: more.contentOffset) {
        try await more.perform.runWithPauses(links)
      }
    }
    return view
  }
}

/// Pages of a file below one scaling header.
struct FileScalingTabs: View {
  struct Page: Sendable {
    let tab: String
    let content: ViewSequence
  }

  struct Parts: Sendable {
    let heights: FileScalingHeader.Heights
    let header: Live<ViewSequence>
    let alignment: Alignment
    let grows: Bool
    let pages: [Page]
  }

  private let parts: Parts
  @State private var selection: String

  init(_ parts: Parts, selection: String) {
    self.parts = parts
    _selection = State(initialValue: selection)
  }

  static func members(_ progress: CGFloat, _ tab: String) -> [(String, JSON.Value)] {
    [("progress", .measured(progress)), ("selectedTab", .string(tab))]
  }

  var body: some View {
    ScalingHeaderTabView(
      selection: $selection, tabs: parts.pages.map(\.tab), minHeight: parts.heights.least,
      maxHeight: parts.heights.most
    ) { progress in
      LiveViews(parts.header, Self.members(progress, selection))
    } pageContent: { tab in
      parts.pages.first { $0.tab == tab }?.content
    }
    .headerAlignment(parts.alignment)
    .allowsHeaderGrowth(parts.grows)
    .environment(\.fileLinks.tab, $selection)
  }
}
