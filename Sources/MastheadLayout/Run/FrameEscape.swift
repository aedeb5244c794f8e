/// A way out of user code that can't go on, such as one that reads what is not there.
///
/// Swift ends a program there. Who makes many frames can do without one of them: its thread never comes back, and another takes
/// its place.
package final class FrameEscape: Sendable {
  /// The way out of what runs here; nil where the program ends.
  // An object: with the function itself as the value, an optimised program crashes where it is set (Swift 6.3).
  @TaskLocal package static var current: FrameEscape?

  /// Takes what is to be said, and never returns.
  package let leave: @Sendable (_ reason: String) -> Never

  package init(_ leave: @escaping @Sendable (_ reason: String) -> Never) {
    self.leave = leave
  }

  static func leave(_ reason: String) -> Never {
    if let current { current.leave(reason) }
    preconditionFailure(reason)
  }

  /// - Parameters:
  ///   - object: the type that is not in the environment.
  ///   - owner: the view that reads it; nil for one that does not stand in a layout.
  ///   - modifier: what would have given it.
  static func missing(_ object: Any.Type, for owner: Any.Type?, modifier: String) -> Never {
    let reader = owner.map { String(describing: $0) } ?? "a view"
    leave(
      "\(reader) reads an object of type \(object) from the environment, and no view outside gives one: add "
        + ".\(modifier)(…) with one to the preview")
  }
}
