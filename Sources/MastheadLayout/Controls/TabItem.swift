import Foundation

/// What a view says of itself to a container that shows one of several.
struct TabInfo {
  var tag: AnyHashable?
  var item: AnyView?
}

/// A view that tells its container something before it is made.
struct TabModified<Content: View>: View {
  let content: Content
  let change: (inout TabInfo) -> Void

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    var info = TabInfo()
    view.change(&info)
    for node in inputs.tree.appended(inputs, { Content._resolve(view.content, $0) }) {
      if let tag = info.tag { inputs.tree.nodes[Int(node)].traits.tag = tag }
    }
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var inner = _ViewList()
    // The body of a composite is not asked for: a tab that is not shown is not made.
    if Content.self is any TabCarrying.Type {
      Content._list(view.content, inputs, &inner)
    } else {
      inner.append(view.content, inputs)
    }
    for entry in inner.entries {
      guard case .single(var single) = entry else {
        list.entries.append(entry)
        continue
      }
      var info = single.tab ?? TabInfo()
      view.change(&info)
      let resolve = single.resolve
      single.tab = info
      single.resolve = { inputs in
        for node in inputs.tree.appended(inputs, resolve) {
          if let tag = info.tag { inputs.tree.nodes[Int(node)].traits.tag = tag }
        }
      }
      list.entries.append(.single(single))
    }
  }

  static var _childCount: Int? { Content._childCount }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}

/// A view that may carry what a tab says of itself.
protocol TabCarrying {}

extension TabModified: TabCarrying {}

extension View {
  /// What stands for the view in a tab bar: a label, or an image and text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return TabModified(content: self) { if $0.item == nil { $0.item = label } }
  }

  /// Names the view for a container that selects.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TabModified(content: self) { if $0.tag == nil { $0.tag = AnyHashable(tag) } }
  }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}

/// One tab of a tab view.
public struct Tab<Value, Content: View, Label: View>: View {
  let value: AnyHashable?
  let content: Content
  let label: Label

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, inputs.child(0))
  }

  public static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    list.entries.append(
      .single(
        _ViewList.Single(
          inputs: inputs, children: nil, resolve: { Content._resolve(view.content, $0.child(0)) },
          length: { _ in nil }, tab: TabInfo(tag: view.value, item: AnyView(view.label)))))
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  public static let search = TabRole()
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  )
  where Value == Never {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(),
      label: DefaultTabLabel(title: Text(titleKey), symbol: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      value: AnyHashable(value), content: content(), label: DefaultTabLabel(title: Text(title), symbol: systemImage))
  }
}

extension Tab {
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable {
    self.init(value: AnyHashable(value), content: content(), label: label())
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(value: nil, content: content(), label: label())
  }
}

/// A symbol above a word.
public struct DefaultTabLabel: View {
  let title: Text
  let symbol: String

  public var body: some View { Label(title: { title }, icon: { Image(systemName: symbol) }) }
}
