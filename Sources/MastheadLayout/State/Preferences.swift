/// A value that views tell the views outside them.
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view inside set one.
  static var defaultValue: Value { get }

  /// Joins a value with that of the next view, in the order of the tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A preference that a node writes.
struct PreferenceWrite {
  let node: NodeID
  let key: ObjectIdentifier
  let value: Any
}

/// A node that wants to know a preference of the views inside it.
struct PreferenceReader {
  let node: NodeID
  let deliver: (NodeTree) -> Void
}

extension View {
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceWriting<Self, K>(content: self, value: value)
  }

  /// Runs `action` after layout when the value of the views inside has changed.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceReading<Self, K>(content: self, action: action)
  }
}

struct PreferenceWriting<Content: View, K: PreferenceKey>: View {
  let content: Content
  let value: K.Value

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.wrap(
      PassThroughRule(), inputs,
      content: { inputs in
        inputs.tree.preferences.append(
          PreferenceWrite(node: inputs.parent, key: ObjectIdentifier(K.self), value: view.value))
        Content._resolve(view.content, inputs.child(0))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

struct PreferenceReading<Content: View, K: PreferenceKey>: View where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let memory = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { LastValue<K.Value>() }
    inputs.tree.wrap(
      PassThroughRule(), inputs,
      content: { inputs in
        let node = inputs.parent
        inputs.tree.preferenceReaders.append(
          PreferenceReader(node: node) { tree in
            let value = tree.preference(K.self, inside: node)
            guard memory.value != value else { return }
            memory.value = value
            view.action(value)
          })
        Content._resolve(view.content, inputs.child(0))
      })
  }

  static var _childCount: Int? { Content._childCount }
}

/// What a view saw last.
final class LastValue<Value> {
  var value: Value?
}

/// A node that changes nothing: a place in the tree.
struct PassThroughRule: SamePlaceRule {}

extension NodeTree {
  /// The joined value of the views inside `node`. A view's own value stands for all those inside it.
  func preference<K: PreferenceKey>(_ key: K.Type, inside node: NodeID) -> K.Value {
    let id = ObjectIdentifier(key)
    let writers = Dictionary(
      preferences.filter { $0.key == id }.map { ($0.node, $0.value) }, uniquingKeysWith: { first, _ in first })
    var value = K.defaultValue
    guard !writers.isEmpty else { return value }
    var isFirst = true
    func visit(_ node: NodeID) {
      if let written = writers[node] as? K.Value {
        if isFirst {
          value = written
        } else {
          K.reduce(value: &value, nextValue: { written })
        }
        isFirst = false
        return
      }
      forEachChild(of: node, visit)
    }
    forEachChild(of: node, visit)
    return value
  }

  /// Tells the readers what the views inside them wrote, innermost first.
  func deliverPreferences() {
    for reader in preferenceReaders.reversed() { reader.deliver(self) }
  }
}
