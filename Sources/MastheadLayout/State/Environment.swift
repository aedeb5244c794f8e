/// A value that the views outside gave: one of `EnvironmentValues`, or an object by its type.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues, _ owner: Any.Type?) -> Value
  private var environment = EnvironmentValues()
  private var owner: Any.Type?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { environment, _ in environment[keyPath: keyPath] }
  }

  /// The object that `environment(_:)` gave. Without one the program ends, as it does on a device.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment, owner in
      guard let object = environment[object: type] else {
        FrameEscape.missing(type, for: owner, modifier: "environment")
      }
      return object
    }
  }

  /// The object that `environment(_:)` gave, or nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { environment, _ in environment[object: type] }
  }

  public var wrappedValue: Value { read(environment, owner) }

  public mutating func _connect(_ context: _PropertyContext) {
    environment = context.environment
    owner = context.owner
  }
}
