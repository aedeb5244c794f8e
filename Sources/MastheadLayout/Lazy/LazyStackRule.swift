import Foundation
import MastheadDisplayList

/// Children along an axis, made while they are placed, and only those in sight (spec sticky-sections.md, 2 and 3).
final class LazyStackRule: AxisRule {
  let axis: Axis
  private let alignment: AlignmentKey
  private let spacing: Double
  private let pinnedViews: PinnedScrollableViews
  private let list: _ViewList
  /// The index for the width that was asked for last. A stack is measured and placed with the same one.
  private var known: (cross: Double?, index: LazyIndex)?

  /// How far beyond the edges of what is in sight children are made, in points: for what reaches beyond its frame.
  private static let overscan = 40.0

  init(
    axis: Axis, alignment: AlignmentKey, spacing: Double, pinnedViews: PinnedScrollableViews, list: _ViewList
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.list = list
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
      axis: axis, alignment: alignment, spacing: inputs.spacing(spacing), pinnedViews: pinnedViews,
      list: list)
    inputs.tree.append(rule, inputs)
  }

  private func index(_ cross: Double?, _ node: NodeID, _ tree: NodeTree) -> LazyIndex {
    if let known, known.cross == cross { return known.index }
    var builder = LazyIndexBuilder(axis: axis, spacing: spacing, cross: cross, scratch: LazyScratch(run: tree.run))
    let index = builder.build(list)
    if index.assumed > 0 {
      tree.run.report(
        .rowLengthsAssumed,
        "the length of \(index.assumed) rows is taken from a few of them; promise it with uniformRowLength(_:)", node,
        tree)
    }
    known = (cross, index)
    return index
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let cross = proposal[axis.other]
    let index = index(cross?.isFinite == true ? cross : nil, node, tree)
    return Size(main: index.length, cross: cross ?? fallbackLength, axis: axis)
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }

  // MARK: Placing

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    let isMirrored = axis == .horizontal && tree.nodes[Int(node)].isMirrored
    let cross = frame.size[axis.other]
    let index = index(proposal[axis.other] == nil ? nil : cross, node, tree)
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
      for element in isPinned ? 0..<block.count : block.candidates(from: from, to: to) {
        let start = block.start(of: element)
        guard isPinned || (start < to && start + block.length(of: element) > from) else { continue }
        made += 1
        guard made <= Limits.rowsInSight else { continue }
        let children = make(element, of: block, node, tree)
        if isPinned { pinned.add(children, of: block, tree) }
        place(
          children, at: start + shift, length: block.length(of: element),
          cross: proposal[axis.other] == nil ? nil : cross, node, in: frame, placement, tree)
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
  /// - Parameter length: what the index has for the element.
  private func place(
    _ children: [NodeID], at start: Double, length: Double, cross: Double?, _ node: NodeID, in frame: Rect,
    _ placement: Placement, _ tree: NodeTree
  ) {
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
    // A promise about lengths is kept by user code; where it is not, the picture has a gap or an overlap.
    if let total, abs(total - length) > 0.01 {
      tree.run.report(
        .rowLengthDiffers,
        "a row is \(total.text) points long, but \(length.text) were promised or measured", node, tree)
    }
  }

  private func make(_ element: Int, of block: LazyIndex.Block, _ node: NodeID, _ tree: NodeTree) -> [NodeID] {
    tree.rowCount += 1
    switch block.source {
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
    for block in known?.index.blocks ?? [] {
      guard let element = block.element(named: id) else { continue }
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
