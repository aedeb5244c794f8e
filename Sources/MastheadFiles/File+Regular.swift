#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension File {
  /// The bytes of a file that someone else named: never waits for a pipe or a device, and never takes more than a bound.
  ///
  /// - Parameter limit: bytes; a larger file is an error.
  package static func readRegular(_ path: String, limit: Int) throws -> [UInt8] {
    // Opening a pipe without a writer would wait for one.
    let (opened, number) = retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard let descriptor = opened else { throw SystemError("Can't read \(shown(path))", number: number) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw SystemError("Can't read \(shown(path))", number: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError("\(shown(path)) is a folder, not a file.")
    default: throw FileError("\(shown(path)) is a pipe or a device, not a file.")
    }
    guard Int(status.st_size) <= limit else { throw tooLarge(path, limit) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: max(4096, min(Int(status.st_size) + 1, 1 << 20)))
    while true {
      let (count, number) = retrying { block.withUnsafeMutableBytes { read(descriptor, into: $0) } }
      guard let count else { throw SystemError("Can't read \(shown(path))", number: number) }
      if count == 0 { return bytes }
      // A file of /proc says that it is empty, and one that grows is longer than it was.
      guard bytes.count + count <= limit else { throw tooLarge(path, limit) }
      bytes += block[..<count]
    }
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
    FileError("\(shown(path)) is larger than \(limit >> 20) MiB, the most that is read.")
  }

  /// Where a path leads to, every link followed; nil when nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension Folder {
  /// Makes the folder that a file is to be in, as far as it is missing.
  package static func make(above path: String) throws {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try make(String(path[..<slash])) }
  }
}
