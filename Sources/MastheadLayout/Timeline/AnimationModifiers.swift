extension View {
  /// Shows changes inside with an animation whenever `value` changes; nil shows them at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    TransactionModified(content: self, value: value) { $0.animation = animation }
  }

  /// Shows all changes inside with an animation.
  public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animation = animation }
  }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    changing { transform(&$0.fields.transaction) }
  }

  /// Changes the transaction whenever `value` changes.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionModified(content: self, value: value, transform: transform)
  }
}

/// A view whose transaction is another while a value has just changed.
struct TransactionModified<Content: View, V: Equatable>: View {
  let content: Content
  let value: V
  let transform: (inout Transaction) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, view.changed(inputs))
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    Content._list(view.content, view.changed(inputs), &list)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }

  private func changed(_ inputs: _ViewInputs) -> _ViewInputs {
    let run = inputs.tree.run
    guard run.isPlaying else { return inputs.child(0) }
    let settled = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { SettledValue<V>() }
    var inner = inputs.child(0)
    if settled.hasChanged(value, run) { transform(&inner.environment.fields.transaction) }
    return inner
  }
}

/// A value as it was when the layout last settled. The passes until it settles again all see the same change.
final class SettledValue<Value: Equatable> {
  private var settled: Value?
  private var latest: Value?
  private var generation = -1

  func hasChanged(_ value: Value, _ run: Run) -> Bool {
    if generation != run.generation {
      settled = latest
      generation = run.generation
    }
    latest = value
    return settled.map { $0 != value } ?? false
  }
}
