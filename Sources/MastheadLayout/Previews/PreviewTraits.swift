/// What a view says of how an editor shall show it.
package struct PreviewTraits: Hashable, Sendable {
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var name: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// What the view outside says counts.
  fileprivate mutating func override(by outer: PreviewTraits) {
    layout = outer.layout ?? layout
    device = outer.device ?? device
    name = outer.name ?? name
    orientation = outer.orientation ?? orientation
  }
}

extension Traits {
  /// Beside the layout values: few nodes have it.
  var preview: PreviewTraits? {
    get { values[ObjectIdentifier(PreviewTraits.self)] as? PreviewTraits }
    set { values[ObjectIdentifier(PreviewTraits.self)] = newValue }
  }
}

/// A view that tells an editor how to show it.
private struct PreviewModified<Content: View>: View {
  let content: Content
  let traits: PreviewTraits

  typealias Body = Never

  private func change(_ traits: inout Traits) {
    var preview = traits.preview ?? PreviewTraits()
    preview.override(by: self.traits)
    traits.preview = preview
  }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    for node in inputs.tree.appended(inputs, { Content._resolve(view.content, $0) }) {
      view.change(&inputs.tree.nodes[Int(node)].traits)
    }
  }

  /// The views inside each get it.
  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    var inner = _ViewList()
    Content._list(view.content, inputs, &inner)
    list.entries.append(contentsOf: inner.changingTraits(view.change).entries)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}

extension View {
  private func previewing(_ change: (inout PreviewTraits) -> Void) -> some View {
    var traits = PreviewTraits()
    change(&traits)
    return PreviewModified(content: self, traits: traits)
  }

  /// The device that the preview is shown on, by its name: `"iPhone 15 Pro"`. Nil for the usual one.
  public func previewDevice(_ value: PreviewDevice?) -> some View { previewing { $0.device = value } }

  /// The room that the preview has.
  public func previewLayout(_ value: PreviewLayout) -> some View { previewing { $0.layout = value } }

  /// What the preview is called. It becomes a part of `Preview.name`.
  public func previewDisplayName(_ value: String?) -> some View { previewing { $0.name = value } }

  /// How the preview's device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    previewing { $0.orientation = value }
  }
}
