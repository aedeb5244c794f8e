import Foundation
import MastheadDisplayList

/// Children along an axis, made while they are placed, and only those in sight (spec sticky-sections.md, 2 and 3).
final class LazyStackRule: AxisRule {
  let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: Double
  private let pinnedViews: PinnedScrollableViews
  private let list: _ViewList
  /// Who the stack is, where what is found out about it holds for further frames too; nil elsewhere.
  private let path: [IdentityTable.Step]?
  /// The index for the width that was asked for last. A stack is measured and placed with the same one.
  private var known: Known?

  private struct Known {
    let cross: Double?
    let index: LazyIndex
    let recipes: LazyRecipes
    /// The key of an index that an earlier frame found.
    let key: LazyIndexCache.Key?
  }

  /// How far beyond the edges of what is in sight children are made, in points: for what reaches beyond its frame.
  private static let overscan = 40.0
  /// How many elements of a run are measured across at most: of small ones a screen shows many, and they are alike.
  private static let mostMeasuredAcross = 32

  init(
    axis: Axis, alignment: AlignmentKey, spacing: Double, pinnedViews: PinnedScrollableViews, list: _ViewList,
    path: [IdentityTable.Step]? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.list = list
    self.path = path
  }

  static func append<Content: View>(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinnedViews: PinnedScrollableViews, _ content: Content,
    _ inputs: _ViewInputs
  ) {
    // The rows hang below the stack's node, which exists only once the rule does: its number is known beforehand.
    let node = NodeID(inputs.tree.nodes.count)
    var list = _ViewList()
    Content._list(content, inputs.below(node).child(0), &list)
    let rule = LazyStackRule(
      axis: axis, alignment: alignment, spacing: inputs.spacing(spacing), pinnedViews: pinnedViews, list: list,
      path: inputs.isSameInFurtherFrames ? inputs.tree.memory.identities.path(of: inputs.identity) : nil)
    inputs.tree.append(rule, inputs)
  }

  private func known(_ cross: Double?, _ node: NodeID, _ tree: NodeTree) -> Known {
    if let known, known.cross == cross { return known }
    let key = path.flatMap { path in
      tree.run.indexes.map {
        LazyIndexCache.Key(scope: $0.scope, path: path, axis: axis, spacing: spacing, cross: cross)
      }
    }
    let found: Known
    if let key, let index = tree.run.indexes?.cache.index(for: key) {
      found = Known(cross: cross, index: index, recipes: LazyRecipes(list, origins: index.origins), key: key)
    } else {
      let recipes = LazyRecipes(list)
      var builder = LazyIndexBuilder(
        recipes, axis: axis, spacing: spacing, cross: cross, scratch: LazyScratch(run: tree.run))
      found = Known(cross: cross, index: builder.build(), recipes: recipes, key: nil)
      if let key { tree.run.indexes?.cache.insert(found.index, for: key) }
    }
    if found.index.assumed > 0 {
      tree.run.report(
        .rowLengthsAssumed,
        "the length of \(found.index.assumed) rows is taken from a few of them; promise it with uniformRowLength(_:)",
        node, tree)
    }
    known = found
    return found
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let cross = proposal[axis.other]
    let known = known(cross?.isFinite == true ? cross : nil, node, tree)
    return Size(main: known.index.length, cross: cross ?? extent(known, tree), axis: axis)
  }

  /// What the first elements take across when nothing is offered, as many as a screen shows: those after them are not known
  /// yet, as on the platform.
  private func extent(_ known: Known, _ tree: NodeTree) -> Double {
    let scratch = LazyScratch(run: tree.run)
    let screen = tree.run.screenSize[axis]
    var extent: Double?
    for number in known.index.blocks(from: 0, to: screen) {
      let block = known.index.blocks[number]
      guard let source = known.recipes.source(of: block) else { continue }
      for element in block.candidates(from: 0, to: screen).prefix(Self.mostMeasuredAcross)
      where block.start(of: element) < screen {
        guard let new = scratch.extent(element, of: source, axis) else { continue }
        extent = max(extent ?? 0, new)
      }
    }
    return extent ?? fallbackLength
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }

  // MARK: Placing

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let isMirrored = axis == .horizontal && tree.nodes[Int(node)].isMirrored
    let cross = frame.size[axis.other]
    let known = known(proposal[axis.other] == nil ? nil : cross, node, tree)
    let index = known.index
    let window = Window(frame, placement, axis, isMirrored: isMirrored)
    let from = window.visible.lowerBound - Self.overscan
    let to = window.visible.upperBound + Self.overscan
    let pins = Pins(index: index, window: window, pinnedViews: pinnedViews)
    var blocks = Array(index.blocks(from: from, to: to))
    // A pinned header stands before the blocks in sight, and a pinned footer behind them.
    for section in index.sections(from: from, to: to) {
      blocks.append(contentsOf: index.sections[section].header)
      blocks.append(contentsOf: index.sections[section].footer)
    }
    var pinned = PinnedParts(pins: pins)
    var made = 0
    for number in Set(blocks).sorted() {
      let block = index.blocks[number]
      let shift = pins.shift(of: block)
      let isPinned = pins.isPinned(block)
      guard let source = known.recipes.source(of: block) else {
        lookAnew(known, tree)
        return
      }
      for element in isPinned ? 0..<block.count : block.candidates(from: from, to: to) {
        let start = block.start(of: element)
        guard isPinned || (start < to && start + block.length(of: element) > from) else { continue }
        made += 1
        guard made <= Limits.rowsInSight else { continue }
        let children = make(element, of: source, node, tree)
        if isPinned { pinned.add(children, of: block, tree) }
        let length = place(
          children, at: start + shift, cross: proposal[axis.other] == nil ? nil : cross, in: frame, placement, tree)
        check(length, block.length(of: element), known, node, tree)
      }
    }
    if made > Limits.rowsInSight {
      tree.run.report(
        .rowsLeftOut, "\(made) rows are in sight at once; all after the first \(Limits.rowsInSight) are left out", node,
        tree
      )
    }
    pinned.report(axis, isMirrored: isMirrored, placement, tree)
  }

  /// Places an element's children one after the other.
  ///
  /// - Returns: the length that they take together; nil when there are none.
  private func place(
    _ children: [NodeID], at start: Double, cross: Double?, in frame: Rect, _ placement: Placement, _ tree: NodeTree
  ) -> Double? {
    var proposal = ProposedSize.unspecified
    proposal[axis.other] = cross
    var position = start
    var total: Double?
    for child in children {
      let size = tree.measure(child, proposal)
      let guide = tree.guide(alignment, of: child, size: size, proposal: proposal)
      let line = alignment.defaultValue(frame.size)
      tree.place(
        child, at: Point(main: position, cross: line - guide, axis: axis), in: frame, proposal: proposal, placement)
      position += size[axis] + spacing
      total = total.map { $0 + spacing + size[axis] } ?? size[axis]
    }
    return total
  }

  /// Compares a row that is shown with what the index has for it.
  private func check(_ length: Double?, _ expected: Double, _ known: Known, _ node: NodeID, _ tree: NodeTree) {
    guard let length, abs(length - expected) > 0.01 else { return }
    if known.key != nil {
      lookAnew(known, tree)
    } else {
      // A promise about lengths is kept by user code; where it is not, the picture has a gap or an overlap.
      tree.run.report(
        .rowLengthDiffers, "a row is \(length.text) points long, but \(expected.text) were promised or measured", node,
        tree)
    }
  }

  /// What an earlier frame found does not hold: the frame is laid out again without it.
  private func lookAnew(_ known: Known, _ tree: NodeTree) {
    guard let key = known.key else { return }
    tree.run.indexes?.cache.remove(key)
    tree.run.needsPass = true
  }

  private func make(_ element: Int, of source: LazyRecipes.Source, _ node: NodeID, _ tree: NodeTree) -> [NodeID] {
    tree.rowCount += 1
    switch source {
    case .single(let single):
      return tree.appended(single.inputs.below(node), single.resolve)
    case .run(let run):
      let id = run.id(element)
      let nodes = tree.appended(run.inputs.below(node).child(id: id)) { run.resolve(element, $0) }
      for child in nodes where tree.nodes[Int(child)].traits.id == nil { tree.nodes[Int(child)].traits.id = id }
      return nodes
    }
  }

  /// Where the element with an identifier stands, made or not.
  func frame(of id: AnyHashable, in frame: Rect, isMirrored: Bool) -> Rect? {
    guard let known else { return nil }
    for block in known.index.blocks {
      guard let element = known.recipes.source(of: block)?.element(named: id) else { continue }
      let start = block.start(of: element)
      let length = block.length(of: element)
      if axis == .vertical { return Rect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length) }
      let x = isMirrored ? frame.maxX - start - length : frame.minX + start
      return Rect(x: x, y: frame.minY, width: length, height: frame.height)
    }
    return nil
  }

  /// Where the elements around a place start, in points from the stack's start: those among which the nearest one is.
  func starts(around place: Double) -> [Double] {
    guard let index = known?.index else { return [] }
    let first = index.blocks(from: place, to: place).lowerBound
    var result: [Double] = []
    for block in index.blocks[max(0, first - 1)..<min(index.blocks.count, first + 2)] where block.count > 0 {
      let element = min(block.candidates(from: place, to: place).lowerBound, block.count - 1)
      for near in max(0, element - 1)...min(block.count - 1, element + 2) { result.append(block.start(of: near)) }
    }
    return result
  }

  // MARK: Drawing

  /// Rows, then pinned footers, then pinned headers, whatever their order in the source.
  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    for pin in [nil, Traits.Pin.footer, .header] {
      let layer = tree.children(of: node).filter { tree.nodes[Int($0)].traits.pin == pin }
      tree.draw(layer, &drawing)
    }
  }
}

extension _ViewInputs {
  /// True where a lazy stack has the same rows in every frame of a preview: in the first pass, in which all state is as it
  /// was declared, and outside of content that is made for its place on the screen.
  var isSameInFurtherFrames: Bool {
    tree.run.indexes != nil && tree.run.passCount == 1 && tree.memory === tree.run.memory && !dependsOnOffset
  }
}
