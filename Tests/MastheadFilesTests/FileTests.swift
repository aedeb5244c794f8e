import Foundation
import Testing

@testable import MastheadFiles

struct FileTests {
  @Test(arguments: [0, 1, 4095, 4096, 100_000])
  func aFileIsReadWhole(count: Int) throws {
    try withTemporaryFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7) }
      try TemporaryFiles().write(bytes, to: "\(folder)/a")
      #expect(try File.read("\(folder)/a") == bytes)
    }
  }

  @Test func whatIsNotThereIsNoError() throws {
    try withTemporaryFolder { folder in
      try TemporaryFiles().write([1], to: "\(folder)/file")
      #expect(try File.read("\(folder)/none") == nil)
      #expect(try File.read("\(folder)/none/none") == nil)
      #expect(try File.read("\(folder)/file/none") == nil)
      try File.remove("\(folder)/none")
      #expect(try Folder.files(below: "\(folder)/none").isEmpty)
    }
  }

  @Test func aFolderIsNoFile() throws {
    try withTemporaryFolder { folder in
      let error = try #require(throws: FileError.self) { try File.read(folder) }
      #expect(error.description == "\(folder) is a folder, not a file.")
    }
  }

  @Test func filesBelowAreSortedAndHiddenOnesLeftOut() throws {
    try withTemporaryFolder { folder in
      try Folder.make("\(folder)/b/c")
      for name in ["z", "b/2", "b/10", "b/c/x", ".hidden", "a"] {
        try TemporaryFiles().write([], to: "\(folder)/\(name)")
      }
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/b/loop", withDestinationPath: folder)
      #expect(try Folder.files(below: folder) == ["a", "b/10", "b/2", "b/c/x", "b/loop", "z"])
      try File.remove("\(folder)/b/c/x")
      Folder.removeIfEmpty("\(folder)/b/c")
      Folder.removeIfEmpty("\(folder)/b")
      #expect(try Folder.files(below: folder) == ["a", "b/10", "b/2", "b/loop", "z"])
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/b/c"))
    }
  }
}
