import Masthead

/// A view of a file, ready to be made: once a frame, on any thread.
struct BuiltView: Sendable {
  let make: @Sendable () -> AnyView

  init<Content: View>(_ make: @escaping @Sendable () -> Content) {
    self.make = { AnyView(make()) }
  }

  func modified(_ change: @escaping @Sendable (AnyView) -> AnyView) -> BuiltView {
    BuiltView { [make] in change(make()) }
  }
}

/// Views one after the other; to what holds them each is a child of its own.
struct ViewSequence: View, Sendable {
  let views: [BuiltView]

  init(_ views: [BuiltView]) {
    self.views = views
  }

  var body: some View {
    ForEach(0..<views.count, id: \.self) { views[$0].make() }
  }
}

/// A change of a view.
typealias Modifier = @Sendable (AnyView) -> AnyView

/// A modifier from any function on views.
func modifier<Result: View>(_ change: @escaping @Sendable (AnyView) -> Result) -> Modifier {
  { AnyView(change($0)) }
}
