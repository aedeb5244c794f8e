/// A value that the views outside gave: one of `EnvironmentValues`, or an object by its type.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var environment = EnvironmentValues()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The object that `environment(_:)` gave. Without one the program ends, as it does on a device.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment[object: type] else {
        preconditionFailure(
          "no object of type \(type) in the environment; a view outside must give it with environment(_:)")
      }
      return object
    }
  }

  /// The object that `environment(_:)` gave, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  public var wrappedValue: Value { read(environment) }

  public mutating func _connect(_ context: _PropertyContext) {
    environment = context.environment
  }
}
