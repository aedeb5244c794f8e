import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes files so that each is either whole or not there, and knows what to remove when the process is stopped.
package final class TemporaryFiles: Sendable {
  private struct State {
    var number = 0
    var paths: Set<String> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Puts a whole file in the place of whatever was there. Its folder must exist.
  ///
  /// The bytes go to a file of another name in the same folder, which is then renamed: nobody sees a torn file. Who may read
  /// and write what was there may do so with the new file.
  package func write(_ bytes: [UInt8], to path: String) throws {
    let (temporary, descriptor) = try begin(path)
    defer { _ = state.withLock { $0.paths.remove(temporary) } }
    do {
      var old = stat()
      if lstat(path, &old) == 0, old.st_mode & S_IFMT == S_IFREG { fchmod(descriptor, old.st_mode & 0o777) }
      do {
        try writeAll(bytes, to: descriptor, name: shown(path))
      } catch {
        close(descriptor)
        throw error
      }
      // Some file systems report a full disk only here.
      if close(descriptor) != 0, errno != EINTR { throw SystemError("Can't write \(shown(path))", number: errno) }
      if rename(temporary, path) != 0 { throw SystemError("Can't write \(shown(path))", number: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Removes what is not whole yet, and ends the process before another file can begin.
  package func removeAll(andEnd end: () -> Void) {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      end()
    }
  }

  private func begin(_ path: String) throws -> (temporary: String, descriptor: Int32) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    // Under the lock, so that a file that exists is always known.
    return try state.withLock { state in
      while true {
        state.number += 1
        // Short and of its own, so that a long name of a file does not become too long by it.
        let temporary = "\(folder).masthead-\(getpid())-\(state.number).tmp"
        let (opened, number) = retrying { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        if let opened {
          state.paths.insert(temporary)
          return (temporary, opened)
        }
        // A killed process of the same number may have left one, or a process of another container is making one.
        guard number == EEXIST else { throw SystemError("Can't write \(shown(path))", number: number) }
      }
    }
  }
}
