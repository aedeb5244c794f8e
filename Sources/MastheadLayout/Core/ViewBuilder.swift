/// Turns the statements of a closure into one view: several views, `if`, `else`, `switch`, `if let` and `if #available`.
@resultBuilder
public enum ViewBuilder {
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @inlinable
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views side by side, as a view builder gathers them. Containers see each as a child of their own.
public struct TupleView<each Content: View>: View {
  // Views are copied often on their way from a body to the tree: together their parts are one reference.
  private let content: Box<(repeat each Content)>

  public init(_ content: repeat each Content) {
    self.content = Box((repeat each content))
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var index: Int32 = 0
    repeat resolveChild(each view.content.value, inputs, &index)
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var index: Int32 = 0
    repeat listChild(each view.content.value, inputs, &index, &list)
  }

  public static var _childCount: Int? {
    var total = 0
    for type in repeat (each Content).self {
      guard let count = type._childCount else { return nil }
      total += count
    }
    return total
  }

  public static var _holdsSections: Bool {
    for type in repeat (each Content).self {
      if type._holdsSections { return true }
    }
    return false
  }

  private static func resolveChild<Child: View>(_ child: Child, _ inputs: _ViewInputs, _ index: inout Int32) {
    Child._resolve(child, inputs.child(index))
    index += 1
  }

  private static func listChild<Child: View>(
    _ child: Child, _ inputs: _ViewInputs, _ index: inout Int32, _ list: inout _ViewList
  ) {
    Child._list(child, inputs.child(index), &list)
    index += 1
  }
}

/// A value in memory of its own.
final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// One of two views, as `if … else` and `switch` give it.
public struct _ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    switch view.storage {
    case .first(let first): First._resolve(first, inputs.branch(0))
    case .second(let second): Second._resolve(second, inputs.branch(1))
    }
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    switch view.storage {
    case .first(let first): First._list(first, inputs.branch(0), &list)
    case .second(let second): Second._list(second, inputs.branch(1), &list)
    }
  }

  public static var _childCount: Int? {
    First._childCount == Second._childCount ? First._childCount : nil
  }

  public static var _holdsSections: Bool { First._holdsSections || Second._holdsSections }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let inner = inputs.branch(view == nil ? -1 : 0)
    if let view { Wrapped._resolve(view, inner) }
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    let inner = inputs.branch(view == nil ? -1 : 0)
    if let view { Wrapped._list(view, inner, &list) }
  }

  public static var _childCount: Int? { nil }

  public static var _holdsSections: Bool { Wrapped._holdsSections }
}
