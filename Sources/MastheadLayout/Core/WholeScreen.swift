/// A node that takes the whole screen, whatever it finds out later about what scrolls inside.
struct WholeScreenRule: SamePlaceRule {}

extension View {
  /// Gives the view the whole screen where nothing else gives it a size, as views that scroll have it.
  package func takesWholeScreen() -> some View { wrapped(in: WholeScreenRule()) }

  /// Says something about the view to the person who looks at the frame.
  ///
  /// - Parameter message: nil for nothing to say.
  package func reports(_ code: Diagnostic.Code, _ message: String?) -> some View {
    Reporting(content: self, code: code, message: message)
  }
}

/// A view with something to say about itself.
struct Reporting<Content: View>: View {
  let content: Content
  let code: Diagnostic.Code
  let message: String?

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    if let message = view.message {
      inputs.tree.run.report(view.code, message, path: inputs.tree.path(of: inputs.scope))
    }
    Content._resolve(view.content, inputs.child(0))
  }

  static var _childCount: Int? { Content._childCount }
}
