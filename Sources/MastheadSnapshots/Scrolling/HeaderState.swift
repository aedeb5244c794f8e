package import Masthead
package import MastheadDisplayList
import MastheadLayout

/// What can be said of the header of one frame, from what is drawn and what assistive technology is told.
package struct HeaderState: Sendable {
  /// The header's box on the canvas; nil when nothing in the frame is called a header.
  package let box: Rect?
  /// What the page is called: the first heading; empty when there is none.
  package let title: String
  /// How strongly the title is drawn in the header, 0...1; 0 when it is not there.
  package let titleOpacity: Double
  /// The same outside of the header, where a large title scrolls.
  package let largeTitleOpacity: Double
  /// How strongly the line below the header is drawn, 0...1.
  package let hairlineOpacity: Double

  package init(_ frame: Frame) {
    let items = frame.displayList.drawnItems
    let header = Self.headerView(items).map { view in items.filter { $0.views.prefix(view.count) == view[...] } } ?? []
    let inHeader = Set(header.map(\.path))
    box = header.isEmpty ? Self.pinnedHeader(frame) : header.reduce(Rect.zero) { $0.union($1.box) }
    title = Self.heading(frame.accessibility) ?? ""

    func opacity(_ items: [DrawnItem], where isMeant: (DrawnItem) -> Bool) -> Double {
      items.filter(isMeant).map(\.opacity).max() ?? 0
    }
    func isTitle(_ item: DrawnItem, _ title: String) -> Bool {
      if case .glyphs(let run, _) = item.item { !title.isEmpty && run.text == title } else { false }
    }
    let width = frame.displayList.size.width
    titleOpacity = opacity(header) { [title] in isTitle($0, title) }
    largeTitleOpacity = opacity(items) { [title] in !inHeader.contains($0.path) && isTitle($0, title) }
    hairlineOpacity = opacity(header) { item in
      guard case .fill = item.item else { return false }
      return item.box.height <= Self.thickestHairline && item.box.width >= width / 2
    }
  }

  /// Points. A line of one point is thin on any screen.
  private static let thickestHairline = 1.0

  /// The labels that lead to the outermost view that is called a header, the first one drawn.
  private static func headerView(_ items: [DrawnItem]) -> [String]? {
    for item in items {
      if let index = item.views.firstIndex(where: isHeader) { return Array(item.views[...index]) }
    }
    return nil
  }

  private static func isHeader(_ label: String) -> Bool {
    ["Header", "HeaderBar", "NavigationBar", "TopBar", "AppBar"].contains { label.hasSuffix($0) }
  }

  private static func pinnedHeader(_ frame: Frame) -> Rect? {
    frame.scrollMetrics.flatMap(\.pinnedViews).first { $0.role == .header && $0.state != .resting }?.frame
  }

  private static func heading(_ node: AccessibilityNode) -> String? {
    if node.role == .heading, !node.label.isEmpty { return node.label }
    for child in node.children {
      if let found = heading(child) { return found }
    }
    return nil
  }
}
