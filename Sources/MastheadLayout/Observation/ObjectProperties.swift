/// Asks for another pass when an object is about to change.
final class ObjectSubscription {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  func follow<Object: ObservableObject>(_ object: Object, _ run: Run) {
    guard self.object !== object else { return }
    self.object = object
    let changes = run.changes
    subscription = object.objectWillChange._subscribe { _ in changes.isSet = true }
  }
}

extension _PropertyContext {
  /// Lets changes of an object that this property gave the view lead to another pass.
  func follow<Object: ObservableObject>(_ object: Object) {
    // A slot of its own, beside the property's.
    memory.remember(memory.identities.child(of: identity, at: -1_000 - slot), slot: 0) { ObjectSubscription() }
      .follow(object, run)
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An object that a view owns. It is made once, and lives for as long as the view keeps its place.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private final class Box {
    let object: Object

    init(_ object: Object) {
      self.object = object
    }
  }

  private let make: () -> Object
  private var box: Box?

  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    self.make = make
  }

  /// Before the view stands in a layout, a new object each time.
  public var wrappedValue: Object { box?.object ?? make() }

  public var projectedValue: ObservedObject<Object>.Wrapper { _ObjectBindings(object: wrappedValue) }

  public mutating func _connect(_ context: _PropertyContext) {
    let box = context.memory.remember(context.identity, slot: context.slot) { Box(make()) }
    self.box = box
    context.follow(box.object)
  }
}

/// An object that someone else owns.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public typealias Wrapper = _ObjectBindings<Object>

  public var wrappedValue: Object

  public init(wrappedValue: Object) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Object) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: Wrapper { _ObjectBindings(object: wrappedValue) }

  public mutating func _connect(_ context: _PropertyContext) {
    context.follow(wrappedValue)
  }
}

/// The object of its type that a view outside gave with `environmentObject(_:)`.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?
  private var owner: Any.Type?

  public init() {}

  /// Without an object the program ends, as it does on a device.
  public var wrappedValue: Object {
    guard let object else { FrameEscape.missing(Object.self, for: owner, modifier: "environmentObject") }
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { _ObjectBindings(object: wrappedValue) }

  public mutating func _connect(_ context: _PropertyContext) {
    owner = context.owner
    object = context.environment[object: Object.self]
    if let object { context.follow(object) }
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
  where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  /// Gives an object to the views inside, by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    changing { $0[object: Object.self] = object }
  }
}
