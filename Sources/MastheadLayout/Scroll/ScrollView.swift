import Foundation
import MastheadDisplayList

/// A window on content that is larger than it.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// - Parameter showsIndicators: still pictures show none; they fade out at rest.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let node = tree.append(ScrollRule(axes: view.axes), inputs)
    // Several views in a scroll view stand in a stack along its axis.
    let stack =
      view.axes == .horizontal
      ? StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: defaultSpacing)
      : StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: defaultSpacing)
    let content = tree.append(stack, inputs.below(node))
    Content._resolve(view.content, inputs.below(content).child(0))
  }
}

/// A rule whose node scrolls.
protocol ScrollingRule: NodeRule {}

struct ScrollRule: ScrollingRule {
  let axes: Axis.Set

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    guard proposal.width == nil || proposal.height == nil else {
      return proposal.replacingUnspecified(by: .zero)
    }
    guard let child = tree.firstChild(of: node) else { return proposal.replacingUnspecified(by: .zero) }
    return proposal.replacingUnspecified(by: tree.measure(child, contentProposal(proposal)))
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    guard let child = tree.firstChild(of: node) else { return }
    let isMirrored = tree.nodes[Int(node)].isMirrored
    // Content passes beneath bars and cut-outs; it rests, and ends, inside the safe area.
    let viewport = placement.expand(frame, axes.edges, isMirrored: isMirrored)
    let offered = contentProposal(ProposedSize(frame.size))
    let size = tree.measure(child, offered)
    let most = Point(
      x: axes.contains(.horizontal) ? max(0, size.width - frame.width) : 0,
      y: axes.contains(.vertical) ? max(0, size.height - frame.height) : 0)
    let offset = Point(x: 0, y: tree.offset(for: node, axes, most: most.y))
    tree.nodes[Int(node)].viewport = viewport
    tree.scrollMetrics.append(
      ScrollMetrics(
        path: tree.path(of: tree.nodes[Int(node)].scope), axis: axes.metricsAxis, viewport: placement.global(viewport),
        contentSize: size,
        contentInsets: .init(
          top: frame.minY - viewport.minY, left: frame.minX - viewport.minX, bottom: viewport.maxY - frame.maxY,
          right: viewport.maxX - frame.maxX),
        offset: offset, maximumOffset: most))
    var inner = placement
    inner.scrollRegion = frame
    inner.visible = placement.visible.map { $0.intersection(viewport) } ?? viewport
    // Inside content no edge is an edge of the screen.
    let unbounded = Rect(
      x: -Limits.length, y: -Limits.length, width: 2 * Limits.length, height: 2 * Limits.length)
    inner.safeArea = unbounded
    inner.container = unbounded
    let x = axes.contains(.horizontal) ? -offset.x : (frame.width - size.width) / 2
    tree.place(child, at: Point(x: x, y: -offset.y), in: frame, proposal: offered, inner)
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let viewport = tree.nodes[Int(node)].viewport else { return }
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

extension NodeTree {
  /// How far the content of a scroll view has moved up. The offset asked for goes to the first view that scrolls up and down.
  func offset(for node: NodeID, _ axes: Axis.Set, most: Double) -> Double {
    guard axes.contains(.vertical), let asked = run.configuration.offset,
      !scrollMetrics.contains(where: { $0.axis != .horizontal })
    else { return 0 }
    guard asked > most else { return asked }
    run.report(
      .offsetClamped,
      "offset \(asked.text) is beyond the content's end; the frame stands at \(most.text)",
      node, self)
    return most
  }
}

extension Axis.Set {
  var metricsAxis: ScrollMetrics.Axis {
    self == .horizontal ? .horizontal : self == .vertical ? .vertical : .both
  }

  /// The edges that content passes when it moves along these axes, and those beside it.
  var edges: Edge.Set { .all }
}
