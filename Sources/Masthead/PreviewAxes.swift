/// Which frames a preview wants made of it where a call does not say.
package struct PreviewAxes: Hashable, Sendable {
  package enum Offsets: Hashable, Sendable {
    case numbers([FixedDecimal])
    /// As it would be written on the command line.
    case written(String)
  }

  // Nil means that the preview has no wish.
  package var offsets: Offsets?
  package var themes: [Theme]?
  package var scales: [FixedDecimal]?
  package var viewport: Viewport?
  package var directions: [Direction]?
  package var textSizes: [TextSize]?
  package var tabs: [String]?
  package var showsSystemBars: Bool?

  package init() {}
}
