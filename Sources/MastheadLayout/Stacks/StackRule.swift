import MastheadDisplayList

/// Children in a row or a column (spec swiftui-subset.md, B).
struct StackRule: NodeRule {
  let axis: Axis
  /// The guide across the axis that children line up on.
  let alignment: AlignmentKey
  /// Points between neighbours.
  let spacing: Double

  var stacking: Stacking { .along(axis) }

  /// What a stack makes of a proposal. Measuring, placing and guides all ask for it.
  struct Arrangement {
    fileprivate let children: [Child]
    fileprivate let size: Size
    /// Where the children line up, in points across the axis.
    fileprivate let line: Double
  }

  fileprivate struct Child {
    let id: NodeID
    var proposal: ProposedSize
    var size = Size.zero
    /// Its own guide that stands on the stack's line, in points.
    var guide = 0.0
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    arrangement(proposal, node, tree).size
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let arrangement = arrangement(proposal, node, tree)
    var position = 0.0
    for child in arrangement.children {
      let cross = arrangement.line - child.guide
      tree.place(
        child.id, at: Point(main: position, cross: cross, axis: axis), in: frame, proposal: child.proposal, placement)
      position += child.size[axis] + spacing
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    // A stack of one child passes its guides on as they are.
    let isAlone = tree.hasOneChild(node)
    guard isAlone || key.combination != .none else { return nil }
    let arrangement = arrangement(proposal, node, tree)
    let isAlongAxis = key.isHorizontal == (axis == .horizontal)
    var position = 0.0
    var guides: [Double] = []
    for child in arrangement.children {
      if let value = tree.explicitGuide(key, of: child.id, size: child.size, proposal: child.proposal) {
        guides.append(value + (isAlongAxis ? position : arrangement.line - child.guide))
      }
      position += child.size[axis] + spacing
    }
    return isAlone ? guides.first : key.combination.combine(guides)
  }

  private func arrangement(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Arrangement {
    if let known = tree.arrangement(of: node, for: proposal) { return known }
    var children = arrange(proposal, node, tree)
    let extent = extent(of: &children, tree)
    let made = Arrangement(children: children, size: extent.size, line: extent.line)
    // A long stack would keep much for the few times that it is asked.
    if children.count <= Self.mostRemembered { tree.remember(made, of: node, for: proposal) }
    return made
  }

  /// Children of a stack whose arrangements are kept until the tree goes.
  private static let mostRemembered = 64

  /// Sizes the children: the highest priority first, and inside a priority the least flexible first.
  private func arrange(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> [Child] {
    var children: [Child] = []
    children.reserveCapacity(tree.childCount(of: node))
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
    let first = children.first.map { tree.nodes[Int($0.id)].statement.layoutPriority }
    if children.allSatisfy({ tree.nodes[Int($0.id)].statement.layoutPriority == first }) {
      offer(remaining, to: Array(children.indices), of: &children, tree)
      return children
    }
    let priorities = Set(children.map { tree.nodes[Int($0.id)].statement.layoutPriority })
    for priority in priorities.sorted(by: >) {
      let group = children.indices.filter { tree.nodes[Int(children[$0].id)].statement.layoutPriority == priority }
      let lower = children.indices.filter { tree.nodes[Int(children[$0].id)].statement.layoutPriority < priority }
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

  /// Finds out the children's guides.
  ///
  /// - Returns: the stack's size, and where its line of alignment runs across the axis.
  private func extent(of children: inout [Child], _ tree: NodeTree) -> (size: Size, line: Double) {
    var main = spacing * Double(max(0, children.count - 1))
    var before = -Double.infinity
    var after = -Double.infinity
    for index in children.indices {
      let child = children[index]
      main += child.size[axis]
      let guide = tree.guide(alignment, of: child.id, size: child.size, proposal: child.proposal)
      children[index].guide = guide
      before = max(before, guide)
      after = max(after, child.size[axis.other] - guide)
    }
    guard !children.isEmpty else { return (.zero, 0) }
    // An infinite child makes the guide's share undefined; the stack is infinite across, and lines up at its start.
    let cross = before + after
    return (Size(main: main, cross: cross.isNaN ? .infinity : cross, axis: axis), before.isFinite ? before : 0)
  }
}
