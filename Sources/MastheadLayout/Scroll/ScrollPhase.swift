import Foundation

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing moves it.
  case idle
  /// A finger lies on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It runs on after a finger.
  case decelerating
  /// It goes somewhere by itself.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// How a scroll view stands and moves when its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points per second, positive towards the content's end; nil at rest.
  public let velocity: CGVector?
}

extension View {
  /// Runs `action` when what the scroll view does has changed. A still picture shows one at rest.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    PhaseObserving(content: self, action: action)
  }
}

/// A view whose scroll view's phase is looked at after each layout.
struct PhaseObserving<Content: View>: View {
  let content: Content
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let memory = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { LastValue<ScrollPhase>() }
    inputs.tree.wrap(
      PassThroughRule(), inputs,
      content: { inputs in
        let node = inputs.parent
        inputs.tree.afterPlacement.append { [unowned tree = inputs.tree] in
          guard let index = tree.scrollIndex(inside: node) else { return }
          let state = tree.run.scrolls[index].state
          let old = memory.value ?? .idle
          memory.value = state.phase
          guard old != state.phase else { return }
          view.action(
            old, state.phase,
            ScrollPhaseChangeContext(
              geometry: ScrollGeometry(tree.scrollMetrics[index], atRest: false),
              velocity: state.velocityVector(at: tree.run.time)))
        }
        Content._resolve(view.content, inputs.child(0))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

extension ScrollState {
  fileprivate func velocityVector(at time: Double) -> CGVector? {
    guard let axis = standing.motion?.axis else { return nil }
    let velocity = velocity(at: time)
    return axis == .horizontal ? CGVector(dx: velocity, dy: 0) : CGVector(dx: 0, dy: velocity)
  }
}
