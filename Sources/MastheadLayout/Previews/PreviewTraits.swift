/// What a view says of how an editor shall show it.
package struct PreviewTraits: Hashable, Sendable {
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var name: String?
  package var orientation: InterfaceOrientation?

  package init() {}

  /// What the view outside says counts.
  fileprivate func overridden(by outer: PreviewTraits) -> PreviewTraits {
    var result = self
    result.layout = outer.layout ?? layout
    result.device = outer.device ?? device
    result.name = outer.name ?? name
    result.orientation = outer.orientation ?? orientation
    return result
  }
}

/// A view that tells an editor how to show it. To everybody else it is its content.
private struct PreviewModified<Content: View>: View {
  let content: Content
  let traits: PreviewTraits

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) { Content._resolve(view.content, inputs) }

  /// The views inside each get it.
  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    let start = list.entries.count
    Content._list(view.content, inputs, &list)
    guard list.isOfPreviews else { return }
    for index in start..<list.entries.count {
      guard case .single(var single) = list.entries[index] else { continue }
      single.previews = single.parts.map { $0.overridden(by: view.traits) }
      list.entries[index] = .single(single)
    }
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
