#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// Runs `body` while no other process runs one for the same folder, which must exist. The system lifts the lock of a
  /// process that is killed, and no file of it is left.
  ///
  /// On file systems that know no locks, `body` runs without one: whoever records there alone loses nothing.
  package static func locked<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    let (opened, number) = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let descriptor = opened else { throw SystemError("Can't read the folder \(shown(path))", number: number) }
    defer { close(descriptor) }
    _ = retrying { flock(descriptor, LOCK_EX) }
    return try body()
  }
}
