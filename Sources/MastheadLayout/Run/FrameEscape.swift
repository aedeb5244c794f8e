/// A way out of user code that can't go on, such as one that reads what is not there.
///
/// Swift ends a program there. Who makes many frames can do without one of them: its thread never comes back, and another takes
/// its place.
package enum FrameEscape {
  /// Takes what is to be said, and never returns; nil where the program ends.
  @TaskLocal package static var handler: (@Sendable (_ reason: String) -> Never)?

  static func leave(_ reason: String) -> Never {
    if let handler { handler(reason) }
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
