import Foundation
import MastheadDisplayList

/// A screen below a bar. Takes all that it is offered.
final class NavigationRule: NodeRule {
  /// The screen that shows. The others keep their state, and have no place.
  var screen: NodeID = -1
  var bar: NodeID?
  var bottomBar: NodeID?
  var metrics = NavigationMetrics()
  /// A stack is opaque, as far as it reaches beneath bars and cut-outs.
  private let background: RGBA
  private var area = Rect.zero

  init(background: RGBA) {
    self.background = background
  }

  private func insets() -> EdgeInsets {
    EdgeInsets(
      top: metrics.restHeight, leading: 0, bottom: bottomBar == nil ? 0 : NavigationMetrics.bottomBarHeight,
      trailing: 0)
  }

  private func screenProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: proposal.height.map { max(0, $0 - insets().vertical) })
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard proposal.width == nil || proposal.height == nil, screen >= 0 else {
      return proposal.replacingUnspecified(by: .zero)
    }
    let size = tree.measure(screen, screenProposal(proposal))
    return proposal.replacingUnspecified(by: Size(width: size.width, height: size.height + insets().vertical))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard screen >= 0 else { return }
    area = placement.expand(frame, .all, isMirrored: tree.nodes[Int(node)].isMirrored)
    let insets = insets()
    var inner = placement.inset(frame, by: insets, isMirrored: tree.nodes[Int(node)].isMirrored)
    inner.collapsible = metrics.collapsible
    let offered = screenProposal(ProposedSize(frame.size))
    let outer = tree.run.container
    tree.run.container = offered.replacingUnspecified(by: frame.size)
    defer { tree.run.container = outer }
    let size = tree.measure(screen, offered)
    let origin = Point(
      x: (frame.width - size.width) / 2,
      y: Double(insets.top) + (frame.height - insets.vertical - size.height) / 2)
    let before = tree.scrollMetrics.count
    tree.place(screen, at: origin, in: frame, proposal: offered, inner)
    let state = metrics.state(at: offset(from: before, top: inner.safeArea.minY, tree))
    if let bar, let rule = tree.nodes[Int(bar)].rule as? NavigationBarRule {
      rule.state = state
      tree.place(bar, at: .zero, in: frame, proposal: ProposedSize(width: frame.width, height: nil), placement)
    }
    if let bottomBar {
      tree.place(
        bottomBar, at: Point(x: 0, y: frame.height - NavigationMetrics.bottomBarHeight), in: frame,
        proposal: ProposedSize(width: frame.width, height: NavigationMetrics.bottomBarHeight), placement)
    }
  }

  /// Where the first scroll view stands whose content passes beneath the bar; nil where none's does.
  private func offset(from first: Int, top: Double, _ tree: NodeTree) -> Double? {
    tree.scrollMetrics[first...].first { $0.axis != .horizontal && $0.viewport.minY < top - 0.5 }?.offset.y
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    drawing.fillBackground(area, background)
    if screen >= 0 { tree.draw(screen, &drawing) }
    if let bottomBar { tree.draw(bottomBar, &drawing) }
    if let bar { tree.draw(bar, &drawing) }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
