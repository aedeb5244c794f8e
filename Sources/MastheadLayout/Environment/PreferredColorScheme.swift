extension View {
  /// The appearance that the view wants for the whole screen, whatever appearance was asked for.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferringColorScheme(content: self, colorScheme: colorScheme)
  }
}

/// A view that decides the appearance of the screen that it is on.
struct PreferringColorScheme<Content: View>: View {
  let content: Content
  let colorScheme: ColorScheme?

  typealias Body = Never

  private func inner(_ inputs: _ViewInputs) -> _ViewInputs {
    guard let colorScheme else { return inputs }
    if inputs.tree.preferredColorScheme == nil { inputs.tree.preferredColorScheme = colorScheme }
    var inner = inputs
    inner.environment.colorScheme = colorScheme
    return inner
  }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    Content._resolve(view.content, view.inner(inputs))
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    Content._list(view.content, view.inner(inputs), &list)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}
