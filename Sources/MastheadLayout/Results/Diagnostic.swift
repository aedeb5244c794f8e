/// Something that a person should know about a frame: what the layout had to guess, cut or leave out.
package struct Diagnostic: Hashable, Sendable, Codable {
  package enum Severity: String, Hashable, Sendable, Codable {
    /// The frame shows what the platform would show; the author may have meant something else.
    case warning
    /// Something of the frame could not be drawn.
    case error
  }

  /// Stable, in kebab case, for example `text-truncated`. People filter by it.
  package var code: String
  /// One sentence that names what was found and what to do.
  package var message: String
  /// The view's place in the tree, outermost first, for example `Header/HeaderTitle`.
  package var path: String
  package var severity: Severity

  package init(code: String, message: String, path: String, severity: Severity = .warning) {
    self.code = code
    self.message = message
    self.path = path
    self.severity = severity
  }
}
