public import MastheadLayout

/// A named picture: a view that frames are made of.
///
/// ```swift
/// Preview("header/profile") { ProfileHeader() }
/// ```
public struct Preview: Sendable, Identifiable {
  /// The family and the preview, for example `header/profile`: letters, digits, `.`, `-`, `_`, with `/` between parts.
  /// It names the preview on the command line, and the folder of its frames.
  public let name: String

  public var id: String { name }

  /// Lays the view out. The view is made anew each time, inside the worker that asks.
  let layOut: @Sendable (Run) -> LayoutResult

  /// - Parameter content: makes the view. Called once a frame, by any thread.
  public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @Sendable () -> Content) {
    self.name = name
    layOut = { $0.layOut(content()) }
  }
}
