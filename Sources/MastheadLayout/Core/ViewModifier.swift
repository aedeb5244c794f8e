/// A change to any view, described by the view it makes of it.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier>: View {
  let resolve: (_ViewInputs) -> Void

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    view.resolve(inputs.child(0))
  }

  public static var _childCount: Int? { nil }
}

/// A view together with a modifier of user code.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let body = view.body(inputs)
    Modifier.Body._resolve(body, inputs.child(1))
  }

  public static var _childCount: Int? { nil }

  private func body(_ inputs: _ViewInputs) -> Modifier.Body {
    var modifier = modifier
    let place = inputs.child(2)
    inputs.tree.run.connect(&modifier, inputs.tree.run.fields(of: Modifier.self), place)
    return modifier.body(content: _ViewModifier_Content { Content._resolve(content, $0) })
  }
}

extension View {
  /// This view as `modifier` changes it.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
