extension View {
  /// Runs `action` once, after the first layout that shows the view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Observing(content: self) { views, identity in
      let memory = views.remember(identity, slot: 0) { LastValue<Bool>() }
      guard memory.value == nil else { return }
      memory.value = true
      action?()
    }
  }

  /// A frame never takes a view away again, so `action` does not run.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs `action` after a layout in which `value` differs from the one before; with `initial` also after the first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    Observing(content: self) { views, identity in
      let memory = views.remember(identity, slot: 0) { LastValue<V>() }
      let old = memory.value
      guard old != value else { return }
      memory.value = value
      if let old {
        action(old, value)
      } else if initial {
        action(value, value)
      }
    }
  }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// The form of older systems.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }
}

/// A view that has something looked at after each layout.
struct Observing<Content: View>: View {
  let content: Content
  let observe: (ViewMemory, Identity) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let memory = inputs.tree.memory
    let identity = inputs.child(1).identity
    inputs.tree.afterPlacement.append { view.observe(memory, identity) }
    Content._resolve(view.content, inputs.child(0))
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    let memory = inputs.tree.memory
    let identity = inputs.child(1).identity
    inputs.tree.afterPlacement.append { view.observe(memory, identity) }
    Content._list(view.content, inputs.child(0), &list)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }
}
