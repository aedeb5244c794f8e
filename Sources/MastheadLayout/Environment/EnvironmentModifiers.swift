extension View {
  /// Sets a value of the environment for the views inside.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    changing { $0[keyPath: keyPath] = value }
  }

  /// Gives an object to the views inside, by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changing { $0[object: Object.self] = object }
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    changing { transform(&$0[keyPath: keyPath]) }
  }

  /// Names the view among its siblings, whatever its place.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: AnyHashable(id)) }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}

/// A view that is who its identifier says: another identifier makes it another view, with fresh state.
struct Identified<Content: View>: View {
  let content: Content
  let id: AnyHashable

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    for node in inputs.tree.appended(inputs.child(id: view.id), { Content._resolve(view.content, $0) }) {
      inputs.tree.nodes[Int(node)].traits.id = view.id
    }
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    list.append(view, inputs, id: view.id)
  }

  static var _childCount: Int? { Content._childCount }
}
