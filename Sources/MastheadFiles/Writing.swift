#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reader of a pipe has gone; it wants no more. Nothing that a person needs to be told.
package struct ReaderGone: Error {
  package init() {}
}

/// Writes all bytes to a file descriptor of this process.
///
/// - Parameter name: what it is, for messages, for example `standard output`.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
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
