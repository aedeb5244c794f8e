#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files as wholes.
package enum File {
  /// Bytes of the largest file that is read: more than any picture's.
  private static let mostBytes = 1 << 30

  /// The bytes of a file; nil when nothing is there. Never waits for a pipe or a device.
  package static func read(_ path: String) throws -> [UInt8]? {
    do {
      return try readRegular(path, limit: mostBytes)
    } catch let error as SystemError where error.number == ENOENT || error.number == ENOTDIR {
      // A part of the path that is a file holds no file.
      return nil
    }
  }

  /// Removes a file. It is no error when none is there.
  package static func remove(_ path: String) throws {
    if unlink(path) != 0, errno != ENOENT { throw SystemError("Can't remove \(shown(path))", number: errno) }
  }
}

extension Folder {
  /// The files below a folder, hidden ones left out, as paths from there, sorted; none when the folder is not there.
  ///
  /// Links to folders are not followed: they could lead in circles.
  package static func files(below path: String) throws -> [String] {
    guard let entries = try entries(of: path) else { return [] }
    var result: [String] = []
    for entry in entries.sorted() where entry.first != "." {
      if isFolder("\(path)/\(entry)") {
        result += try files(below: "\(path)/\(entry)").map { "\(entry)/\($0)" }
      } else {
        result.append(entry)
      }
    }
    return result
  }

  /// Removes a folder when nothing is in it.
  package static func removeIfEmpty(_ path: String) {
    _ = rmdir(path)
  }

  private static func entries(of path: String) throws -> [String]? {
    guard let stream = opendir(path) else {
      if errno == ENOENT { return nil }
      throw SystemError("Can't read the folder \(shown(path))", number: errno)
    }
    defer { closedir(stream) }
    var result: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      result.append(name)
    }
    return result
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
