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
    let tree = inputs.tree
    let nodes = tree.appended(inputs) { inputs in
      tree.wrap(PassThroughRule(), inputs, content: { Content._resolve(view.content, $0.child(0)) })
    }
    for node in nodes { tree.preferences[ObjectIdentifier(K.self), default: [:]][node] = view.value }
  }

  static var _childCount: Int? { Content._childCount }
}

struct PreferenceReading<Content: View, K: PreferenceKey>: View where K.Value: Equatable {
  let content: Content
  let action: (K.Value) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let tree = inputs.tree
    let nodes = tree.appended(inputs) { inputs in
      tree.wrap(PassThroughRule(), inputs, content: { Content._resolve(view.content, $0.child(0)) })
    }
    for (index, node) in nodes.enumerated() {
      let place = inputs.child(Int32(index) + 1).identity
      tree.preferenceReaders.append(
        PreferenceReader(node: node) { tree in
          let memory = tree.memory.remember(place, slot: 0) { LastValue<K.Value>() }
          let value = tree.preference(K.self, inside: node)
          guard memory.value != value else { return }
          memory.value = value
          view.action(value)
        })
    }
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
    var value = K.defaultValue
    guard let writers = preferences[ObjectIdentifier(key)] else { return value }
    var isFirst = true
    func visit(_ node: NodeID) {
      // In two steps: nothing written would pass for a written nil.
      if let any = writers[node], let written = any as? K.Value {
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
    // A reader inside is deeper; the order of those that are not inside each other does not matter, but must be one.
    let readers = preferenceReaders.enumerated().map { (depth: depth(of: $1.node), index: $0, reader: $1) }
    for (_, _, reader) in readers.sorted(by: { ($1.depth, $0.index) < ($0.depth, $1.index) }) { reader.deliver(self) }
  }

  private func depth(of node: NodeID) -> Int {
    var depth = 0
    var next = nodes[Int(node)].parent
    while next >= 0 {
      depth += 1
      next = nodes[Int(next)].parent
    }
    return depth
  }
}
