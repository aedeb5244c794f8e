/// A named picture: a view that frames are made of.
public struct Preview: Sendable, Identifiable {
  /// The family and the preview, for example `header/profile`: letters, digits, `.`, `-`, `_`, with `/` between parts.
  /// It names the preview on the command line, and the folder of its frames.
  public let name: String

  public var id: String { name }

  package init(_ name: String) {
    self.name = name
  }
}
