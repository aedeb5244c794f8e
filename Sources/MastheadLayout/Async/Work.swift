/// Something asynchronous that a view does: for diagnostics, and to be cancelled.
final class Work: @unchecked Sendable {
  // Touched only by the thread that plays the timeline.

  /// What user code calls it, for example `task`.
  let name: String
  /// The view's place in the tree.
  let path: String
  var task: Task<Void, Never>?
  var isDone = false
  /// What it ended with, until that has been said.
  var error: (any Error)?
  /// Why it will never go on, where that is known.
  var obstacle: String?

  init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

extension View {
  /// Does something asynchronous once the view has appeared, on the clock of the timeline. A still waits for nothing: there
  /// `action` does not run.
  ///
  /// `Task.sleep(for:)` takes its time on the timeline. What waits for something outside of it never goes on, which is said as a
  /// diagnostic.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Working(content: self, id: true, name: "task", startsAtOnce: true, action: action)
  }

  /// The same again, whenever `value` changes; what still goes on is cancelled.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    Working(content: self, id: value, name: "task", startsAtOnce: true, action: action)
  }

  /// Does something asynchronous whenever `trigger` changes, on the clock of the timeline.
  ///
  /// - Parameter name: what it is called in diagnostics.
  package func work<T: Equatable>(
    _ name: String, trigger: T, _ action: @escaping () async throws -> Void
  ) -> some View {
    Working(content: self, id: trigger, name: name, startsAtOnce: false, action: action)
  }
}

/// A view that has something done beside it.
struct Working<Content: View, ID: Equatable>: View {
  let content: Content
  let id: ID
  let name: String
  let startsAtOnce: Bool
  let action: () async throws -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    view.watch(inputs)
    Content._resolve(view.content, inputs.child(0))
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    view.watch(inputs)
    Content._list(view.content, inputs.child(0), &list)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }

  private func watch(_ inputs: _ViewInputs) {
    let tree = inputs.tree
    guard tree.run.isPlaying else { return }
    let memory = tree.memory.remember(inputs.child(1).identity, slot: 0) { WorkMemory<ID>() }
    let scope = inputs.scope
    tree.afterPlacement.append { [unowned tree] in
      guard memory.id != id else { return }
      let isFirst = memory.id == nil
      memory.id = id
      guard !isFirst || startsAtOnce else { return }
      memory.work?.task?.cancel()
      memory.work = tree.run.loop.start(name, path: tree.path(of: scope), action)
    }
  }
}

final class WorkMemory<ID> {
  var id: ID?
  var work: Work?
}
