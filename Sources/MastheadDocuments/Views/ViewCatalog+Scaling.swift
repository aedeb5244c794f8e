import Foundation
import Masthead

extension ViewCatalog {
  static let scaling: [Declaration<BuiltView>] = [
    Declaration(
      "ScalingHeaderScrollView",
      """
      Content below a header that gets lower as the content scrolls. The header's views may name {progress} (0 expanded, \
      1 collapsed) and {height}.
      """
    ) { f in
      let heights = FileScalingHeader.Heights(f)
      let header = f.required("header", .liveViews(as: "header", members(0, 350)), "The header.")
      let collapsed = f("collapsedHeader", .views, "What fades in above the header as it collapses.")
      let look = look(f)
      let snapping = snapping(f)
      let refresh = f("pullToRefresh", .object(refresh), "What pulling the content down does.")
      let more = f("pullToLoadMore", .object(loadMore), "What pulling the content up at its end does.")
      let content = f.required("content", .viewList, "What scrolls.")
      guard let header, let content else { return nil }
      let parts = FileScalingHeader.Parts(
        heights: heights, header: header, collapsed: collapsed, look: look, snapping: snapping, refresh: refresh,
        more: more, content: content)
      return BuiltView { FileScalingHeader(parts: parts) }
    },
    Declaration(
      "ScalingHeaderTabView",
      """
      Pages that are swiped and scroll on their own, below one header that gets lower as they do. The header's views may \
      name {progress} and {selectedTab}.
      """
    ) { f in
      let selection = f("selection", .text, "The tab that is selected at first; the first if missing.")
      let heights = FileScalingHeader.Heights(f)
      let sample = FileScalingTabs.members(0, selection ?? "")
      let header = f.required("header", .liveViews(as: "header", sample) { $0.hasTabs = true }, "The header.")
      let alignment = f("headerAlignment", Values.alignment, "Where the header stands in its room; center if missing.")
      let grows = f("allowsHeaderGrowth", .bool, "True for a header that grows when a page is pulled down.")
      let pages = f.required("tabs", .list(of: .object(page), count: 1...50), "The tabs and their pages.")
      guard let header, let pages, let first = selection ?? pages.first?.tab else { return nil }
      f.checkTab(selection, among: pages.map(\.tab))
      let parts = FileScalingTabs.Parts(
        heights: heights, header: header, alignment: alignment ?? .center, grows: grows ?? false, pages: pages)
      return BuiltView { FileScalingTabs(parts, selection: first) }
    },
  ]

  static func members(_ progress: CGFloat, _ height: CGFloat) -> [(String, JSON.Value)] {
    [("progress", .measured(progress)), ("height", .measured(height))]
  }

  private static func look(_ f: Fields) -> FileScalingHeader.Look {
    let alignment = f("headerAlignment", Values.alignment, "Where the header stands in its room; center if missing.")
    let collapses = f("allowsHeaderCollapse", .bool, "False for a header that moves up instead; true if missing.")
    let grows = f("allowsHeaderGrowth", .bool, "True for a header that grows when it is pulled down.")
    let hides = f("hideScrollIndicators", .bool, "True to hide where the content stands.")
    let isClipped = f("headerIsClipped", .bool, "False for a header that may reach beyond its height; true if missing.")
    return FileScalingHeader.Look(
      alignment: alignment ?? .center, collapses: collapses ?? true, grows: grows ?? false,
      hidesIndicators: hides ?? false, isClipped: isClipped ?? true)
  }

  private static func snapping(_ f: Fields) -> FileScalingHeader.Snapping {
    let mode = f("setHeaderSnapMode", snapMode, "When it goes to the nearer of its positions by itself.")
    let positions = f(
      "headerSnappingPositions", .list(of: Values.share, count: 1...20), "Its positions: 0 collapsed, 1 expanded.")
    let first = f("initialSnapPosition", Values.share, "Where it stands at first: 0 collapsed, 1 expanded.")
    return FileScalingHeader.Snapping(
      mode: mode, positions: positions?.map { CGFloat($0) }, first: first.map { CGFloat($0) })
  }

  private static let snapMode: Kind<SnapHeaderMode> = .choice(
    "a mode",
    ["disabled": .disabled, "immediately": .immediately, "afterFinishAccelerating": .afterFinishAccelerating])

  private static let refresh = Declaration<FileScalingHeader.Pull>("pullToRefresh", "What a pull does.") { f in
    let isActive = f("isActive", .bool, "False for a pull that does nothing; true if missing.")
    let perform = f.required("perform", FileAction.workKind, "What is done, with a spinner until it ends.")
    return perform.map { FileScalingHeader.Pull(isActive: isActive ?? true, perform: $0) }
  }

  private static let loadMore = Declaration<FileScalingHeader.Pull>("pullToLoadMore", "What a pull does.") { f in
    let isActive = f("isActive", .bool, "False for a pull that does nothing; true if missing.")
    let offset = f("contentOffset", .size, "Points that the content moves up meanwhile; 0 if missing.")
    let perform = f.required("perform", FileAction.workKind, "What is done, with a spinner until it ends.")
    return perform.map {
      FileScalingHeader.Pull(isActive: isActive ?? true, contentOffset: offset ?? 0, perform: $0)
    }
  }

  private static let page = Declaration<FileScalingTabs.Page>("A tab", "A tab and its page.") { f in
    let tab = f.required("tab", .text, "The tab, by which --tabs selects it.")
    let content = f.required("content", .viewList, "The page.")
    guard let tab, let content else { return nil }
    return FileScalingTabs.Page(tab: tab, content: content)
  }
}
