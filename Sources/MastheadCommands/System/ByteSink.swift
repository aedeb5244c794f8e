#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

/// The reader of a pipe has gone; it wants no more. Nothing that a person needs to be told.
struct ReaderGone: Error {}

func writeAll(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
  try bytes.withUnsafeBytes { buffer in
    var start = 0
    while start < buffer.count {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
      let (written, number) = retrying { write(descriptor, rest.baseAddress, rest.count) }
      guard let written else {
        if number == EAGAIN {
          waitUntilWritable(descriptor)
          continue
        }
        throw number == EPIPE ? ReaderGone() as any Error : SystemError("Can't write to \(name)", number: number)
      }
      start += written
    }
  }
}

/// A terminal or a pipe that another program made non-blocking takes bytes by and by.
private func waitUntilWritable(_ descriptor: Int32) {
  var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  _ = poll(&request, 1, -1)
}
