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
    let header = Self.header(items, height: frame.displayList.size.height)
    let inHeader = Set(header.map(\.path))
    box = header.isEmpty ? Self.pinnedHeader(frame) : Self.box(header)
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

  /// The share of the canvas that a header has at most. A whole page may be called after its header, too.
  private static let largestShare = 0.6

  /// What is in the outermost view that is called a header and does not fill the page, the first one drawn; nothing when
  /// there is none.
  private static func header(_ items: [DrawnItem], height: Double) -> [DrawnItem] {
    var tried: Set<[String]> = []
    for item in items {
      for (index, label) in item.views.enumerated() where isHeader(label) {
        let view = Array(item.views[...index])
        guard tried.insert(view).inserted else { continue }
        let inside = items.filter { $0.views.starts(with: view) }
        if box(inside).height <= height * largestShare { return inside }
      }
    }
    return []
  }

  private static func box(_ items: [DrawnItem]) -> Rect { items.reduce(Rect.zero) { $0.union($1.box) } }

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
