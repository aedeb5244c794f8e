import Foundation
import MastheadDisplayList

/// What a row tells its list.
struct RowTraits {
  var insets: EdgeInsets?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var separatorTint: Color?
  var background: AnyView?
}

/// A row of a list: its content inside insets, a line below it, its part of the card behind.
struct ListRowRule: WrapperRule {
  /// What rows keep above and below their content, in points.
  static let verticalInset = 11.0

  let kind: ListKind
  /// Whether the row begins or ends its section.
  var isFirst: Bool
  var isLast: Bool
  let leastHeight: Double
  private let card: RGBA
  private let separator: RGBA
  private let environment: EnvironmentValues

  init(kind: ListKind, isFirst: Bool, isLast: Bool, leastHeight: Double, _ environment: EnvironmentValues) {
    self.kind = kind
    self.isFirst = isFirst
    self.isLast = isLast
    self.leastHeight = leastHeight
    self.environment = environment
    card = SystemColor.secondarySystemGroupedBackground.resolve(environment)
    separator = SystemColor.separator.resolve(environment)
  }

  private func insets(in width: Double, _ node: NodeID, _ tree: NodeTree) -> EdgeInsets {
    let margin = CGFloat(ListKind.margin(in: width))
    let card = CGFloat(kind.cardMargin(in: width))
    var insets =
      tree.nodes[Int(node)].traits.row?.insets
      ?? EdgeInsets(
        top: CGFloat(Self.verticalInset), leading: margin, bottom: CGFloat(Self.verticalInset), trailing: margin)
    insets.leading += card
    insets.trailing += card
    return insets
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    guard let width = proposal.width else { return .unspecified }
    return ProposedSize(width: max(0, width - insets(in: width, node, tree).horizontal), height: nil)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard let child = tree.firstChild(of: node) else { return .zero }
    let size = tree.measure(child, childProposal(proposal, node, tree))
    let insets = insets(in: proposal.width ?? size.width, node, tree)
    return Size(
      width: proposal.width ?? size.width + insets.horizontal, height: max(leastHeight, size.height + insets.vertical))
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    let insets = insets(in: size.width, node, tree)
    return Point(
      x: Double(insets.leading), y: Double(insets.top) + (size.height - insets.vertical - child.height) / 2)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    placeContent(node, in: frame, proposal: proposal, placement, tree)
    let children = tree.children(of: node)
    guard children.count > 1 else { return }
    let card = cardRect(frame)
    tree.place(
      children[1], at: Point(x: card.minX - frame.minX, y: 0), in: frame, proposal: ProposedSize(card.size), placement)
  }

  private func cardRect(_ frame: Rect) -> Rect { frame.insetBy(x: kind.cardMargin(in: frame.width), y: 0) }

  // MARK: Drawing

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let children = tree.children(of: node)
    let rect = drawing.aligned(cardRect(frame))
    let shape = UnevenRoundedRectangle.outline(
      rect, top: isFirst ? kind.cornerRadius : 0, bottom: isLast ? kind.cornerRadius : 0)
    if children.count > 1 {
      drawing.group(DisplayList.Group(clip: shape, children: []), visible: drawing.visible?.intersection(rect)) {
        tree.draw(children[1], &$0)
      }
    } else if kind != .plain {
      drawing.fill(shape, .color(card), bounds: rect)
    }
    if let content = children.first { tree.draw(content, &drawing) }
    drawSeparator(node, in: rect, frame, tree, &drawing)
  }

  private func drawSeparator(
    _ node: NodeID, in card: Rect, _ frame: Rect, _ tree: NodeTree, _ drawing: inout Drawing
  ) {
    let traits = tree.nodes[Int(node)].traits.row
    let shows = (traits?.bottomSeparator ?? .automatic) != .hidden && (!isLast || kind == .plain)
    let thickness = 1 / drawing.scale
    let leading = Double(insets(in: frame.width, node, tree).leading) - kind.cardMargin(in: frame.width)
    let isMirrored = tree.nodes[Int(node)].isMirrored
    func line(at y: Double) {
      let line = Rect(
        minX: card.minX + (isMirrored ? 0 : leading), minY: y, maxX: card.maxX - (isMirrored ? leading : 0),
        maxY: y + thickness)
      let color = traits?.separatorTint?.resolve(in: environment) ?? separator
      drawing.fill(.rectangle(line), .color(color), bounds: line)
    }
    if shows { line(at: card.maxY - thickness) }
    if traits?.topSeparator == .visible { line(at: card.minY) }
  }
}

/// Room between the sections of a list.
struct ListSpaceRule: LeafRule {
  let height: Double

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    Size(width: proposal.width ?? 0, height: height)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {}
}
