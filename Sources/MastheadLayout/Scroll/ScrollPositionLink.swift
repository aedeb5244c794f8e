import Foundation
import MastheadDisplayList

/// One thing that was asked of a scroll view.
struct ScrollWish: Equatable {
  let target: ScrollPosition.Target
  let request: Int
}

/// An identifier that only this package gives. Whoever gives it says in the user's words that it names nothing.
package protocol OwnScrollTarget: Hashable {}

/// What stands between a position that user code holds and the scroll view inside.
struct ScrollPositionLink {
  let wanted: ScrollWish?
  /// The view that user code takes to be at the anchor.
  let seen: AnyHashable?
  let anchor: UnitPoint?
  let animation: Animation?
  /// Tells user code which view the reader has brought to the anchor.
  let report: (AnyHashable) -> Void
  let memory: ScrollPositionMemory
}

/// What was asked of a scroll view last, and how it stood then.
final class ScrollPositionMemory {
  var done: ScrollWish?
  /// The layout, by the run's count, in which the wish came up. Until it has settled the wish is done anew in each pass, since
  /// content may still change its size.
  var generation = -1
  var origin: ScrollState.Standing?
}

extension ScrollPositionLink {
  /// Does what is wanted of a scroll view about to be placed.
  func apply(to node: NodeID, _ rule: ScrollRule, most: Point, _ tree: NodeTree) {
    guard let wanted else {
      memory.done = nil
      return
    }
    let run = tree.run
    if memory.done != wanted {
      memory.done = wanted
      memory.generation = run.generation
      memory.origin = rule.state.standing
    } else if memory.generation != run.generation {
      return
    }
    guard let origin = memory.origin else { return }
    switch wanted.target {
    case .edge(let edge):
      rule.state.restore(origin)
      go(to: Self.offset(at: edge, from: rule.state.offset(at: run.time) ?? .zero, most: most), rule, run)
    case .point(let x, let y):
      rule.state.restore(origin)
      let now = rule.state.offset(at: run.time) ?? .zero
      func place(_ wanted: CGFloat?, _ now: Double, _ most: Double) -> Double {
        wanted.map { min(max(finite($0), 0), most) } ?? now
      }
      go(to: Point(x: place(x, now.x, most.x), y: place(y, now.y, most.y)), rule, run)
    case .view(let id, let anchor):
      // Where the view stands is known once the content is placed.
      tree.afterPlacement.append { [unowned tree] in
        let old = rule.state.standing
        rule.state.restore(origin)
        let isPossible = tree.scroll(
          inside: node,
          to: ScrollRequest(
            id: id, anchor: anchor ?? self.anchor, animation: animation,
            staysInSight: anchor != nil && anchor != self.anchor),
          from: rule.state.offset(at: run.time) ?? .zero)
        if !isPossible, !(id.base is any OwnScrollTarget) {
          run.report(.nothingToScrollTo, "no view inside has the identifier \(id)", node, tree)
        }
        if rule.state.standing != old { run.needsPass = true }
      }
    }
  }

  private func go(to new: Point, _ rule: ScrollRule, _ run: Run) {
    let now = rule.state.offset(at: run.time) ?? .zero
    if new != now { rule.state.go(from: now, to: new, animation, run) }
  }

  private static func offset(at edge: Edge, from now: Point, most: Point) -> Point {
    switch edge {
    case .top: Point(x: now.x, y: 0)
    case .bottom: Point(x: now.x, y: most.y)
    case .leading: Point(x: 0, y: now.y)
    case .trailing: Point(x: most.x, y: now.y)
    }
  }

  /// Tells user code which view is at the anchor, after the reader has moved the content.
  func observe(_ node: NodeID, _ axes: Axis.Set, _ tree: NodeTree) {
    let anchor = self.anchor ?? (axes == .horizontal ? .leading : .top)
    guard let id = tree.targetID(in: node, axes, at: anchor), id != seen else { return }
    // What was wanted before is out of date: wanting it again is something new.
    memory.done = nil
    memory.generation = -1
    memory.origin = nil
    report(id)
  }
}
