import Foundation
import MastheadDisplayList

/// A lazy stack of lines, each with a cell for every column. The columns depend on the width, so the stack is made once that
/// is known.
final class LazyGridRule: AxisRule {
  let axis: Axis
  private let items: [GridItem]
  private let alignment: AlignmentKey
  private let spacing: Double
  private let pinnedViews: PinnedScrollableViews
  private let list: _ViewList
  private var known: (tracks: [GridTrack], stack: LazyStackRule)?

  private init(
    axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: Double, pinnedViews: PinnedScrollableViews,
    list: _ViewList
  ) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.list = list
  }

  static func append<Content: View>(
    axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews,
    _ content: Content, _ inputs: _ViewInputs
  ) {
    // As in a lazy stack, the cells hang below a node whose number is known before it exists.
    let node = NodeID(inputs.tree.nodes.count)
    var list = _ViewList()
    Content._list(content, inputs.below(node).child(0), &list)
    inputs.tree.append(
      LazyGridRule(
        axis: axis, items: items, alignment: alignment, spacing: spacing.map { finite($0) } ?? defaultSpacing,
        pinnedViews: pinnedViews, list: list.expanded()), inputs)
  }

  private func stack(_ cross: Double?, _ tree: NodeTree) -> LazyStackRule {
    let tracks = GridItem.tracks(items, in: cross.map { $0.isFinite ? $0 : 0 } ?? 0)
    if let known, known.tracks == tracks { return known.stack }
    let lines = GridLines(axis: axis, tracks: tracks, alignment: alignment, run: tree.run)
    let stack = LazyStackRule(
      axis: axis, alignment: axis == .vertical ? HorizontalAlignment.leading.key : VerticalAlignment.top.key,
      spacing: spacing, pinnedViews: pinnedViews, list: lines.make(list))
    known = (tracks, stack)
    return stack
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    stack(proposal[axis.other], tree).measure(proposal, node, tree)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    stack(proposal[axis.other], tree).place(node, in: frame, proposal: proposal, placement, tree)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    known?.stack.draw(node, tree, &drawing)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}

/// Gathers the cells of a grid into lines.
private struct GridLines {
  let axis: Axis
  let tracks: [GridTrack]
  let alignment: AlignmentKey
  let run: Run

  /// A cell: the recipe that makes it, and how long its line is because of it.
  private struct Cells {
    let count: Int
    let inputs: _ViewInputs
    let resolve: (Int, _ViewInputs) -> Void
    let id: (Int) -> AnyHashable
    let length: (Int, _LengthQuery) -> Double?
  }

  func make(_ list: _ViewList) -> _ViewList {
    var result = _ViewList()
    var waiting: [Cells] = []
    func flush() {
      append(waiting, to: &result)
      waiting = []
    }
    for entry in list.entries {
      switch entry {
      case .single(let single): waiting.append(cells(single))
      case .run(let run): waiting.append(cells(run))
      case .section(let section):
        flush()
        result.entries.append(
          .section(
            _ViewList.Section(header: section.header, content: make(section.content), footer: section.footer)))
      }
    }
    flush()
    return result
  }

  private func cells(_ single: _ViewList.Single) -> Cells {
    Cells(
      count: 1, inputs: single.inputs, resolve: { single.resolve($1) },
      id: { _ in AnyHashable(single.inputs.identity) },
      length: { single.children == 1 ? single.length($1) : nil })
  }

  /// An element that gives no view takes no cell. One that gives several shows them in one cell, one after the other.
  private func cells(_ run: _ViewList.Run) -> Cells {
    let elements = run.childrenPerElement == nil ? elementsWithChildren(run) : nil
    func element(_ cell: Int) -> Int { elements?[cell] ?? cell }
    return Cells(
      count: run.childrenPerElement == 0 ? 0 : elements?.count ?? run.count, inputs: run.inputs,
      resolve: { cell, inputs in run.resolve(element(cell), inputs.child(id: run.id(element(cell)))) },
      id: { run.id(element($0)) },
      length: { run.childrenPerElement == 1 ? run.length(element($0), $1) : nil })
  }

  private func elementsWithChildren(_ run: _ViewList.Run) -> [Int] {
    // Where each element would start in a stack with spacing: one that gives nothing takes neither length nor spacing.
    let starts = LazyScratch(run: self.run).starts(run, axis, nil, 1)
    return (0..<run.count).filter { starts[$0 + 1] > starts[$0] }
  }

  private func append(_ cells: [Cells], to list: inout _ViewList) {
    let total = cells.reduce(0) { $0 + $1.count }
    guard total > 0, !tracks.isEmpty, let inputs = cells.first?.inputs else { return }
    // Where each recipe's first cell stands among all.
    let starts = cells.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    func find(_ cell: Int) -> (Cells, Int) {
      let index = (starts.firstIndex { $0 > cell } ?? starts.count) - 1
      return (cells[index], cell - starts[index])
    }
    let columns = tracks.count
    list.entries.append(
      .run(
        _ViewList.Run(
          inputs: inputs, count: (total + columns - 1) / columns, childrenPerElement: 1,
          resolve: { line, inputs in
            let rule = GridLineRule(axis: axis, tracks: tracks, alignment: alignment)
            let node = inputs.tree.append(rule, inputs)
            for cell in (line * columns)..<min(total, (line + 1) * columns) {
              let (recipe, element) = find(cell)
              let stack = inputs.tree.append(
                StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: defaultSpacing),
                inputs.below(node))
              recipe.resolve(element, recipe.inputs.with(tree: inputs, parent: stack))
              if let first = inputs.tree.firstChild(of: stack) {
                inputs.tree.nodes[Int(first)].traits.id = inputs.tree.nodes[Int(first)].traits.id ?? recipe.id(element)
              }
            }
          },
          id: { line in
            let (recipe, element) = find(line * columns)
            return recipe.id(element)
          },
          length: { line, query in
            guard query.axis == axis else { return nil }
            // A cell is offered its column, not the line; what a view fixes for itself holds in any column.
            let query = query.fixedOnly
            var longest = 0.0
            for cell in (line * columns)..<min(total, (line + 1) * columns) {
              let (recipe, element) = find(cell)
              guard let length = recipe.length(element, query) else { return nil }
              longest = max(longest, length)
            }
            return longest
          })))
  }
}

extension _ViewInputs {
  /// The same inputs for another tree, below one of its nodes: a row that is only measured is made in a tree of its own.
  fileprivate func with(tree other: _ViewInputs, parent: NodeID) -> _ViewInputs {
    guard other.tree !== tree else { return below(parent) }
    return _ViewInputs(
      // A row that is nobody stays so: it has no state to find.
      tree: other.tree, parent: parent, environment: environment,
      identity: other.identity.number == .min ? other.identity : identity, scope: other.scope, depth: depth)
  }
}

/// One line of a lazy grid: a cell in each column, all as long as the longest.
struct GridLineRule: NodeRule {
  let axis: Axis
  let tracks: [GridTrack]
  /// Where the columns stand across when they leave room.
  let alignment: AlignmentKey

  private func proposal(_ track: GridTrack) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis.other] = track.length
    return proposal
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    var longest = 0.0
    for (child, track) in zip(tree.children(of: node), tracks) {
      longest = max(longest, tree.measure(child, self.proposal(track))[axis])
    }
    let needed = tracks.last.map { $0.start + $0.length } ?? 0
    return Size(main: longest, cross: max(needed, proposal[axis.other] ?? needed), axis: axis)
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let needed = tracks.last.map { $0.start + $0.length } ?? 0
    let spare = alignment.defaultValue(frame.size) - alignment.defaultValue(Size(main: 0, cross: needed, axis: axis))
    for (child, track) in zip(tree.children(of: node), tracks) {
      let offered = self.proposal(track)
      let size = tree.measure(child, offered)
      let room = Size(main: frame.size[axis], cross: track.length, axis: axis)
      let cell = alignedOrigin(child, size, in: room, track.alignment ?? .center, offered, tree)
      let origin = Point(main: 0, cross: spare + track.start, axis: axis)
      tree.place(
        child, at: Point(x: origin.x + cell.x, y: origin.y + cell.y), in: frame, proposal: offered, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }
}
