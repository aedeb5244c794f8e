import Masthead
import MastheadLayout

/// A view of a file, ready to be made: once a frame, on any thread.
struct BuiltView: Sendable {
  let make: @Sendable () -> AnyView
  /// True for what is one view to the container around; false for what may be none or several.
  let isSingle: Bool

  init<Content: View>(isSingle: Bool = true, _ make: @escaping @Sendable () -> Content) {
    self.isSingle = isSingle
    self.make = { AnyView(make()) }
  }

  func modified(_ change: @escaping @Sendable (AnyView) -> AnyView) -> BuiltView {
    BuiltView(isSingle: isSingle) { [make] in change(make()) }
  }
}

/// Views one after the other; to what holds them each is a child of its own.
struct ViewSequence: View, Sendable {
  let views: [BuiltView]

  init(_ views: [BuiltView]) {
    self.views = views
  }

  /// The one view of the sequence; nil where there are others, or where it may be several.
  var single: BuiltView? { views.count == 1 && views[0].isSingle ? views[0] : nil }

  var body: some View {
    ForEach(0..<views.count, id: \.self) { views[$0].make() }
  }
}

/// A row of one view. A lazy stack asks it for its length, and looks for no rows inside.
struct SingleRow: View {
  private let view: AnyView

  init(_ view: BuiltView) {
    self.view = view.make()
  }

  typealias Body = Never

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) { AnyView._resolve(view.view, inputs) }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { AnyView._length(view.view, query) }
}

/// A change of a view.
typealias Modifier = @Sendable (AnyView) -> AnyView

/// A modifier from any function on views.
func modifier<Result: View>(_ change: @escaping @Sendable (AnyView) -> Result) -> Modifier {
  { AnyView(change($0)) }
}
