/// Nothing: no child of its container, no spacing.
public struct EmptyView: View {
  public init() {}

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {}

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {}

  public static var _childCount: Int? { 0 }
}

/// Several views handled as one by modifiers; to its container each is a child of its own.
public struct Group<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, inputs.child(0))
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    Content._list(view.content, inputs.child(0), &list)
  }

  public static var _childCount: Int? { Content._childCount }

  public static var _holdsSections: Bool { Content._holdsSections }
}

/// A view whose type is hidden.
public struct AnyView: View {
  private let resolve: (_ViewInputs) -> Void
  private let list: (_ViewInputs, inout _ViewList) -> Void
  private let length: (_LengthQuery) -> Double?

  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView {
      self = erased
    } else {
      resolve = { V._resolve(view, $0) }
      list = { V._list(view, $0, &$1) }
      length = { V._length(view, $0) }
    }
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.nested(inputs) { view.resolve($0.child(0)) }
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    view.list(inputs.child(0), &list)
  }

  public static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { view.length(query) }

  public static var _childCount: Int? { nil }

  public static var _holdsSections: Bool { true }
}

/// A view for each element of a collection, in its order.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var seen = Set<Identity>()
    var last = Identity.root
    for element in view.data {
      let id = AnyHashable(view.id(element))
      let inner = inputs.child(id: id)
      // Identities are numbered as they come: while the numbers rise there is nothing to look up.
      if inner.identity.number <= last.number, seen.contains(inner.identity) { reportDuplicate(id, inputs) }
      seen.insert(inner.identity)
      last = inner.identity
      let nodes = inputs.tree.appended(inner) { Content._resolve(made(view, element, $0), $0) }
      for node in nodes where inputs.tree.nodes[Int(node)].traits.id == nil {
        inputs.tree.nodes[Int(node)].traits.id = id
      }
    }
  }

  /// The view of an element, with random numbers of its own.
  private static func made(_ view: Self, _ element: Data.Element, _ inputs: _ViewInputs) -> Content {
    let numbers = inputs.tree.run.numbers
    let outer = numbers.enter(inputs.identity, in: inputs.tree.memory.identities)
    defer { numbers.leave(to: outer) }
    return view.content(element)
  }

  private static func reportDuplicate(_ id: AnyHashable, _ inputs: _ViewInputs) {
    inputs.tree.run.report(
      .duplicateID, "ForEach has more than one element with the id \(id); they share state",
      path: inputs.tree.path(of: inputs.scope))
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    let data = view.data
    if list.isOfPreviews {
      for element in data {
        guard list.entries.count < _ViewList.mostParts else { return }
        Content._list(view.content(element), inputs.child(id: view.id(element)), &list)
      }
      return
    }
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    list.entries.append(
      .run(
        _ViewList.Run(
          inputs: inputs, count: data.count, childrenPerElement: Content._childCount,
          resolve: { index, inputs in Content._resolve(made(view, element(index), inputs), inputs) },
          id: { AnyHashable(view.id(element($0))) },
          length: { Content._length(view.content(element($0)), $1) },
          list: Content._holdsSections
            ? { index, inputs, list in Content._list(view.content(element(index)), inputs, &list) } : nil)))
  }

  public static var _childCount: Int? { nil }

  public static var _holdsSections: Bool { Content._holdsSections }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}
