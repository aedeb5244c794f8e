import Foundation
import MastheadDisplayList

/// The bar of a tab view: a symbol above a word for each tab, over a background that reaches beneath the home indicator.
final class TabBarRule: NodeRule {
  /// Where symbols and words stand in the bar, by their middles, in points from its upper edge.
  private static let symbolLine = 17.0
  private static let wordLine = 40.0

  private struct Item {
    let button: NodeID
    let symbol: NodeID
    let word: NodeID
  }

  private let background: _ResolvedShapeStyle?
  private let separator: RGBA
  private var items: [Item] = []

  private init(background: _ResolvedShapeStyle?, separator: RGBA) {
    self.background = background
    self.separator = separator
  }

  static func append(
    _ tabs: [TabRecipe], _ chosen: Int, _ bar: ScreenBars.Bar, _ inputs: _ViewInputs, _ select: @escaping (Int) -> Void
  ) -> NodeID {
    let tree = inputs.tree
    let environment = inputs.environment.forBars(bar.colorScheme)
    let style = bar.style ?? AnyShapeStyle(Material.bar)
    let rule = TabBarRule(
      background: bar.background == .hidden ? nil : style._resolve(in: environment),
      separator: SystemColor.separator.resolve(environment))
    let node = tree.append(rule, inputs)
    var names: [String] = []
    for (index, tab) in tabs.enumerated() {
      var inner = inputs.below(node).child(Int32(index))
      inner.environment = environment
      inner.environment.fields.foreground =
        index == chosen ? [AnyShapeStyle(TintShapeStyle())] : [AnyShapeStyle(Color(.system(.gray)))]
      let button = tree.append(TabButtonRule(isSelected: index == chosen) { select(index) }, inner)
      // The item is made twice, once for its symbol and once for its words: both are of a size of their own.
      let symbol = part(tab.item, inner.below(button).child(0), .symbol)
      let word = part(tab.item, inner.below(button).child(1), .word)
      rule.items.append(Item(button: button, symbol: symbol, word: word))
      names.append(tree.words(inside: word).joined(separator: " "))
    }
    tree.selections.append((names, select))
    return node
  }

  private static func part(_ item: AnyView?, _ inputs: _ViewInputs, _ part: TabPartRule.Part) -> NodeID {
    var inner = inputs
    switch part {
    case .symbol:
      inner.environment.fields.font = .system(size: 20)
      inner.environment.fields.imageScale = .medium
      inner.environment.fields.labelStyle = AnyLabelStyle(IconOnlyLabelStyle())
    case .word:
      inner.environment.fields.font = .system(size: 10, weight: .medium)
      inner.environment.fields.labelStyle = AnyLabelStyle(TitleOnlyLabelStyle())
    }
    let node = inputs.tree.append(TabPartRule(part: part), inner)
    if let item { AnyView._resolve(item, inner.below(node)) }
    return node
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    proposal.replacingUnspecified(by: Size(width: 0, height: TabRule.barHeight))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let isMirrored = tree.nodes[Int(node)].isMirrored
    tree.nodes[Int(node)].viewport = placement.expand(frame, [.bottom, .leading, .trailing], isMirrored: isMirrored)
    let width = frame.width / Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let column = Double(isMirrored ? items.count - 1 - index : index)
      let room = Rect(x: frame.minX + column * width, y: frame.minY, width: width, height: frame.height)
      tree.nodes[Int(item.button)].frame = room
      func place(_ part: NodeID, _ line: Double) {
        let offered = ProposedSize(width: width, height: nil)
        let size = tree.measure(part, offered)
        tree.place(
          part,
          in: Rect(
            x: room.midX - size.width / 2, y: room.minY + line - size.height / 2, width: size.width,
            height: size.height), offered, placement)
      }
      place(item.symbol, Self.symbolLine)
      place(item.word, Self.wordLine)
    }
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    if let background, let reach = tree.nodes[Int(node)].viewport {
      let rect = drawing.aligned(reach)
      drawing.fill(.rectangle(rect), background, bounds: rect, frame: rect)
      let line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: 1 / drawing.scale)
      drawing.fill(.rectangle(line), .color(separator), bounds: line)
    }
    tree.drawChildren(of: node, &drawing)
  }

  var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .tabBar, children: .contain) }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// What a tap on a tab does. The bar places its parts.
struct TabButtonRule: WrapperRule {
  let isSelected: Bool
  let action: () -> Void

  init(isSelected: Bool, action: @escaping () -> Void) {
    self.isSelected = isSelected
    self.action = action
  }

  var accessibility: AccessibilityProperties? {
    AccessibilityProperties(role: .tab, children: .combine, traits: isSelected ? [.selected] : [])
  }
}

/// Of what a tab item shows, the symbols or the words.
struct TabPartRule: NodeRule {
  enum Part {
    case symbol
    case word
  }

  let part: Part

  private func shown(_ node: NodeID, _ tree: NodeTree) -> NodeID? {
    tree.children(of: node).first { tree.hasWords(inside: $0) == (part == .word) }
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    shown(node, tree).map { tree.measure($0, proposal) } ?? .zero
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    if let child = shown(node, tree) { tree.place(child, at: .zero, in: frame, proposal: proposal, placement) }
  }

  var accessibility: AccessibilityProperties? {
    AccessibilityProperties(isHidden: part == .symbol)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

extension NodeTree {
  func hasWords(inside node: NodeID) -> Bool {
    nodes[Int(node)].rule is TextRule || children(of: node).contains { hasWords(inside: $0) }
  }

  /// What the texts inside a node say.
  func words(inside node: NodeID) -> [String] {
    if nodes[Int(node)].rule is TextRule { return [nodes[Int(node)].rule.accessibility?.label ?? ""] }
    return children(of: node).flatMap { words(inside: $0) }
  }
}
