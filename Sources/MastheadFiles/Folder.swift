#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the commands and the snapshots need of folders.
package enum Folder {
  /// Makes the folder and those above it, as far as they are missing.
  package static func make(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      guard kind(of: path) == S_IFDIR else {
        throw FileError("\(shown(path)) is a file, not a folder.")
      }
    case ENOENT:
      // A path without a folder above it would be looked for without end.
      guard let above = parent(of: path) else { fallthrough }
      try make(above)
      // Another worker may have been faster.
      if mkdir(path, 0o777) != 0, errno != EEXIST { throw failure(path, errno) }
    default: throw failure(path, errno)
    }
  }

  /// True where a folder stands, or a link to one.
  package static func exists(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Checks that files can be made in a folder that exists, before any time is spent on them.
  package static func checkIsWritable(_ path: String) throws {
    if access(path, W_OK | X_OK) != 0 { throw SystemError("Can't write to the folder \(shown(path))", number: errno) }
  }

  private static func failure(_ path: String, _ number: Int32) -> any Error {
    // A part of the path is a file: say which.
    if number == ENOTDIR, let file = firstFile(above: path) {
      return FileError("Can't make the folder \(shown(path)): \(shown(file)) is a file, not a folder.")
    }
    return SystemError("Can't make the folder \(shown(path))", number: number)
  }

  private static func firstFile(above path: String) -> String? {
    guard let above = parent(of: path) else { return nil }
    if let kind = kind(of: above) { return kind == S_IFDIR ? nil : above }
    return firstFile(above: above)
  }

  /// What stands before the last part of a path; nil when nothing does.
  private static func parent(of path: String) -> String? {
    var rest = path[...]
    while rest.count > 1, rest.last == "/" { rest.removeLast() }
    guard let slash = rest.lastIndex(of: "/"), slash != rest.startIndex else { return nil }
    return String(rest[..<slash])
  }

  /// The file type bits; nil when nothing is there.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
