import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadFiles

struct TemporaryFilesTests {
  @Test func aFileIsWholeAndAlone() throws {
    try withTemporaryFolder { folder in
      let writer = TemporaryFiles()
      try writer.write([1, 2, 3], to: "\(folder)/a.png")
      try writer.write([4], to: "\(folder)/a.png")
      #expect(files(below: folder) == ["a.png"])
      #expect(FileManager.default.contents(atPath: "\(folder)/a.png") == Data([4]))
    }
  }

  @Test func aWriteThatFailsLeavesNothing() throws {
    try withTemporaryFolder { folder in
      // A folder in the file's place: the bytes are written, and the renaming fails.
      try FileManager.default.createDirectory(atPath: "\(folder)/a.png/b", withIntermediateDirectories: true)
      let error = try #require(throws: SystemError.self) {
        try TemporaryFiles().write([1, 2, 3], to: "\(folder)/a.png")
      }
      #expect(error.description == "Can't write \(folder)/a.png: is a directory.")
      #expect(files(below: folder) == ["a.png", "a.png/b"])
    }
  }

  @Test func whatAKilledProcessLeftIsNoObstacle() throws {
    try withTemporaryFolder { folder in
      let left = "\(folder)/.masthead-\(ProcessInfo.processInfo.processIdentifier)-1.tmp"
      #expect(FileManager.default.createFile(atPath: left, contents: Data([9])))
      try TemporaryFiles().write([1], to: "\(folder)/a.png")
      #expect(FileManager.default.contents(atPath: "\(folder)/a.png") == Data([1]))
      #expect(FileManager.default.contents(atPath: left) == Data([9]))
    }
  }

  @Test func aMissingFolderIsAnError() throws {
    try withTemporaryFolder { folder in
      let error = try #require(throws: SystemError.self) {
        try TemporaryFiles().write([1], to: "\(folder)/none/a.png")
      }
      #expect(error.description == "Can't write \(folder)/none/a.png: no such file or directory.")
    }
  }

  @Test func theLongestNameOfAFileIsPossible() throws {
    try withTemporaryFolder { folder in
      let name = String(repeating: "n", count: 255)
      try TemporaryFiles().write([1], to: "\(folder)/\(name)")
      #expect(files(below: folder) == [name])
      let error = try #require(throws: SystemError.self) {
        try TemporaryFiles().write([1], to: "\(folder)/\(name)n")
      }
      #expect(error.description == "Can't write \(quoted("\(folder)/\(name)n")): file name too long.")
      #expect(files(below: folder) == [name])
    }
  }

  @Test func removingWhatIsNotWholeLeavesTheRest() throws {
    try withTemporaryFolder { folder in
      let writer = TemporaryFiles()
      try writer.write([1], to: "\(folder)/a.png")
      writer.removeAll {}
      #expect(files(below: folder) == ["a.png"])
    }
  }

  @Test func foldersAreMadeWithThoseAbove() throws {
    try withTemporaryFolder { folder in
      try Folder.make("\(folder)/a/b/c")
      try Folder.make("\(folder)/a/b/c/")
      try Folder.make("\(folder)//a/b/d/")
      #expect(files(below: folder) == ["a", "a/b", "a/b/c", "a/b/d"])
      try TemporaryFiles().write([1], to: "\(folder)/file")
      #expect(throws: FileError("\(folder)/file is a file, not a folder.")) {
        try Folder.make("\(folder)/file")
      }
      #expect(
        throws: FileError("Can't make the folder \(folder)/file/x/y: \(folder)/file is a file, not a folder.")
      ) { try Folder.make("\(folder)/file/x/y") }
    }
  }

  @Test(arguments: [
    ("out/a.png", "out/a.png"), ("a b/é", "a b/é"), ("a\nb", #""a\u{A}b""#),
    (String(repeating: "a/", count: 151), "\"" + String(repeating: "a/", count: 60) + "…\""),
  ])
  func pathsStayOnOneLine(path: String, text: String) {
    #expect(shown(path) == text)
  }

  @Test func aFullDeviceIsAnError() throws {
    guard let handle = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let error = try #require(throws: SystemError.self) {
      try writeAll(Array("text".utf8), to: handle.fileDescriptor, name: "standard output")
    }
    #expect(error.description == "Can't write to standard output: no space left on device.")
  }
}
