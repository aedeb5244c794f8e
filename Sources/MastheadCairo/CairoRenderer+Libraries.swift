internal import CCairo
internal import CPixman

extension CairoRenderer {
  /// The libraries that draw, with their versions.
  package static var libraries: [(name: String, version: String)] {
    [
      ("cairo", String(cString: cairo_version_string())), ("pixman", String(cString: pixman_version_string())),
    ]
  }
}
