import Foundation
import MastheadDisplayList

/// A view inside a rule of this package: what most modifiers give.
struct Wrapped<Content: View, Rule: NodeRule>: View {
  let content: Content
  let rule: Rule
  /// What was given a number that is none; nil when all numbers are in order.
  var invalid: String?

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.reportNumbers(of: view.invalid)
    let wrapper = inputs.tree.openWrapper(inputs.presented(view.rule), inputs)
    Content._resolve(view.content, inputs.content(of: wrapper.node))
    inputs.tree.close(wrapper, inputs)
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    list.append(view, inputs) { Content._list(view.content, inputs, &$0) }
  }

  static var _childCount: Int? { Content._childCount }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? {
    view.rule.length(query) { Content._length(view.content, $0) }
  }
}

/// The same for a rule that depends on the environment.
struct EnvironmentWrapped<Content: View, Rule: NodeRule>: View {
  let content: Content
  let rule: (EnvironmentValues) -> Rule
  var invalid: String?

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.reportNumbers(of: view.invalid)
    let wrapper = inputs.tree.openWrapper(inputs.presented(view.rule(inputs.environment)), inputs)
    Content._resolve(view.content, inputs.content(of: wrapper.node))
    inputs.tree.close(wrapper, inputs)
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    list.append(view, inputs) { Content._list(view.content, inputs, &$0) }
  }

  static var _childCount: Int? { Content._childCount }
}

/// A view whose environment differs from the outside.
struct EnvironmentModified<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
  var invalid: String?

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.reportNumbers(of: view.invalid)
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

  static var _holdsSections: Bool { Content._holdsSections }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? {
    var query = query
    // Without text the environment has no say.
    if query.text != nil { view.change(&query.environment) }
    return Content._length(view.content, query)
  }
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

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}

extension _ViewInputs {
  /// Says that a modifier or a view was given a number that is infinite or none at all.
  func reportNumbers(of name: String?) {
    guard let name else { return }
    tree.run.report(
      .invalidLength, "\(name) is given a number that is infinite or none at all; it is left out",
      path: tree.path(of: scope))
  }
}

/// `name` when a number is infinite or none at all.
func invalid(_ name: String, _ numbers: CGFloat?...) -> String? {
  numbers.allSatisfy { $0?.isFinite != false } ? nil : name
}

extension View {
  func wrapped<Rule: NodeRule>(in rule: Rule, invalid: String? = nil) -> Wrapped<Self, Rule> {
    Wrapped(content: self, rule: rule, invalid: invalid)
  }

  func wrapped<Rule: NodeRule>(
    invalid: String? = nil, environment rule: @escaping (EnvironmentValues) -> Rule
  ) -> EnvironmentWrapped<Self, Rule> {
    EnvironmentWrapped(content: self, rule: rule, invalid: invalid)
  }

  func changing(
    invalid: String? = nil, _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> EnvironmentModified<Self> {
    EnvironmentModified(content: self, change: change, invalid: invalid)
  }
}
