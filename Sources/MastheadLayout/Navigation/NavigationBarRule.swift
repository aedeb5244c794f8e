import Foundation
import MastheadDisplayList

/// The bar at the top: buttons at its ends, the title between them, the large title and the search field below.
final class NavigationBarRule: NodeRule {
  private enum Part: Int, CaseIterable {
    case leading, center, trailing, largeTitle, search
  }

  /// Points between the bar's ends and what stands there.
  private static let margin = 16.0

  private let isLarge: Bool
  private let background: _ResolvedShapeStyle
  private let separator: RGBA
  private var parts: [Part: NodeID] = [:]
  /// What a title in the middle of the bar is drawn with besides its own style.
  private var centerFades = false
  /// Set by the navigation stack before it places the bar.
  var state = NavigationMetrics.State()

  private init(isLarge: Bool, background: _ResolvedShapeStyle, separator: RGBA) {
    self.isLarge = isLarge
    self.background = background
    self.separator = separator
  }

  /// - Parameter back: what the way back says; nil for none.
  static func append(_ bars: ScreenBars, _ metrics: NavigationMetrics, back: Text?, _ inputs: _ViewInputs) -> NodeID {
    let environment = inputs.environment
    let style = bars[.navigation].style ?? AnyShapeStyle(Material.bar)
    let rule = NavigationBarRule(
      isLarge: metrics.isLarge, background: style._resolve(in: environment),
      separator: SystemColor.separator.resolve(environment))
    let node = inputs.tree.append(rule, inputs)
    let inner = inputs.below(node)
    let close = environment.close
    rule.append(.leading, inner) { inputs in
      if let back { BackButton._resolve(BackButton(title: back, close: close), inputs.child(0)) }
      bars.resolve(.leading, inputs.child(1))
    }
    let hasCenter = bars.items.contains { $0.placement.place == .center }
    rule.centerFades = !hasCenter
    rule.append(.center, inner) { inputs in
      if hasCenter {
        bars.resolve(.center, inputs)
      } else if let title = bars.title {
        InlineTitle._resolve(InlineTitle(title: title), inputs)
      }
    }
    rule.append(.trailing, inner) { bars.resolve(.trailing, $0) }
    if metrics.isLarge, let title = bars.title {
      rule.append(.largeTitle, inner) { LargeTitle._resolve(LargeTitle(title: title), $0) }
    }
    if let search = bars.search {
      rule.append(.search, inner) { SearchField._resolve(search, $0) }
    }
    return node
  }

  private func append(_ part: Part, _ inputs: _ViewInputs, _ content: (_ViewInputs) -> Void) {
    let stack = StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: Self.margin)
    let node = inputs.tree.append(BarPartRule(stack: stack), inputs)
    content(inputs.below(node).child(Int32(part.rawValue)))
    parts[part] = node
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    Size(
      width: proposal.width ?? 0,
      height: NavigationMetrics.barHeight + state.overscroll + state.largeTitle + state.search)
  }

  // MARK: Placing

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    tree.nodes[Int(node)].viewport = placement.expand(
      frame, [.top, .leading, .trailing], isMirrored: tree.nodes[Int(node)].isMirrored)
    let bar = NavigationMetrics.barHeight
    let room = max(0, frame.width - 2 * Self.margin)
    func place(_ part: Part, x: Double, width: Double, centerY: Double) {
      guard let id = parts[part] else { return }
      let offered = ProposedSize(width: width, height: bar)
      let size = tree.measure(id, offered)
      tree.place(id, at: Point(x: x, y: centerY - size.height / 2), in: frame, proposal: offered, placement)
    }
    func width(_ part: Part, offered: Double) -> Double {
      parts[part].map { tree.measure($0, ProposedSize(width: offered, height: bar)).width } ?? 0
    }
    let leading = width(.leading, offered: room / 2)
    let trailing = width(.trailing, offered: room - leading)
    place(.leading, x: Self.margin, width: room / 2, centerY: bar / 2)
    place(.trailing, x: frame.width - Self.margin - trailing, width: room - leading, centerY: bar / 2)
    // Centred on the bar; where a button is in the way, as near to that as there is room.
    let start = Self.margin + leading + (leading > 0 ? Self.margin : 0)
    let end = frame.width - Self.margin - trailing - (trailing > 0 ? Self.margin : 0)
    let center = width(.center, offered: max(0, end - start))
    let x = min(max((frame.width - center) / 2, start), max(start, end - center))
    place(.center, x: x, width: max(0, end - start), centerY: bar / 2)
    fade(.center, centerFades ? state.titleOpacity : 1, tree)
    placeLargeTitle(node, in: frame, placement, tree)
    if parts[.search] != nil {
      // The field keeps its place at the end of its room, which shrinks around it.
      let bottom = bar + state.overscroll + state.largeTitle + state.search
      place(.search, x: Self.margin, width: room, centerY: bottom - NavigationMetrics.searchHeight / 2 - 6)
      fade(.search, clamp(state.search / NavigationMetrics.searchHeight * 2 - 1), tree)
    }
  }

  private func placeLargeTitle(_ node: NodeID, in frame: Rect, _ placement: Placement, _ tree: NodeTree) {
    guard let id = parts[.largeTitle] else { return }
    let offered = ProposedSize(width: max(0, frame.width - 2 * Self.margin), height: NavigationMetrics.largeTitleHeight)
    let size = tree.measure(id, offered)
    // 8 points between the title and the content; it moves up with its room's lower edge and disappears beneath the bar.
    let bottom = NavigationMetrics.barHeight + state.overscroll + state.largeTitle - 8
    tree.place(
      id, at: Point(x: Self.margin, y: bottom - size.height), in: frame, proposal: offered, placement)
    fade(.largeTitle, state.largeTitle > 0 ? 1 : 0, tree)
  }

  private func fade(_ part: Part, _ opacity: Double, _ tree: NodeTree) {
    guard let id = parts[part], let rule = tree.nodes[Int(id)].rule as? BarPartRule else { return }
    rule.opacity = opacity
  }

  // MARK: Drawing

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    if state.hasBackground, let reach = tree.nodes[Int(node)].viewport {
      let rect = drawing.aligned(reach)
      drawing.fill(.rectangle(rect), background, bounds: rect, frame: rect)
      let line = Rect(x: rect.minX, y: rect.maxY, width: rect.width, height: 1 / drawing.scale)
      drawing.fill(.rectangle(line), .color(separator), bounds: line)
    }
    if let id = parts[.largeTitle] { drawLargeTitle(id, below: frame, tree, &drawing) }
    for part in [Part.search, .leading, .center, .trailing] {
      if let id = parts[part] { tree.draw(id, &drawing) }
    }
  }

  private func drawLargeTitle(_ id: NodeID, below frame: Rect, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard state.largeTitle > 0, let title = tree.nodes[Int(id)].frame else { return }
    // Pulled down, the title grows a little, by at most a tenth.
    let scale = 1 + min(state.overscroll, 100) / 1_000
    let start = Point(x: tree.nodes[Int(id)].isMirrored ? title.maxX : title.minX, y: title.maxY)
    let clip = drawing.aligned(
      Rect(
        minX: frame.minX, minY: frame.minY + NavigationMetrics.barHeight, maxX: frame.maxX, maxY: frame.maxY))
    drawing.group(DisplayList.Group(clip: .rectangle(clip), children: []), visible: .some(clip)) { drawing in
      guard scale > 1 else { return tree.draw(id, &drawing) }
      let transform = Transform.scale(x: scale, y: scale).about(start)
      drawing.group(DisplayList.Group(transform: transform, children: []), visible: .some(nil)) { tree.draw(id, &$0) }
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// One place of a bar: its views in a row, more or less visible.
final class BarPartRule: NodeRule {
  private let stack: StackRule
  var opacity = 1.0

  init(stack: StackRule) {
    self.stack = stack
  }

  var accessibility: AccessibilityProperties? { OpacityRule(opacity: opacity).accessibility }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    stack.measure(proposal, node, tree)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    stack.place(node, in: frame, proposal: proposal, placement, tree)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    OpacityRule(opacity: opacity).draw(node, tree, &drawing)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

extension ScreenBars {
  /// Appends the items that stand in a place, each in the environment that it was declared in.
  func resolve(_ place: ToolbarItemPlacement.Place, _ inputs: _ViewInputs) {
    let scheme = self[place == .bottom ? .bottom : .navigation].colorScheme
    for (index, item) in items.enumerated() where item.placement.place == place {
      var inner = inputs.child(Int32(index))
      inner.environment = item.environment.forBars(scheme)
      AnyView._resolve(item.content, inner)
    }
  }
}
