import MastheadDisplayList

/// A view inside a rule of this package: what most modifiers give.
struct Wrapped<Content: View>: View {
  let content: Content
  let rule: (EnvironmentValues) -> any NodeRule

  init(_ content: Content, _ rule: any NodeRule) {
    self.content = content
    self.rule = { _ in rule }
  }

  init(_ content: Content, environment rule: @escaping (EnvironmentValues) -> any NodeRule) {
    self.content = content
    self.rule = rule
  }

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.wrap(view.rule(inputs.environment), inputs, content: { Content._resolve(view.content, $0.child(0)) })
  }

  static var _childCount: Int? { Content._childCount }
}

/// A view whose environment differs from the outside.
struct EnvironmentModified<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var environment = inputs.environment
    view.change(&environment)
    Content._resolve(view.content, inputs.with(environment))
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var environment = inputs.environment
    view.change(&environment)
    Content._list(view.content, inputs.with(environment), &list)
  }

  static var _childCount: Int? { Content._childCount }
}

/// A view whose nodes carry something for the container outside.
struct TraitModified<Content: View>: View {
  let content: Content
  let change: (inout Traits) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    for node in inputs.tree.appended(inputs, { Content._resolve(view.content, $0) }) {
      view.change(&inputs.tree.nodes[Int(node)].traits)
    }
  }

  static var _childCount: Int? { Content._childCount }
}

extension View {
  func wrapped(in rule: any NodeRule) -> Wrapped<Self> { Wrapped(self, rule) }

  func wrapped(environment rule: @escaping (EnvironmentValues) -> any NodeRule) -> Wrapped<Self> {
    Wrapped(self, environment: rule)
  }

  func changing(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentModified<Self> {
    EnvironmentModified(content: self, change: change)
  }
}
