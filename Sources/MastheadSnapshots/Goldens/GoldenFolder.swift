package import MastheadDiff
import MastheadDisplayList
package import MastheadFiles
package import MastheadPNG
import Synchronization

/// A folder of goldens: reads them, and writes each so that it is whole or not there.
package struct GoldenFolder: Sendable {
  /// Without a slash at the end.
  package let path: String
  private let files: TemporaryFiles

  package init(_ path: String, files: TemporaryFiles) {
    self.path = path
    self.files = files
  }

  package func file(_ part: String) -> String { "\(path)/\(part)" }

  package func state(of part: String) -> GoldenState {
    do {
      return try File.read(file(part)).map { .found($0) } ?? .missing
    } catch { return .unreadable("\(error)") }
  }

  /// Puts a golden in the place of whatever was there.
  package func write(_ part: SnapshotPart) throws {
    let file = file(part.path)
    try Folder.make(above: file)
    try files.write(part.bytes(profile: .small), to: file)
  }

  /// What the goldens were made with; empty when no file says it.
  package var environment: EnvironmentFile {
    guard let bytes = try? File.read(file(EnvironmentFile.name)) else { return EnvironmentFile() }
    return EnvironmentFile(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Notes that goldens were written, now and with this.
  ///
  /// - Parameter isComplete: true when no golden of an earlier recording is left.
  package func note(_ stamp: EnvironmentStamp, isComplete: Bool) throws {
    try update {
      let known = environment
      var noted = known
      noted.note(stamp, isComplete: isComplete)
      if noted != known { try files.write(Array(noted.text.utf8), to: file(EnvironmentFile.name)) }
    }
  }

  /// Runs `body`, which reads and writes a file that all who record share, while nobody else does: no other test of this
  /// process, and no other process.
  package func update(_ body: () throws -> Void) throws {
    try Self.updating.withLock { _ in
      try Folder.make(path)
      try Folder.locked(path, body)
    }
  }

  private static let updating = Mutex(())
}

extension SnapshotPart {
  /// The file that holds the content.
  package func bytes(profile: PNG.Profile) throws -> [UInt8] {
    switch content {
    case .image(let bitmap): try PNG.encode(bitmap, profile: profile)
    case .text(let text): Array(text.utf8)
    }
  }
}
