import MastheadFiles

/// Where a command prints: standard output, standard error, or a test's list of bytes.
struct ByteSink: Sendable {
  let write: @Sendable (_ bytes: [UInt8]) throws -> Void

  init(write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void) {
    self.write = write
  }

  func callAsFunction(_ text: String) throws { try write(Array(text.utf8)) }

  /// Writes to a file descriptor of this process.
  ///
  /// - Parameter name: for messages, for example `standard output`.
  static func descriptor(_ descriptor: Int32, name: String) -> ByteSink {
    ByteSink { bytes in try writeAll(bytes, to: descriptor, name: name) }
  }
}
