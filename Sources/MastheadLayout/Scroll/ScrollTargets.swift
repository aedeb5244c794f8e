import Foundation
import MastheadDisplayList

extension View {
  /// Marks the views of the container inside as places that a scroll view may come to rest at, and can be asked about.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    wrapped(in: ScrollTargetLayoutRule(isEnabled: isEnabled))
  }

  /// Marks the view as a place that a scroll view may come to rest at.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    wrapped(in: ScrollTargetRule(isEnabled: isEnabled))
  }
}

/// A node whose container's children are scroll targets.
struct ScrollTargetLayoutRule: SamePlaceRule {
  let isEnabled: Bool
}

/// A node that is a scroll target.
struct ScrollTargetRule: SamePlaceRule {
  let isEnabled: Bool
}

extension NodeTree {
  /// Calls `body` with each scroll target that was made in a scroll view; those of scroll views inside are theirs.
  private func forEachTarget(in scroll: NodeID, _ body: (NodeID) -> Void) {
    forEachChild(of: scroll) { child in
      guard scrolls[child] == nil else { return }
      switch nodes[Int(child)].rule {
      case let rule as ScrollTargetLayoutRule where rule.isEnabled:
        if let container = container(inside: child) { forEachChild(of: container, body) }
      case let rule as ScrollTargetRule where rule.isEnabled: body(child)
      default: forEachTarget(in: child, body)
      }
    }
  }

  /// The container that a target layout is about: the first node inside that lines up children.
  private func container(inside node: NodeID) -> NodeID? {
    var next = firstChild(of: node)
    while let node = next {
      if nodes[Int(node)].rule is any StackLikeRule { return node }
      guard hasOneChild(node) else { return node }
      next = firstChild(of: node)
    }
    return nil
  }

  /// The identifier of the target whose anchor is nearest to that of what is in sight; nil without targets that have one.
  func targetID(in scroll: NodeID, _ axes: Axis.Set, at anchor: UnitPoint) -> AnyHashable? {
    guard let region = nodes[Int(scroll)].frame else { return nil }
    let isMirrored = nodes[Int(scroll)].isMirrored
    let anchor = isMirrored ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
    let wanted = anchor.point(in: region)
    var best: (distance: Double, id: AnyHashable)?
    forEachTarget(in: scroll) { target in
      guard let frame = nodes[Int(target)].frame, let id = nodes[Int(target)].traits.id else { return }
      let place = anchor.point(in: frame)
      let x = axes.contains(.horizontal) ? place.x - wanted.x : 0
      let y = axes.contains(.vertical) ? place.y - wanted.y : 0
      let distance = x * x + y * y
      // Of two that are equally near the first counts.
      if best.map({ distance < $0.distance - 1e-6 }) ?? true { best = (distance, id) }
    }
    return best?.id
  }

  /// The offset nearest to one along an axis at which a target starts where what is in sight starts; nil without targets.
  func targetOffset(in scroll: NodeID, nearest wanted: Double, _ axis: Axis) -> Double? {
    guard let region = nodes[Int(scroll)].frame, let index = scrolls[scroll] else { return nil }
    let now = scrollMetrics[index].offset[axis]
    let isMirrored = axis == .horizontal && nodes[Int(scroll)].isMirrored
    func offset(_ frame: Rect) -> Double {
      if isMirrored { return now + region.maxX - frame.maxX }
      return now + (axis == .horizontal ? frame.minX - region.minX : frame.minY - region.minY)
    }
    var best: Double?
    func add(_ candidate: Double) {
      if best.map({ abs(candidate - wanted) < abs($0 - wanted) }) ?? true { best = candidate }
    }
    forEachTarget(in: scroll) { target in
      if let frame = nodes[Int(target)].frame { add(offset(frame)) }
    }
    forEachLazyTargetStack(in: scroll) { rule, frame in
      guard rule.axis == axis else { return }
      let start = offset(frame)
      for place in rule.starts(around: wanted - start) { add(start + place) }
    }
    return best
  }

  /// Lazy stacks have targets that were not made.
  private func forEachLazyTargetStack(in scroll: NodeID, _ body: (LazyStackRule, Rect) -> Void) {
    forEachChild(of: scroll) { child in
      guard scrolls[child] == nil else { return }
      if let rule = nodes[Int(child)].rule as? ScrollTargetLayoutRule, rule.isEnabled {
        if let container = container(inside: child), let lazy = nodes[Int(container)].rule as? LazyStackRule,
          let frame = nodes[Int(container)].frame
        {
          body(lazy, frame)
        }
      } else {
        forEachLazyTargetStack(in: child, body)
      }
    }
  }
}
