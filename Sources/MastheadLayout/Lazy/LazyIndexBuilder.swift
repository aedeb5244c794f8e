import MastheadDisplayList

/// Builds the index of a lazy stack: asks each row's view for its length, and measures the rows that don't know theirs.
struct LazyIndexBuilder {
  /// Up to so many elements of a stack are all asked for their lengths. Beyond, a run whose rows fix their own length is
  /// represented by a few of them, and the frame says so.
  static let mostAsked = 10_000
  /// How many rows of a long run are asked, evenly spread.
  static let sampleCount = 16

  let axis: Axis
  let spacing: Double
  let cross: Double?
  let scratch: LazyScratch
  private var index = LazyIndex()
  private var position = 0.0
  private var hasChild = false
  private var total = 0

  init(axis: Axis, spacing: Double, cross: Double?, scratch: LazyScratch) {
    self.axis = axis
    self.spacing = spacing
    self.cross = cross
    self.scratch = scratch
  }

  mutating func build(_ list: _ViewList) -> LazyIndex {
    let expanded = Self.expand(list)
    total = Self.count(expanded)
    append(expanded, role: .row, section: nil)
    index.length = max(0, position)
    return index
  }

  /// The list with the elements that hold sections replaced by what they give.
  private static func expand(_ list: _ViewList) -> _ViewList {
    guard list.entries.contains(where: { $0.isExpandable }) else { return list }
    var result = _ViewList()
    result.entries.reserveCapacity(list.entries.count)
    for entry in list.entries {
      switch entry {
      case .run(let run):
        guard let expandElement = run.list else {
          result.entries.append(entry)
          continue
        }
        for element in 0..<run.count {
          var inner = _ViewList()
          expandElement(element, run.inputs.child(id: run.id(element)), &inner)
          result.entries.append(contentsOf: expand(inner).entries)
        }
      case .section(let section):
        result.entries.append(
          .section(
            _ViewList.Section(
              header: expand(section.header), content: expand(section.content), footer: expand(section.footer))))
      case .single: result.entries.append(entry)
      }
    }
    return result
  }

  private static func count(_ list: _ViewList) -> Int {
    list.entries.reduce(0) { total, entry in
      switch entry {
      case .single: total + 1
      case .run(let run): total + run.count
      case .section(let section): total + count(section.content) + 2
      }
    }
  }

  private mutating func append(_ list: _ViewList, role: LazyIndex.Role, section: Int?) {
    for entry in list.entries {
      switch entry {
      case .single(let single): append(single, role: role, section: section)
      case .run(let run): append(run, role: role, section: section)
      case .section(let inner) where section == nil: append(inner)
      case .section(let inner):
        // A section inside a section is flattened: there is one header to pin.
        append(inner.header, role: .row, section: section)
        append(inner.content, role: .row, section: section)
        append(inner.footer, role: .row, section: section)
      }
    }
  }

  private mutating func append(_ section: _ViewList.Section) {
    let number = index.sections.count
    index.sections.append(LazyIndex.Section(start: 0, end: 0, header: 0..<0, footer: 0..<0))
    let first = index.blocks.count
    append(section.header, role: .header, section: number)
    let header = first..<index.blocks.count
    append(section.content, role: .row, section: number)
    let beforeFooter = index.blocks.count
    append(section.footer, role: .footer, section: number)
    let start = index.blocks.indices.contains(first) ? index.blocks[first].start : position
    index.sections[number] = LazyIndex.Section(
      start: start, end: max(start, position), header: header, footer: beforeFooter..<index.blocks.count)
  }

  private mutating func append(_ single: _ViewList.Single, role: LazyIndex.Role, section: Int?) {
    let length =
      single.children == 1
      ? single.fixedLength(axis) ?? scratch.length(single, axis, cross, spacing)
      : scratch.length(single, axis, cross, spacing)
    // A recipe without children takes no place and no spacing.
    guard let length else { return }
    append(.single(single), count: 1, lengths: .uniform(length), role: role, section: section)
  }

  private mutating func append(_ run: _ViewList.Run, role: LazyIndex.Role, section: Int?) {
    guard run.count > 0 else { return }
    append(.run(run), count: run.count, lengths: lengths(of: run), role: role, section: section)
  }

  private mutating func append(
    _ source: LazyIndex.Source, count: Int, lengths: LazyIndex.Lengths, role: LazyIndex.Role, section: Int?
  ) {
    if case .table(let starts) = lengths, starts.last == 0 { return }
    if hasChild { position += spacing }
    let block = LazyIndex.Block(
      source: source, count: count, start: position, lengths: lengths, role: role, section: section, spacing: spacing)
    if spacing < 0 {
      let isAhead = index.blocks.last.map { $0.start <= block.start && $0.end <= block.end } ?? true
      index.isOrdered = index.isOrdered && isAhead && block.isOrdered
    }
    index.blocks.append(block)
    position = block.end
    hasChild = true
  }

  private mutating func lengths(of run: _ViewList.Run) -> LazyIndex.Lengths {
    if let promised = run.promisedLength { return .uniform(promised) }
    if run.childrenPerElement == 1, let uniform = uniformLength(of: run) { return .uniform(uniform) }
    return .table(scratch.starts(run, axis, cross, spacing))
  }

  /// The length that all rows of a run fix for themselves; nil when they don't, or not to the same.
  private mutating func uniformLength(of run: _ViewList.Run) -> Double? {
    guard let first = run.fixedLength(0, axis) else { return nil }
    if total <= Self.mostAsked {
      for element in 1..<max(1, run.count) where run.fixedLength(element, axis) != first { return nil }
      return first
    }
    // Long lists have many short runs or a few long ones: each run is looked at in proportion to its share.
    let samples = max(1, min(run.count, Self.sampleCount * run.count / total + 1))
    for sample in 0...samples {
      let element = (run.count - 1) * sample / samples
      if run.fixedLength(element, axis) != first { return nil }
    }
    index.assumed += run.count
    return first
  }
}

extension _ViewList.Entry {
  /// True for an entry that holds further entries, which only asking its elements shows.
  fileprivate var isExpandable: Bool {
    switch self {
    case .single: false
    case .run(let run): run.list != nil
    case .section(let section):
      [section.header, section.content, section.footer].contains { $0.entries.contains { $0.isExpandable } }
    }
  }
}
