/// A value that a view owns. It starts as the view declares it and survives for as long as the view keeps its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) {
    initial = value
  }

  /// The value now. Before the view stands in a layout it is the initial one, and writing changes nothing.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    if let box {
      Binding(get: { box.value }, set: { box.set($0) })
    } else {
      .constant(initial)
    }
  }

  public mutating func _connect(_ context: _PropertyContext) {
    box = context.memory.remember(context.identity, slot: context.slot) {
      StateBox(initial, run: context.run)
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Where a value lives between passes. A write that changes it asks for another pass.
final class StateBox<Value> {
  private(set) var value: Value
  // Not the run: what user code has put off may come after the run's end.
  private let changes: ChangeFlag

  init(_ value: Value, run: Run) {
    self.value = value
    changes = run.changes
  }

  func set(_ newValue: Value) {
    if !isEqual(value, newValue) { changes.note(Transaction.current) }
    value = newValue
  }
}

/// True when both are equal by their own measure; false for values that can't be compared.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return compare(left, right)
}

private func compare<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value) == left
}
