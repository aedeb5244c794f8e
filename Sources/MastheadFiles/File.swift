#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files as wholes.
package enum File {
  /// The bytes of a file; nil when nothing is there.
  package static func read(_ path: String) throws -> [UInt8]? {
    let (opened, number) = retrying { open(path, O_RDONLY | O_CLOEXEC) }
    guard let descriptor = opened else {
      // A part of the path that is a file holds no file.
      if number == ENOENT || number == ENOTDIR { return nil }
      throw SystemError("Can't read \(shown(path))", number: number)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError("Can't read \(shown(path))", number: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError("\(shown(path)) is a folder, not a file.") }
    var bytes: [UInt8] = []
    // One byte more than there is, so that the end is found without another turn.
    var block = [UInt8](repeating: 0, count: max(4096, Int(status.st_size) + 1))
    while true {
      let (count, number) = retrying { block.withUnsafeMutableBytes { Self.read(descriptor, into: $0) } }
      guard let count else { throw SystemError("Can't read \(shown(path))", number: number) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
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
