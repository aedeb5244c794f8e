public import Foundation
import MastheadDisplayList

extension View {
  /// As wide or high as the scroll view, the page or the screen around.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    wrapped(in: ContainerFrameRule(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// As wide or high as some of several equal parts of the container, with room between the parts.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let count = CGFloat(max(1, count))
    let span = CGFloat(max(1, span))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// As wide or high as `length` makes of the container's.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped(
      in: ContainerFrameRule(axes: axes, alignment: alignment) { max(0, finite(length(CGFloat($0), $1))) })
  }
}

struct ContainerFrameRule: WrapperRule {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Double, Axis) -> Double

  private func own(_ axis: Axis, _ tree: NodeTree) -> Double? {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    return length((tree.run.container ?? tree.run.screenSize)[axis], axis)
  }

  func childProposal(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> ProposedSize {
    ProposedSize(
      width: own(.horizontal, tree) ?? proposal.width, height: own(.vertical, tree) ?? proposal.height)
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    let child = tree.firstChild(of: node).map { tree.measure($0, childProposal(proposal, node, tree)) } ?? .zero
    return Size(width: own(.horizontal, tree) ?? child.width, height: own(.vertical, tree) ?? child.height)
  }

  func childOrigin(
    _ child: Size, in size: Size, _ node: NodeID, _ tree: NodeTree, _ childProposal: ProposedSize
  ) -> Point {
    guard let id = tree.firstChild(of: node) else { return .zero }
    return alignedOrigin(id, child, in: size, alignment, childProposal, tree)
  }
}

extension Run {
  /// The size of the screen that the layout is for.
  var screenSize: Size {
    switch configuration.canvas {
    case .fixed(let size, _): size
    case .fitting(_, let scrolling, _): scrolling
    }
  }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let node = inputs.tree.append(FittingRule(axes: view.axes), inputs)
    Content._resolve(view.content, inputs.below(node).child(0))
  }
}

/// Shows the first child whose ideal size is no larger than the proposal, or else the last.
struct FittingRule: NodeRule {
  let axes: Axis.Set

  private func chosen(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> NodeID? {
    let children = tree.children(of: node)
    func fits(_ length: Double, _ offered: Double?) -> Bool { offered.map { length <= $0 + 0.01 } ?? true }
    return children.first { child in
      var ideal = ProposedSize.unspecified
      if !axes.contains(.horizontal) { ideal.width = proposal.width }
      if !axes.contains(.vertical) { ideal.height = proposal.height }
      let size = tree.measure(child, ideal)
      return (!axes.contains(.horizontal) || fits(size.width, proposal.width))
        && (!axes.contains(.vertical) || fits(size.height, proposal.height))
    } ?? children.last
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    chosen(proposal, node, tree).map { tree.measure($0, proposal) } ?? .zero
  }

  func place(_ node: NodeID, in frame: Rect, proposal: ProposedSize, _ placement: Placement, _ tree: NodeTree) {
    if let child = chosen(proposal, node, tree) {
      tree.place(child, at: .zero, in: frame, proposal: proposal, placement)
    }
  }

  func guide(_ key: AlignmentKey, size: Size, proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Double? {
    chosen(proposal, node, tree).flatMap { tree.explicitGuide(key, of: $0, size: size, proposal: proposal) }
  }
}
