/// A frame that could not be made as it was asked for.
package struct FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
