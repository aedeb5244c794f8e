import Foundation
import MastheadDisplayList

/// The bar at the bottom of a screen: its items in a row, over a background that reaches beneath the home indicator.
struct BottomBarRule: NodeRule {
  private static let margin = 16.0

  private let background: _ResolvedShapeStyle?
  private let separator: RGBA
  private let stack = StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: margin)

  static func append(_ bars: ScreenBars, _ inputs: _ViewInputs) -> NodeID {
    let environment = inputs.environment
    let style = bars[.bottom].style ?? AnyShapeStyle(Material.bar)
    let rule = BottomBarRule(
      background: bars[.bottom].background == .hidden ? nil : style._resolve(in: environment),
      separator: SystemColor.separator.resolve(environment))
    let node = inputs.tree.append(rule, inputs)
    let inner = inputs.below(node)
    let items = bars.items.filter { $0.placement.isAtBottom }
    for (index, item) in items.enumerated() {
      // Separate items keep to both ends and the middle.
      if index > 0 || item.placement.place == .status {
        Spacer._resolve(Spacer(minLength: 0), inner.child(Int32(2 * index)))
      }
      var itemInputs = inner.child(Int32(2 * index + 1))
      itemInputs.environment = item.environment.forBars(bars[.bottom].colorScheme)
      AnyView._resolve(item.content, itemInputs)
      if index == items.count - 1, item.placement.place == .status {
        Spacer._resolve(Spacer(minLength: 0), inner.child(Int32(2 * items.count)))
      }
    }
    return node
  }

  private init(background: _ResolvedShapeStyle?, separator: RGBA) {
    self.background = background
    self.separator = separator
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    proposal.replacingUnspecified(by: Size(width: 0, height: NavigationMetrics.bottomBarHeight))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    tree.nodes[Int(node)].viewport = placement.expand(
      frame, [.bottom, .leading, .trailing], isMirrored: tree.nodes[Int(node)].isMirrored)
    let inner = Rect(
      minX: frame.minX + Self.margin, minY: frame.minY, maxX: frame.maxX - Self.margin, maxY: frame.maxY)
    let size = stack.measure(ProposedSize(inner.size), node, tree)
    let row = Rect(
      x: tree.nodes[Int(node)].isMirrored ? inner.maxX - size.width : inner.minX,
      y: inner.midY - size.height / 2, width: size.width, height: size.height)
    stack.place(node, in: row, proposal: ProposedSize(inner.size), placement, tree)
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

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
