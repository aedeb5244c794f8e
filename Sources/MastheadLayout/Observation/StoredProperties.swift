public import Foundation

/// A value that the platform keeps between starts of an app. Here every frame starts with the declared one, whatever the
/// machine has stored, and views of a frame that name the same key share it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var box: StateBox<Value>?

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    self.key = key
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { binding(to: box, initial) }

  public mutating func _connect(_ context: _PropertyContext) {
    box = context.shared(StorageKey(name: key), initial)
  }
}

/// A value that the platform keeps for a scene. Here it is as `AppStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var box: StateBox<Value>?

  public init(wrappedValue: Value, _ key: String) {
    initial = wrappedValue
    self.key = key
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> { binding(to: box, initial) }

  public mutating func _connect(_ context: _PropertyContext) {
    box = context.shared(StorageKey(name: "scene." + key), initial)
  }
}

private struct StorageKey: Hashable {
  let name: String
}

private func binding<Value>(to box: StateBox<Value>?, _ initial: Value) -> Binding<Value> {
  guard let box else { return .constant(initial) }
  return Binding(get: { box.value }, set: { box.set($0) })
}

extension _PropertyContext {
  /// The state that all properties with the key share.
  fileprivate func shared<Value>(_ key: StorageKey, _ initial: Value) -> StateBox<Value> {
    memory.remember(memory.identities.child(of: .root, id: AnyHashable(key)), slot: 0) {
      StateBox(initial, run: run)
    }
  }
}

/// Which field takes what is typed. Nothing is typed here: it is state like any other.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init() where Value == Bool {
    initial = false
  }

  public init<T: Hashable>() where Value == T? {
    initial = nil
  }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(binding: binding(to: box, initial)) }

  @propertyWrapper
  public struct Binding {
    let binding: MastheadLayout.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  public mutating func _connect(_ context: _PropertyContext) {
    box = context.memory.remember(context.identity, slot: context.slot) { StateBox(initial, run: context.run) }
  }
}

/// A value that lasts as long as a gesture. No gesture lasts in a still picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: GestureState<Value> { self }
}

/// A space of names for views that belong together.
@propertyWrapper
public struct Namespace: DynamicProperty {
  private var identity: Identity?
  private var slot: Int32 = 0

  public init() {}

  public var wrappedValue: ID { ID(number: identity?.number ?? -1, slot: slot) }

  public struct ID: Hashable, Sendable {
    let number: Int32
    let slot: Int32
  }

  public mutating func _connect(_ context: _PropertyContext) {
    identity = context.identity
    slot = context.slot
  }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
}
