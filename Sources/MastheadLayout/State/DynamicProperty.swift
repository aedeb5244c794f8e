@_spi(Reflection) import Swift

/// A stored property of a view that layout fills in before the view's body is asked for: state, environment and the like.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the property's own dynamic properties are filled in.
  mutating func update()

  /// Connects the property with what the run remembers. For the properties of this package.
  mutating func _connect(_ context: _PropertyContext)
}

extension DynamicProperty {
  public mutating func update() {}

  public mutating func _connect(_ context: _PropertyContext) {
    context.connectFields(of: &self)
  }
}

/// Where a property stands: its view, and which of the view's properties it is.
public struct _PropertyContext {
  let run: Run
  let memory: ViewMemory
  let identity: Identity
  let slot: Int32
  let environment: EnvironmentValues
  /// The type of the view.
  let owner: Any.Type

  func connectFields<P>(of property: inout P) {
    let fields = run.fields(of: P.self)
    guard !fields.isEmpty else { return }
    // A property inside a property gets a slot of its own, below the outer one's.
    let inner = _PropertyContext(
      run: run, memory: memory, identity: memory.identities.child(of: identity, at: -1 - slot), slot: 0,
      environment: environment, owner: owner)
    connect(&property, fields, inner)
  }
}

/// A dynamic property's place inside the memory of the type that holds it.
struct PropertyField {
  let offset: Int
  let connect: (UnsafeMutableRawPointer, _PropertyContext) -> Void
}

/// The dynamic properties of a type. Costs reflection, so callers keep the answer for types that come up often.
func propertyFields(of type: Any.Type) -> [PropertyField] {
  var fields: [PropertyField] = []
  _ = _forEachField(of: type) { _, offset, fieldType, _ in
    if let property = fieldType as? any DynamicProperty.Type {
      fields.append(field(of: property, at: offset))
    }
    return true
  }
  return fields
}

private func field<P: DynamicProperty>(of type: P.Type, at offset: Int) -> PropertyField {
  PropertyField(offset: offset) { memory, context in
    // The runtime's own reflection gave offset and type of this field.
    let pointer = memory.advanced(by: offset).assumingMemoryBound(to: P.self)
    pointer.pointee._connect(context)
    pointer.pointee.update()
  }
}

private func connect<Holder>(_ holder: inout Holder, _ fields: [PropertyField], _ context: _PropertyContext) {
  withUnsafeMutablePointer(to: &holder) { pointer in
    for (slot, field) in fields.enumerated() {
      field.connect(
        UnsafeMutableRawPointer(pointer),
        _PropertyContext(
          run: context.run, memory: context.memory, identity: context.identity, slot: Int32(slot),
          environment: context.environment, owner: context.owner))
    }
  }
}

extension Run {
  /// Fills in the dynamic properties of a view that stands where `inputs` says.
  func connect<V>(_ view: inout V, _ fields: [PropertyField], _ inputs: _ViewInputs) {
    guard !fields.isEmpty else { return }
    MastheadLayout.connect(
      &view, fields,
      _PropertyContext(
        run: self, memory: inputs.tree.memory, identity: inputs.identity, slot: 0, environment: inputs.environment,
        owner: V.self))
  }
}
