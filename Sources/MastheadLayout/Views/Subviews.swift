/// One of the views that another view gives to its container.
public struct Subview: View, Identifiable {
  public struct ID: Hashable {
    let identity: Identity
  }

  public let id: ID
  let resolve: (_ViewInputs) -> Void

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    // It stays who it was where it was found, so that its state is its own wherever it is shown.
    var inner = inputs
    inner.identity = view.id.identity
    view.resolve(inner)
  }
}

/// The views that another view gives to its container.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View {
  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    for subview in view.subviews { Subview._resolve(subview, inputs) }
  }

  public static var _childCount: Int? { nil }
}

/// What a closure makes of the views that another view gives.
public struct _GroupedSubviews<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var list = _ViewList()
    Base._list(view.base, inputs.child(0), &list)
    Result._resolve(view.transform(SubviewsCollection(subviews: list.subviews())), inputs.child(1))
  }

  public static var _childCount: Int? { nil }
}

extension Group {
  /// The views that `view` gives, as a collection.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == _GroupedSubviews<Base, Result> {
    self.init { _GroupedSubviews(base: view, transform: transform) }
  }
}

extension _ViewList {
  /// The entries as views. Headers and footers of sections are left out.
  fileprivate func subviews() -> [Subview] {
    expanded().entries.flatMap { entry -> [Subview] in
      switch entry {
      case .single(let single): [Subview(id: Subview.ID(identity: single.inputs.identity), resolve: single.resolve)]
      case .run(let run):
        (0..<run.count).map { element in
          let inputs = run.inputs.child(id: run.id(element))
          return Subview(id: Subview.ID(identity: inputs.identity)) { run.resolve(element, $0) }
        }
      case .section(let section): section.content.subviews()
      }
    }
  }
}
