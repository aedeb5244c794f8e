internal import MastheadDisplayList

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Something about files that is not as it must be, in words.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// A system call that failed, and on what.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What could not be done, for example `Can't write out/y0-light@2x.png`.
  package let action: String
  /// The `errno`.
  package let number: Int32

  package init(_ action: String, number: Int32) {
    self.action = action
    self.number = number
  }

  package var description: String {
    // The system's own words, but as the end of a sentence.
    let reason = String(cString: strerror(number))
    return "\(action): \(reason.prefix(1).lowercased())\(reason.dropFirst())."
  }
}

/// A path as it stands, for a message; in quotes when it would not stay on one line, and cut when it is very long.
package func shown(_ path: String) -> String {
  let longest = 300
  return path.unicodeScalars.count <= longest && quotedInFull(path) == "\"\(path)\"" ? path : quoted(path)
}

/// Repeats a call that a signal interrupted.
///
/// - Returns: what the call gave, or nil and the `errno` when it gave -1.
package func retrying<Result: FixedWidthInteger>(_ call: () -> Result) -> (result: Result?, number: Int32) {
  while true {
    let result = call()
    if result != -1 { return (result, 0) }
    let number = errno
    if number != EINTR { return (nil, number) }
  }
}
