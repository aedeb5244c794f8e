import MastheadDisplayList

/// The headers and footers that a lazy stack has placed, for the frame's metrics.
struct PinnedParts {
  private struct Part {
    let block: LazyIndex.Block
    let section: Int
    var nodes: [NodeID]
  }

  let pins: Pins
  private var parts: [Part] = []

  /// Rounding errors of sums are no movement.
  private static let tolerance = 0.001

  init(pins: Pins) {
    self.pins = pins
  }

  /// Notes the children of a header or footer, and marks them for the order of drawing.
  mutating func add(_ nodes: [NodeID], of block: LazyIndex.Block, _ tree: NodeTree) {
    for node in nodes { tree.nodes[Int(node)].traits.pin = block.role == .header ? .header : .footer }
    guard let section = block.section else { return }
    if let last = parts.indices.last, parts[last].section == section, parts[last].block.role == block.role {
      parts[last].nodes.append(contentsOf: nodes)
    } else {
      parts.append(Part(block: block, section: section, nodes: nodes))
    }
  }

  /// Adds those in sight to the metrics of the scroll view around. To be called once they are placed.
  func report(_ axis: Axis, isMirrored: Bool, _ placement: Placement, _ tree: NodeTree) {
    guard let scroll = placement.scroll, let visible = placement.visible else { return }
    for part in parts {
      let frames = part.nodes.compactMap { tree.nodes[Int($0)].frame }
      guard let first = frames.first else { continue }
      let frame = frames.dropFirst().reduce(first) { $0.union($1) }
      guard !frame.intersection(visible).isEmpty else { continue }
      let shift = pins.shift(of: part.block)
      let moved = axis == .vertical ? Point(x: 0, y: -shift) : Point(x: isMirrored ? shift : -shift, y: 0)
      tree.scrollMetrics[scroll].pinnedViews.append(
        PinnedView(
          role: part.block.role == .header ? .header : .footer, section: part.section,
          label: part.nodes.map(tree.accessibilityLabel).filter { !$0.isEmpty }.joined(separator: ", "),
          state: state(of: part, length: frame.size[axis], shift: shift), frame: placement.global(frame),
          restingFrame: placement.global(frame.offsetBy(x: moved.x, y: moved.y))))
    }
  }

  private func state(of part: Part, length: Double, shift: Double) -> PinnedView.State {
    guard abs(shift) > Self.tolerance, let region = pins.window.region else { return .resting }
    let start = part.block.start + shift
    let isAtEdge =
      part.block.role == .header
      ? start > region.lowerBound - Self.tolerance : start + length < region.upperBound + Self.tolerance
    return isAtEdge ? .pinned : .pushed
  }
}
