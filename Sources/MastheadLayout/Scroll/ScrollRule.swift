import Foundation
import MastheadDisplayList

/// A rule whose node scrolls.
protocol ScrollingRule: NodeRule {
  var axes: Axis.Set { get }
  var state: ScrollState { get }
}

/// A region with content that moves in it.
struct ScrollRule: ScrollingRule {
  let axes: Axis.Set
  let isClipped: Bool
  let behavior: ScrollTargetMode
  let state: ScrollState
  let position: ScrollPositionLink?
  let indicators: IndicatorLook

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard proposal.width == nil || proposal.height == nil, let child = tree.firstChild(of: node) else {
      return proposal.replacingUnspecified(by: .zero)
    }
    return proposal.replacingUnspecified(by: tree.measure(child, contentProposal(proposal)))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let child = tree.firstChild(of: node) else { return }
    let outer = tree.run.container
    tree.run.container = frame.size
    defer { tree.run.container = outer }
    // Content passes beneath bars and cut-outs; it rests, and ends, inside the safe area.
    let viewport = placement.expand(frame, .all, isMirrored: tree.nodes[Int(node)].isMirrored)
    let offered = contentProposal(ProposedSize(frame.size))
    let size = tree.measure(child, offered)
    let most = Point(
      x: axes.contains(.horizontal) ? max(0, size.width - frame.width) : 0,
      y: axes.contains(.vertical) ? max(0, size.height - frame.height) : 0)
    state.placed = tree.run.time
    position?.apply(to: node, self, most: most, tree)
    let isInSight = placement.visible.map { !$0.intersection(viewport).isEmpty } ?? true
    let (offset, isAsked) = tree.offset(of: node, axes, state, most: most, isInSight: isInSight)
    tree.nodes[Int(node)].viewport = viewport
    tree.run.scrolls.append(
      ScrollHandle(
        state: state, axes: axes, viewport: placement.global(viewport), region: frame.size, contentSize: size,
        mostOffset: most, behavior: behavior, isMirrored: tree.nodes[Int(node)].isMirrored, node: node))
    tree.scrolls[node] = tree.scrollMetrics.count
    tree.scrollMetrics.append(
      ScrollMetrics(
        path: tree.path(of: tree.nodes[Int(node)].scope), axis: axes.metricsAxis, viewport: placement.global(viewport),
        contentSize: size,
        contentInsets: .init(
          top: frame.minY - viewport.minY, left: frame.minX - viewport.minX, bottom: viewport.maxY - frame.maxY,
          right: viewport.maxX - frame.maxX),
        offset: offset, maximumOffset: most))
    var inner = placement
    inner.scroll = tree.scrolls[node]
    let collapsed = viewport.minY < frame.minY ? min(max(0, offset.y), placement.collapsible) : 0
    inner.scrollRegion = Rect(minX: frame.minX, minY: frame.minY - collapsed, maxX: frame.maxX, maxY: frame.maxY)
    inner.collapsible = 0
    inner.scrollAxis = axes == .horizontal ? .horizontal : .vertical
    inner.visible = placement.visible.map { $0.intersection(viewport) } ?? viewport
    inner.spaces.append(
      Placement.NamedSpace(
        name: AnyHashable(NamedCoordinateSpace.ScrollViewName()), frame: placement.global(frame)))
    // Inside content no edge is an edge of the screen.
    let unbounded = Rect(
      x: -Limits.length, y: -Limits.length, width: 2 * Limits.length, height: 2 * Limits.length)
    inner.safeArea = unbounded
    inner.container = unbounded
    let x = axes.contains(.horizontal) ? -offset.x : (frame.width - size.width) / 2
    tree.place(child, at: Point(x: x, y: -offset.y), in: frame, proposal: offered, inner)
    if let position, isAsked || state.isUsers {
      tree.afterPlacement.append { [unowned tree] in
        // User code may just have moved the content elsewhere.
        if isAsked || state.isUsers { position.observe(node, axes, tree) }
      }
    }
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let viewport = tree.nodes[Int(node)].viewport else { return }
    defer { drawIndicators(node, tree, &drawing) }
    guard isClipped else {
      tree.drawChildren(of: node, &drawing)
      return
    }
    let clip = drawing.aligned(viewport)
    let visible = drawing.visible.map { $0.intersection(clip) } ?? clip
    drawing.group(DisplayList.Group(clip: .rectangle(clip), children: []), visible: .some(visible)) {
      tree.drawChildren(of: node, &$0)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    nil
  }

  var accessibility: AccessibilityProperties? { AccessibilityProperties(role: .scrollView, children: .contain) }
}

extension Axis.Set {
  var metricsAxis: ScrollMetrics.Axis {
    self == .horizontal ? .horizontal : self == .vertical ? .vertical : .both
  }
}

extension NodeTree {
  /// How far the content of a scroll view has moved, and whether that was asked for. The offset asked for goes to the first
  /// view in sight that scrolls up and down, or where there is none to the first that scrolls sideways.
  func offset(
    of node: NodeID, _ axes: Axis.Set, _ state: ScrollState, most: Point, isInSight: Bool
  ) -> (offset: Point, isAsked: Bool) {
    let standing = state.offset(at: run.time) ?? .zero
    // A finger and its momentum may carry content beyond its end; nothing else does.
    let kept = state.mayOverscroll ? standing : Point(x: min(standing.x, most.x), y: min(standing.y, most.y))
    let isVertical = axes.contains(.vertical)
    guard let asked = run.configuration.offset, isInSight, !hasAskedScroll, isVertical || run.asksSideways else {
      return (kept, false)
    }
    hasAskedScroll = true
    let limit = isVertical ? most.y : most.x
    // Infinity means the end; what is no number at all leaves the content at rest.
    let taken = asked == .infinity ? limit : min(finite(asked), limit)
    if taken != asked {
      let reason = asked > limit ? "is beyond the content's end" : "is no place"
      run.report(.offsetClamped, "offset \(asked.text) \(reason); the frame stands at \(taken.text)", node, self)
    }
    return (isVertical ? Point(x: kept.x, y: taken) : Point(x: taken, y: kept.y), true)
  }

  /// The metrics of the first scroll view inside a node, itself included.
  func scrollMetrics(inside node: NodeID) -> ScrollMetrics? {
    scrollIndex(inside: node).map { scrollMetrics[$0] }
  }

  /// Which of the metrics, and of the run's scroll views, are those of the first scroll view inside a node.
  func scrollIndex(inside node: NodeID) -> Int? {
    if let index = scrolls[node] { return index }
    for child in children(of: node) {
      if let index = scrollIndex(inside: child) { return index }
    }
    return nil
  }

  // MARK: Scrolling by identifier

  /// Lets the innermost scroll view around the view with the identifier stand where the request wants it. The caller asks
  /// for another pass.
  ///
  /// - Parameter origin: where the scroll view goes from; nil for where it is.
  /// - Returns: false when there is no such view.
  @discardableResult
  func scroll(inside node: NodeID, to request: ScrollRequest, from origin: Point? = nil) -> Bool {
    guard let (scroll, target) = find(request.id, inside: node, scroll: nil),
      let rule = nodes[Int(scroll)].rule as? any ScrollingRule, let index = scrolls[scroll],
      let frame = nodes[Int(scroll)].frame
    else { return false }
    let metrics = scrollMetrics[index]
    let now = origin ?? metrics.offset
    let isMirrored = nodes[Int(scroll)].isMirrored
    let content = Point(x: frame.minX - metrics.offset.x, y: frame.minY - metrics.offset.y)
    let anchor = request.anchor
    let new = Point(
      x: offset(
        // In a mirrored scroll view the offset counts from the right.
        isMirrored ? frame.maxX + metrics.offset.x - target.maxX : target.minX - content.x, target.width, frame.width,
        now.x, metrics.maximumOffset.x, anchor.map { isMirrored ? 1 - $0.x : $0.x }, request.staysInSight),
      y: offset(
        target.minY - content.y, target.height, frame.height, now.y, metrics.maximumOffset.y, anchor?.y,
        request.staysInSight))
    if new != now { rule.state.go(from: now, to: new, request.animation, run) }
    return true
  }

  /// The offset along one axis that brings a view into sight.
  ///
  /// - Parameters:
  ///   - start: where the view starts in the content, and `length` how long it is.
  ///   - seen: how much of the content is in sight from `now` on.
  private func offset(
    _ start: Double, _ length: Double, _ seen: Double, _ now: Double, _ most: Double, _ anchor: CGFloat?,
    _ staysInSight: Bool
  ) -> Double {
    let isInSight = start >= now - 0.01 && start + length <= now + seen + 0.01
    let wanted: Double
    if staysInSight, isInSight {
      wanted = now
    } else if let anchor {
      wanted = start + Double(anchor) * (length - seen)
    } else if start < now {
      wanted = start
    } else {
      wanted = max(now, start + length - seen)
    }
    return min(max(wanted, 0), most)
  }

  /// The frame of the view with an identifier, made or not, and the scroll view it is in.
  private func find(_ id: AnyHashable, inside node: NodeID, scroll: NodeID?) -> (NodeID, Rect)? {
    let scroll = scrolls[node] == nil ? scroll : node
    if nodes[Int(node)].traits.id == id, let scroll, let frame = nodes[Int(node)].frame { return (scroll, frame) }
    for child in children(of: node) {
      if let found = find(id, inside: child, scroll: scroll) { return found }
    }
    if let lazy = nodes[Int(node)].rule as? LazyStackRule, let scroll, let frame = nodes[Int(node)].frame,
      let place = lazy.frame(of: id, in: frame, isMirrored: nodes[Int(node)].isMirrored)
    {
      return (scroll, place)
    }
    return nil
  }
}
