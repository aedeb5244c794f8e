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
    let children = arrange(proposal, node, tree)
    let line = extent(of: children, tree).line
    let isAlongAxis = key.isHorizontal == (axis == .horizontal)
    var position = 0.0
    var result: Double?
    for child in children {
      if let value = tree.explicitGuide(key, of: child.id, size: child.size, proposal: child.proposal) {
        let origin = isAlongAxis ? position : line - guide(of: child, tree)
        // The last baseline is the last child's; every other guide the first child's that has one.
        if result == nil || key == VerticalAlignment.lastTextBaseline.key { result = origin + value }
      }
      position += child.size[axis] + spacing
    }
    return result
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
    var remaining = length
    let flexibility = group.map { index in
      most(of: children[index], tree) - least(of: children[index], tree)
    }
    // Infinity minus infinity: a child that takes any length is as flexible as can be.
    let order = group.indices.sorted { left, right in
      let a = flexibility[left].isNaN ? .infinity : flexibility[left]
      let b = flexibility[right].isNaN ? .infinity : flexibility[right]
      return (a, left) < (b, right)
    }
    for (done, position) in order.enumerated() {
      let share = remaining / Double(order.count - done)
      offer(max(0, share), to: &children[group[position]], tree)
      remaining -= children[group[position]].size[axis]
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
