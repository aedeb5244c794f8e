import Foundation
import MastheadDisplayList

/// Which tab shows where no binding says so.
final class TabMemory {
  var selected: AnyHashable?
}

/// Builds the screen of the chosen tab, and what the others are chosen with.
enum TabScreens {
  static func append(
    _ tabs: [TabRecipe], _ look: _TabViewLook, _ selection: TabSelection?, _ inputs: _ViewInputs
  ) {
    let tree = inputs.tree
    let memory = tree.memory.remember(inputs.child(1).identity, slot: 0) { TabMemory() }
    let wanted = selection?.value ?? memory.selected
    let chosen = tabs.firstIndex { $0.tag == wanted } ?? 0
    let rule = TabRule(
      look: look, background: SystemColor.systemBackground.resolve(inputs.environment))
    let node = tree.append(rule, inputs)
    guard !tabs.isEmpty else { return }
    let bars = ScreenBars()
    let tab = tabs[chosen]
    let screen = tree.append(ZStackRule(alignment: .center), tab.inputs.below(node))
    var inner = tab.inputs.below(screen)
    if look == .bar { inner.environment.tabBar = bars }
    tab.resolve(inner)
    bars.isRead = true
    rule.screen = screen
    let run = tree.run
    func select(_ index: Int) {
      if let selection {
        selection.select(tabs[index].tag)
      } else if memory.selected != tabs[index].tag {
        memory.selected = tabs[index].tag
        run.needsPass = true
      }
    }
    switch look {
    case .bar where bars[.tab].visibility != .hidden && !run.appearance.hidesTabBar:
      let below = inputs.below(node)
      rule.bar = TabBarRule.append(tabs, chosen, bars[.tab], below.child(2), select)
    case .pages(let dots) where dots && tabs.count > 1:
      let dots = PageDots(
        count: tabs.count, chosen: chosen, hasBackground: inputs.environment.hasIndexBackground)
      rule.bar = tree.append(ZStackRule(alignment: .center), inputs.below(node))
      PageDots._resolve(dots, inputs.below(rule.bar ?? node).child(2))
    default: break
    }
    if case .pages = look {
      tree.selections.append((tabs.map { String(describing: $0.tag.base) }, select))
    }
  }
}

/// A screen above a tab bar, or a page above its dots. Takes all that it is offered.
final class TabRule: NodeRule {
  static let barHeight = 49.0
  /// Points between the lower edge of a page and the middle of its dots.
  static let dotsHeight = 18.0

  private let look: _TabViewLook
  var screen: NodeID?
  var bar: NodeID?
  /// Screens with a bar are opaque, as far as they reach beneath bars and cut-outs; pages are not.
  private let background: RGBA
  private var area = Rect.zero

  init(look: _TabViewLook, background: RGBA) {
    self.look = look
    self.background = background
  }

  private var inset: Double { look == .bar && bar != nil ? Self.barHeight : 0 }

  private func screenProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: proposal.height.map { max(0, $0 - inset) })
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard proposal.width == nil || proposal.height == nil, let screen else {
      return proposal.replacingUnspecified(by: .zero)
    }
    let size = tree.measure(screen, screenProposal(proposal))
    return proposal.replacingUnspecified(by: Size(width: size.width, height: size.height + inset))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let screen else { return }
    area = placement.expand(frame, .all, isMirrored: tree.nodes[Int(node)].isMirrored)
    let insets = EdgeInsets(top: 0, leading: 0, bottom: inset, trailing: 0)
    let inner =
      inset > 0 ? placement.inset(frame, by: insets, isMirrored: tree.nodes[Int(node)].isMirrored) : placement
    let offered = screenProposal(ProposedSize(frame.size))
    let outer = tree.run.container
    tree.run.container = offered.replacingUnspecified(by: frame.size)
    defer { tree.run.container = outer }
    let size = tree.measure(screen, offered)
    tree.place(
      screen, at: Point(x: (frame.width - size.width) / 2, y: (frame.height - inset - size.height) / 2), in: frame,
      proposal: offered, inner)
    guard let bar else { return }
    if look == .bar {
      tree.place(
        bar, at: Point(x: 0, y: frame.height - Self.barHeight), in: frame,
        proposal: ProposedSize(width: frame.width, height: Self.barHeight), placement)
    } else {
      let dots = tree.measure(bar, ProposedSize(frame.size))
      tree.place(
        bar, at: Point(x: (frame.width - dots.width) / 2, y: frame.height - Self.dotsHeight - dots.height / 2),
        in: frame, proposal: ProposedSize(frame.size), placement)
    }
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard case .pages = look, let frame = tree.nodes[Int(node)].frame else {
      drawing.fillBackground(area, background)
      tree.drawChildren(of: node, &drawing)
      return
    }
    // A page ends at its edges, beneath which its neighbours wait.
    guard let screen else { return }
    let clip = drawing.aligned(frame)
    let hasOverflow = tree.nodes[Int(screen)].frame.map { $0.intersection(frame) != $0 } ?? false
    if hasOverflow {
      drawing.group(
        DisplayList.Group(clip: .rectangle(clip), children: []), visible: .some(drawing.visible?.intersection(clip))
      ) { tree.draw(screen, &$0) }
    } else {
      tree.draw(screen, &drawing)
    }
    if let bar { tree.draw(bar, &drawing) }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// A dot for each page, 8 points wide and 10 apart, the chosen one white.
struct PageDots: View {
  let count: Int
  let chosen: Int
  let hasBackground: Bool

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<count, id: \.self) { page in
        Circle().fill(Color.white.opacity(page == chosen ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, hasBackground ? 10 : 0)
    .padding(.vertical, hasBackground ? 8 : 0)
    .background(hasBackground ? AnyShapeStyle(Color.black.opacity(0.25)) : AnyShapeStyle(Color.clear), in: Capsule())
    .accessibilityElement(children: .ignore)
    .accessibilityValue("page \(chosen + 1) of \(count)")
  }
}
