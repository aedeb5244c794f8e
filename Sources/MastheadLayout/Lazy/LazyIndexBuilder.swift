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
  private let text: LineHeights
  private let recipes: LazyRecipes
  private var index = LazyIndex()
  /// The list that was opened last when the recipes are gone through again.
  private var opened = 0
  private var position = 0.0
  private var hasChild = false
  private var total = 0

  init(_ recipes: LazyRecipes, axis: Axis, spacing: Double, cross: Double?, scratch: LazyScratch) {
    self.recipes = recipes
    self.axis = axis
    self.spacing = spacing
    self.cross = cross
    self.scratch = scratch
    text = LineHeights(engine: scratch.run.text)
  }

  /// The question to the views that stand where `inputs` says.
  private func query(_ inputs: _ViewInputs) -> _LengthQuery {
    _LengthQuery(
      axis: axis, cross: cross, environment: inputs.environment, text: text, run: scratch.run)
  }

  mutating func build() -> LazyIndex {
    // What is asked for lengths takes no random numbers from what is shown: another frame may have the answers already.
    let numbers = scratch.run.numbers
    let outer = numbers.enter(.root, in: scratch.run.memory.identities)
    defer { numbers.leave(to: outer) }
    total = openLists(in: 0)
    append(list: 0, role: .row, section: nil)
    index.length = max(0, position)
    index.origins = recipes.origins
    return index
  }

  /// Opens all lists inside a list, each before those inside it.
  ///
  /// - Returns: how many elements there are.
  private func openLists(in number: Int) -> Int {
    guard let list = recipes.list(number) else { return 0 }
    var total = 0
    for (entry, content) in list.entries.enumerated() {
      let place = LazyRecipes.Place(list: number, entry: entry)
      switch content {
      case .single: total += 1
      case .run(let run) where run.list == nil: total += run.count
      case .run(let run):
        for element in 0..<run.count { total += openLists(in: recipes.open(.element(element, of: place))) }
      case .section:
        total += openLists(in: recipes.open(.header(of: place)))
        total += openLists(in: recipes.open(.content(of: place)))
        total += openLists(in: recipes.open(.footer(of: place)))
      }
    }
    return total
  }

  /// The lists come in the order in which they were opened.
  private mutating func nextList() -> Int {
    opened += 1
    return opened
  }

  private mutating func append(list number: Int, role: LazyIndex.Role, section: Int?) {
    guard let list = recipes.list(number) else { return }
    for (entry, content) in list.entries.enumerated() {
      let place = LazyRecipes.Place(list: number, entry: entry)
      switch content {
      case .single(let single): append(single, at: place, role: role, section: section)
      case .run(let run) where run.list == nil: append(run, at: place, role: role, section: section)
      case .run(let run):
        for _ in 0..<run.count { append(list: nextList(), role: role, section: section) }
      case .section where section == nil: appendSection()
      case .section:
        // A section inside a section is flattened: there is one header to pin.
        for _ in 0..<3 { append(list: nextList(), role: .row, section: section) }
      }
    }
  }

  private mutating func appendSection() {
    let number = index.sections.count
    index.sections.append(LazyIndex.Section(start: 0, end: 0, header: 0..<0, footer: 0..<0))
    let first = index.blocks.count
    append(list: nextList(), role: .header, section: number)
    let header = first..<index.blocks.count
    append(list: nextList(), role: .row, section: number)
    let beforeFooter = index.blocks.count
    append(list: nextList(), role: .footer, section: number)
    let start = index.blocks.indices.contains(first) ? index.blocks[first].start : position
    index.sections[number] = LazyIndex.Section(
      start: start, end: max(start, position), header: header, footer: beforeFooter..<index.blocks.count)
  }

  private mutating func append(
    _ single: _ViewList.Single, at place: LazyRecipes.Place, role: LazyIndex.Role, section: Int?
  ) {
    let length =
      single.children == 1
      ? single.length(query(single.inputs)) ?? scratch.length(single, axis, cross, spacing)
      : scratch.length(single, axis, cross, spacing)
    // A recipe without children takes no place and no spacing.
    guard let length else { return }
    append(place, count: 1, lengths: .uniform(length), role: role, section: section)
  }

  private mutating func append(
    _ run: _ViewList.Run, at place: LazyRecipes.Place, role: LazyIndex.Role, section: Int?
  ) {
    guard run.count > 0 else { return }
    append(place, count: run.count, lengths: lengths(of: run), role: role, section: section)
  }

  private mutating func append(
    _ place: LazyRecipes.Place, count: Int, lengths: LazyIndex.Lengths, role: LazyIndex.Role, section: Int?
  ) {
    if case .table(let starts) = lengths, starts.last == 0 { return }
    if hasChild { position += spacing }
    let block = LazyIndex.Block(
      place: place, count: count, start: position, lengths: lengths, role: role, section: section, spacing: spacing)
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
    return scratch.lengths(of: run, asking: run.childrenPerElement == 1 ? query(run.inputs) : nil, axis, cross, spacing)
  }

  /// The length that all rows of a run fix for themselves, whatever they are offered; nil when they don't, or not to the same.
  private mutating func uniformLength(of run: _ViewList.Run) -> Double? {
    let query = query(run.inputs).fixedOnly
    guard let first = run.length(0, query) else { return nil }
    if total <= Self.mostAsked {
      for element in 1..<max(1, run.count) where run.length(element, query) != first { return nil }
      return first
    }
    // Long lists have many short runs or a few long ones: each run is looked at in proportion to its share.
    let samples = max(1, min(run.count, Self.sampleCount * run.count / total + 1))
    for sample in 0...samples {
      let element = (run.count - 1) * sample / samples
      if run.length(element, query) != first { return nil }
    }
    index.assumed += run.count
    return first
  }
}
