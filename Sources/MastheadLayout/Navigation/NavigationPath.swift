/// The values that stand for the screens on top of a navigation stack's first.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes away the last screens, as many as there are if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

/// A stack's path, whatever its type.
struct PathAccess {
  let values: [AnyHashable]
  let append: (any Hashable) -> Void
  let removeLast: () -> Void

  init(_ path: Binding<NavigationPath>) {
    values = path.wrappedValue.values
    append = { value in
      var new = path.wrappedValue
      new.values.append(AnyHashable(value))
      path.wrappedValue = new
    }
    removeLast = {
      var new = path.wrappedValue
      new.removeLast()
      path.wrappedValue = new
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    values = path.wrappedValue.map { AnyHashable($0) }
    append = { value in
      guard let element = value as? Data.Element else { return }
      var new = path.wrappedValue
      new.append(element)
      path.wrappedValue = new
    }
    removeLast = {
      var new = path.wrappedValue
      if !new.isEmpty { new.remove(at: new.index(before: new.endIndex)) }
      path.wrappedValue = new
    }
  }
}
