import MastheadDisplayList

/// Children in a row or a column (spec swiftui-subset.md, B).
struct StackRule: NodeRule {
  let axis: Axis
  /// The guide across the axis that children line up on.
  let alignment: AlignmentKey
  /// Points between neighbours.
  let spacing: Double

  private struct Child {
    let id: NodeID
    var proposal: ProposedSize
    var size = Size.zero
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    extent(of: arrange(proposal, node, tree), tree).size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let children = arrange(proposal, node, tree)
    let line = extent(of: children, tree).line
    var position = 0.0
    for child in children {
      let cross = line - guide(of: child, tree)
      tree.place(
        child.id, at: Point(main: position, cross: cross, axis: axis), in: frame, proposal: child.proposal, placement)
      position += child.size[axis] + spacing
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    // A stack of one child passes its guides on as they are.
    let isAlone = tree.hasOneChild(node)
    guard isAlone || key.combination != .none else { return nil }
    let children = arrange(proposal, node, tree)
    let line = extent(of: children, tree).line
    let isAlongAxis = key.isHorizontal == (axis == .horizontal)
    var position = 0.0
    var guides: [Double] = []
    for child in children {
      if let value = tree.explicitGuide(key, of: child.id, size: child.size, proposal: child.proposal) {
        guides.append(value + (isAlongAxis ? position : line - guide(of: child, tree)))
      }
      position += child.size[axis] + spacing
    }
    return isAlone ? guides.first : key.combination.combine(guides)
  }

  /// Sizes the children: the highest priority first, and inside a priority the least flexible first.
  private func arrange(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> [Child] {
    var children: [Child] = []
    tree.forEachChild(of: node) { children.append(Child(id: $0, proposal: proposal)) }
    guard let length = proposal[axis] else {
      for index in children.indices { children[index].size = tree.measure(children[index].id, proposal) }
      return children
    }
    var remaining = length - spacing * Double(max(0, children.count - 1))
    if children.count == 1 {
      offer(max(0, remaining), to: &children[0], tree)
      return children
    }
    let priorities = Set(children.map { tree.nodes[Int($0.id)].traits.layoutPriority })
    if priorities.count == 1 {
      offer(remaining, to: Array(children.indices), of: &children, tree)
      return children
    }
    for priority in priorities.sorted(by: >) {
      let group = children.indices.filter { tree.nodes[Int(children[$0].id)].traits.layoutPriority == priority }
      let lower = children.indices.filter { tree.nodes[Int(children[$0].id)].traits.layoutPriority < priority }
      let reserved = lower.reduce(0) { $0 + least(of: children[$1], tree) }
      offer(remaining - reserved, to: group, of: &children, tree)
      remaining -= group.reduce(0) { $0 + children[$1].size[axis] }
    }
    return children
  }

  private func offer(_ length: Double, to group: [Int], of children: inout [Child], _ tree: NodeTree) {
    let order = group.map { Turn(child: $0, least: least(of: children[$0], tree), most: most(of: children[$0], tree)) }
      .sorted()
    var remaining = length
    for (done, turn) in order.enumerated() {
      let share = remaining / Double(order.count - done)
      offer(max(0, share), to: &children[turn.child], tree)
      // Of an infinite length an infinite child leaves as much.
      if remaining.isFinite { remaining -= children[turn.child].size[axis] }
    }
  }

  /// When a child is served: the least flexible first, of those without a limit the one with the larger least length, and
  /// then in order of source.
  private struct Turn: Comparable {
    let child: Int
    let flexibility: Double
    let least: Double

    init(child: Int, least: Double, most: Double) {
      self.child = child
      self.least = least
      // Infinity minus infinity: a child that takes any length is as flexible as can be.
      flexibility = most.isInfinite ? .infinity : most - least
    }

    static func < (left: Turn, right: Turn) -> Bool {
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility.isInfinite, left.least != right.least { return left.least > right.least }
      return left.child < right.child
    }
  }

  private func offer(_ length: Double, to child: inout Child, _ tree: NodeTree) {
    child.proposal[axis] = length
    child.size = tree.measure(child.id, child.proposal)
  }

  private func least(of child: Child, _ tree: NodeTree) -> Double {
    var proposal = child.proposal
    proposal[axis] = 0
    return tree.measure(child.id, proposal)[axis]
  }

  private func most(of child: Child, _ tree: NodeTree) -> Double {
    var proposal = child.proposal
    proposal[axis] = .infinity
    return tree.measure(child.id, proposal)[axis]
  }

  private func guide(of child: Child, _ tree: NodeTree) -> Double {
    tree.guide(alignment, of: child.id, size: child.size, proposal: child.proposal)
  }

  /// - Returns: the stack's size, and where its line of alignment runs across the axis.
  private func extent(of children: [Child], _ tree: NodeTree) -> (size: Size, line: Double) {
    var main = spacing * Double(max(0, children.count - 1))
    var before = -Double.infinity
    var after = -Double.infinity
    for child in children {
      main += child.size[axis]
      let guide = guide(of: child, tree)
      before = max(before, guide)
      after = max(after, child.size[axis.other] - guide)
    }
    guard !children.isEmpty else { return (.zero, 0) }
    // An infinite child makes the guide's share undefined; the stack is infinite across, and lines up at its start.
    let cross = before + after
    return (Size(main: main, cross: cross.isNaN ? .infinity : cross, axis: axis), before.isFinite ? before : 0)
  }
}
