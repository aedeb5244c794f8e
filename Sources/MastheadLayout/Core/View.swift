/// A piece of user interface, described by the views it is made of.
///
/// The protocol is SwiftUI's, but for one point: it belongs to no actor, so that frames can be made in parallel.
/// The underscored requirements are for the views of this package; user code never writes them.
public protocol View: SendableMetatype {
  /// The type of view that `body` gives; inferred.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Self.Body { get }

  /// Appends the nodes of `view` below the parent that `inputs` names.
  static func _resolve(_ view: Self, _ inputs: _ViewInputs)

  /// Appends what `view` gives to a lazy container, without building it.
  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList)

  /// How many children the view gives to a container, when its type alone says so.
  static var _childCount: Int? { get }

  /// True when a lazy container may find sections inside.
  static var _holdsSections: Bool { get }

  /// The length along an axis, in points, that the view has when it is offered nothing along it; nil where only making it tells.
  static func _length(_ view: Self, _ query: _LengthQuery) -> Double?
}

extension View {
  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.resolveBody(of: view, inputs)
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    inputs.tree.listBody(of: view, inputs, &list)
  }

  public static var _childCount: Int? { Body._childCount }

  public static var _holdsSections: Bool { Body._holdsSections }

  public static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { query.length(ofBodyOf: view) }
}

extension View where Body == Never {
  /// Views that draw themselves have no body; nobody may ask for it.
  public var body: Never {
    preconditionFailure("\(Self.self) draws itself and has no body")
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    list.append(view, inputs)
  }

  public static var _childCount: Int? { 1 }

  public static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { nil }

  public static var _holdsSections: Bool { false }
}

extension Never: View {
  public typealias Body = Never

  public static func _resolve(_ view: Never, _ inputs: _ViewInputs) {}
}
