import MastheadDisplayList

/// A tree in which rows are made only to be measured, one after the other.
final class LazyScratch {
  private let tree: NodeTree
  let run: Run
  /// How many rows were made to be measured; tests count it.
  private(set) var rowCount = 0

  init(run: Run) {
    self.run = run
    tree = NodeTree(run: run, memory: ViewMemory(over: run.memory))
  }

  /// The length of what a recipe gives, spacing inside included; nil when it gives nothing.
  func length(_ single: _ViewList.Single, _ axis: Axis, _ cross: Double?, _ spacing: Double) -> Double? {
    measure(single.inputs, single.inputs.identity, axis, cross, spacing, single.resolve)?.length
  }

  /// What an element takes across when nothing is offered; nil when it gives nothing.
  func extent(_ element: Int, of source: LazyRecipes.Source, _ axis: Axis) -> Double? {
    switch source {
    case .single(let single):
      measure(single.inputs, single.inputs.identity, axis, nil, 0, single.resolve)?.extent
    case .run(let run):
      measure(run.inputs, identity(element, run), axis, nil, 0) { run.resolve(element, $0) }?.extent
    }
  }

  /// Where each element of a run starts, relative to the first, and where one after the last would.
  func starts(_ run: _ViewList.Run, _ axis: Axis, _ cross: Double?, _ spacing: Double) -> [Double] {
    var starts = [0.0]
    starts.reserveCapacity(run.count + 1)
    for element in 0..<run.count {
      let length = length(element, of: run, axis, cross, spacing)
      starts.append(starts[element] + (length.map { $0 + spacing } ?? 0))
    }
    return starts
  }

  /// The lengths of a run's elements. One length for all is one number, however many they are.
  ///
  /// - Parameter query: is put to each element's view, which is made and measured only if it does not know; nil for elements of
  ///   none or several children.
  func lengths(
    of run: _ViewList.Run, asking query: _LengthQuery?, _ axis: Axis, _ cross: Double?, _ spacing: Double
  ) -> LazyIndex.Lengths {
    guard let query else { return .table(starts(run, axis, cross, spacing)) }
    func length(_ element: Int) -> Double? {
      run.length(element, query) ?? self.length(element, of: run, axis, cross, spacing)
    }
    let first = length(0)
    var same = 1
    var other: Double?
    while same < run.count {
      other = length(same)
      guard other == first else { break }
      same += 1
    }
    if same == run.count, let first { return .uniform(first) }
    var starts: [Double] = []
    starts.reserveCapacity(run.count + 1)
    let stride = first.map { $0 + spacing } ?? 0
    for element in 0...same { starts.append(Double(element) * stride) }
    for element in same..<run.count {
      let length = element == same ? other : length(element)
      starts.append(starts[element] + (length.map { $0 + spacing } ?? 0))
    }
    return .table(starts)
  }

  private func length(
    _ element: Int, of run: _ViewList.Run, _ axis: Axis, _ cross: Double?, _ spacing: Double
  ) -> Double? {
    measure(run.inputs, identity(element, run), axis, cross, spacing) { run.resolve(element, $0) }?.length
  }

  private func identity(_ element: Int, _ run: _ViewList.Run) -> Identity {
    // In the first pass no row has state yet, whoever it is.
    self.run.passCount > 1 ? tree.memory.identities.child(of: run.inputs.identity, id: run.id(element)) : Self.nobody
  }

  /// Someone who is in no table of identities.
  private static let nobody = Identity(number: .min)

  private func measure(
    _ inputs: _ViewInputs, _ identity: Identity, _ axis: Axis, _ cross: Double?, _ spacing: Double,
    _ resolve: (_ViewInputs) -> Void
  ) -> (length: Double, extent: Double)? {
    tree.reset()
    rowCount += 1
    run.isMeasuringRows = true
    defer { run.isMeasuringRows = false }
    tree.nodes.append(
      Node(
        rule: PassThroughRule(), parent: -1, scope: -1, identity: .root,
        isMirrored: inputs.environment.layoutDirection == .rightToLeft))
    resolve(
      _ViewInputs(
        tree: tree, parent: 0, environment: inputs.environment, identity: identity, scope: -1, depth: inputs.depth))
    var proposal = ProposedSize.unspecified
    proposal[axis.other] = cross
    var result: (length: Double, extent: Double)?
    tree.forEachChild(of: 0) { child in
      let size = tree.measure(child, proposal)
      let length = size[axis].isFinite ? size[axis] : 0
      let extent = size[axis.other].isFinite ? size[axis.other] : 0
      result = result.map { ($0.length + spacing + length, max($0.extent, extent)) } ?? (length, extent)
    }
    return result
  }
}
