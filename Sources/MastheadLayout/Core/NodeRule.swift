import MastheadDisplayList

/// How one node takes its size, places its children and draws. One type a layout algorithm; values without state.
protocol NodeRule {
  /// The size taken for a proposal. Called at most once a proposal and node: the tree remembers.
  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size

  /// Places the children inside `frame`, the node's final frame.
  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree)

  /// Draws the node and its children.
  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing)

  /// Where the node puts the guide itself, in points from its leading or top edge; nil to leave it to the guide's default.
  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double?

  /// What the node says about itself to assistive technology.
  var accessibility: AccessibilityProperties? { get }

  /// True when `accessibility` says that this is a button.
  var isButton: Bool { get }

  /// Along what it lines up the spacers and dividers inside it.
  var stacking: Stacking { get }

  /// The length along an axis that the node has when it is offered nothing along it; nil where only making it tells.
  ///
  /// - Parameter content: asks the content.
  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double?
}

extension NodeRule {
  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    tree.drawChildren(of: node, &drawing)
  }

  var accessibility: AccessibilityProperties? { nil }

  var isButton: Bool { false }

  var stacking: Stacking { .nothing }

  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double? { nil }
}

/// A node without children.
protocol LeafRule: NodeRule {}

extension LeafRule {
  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {}

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// A wrapper that is as large as its content.
protocol SamePlaceRule: WrapperRule {}

extension SamePlaceRule {
  func length(_ query: _LengthQuery, content: (_LengthQuery) -> Double?) -> Double? { content(query) }
}

/// A node whose first child is the content it changes. Other children are decoration.
protocol WrapperRule: NodeRule {
  /// What the child is proposed.
  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize

  /// The same while it is placed, for rules whose size is not the child's.
  func placedProposal(_ proposal: ProposedSize, in size: Size, _ node: NodeID, _ tree: NodeTree) -> ProposedSize

  /// The node's own size, from the child's.
  func size(_ child: Size, _ proposal: ProposedSize) -> Size

  /// Where the child stands in the node, in points from the leading top corner.
  func childOrigin(_ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize)
    -> Point
}

extension WrapperRule {
  var stacking: Stacking { .asOutside }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize { proposal }

  func placedProposal(_ proposal: ProposedSize, in size: Size, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    childProposal(proposal, node, tree)
  }

  func size(_ child: Size, _ proposal: ProposedSize) -> Size { child }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point { .zero }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard let child = tree.firstChild(of: node) else { return size(.zero, proposal) }
    return size(tree.measure(child, childProposal(proposal, node, tree)), proposal)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    placeContent(node, in: frame, proposal: proposal, placement, tree)
  }

  func placeContent(
    _ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree
  ) {
    guard let child = tree.firstChild(of: node) else { return }
    let proposed = placedProposal(proposal, in: frame.size, node, tree)
    let origin = childOrigin(tree.measure(child, proposed), in: frame.size, node, tree, proposed)
    tree.place(child, at: origin, in: frame, proposal: proposed, placement)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    guard let child = tree.firstChild(of: node) else { return nil }
    let proposed = placedProposal(proposal, in: size, node, tree)
    let childSize = tree.measure(child, proposed)
    guard let value = tree.explicitGuide(key, of: child, size: childSize, proposal: proposed) else { return nil }
    let origin = childOrigin(childSize, in: size, node, tree, proposed)
    return value + (key.isHorizontal ? origin.x : origin.y)
  }
}
