import Foundation
import MastheadDisplayList
import MastheadText

/// The nodes of one layout pass. Created, measured, placed, drawn, thrown away.
final class NodeTree {
  private struct Memo {
    var proposal: ProposedSize
    var size: Size
    var next: Int32
  }

  private struct ArrangementMemo {
    var proposal: ProposedSize
    var arrangement: StackRule.Arrangement
    var next: Int32
  }

  private struct GuideMemo {
    var key: AlignmentKey
    var proposal: ProposedSize
    var value: Double?
    var next: Int32
  }

  // Unowned: a run keeps its last tree while a timeline plays.
  unowned let run: Run
  /// The run's, at hand.
  let text: TextEngine
  let isPlaying: Bool
  private let mostMeasurements: Int
  /// What the views of this tree keep between passes.
  let memory: ViewMemory
  let nodes = Pool<Node>()
  private let memos = Pool<Memo>()
  private let guideMemos = Pool<GuideMemo>()
  private let arrangementMemos = Pool<ArrangementMemo>()
  /// How often a node was measured without an answer at hand; tests count it.
  private(set) var measureCount = 0
  /// How many elements lazy stacks made to show them; tests count it.
  var rowCount = 0
  /// What to do after placement, in order: preferences, appearances, changes.
  var afterPlacement: [() -> Void] = []
  /// The preferences that nodes write, by key.
  var preferences: [ObjectIdentifier: [NodeID: Any]] = [:]
  var preferenceReaders: [PreferenceReader] = []
  /// What a timeline can select: names, and what selecting one does.
  var selections: [(names: [String], select: (Int) -> Void)] = []
  var scrollMetrics: [ScrollMetrics] = []
  /// The appearance that the first view that wants one wants for the whole screen.
  var preferredColorScheme: ColorScheme?
  /// True once a scroll view stands at the offset that the frame asks for.
  var hasAskedScroll = false
  /// Which of the metrics belong to a node.
  var scrolls: [NodeID: Int] = [:]
  /// What headers say of how far they have come, in the order in which they were made.
  var progress: [ReportedProgress] = []
  /// What views want gone of what the system shows.
  var hiddenSystemBars: SystemBars.Parts = []
  private(set) var scopes: [(parent: ScopeID, name: String)] = []
  private var depth = 0

  /// - Parameter memory: nil for the run's own, which lasts from pass to pass.
  init(run: Run, memory: ViewMemory? = nil) {
    self.run = run
    text = run.text
    isPlaying = run.isPlaying
    mostMeasurements = run.mostMeasurements
    self.memory = memory ?? run.memory
  }

  /// Forgets all nodes but keeps their memory, for a tree that is only measured.
  func reset() {
    nodes.removeAll()
    memos.removeAll()
    guideMemos.removeAll()
    arrangementMemos.removeAll()
    scopes.removeAll(keepingCapacity: true)
    measureCount = 0
    afterPlacement.removeAll()
    preferences.removeAll()
    preferenceReaders.removeAll()
    progress.removeAll()
    memory.removeAll()
  }

  // MARK: Building

  /// Appends a node below the parent of `inputs`.
  @discardableResult
  func append(_ rule: any NodeRule, _ inputs: _ViewInputs) -> NodeID {
    let id = NodeID(
      nodes.append(
        Node(
          rule: rule, parent: inputs.parent, scope: inputs.scope, identity: inputs.identity,
          isMirrored: inputs.environment.layoutDirection == .rightToLeft)))
    link(id, below: inputs.parent)
    return id
  }

  private func link(_ id: NodeID, below parent: NodeID) {
    guard parent >= 0 else { return }
    let last = nodes[Int(parent)].lastChild
    if last >= 0 {
      nodes[Int(last)].nextSibling = id
    } else {
      nodes[Int(parent)].firstChild = id
    }
    nodes[Int(parent)].lastChild = id
  }

  /// Appends `rule` around what `content` appends. Several children get a wrapper each; none leaves no wrapper.
  ///
  /// - Parameter decorate: appends further children to each wrapper, after its content.
  func wrap(
    _ rule: any NodeRule, _ inputs: _ViewInputs, content: (_ViewInputs) -> Void,
    decorate: ((_ViewInputs) -> Void)? = nil
  ) {
    let wrapper = openWrapper(rule, inputs)
    content(inputs.below(wrapper.node))
    close(wrapper, inputs, decorate: decorate)
  }

  /// A wrapper that its content is being appended to.
  struct OpenWrapper {
    let node: NodeID
    /// The parent's last child before it.
    fileprivate let previous: NodeID
  }

  /// Appends `rule` for what comes until the wrapper is closed, as `wrap` does: without a closure, which would have to hold
  /// the view.
  func openWrapper(_ rule: any NodeRule, _ inputs: _ViewInputs) -> OpenWrapper {
    let previous = inputs.parent >= 0 ? nodes[Int(inputs.parent)].lastChild : -1
    return OpenWrapper(node: append(rule, inputs), previous: previous)
  }

  func close(_ wrapper: OpenWrapper, _ inputs: _ViewInputs, decorate: ((_ViewInputs) -> Void)? = nil) {
    guard let first = firstChild(of: wrapper.node) else {
      unlink(wrapper.node, after: wrapper.previous, below: inputs.parent)
      return
    }
    var next = nodes[Int(first)].nextSibling
    adopt(first, in: wrapper.node)
    decorate?(inputs.below(wrapper.node))
    while next >= 0 {
      let following = nodes[Int(next)].nextSibling
      let another = append(nodes[Int(wrapper.node)].rule, inputs)
      adopt(next, in: another)
      decorate?(inputs.below(another))
      next = following
    }
  }

  /// Makes `child` the only child of `wrapper`, and lets the wrapper speak for it.
  private func adopt(_ child: NodeID, in wrapper: NodeID) {
    nodes[Int(child)].parent = wrapper
    nodes[Int(child)].nextSibling = -1
    nodes[Int(wrapper)].firstChild = child
    nodes[Int(wrapper)].lastChild = child
    nodes[Int(wrapper)].statement = nodes[Int(child)].statement
  }

  private func unlink(_ id: NodeID, after previous: NodeID, below parent: NodeID) {
    guard parent >= 0 else { return }
    if previous >= 0 {
      nodes[Int(previous)].nextSibling = -1
    } else {
      nodes[Int(parent)].firstChild = -1
    }
    nodes[Int(parent)].lastChild = previous
  }

  /// The nodes that `content` appends directly below the parent.
  func appended(_ inputs: _ViewInputs, _ content: (_ViewInputs) -> Void) -> [NodeID] {
    let before = nodes[Int(inputs.parent)].lastChild
    content(inputs)
    var result: [NodeID] = []
    var next = before >= 0 ? nodes[Int(before)].nextSibling : nodes[Int(inputs.parent)].firstChild
    while next >= 0 {
      result.append(next)
      next = nodes[Int(next)].nextSibling
    }
    return result
  }

  // MARK: Walking

  func firstChild(of node: NodeID) -> NodeID? {
    let child = nodes[Int(node)].firstChild
    return child >= 0 ? child : nil
  }

  func hasOneChild(_ node: NodeID) -> Bool {
    let child = nodes[Int(node)].firstChild
    return child >= 0 && nodes[Int(child)].nextSibling < 0
  }

  func childCount(of node: NodeID) -> Int {
    var count = 0
    forEachChild(of: node) { _ in count += 1 }
    return count
  }

  func children(of node: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var next = nodes[Int(node)].firstChild
    while next >= 0 {
      result.append(next)
      next = nodes[Int(next)].nextSibling
    }
    return result
  }

  func forEachChild(of node: NodeID, _ body: (NodeID) -> Void) {
    var next = nodes[Int(node)].firstChild
    while next >= 0 {
      body(next)
      next = nodes[Int(next)].nextSibling
    }
  }

  // MARK: Measuring and placing

  /// The size that a node takes for a proposal.
  ///
  /// Every answer is kept. A node gets some ten proposals: two axes with least, most, ideal and actual. Forgetting one would
  /// have nested stacks measure all that is inside again, level by level.
  func measure(_ node: NodeID, _ proposal: ProposedSize) -> Size {
    var memo = nodes[Int(node)].memo
    while memo >= 0 {
      let entry = memos[Int(memo)]
      if entry.proposal == proposal { return entry.size }
      memo = entry.next
    }
    guard enter(node) else { return .zero }
    defer { depth -= 1 }
    measureCount += 1
    guard measureCount <= mostMeasurements else {
      run.report(
        .tooComplex,
        "views ask each other for their sizes more than \(mostMeasurements) times; what is inside has none", node,
        self)
      return .zero
    }
    let size = nodes[Int(node)].rule.measure(proposal, node, self)
    nodes[Int(node)].memo = Int32(memos.append(Memo(proposal: proposal, size: size, next: nodes[Int(node)].memo)))
    return size
  }

  /// Places a child at `origin`, in points from the leading top corner of `frame`, the parent's.
  func place(
    _ child: NodeID, at origin: Point, in frame: Rect, proposal: ProposedSize, _ placement: Placement
  ) {
    let size = measure(child, proposal)
    let parent = nodes[Int(child)].parent
    let isMirrored = parent >= 0 && nodes[Int(parent)].isMirrored
    let x = isMirrored ? frame.maxX - origin.x - size.width : frame.minX + origin.x
    place(child, in: Rect(x: x, y: frame.minY + origin.y, width: size.width, height: size.height), proposal, placement)
  }

  /// Places a node at a frame of the canvas.
  func place(_ node: NodeID, in frame: Rect, _ proposal: ProposedSize, _ placement: Placement) {
    guard enter(node) else { return }
    defer { depth -= 1 }
    var frame = frame
    if !frame.isFinite {
      // A layout of user code may offer infinity to a view that takes all of it.
      run.report(
        .invalidLength,
        "a view is to be placed by a number that is infinite or none at all; it stands as near as can be drawn",
        node, self)
      frame = Rect(CGRect(frame))
    }
    nodes[Int(node)].frame = frame
    nodes[Int(node)].rule.place(node, in: frame, proposal: proposal, placement, self)
  }

  /// Where a node, or what is inside, sets the guide itself; nil where none does.
  ///
  /// Remembered, since each level of nested stacks asks more than once.
  func explicitGuide(_ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize) -> Double? {
    var memo = nodes[Int(node)].guideMemo
    while memo >= 0 {
      let entry = guideMemos[Int(memo)]
      if entry.proposal == proposal, entry.key == key { return entry.value }
      memo = entry.next
    }
    guard enter(node) else { return nil }
    defer { depth -= 1 }
    let value = nodes[Int(node)].rule.guide(key, size: size, proposal: proposal, node, self)
    let made = GuideMemo(key: key, proposal: proposal, value: value, next: nodes[Int(node)].guideMemo)
    nodes[Int(node)].guideMemo = Int32(guideMemos.append(made))
    return value
  }

  func guide(_ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize) -> Double {
    explicitGuide(key, of: node, size: size, proposal: proposal) ?? key.defaultValue(size)
  }

  /// What a stack has made of a proposal; nil when it has not been asked yet.
  func arrangement(of node: NodeID, for proposal: ProposedSize) -> StackRule.Arrangement? {
    var memo = nodes[Int(node)].arrangementMemo
    while memo >= 0 {
      if arrangementMemos[Int(memo)].proposal == proposal { return arrangementMemos[Int(memo)].arrangement }
      memo = arrangementMemos[Int(memo)].next
    }
    return nil
  }

  func remember(_ arrangement: StackRule.Arrangement, of node: NodeID, for proposal: ProposedSize) {
    let made = ArrangementMemo(
      proposal: proposal, arrangement: arrangement, next: nodes[Int(node)].arrangementMemo)
    nodes[Int(node)].arrangementMemo = Int32(arrangementMemos.append(made))
  }

  private func enter(_ node: NodeID) -> Bool {
    depth += 1
    guard depth <= Limits.depth else {
      depth -= 1
      run.report(
        .tooDeep, "views are nested deeper than \(Limits.depth) levels; the inner ones are left out", node, self)
      return false
    }
    return true
  }

  // MARK: Drawing

  func draw(_ node: NodeID, _ drawing: inout Drawing) {
    guard nodes[Int(node)].frame != nil, enter(node) else { return }
    defer { depth -= 1 }
    if let label = nodes[Int(node)].label {
      drawing.group(DisplayList.Group(label: label, children: [])) { nodes[Int(node)].rule.draw(node, self, &$0) }
    } else {
      nodes[Int(node)].rule.draw(node, self, &drawing)
    }
    if drawing.takeRefusal() {
      run.report(
        .invalidLength, "something is to be drawn by a number that is infinite or none at all; it is left out", node,
        self)
    }
  }

  /// Draws the children back to front: by z-index, then in order.
  func drawChildren(of node: NodeID, _ drawing: inout Drawing) {
    var isSorted = true
    forEachChild(of: node) { if nodes[Int($0)].statement.zIndex != 0 { isSorted = false } }
    if isSorted {
      forEachChild(of: node) { draw($0, &drawing) }
    } else {
      draw(children(of: node), &drawing)
    }
  }

  /// Draws some nodes back to front: by z-index, then in order.
  func draw(_ list: [NodeID], _ drawing: inout Drawing) {
    guard list.contains(where: { nodes[Int($0)].statement.zIndex != 0 }) else {
      for child in list { draw(child, &drawing) }
      return
    }
    let order = list.enumerated().sorted {
      (nodes[Int($0.element)].statement.zIndex, $0.offset) < (nodes[Int($1.element)].statement.zIndex, $1.offset)
    }
    for child in order { draw(child.element, &drawing) }
  }

  // MARK: Scopes

  func scope(_ name: String, below parent: ScopeID) -> ScopeID {
    scopes.append((parent, name))
    return ScopeID(scopes.count - 1)
  }

  /// The views of user code from the root to `scope`, joined with slashes; of a very long way only the two ends.
  func path(of scope: ScopeID) -> String {
    var names: [String] = []
    var next = scope
    while next >= 0 {
      names.append(scopes[Int(next)].name)
      next = scopes[Int(next)].parent
    }
    let end = 8
    if names.count > 3 * end {
      let left = names.count - 2 * end
      names.replaceSubrange(end..<(names.count - end), with: ["(\(left) more)"])
    }
    return names.reversed().joined(separator: "/")
  }
}
