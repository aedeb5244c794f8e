import MastheadDisplayList

/// What can be seen of a lazy stack, in points along its axis from its own start.
struct Window {
  let visible: ClosedRange<Double>
  /// The region that headers and footers pin to; nil outside of scroll views that move along the axis.
  let region: ClosedRange<Double>?

  init(_ frame: Rect, _ placement: Placement, _ axis: Axis, isMirrored: Bool) {
    func range(_ rect: Rect) -> ClosedRange<Double> {
      let (low, high) =
        axis == .vertical
        ? (rect.minY - frame.minY, rect.maxY - frame.minY)
        : isMirrored
          ? (frame.maxX - rect.maxX, frame.maxX - rect.minX) : (rect.minX - frame.minX, rect.maxX - frame.minX)
      return low...max(low, high)
    }
    visible = placement.visible.map(range) ?? 0...max(0, frame.size[axis])
    region = placement.scrollRegion.map(range)
  }
}

/// Where headers and footers stand while their section is in sight (spec sticky-sections.md, 3).
struct Pins {
  let index: LazyIndex
  let window: Window
  let pinnedViews: PinnedScrollableViews

  func isPinned(_ block: LazyIndex.Block) -> Bool {
    guard window.region != nil else { return false }
    switch block.role {
    case .row: return false
    case .header: return pinnedViews.contains(.sectionHeaders)
    case .footer: return pinnedViews.contains(.sectionFooters)
    }
  }

  /// How far a block is drawn from its place in the flow, in points along the axis.
  func shift(of block: LazyIndex.Block) -> Double {
    guard isPinned(block), let region = window.region, let number = block.section else { return 0 }
    let section = index.sections[number]
    let header = length(section.header)
    switch block.role {
    case .row: return 0
    case .header:
      // y = min(max(T - s, 0), B - s - h): never above its place, at the line while it can be, pushed by the section's end.
      let start = index.blocks[section.header.lowerBound].start
      return max(start, min(region.lowerBound, section.end - header)) - start
    case .footer:
      // y = max(min(B - f - s, V - f), T + h - s): the same at the other edge, pushed by the section's header.
      let start = index.blocks[section.footer.lowerBound].start
      let footer = length(section.footer)
      return min(start, max(region.upperBound - footer, section.start + header)) - start
    }
  }

  private func length(_ blocks: Range<Int>) -> Double {
    guard let first = blocks.first, let last = blocks.last else { return 0 }
    return index.blocks[last].end - index.blocks[first].start
  }
}

extension LazyIndex {
  /// Blocks among which are all those that end after one position and start before another.
  func blocks(from: Double, to: Double) -> Range<Int> {
    guard isOrdered else { return blocks.indices }
    let first = firstIndex(below: blocks.count) { blocks[$0].end > from }
    return first..<max(first, firstIndex(below: blocks.count) { blocks[$0].start >= to })
  }

  /// Sections among which are all those of which a part lies between two positions.
  func sections(from: Double, to: Double) -> Range<Int> {
    guard isOrdered else { return sections.indices }
    let first = firstIndex(below: sections.count) { sections[$0].end >= from }
    return first..<max(first, firstIndex(below: sections.count) { sections[$0].start > to })
  }
}
