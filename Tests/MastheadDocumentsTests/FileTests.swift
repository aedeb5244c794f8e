import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import Testing

@testable import MastheadDocuments

struct FileTests {
  private func problem(_ path: String) -> String {
    do {
      _ = try PreviewFile(path: path)
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func aPipeIsNeverWaitedFor() throws {
    try withTemporaryFolder { folder in
      #expect(mkfifo("\(folder)/pipe.json", 0o600) == 0)
      #expect(problem("\(folder)/pipe.json") == "\(folder)/pipe.json is a pipe or a device, not a file.")
      #expect(problem(folder) == "\(folder) is a folder, not a file.")
      #expect(problem("\(folder)/none.json") == "Can't read \(folder)/none.json: no such file or directory.")
    }
  }

  @Test func aHugeFileIsNotRead() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/large.json"
      try TemporaryFiles().write([0x7B], to: path)
      // A file with a hole: it says that it is large, and takes no room.
      #expect(truncate(path, 100 << 20) == 0)
      #expect(problem(path) == "\(path) is larger than 16 MiB, the most that is read.")
    }
  }

  @Test func aFileWithoutANameIsCalledAfterItself() throws {
    try withTemporaryFolder { folder in
      for (file, name) in [("inbox.json", "inbox"), ("My inbox.v2.json", "My-inbox.v2"), (".json", "preview.json")] {
        try TemporaryFiles().write(Array(#"{"view": "a"}"#.utf8), to: "\(folder)/\(file)")
        #expect(try PreviewFile(path: "\(folder)/\(file)").previews.map(\.name) == [name])
      }
    }
  }

  // MARK: Pictures

  private func picture(_ name: String, in folder: String) -> [String] {
    mistakes(in: "{\"view\": {\"Image\": {\"file\": \"\(name)\"}}}", folder: folder)
  }

  @Test func picturesComeFromTheFolderOfTheFile() throws {
    try withTemporaryFolder { folder in
      let red = Bitmap(widthInPixels: 4, heightInPixels: 2, pixels: Array(repeating: 0xFFFF_0000, count: 8))
      try FileManager.default.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: false)
      try TemporaryFiles().write(PNG.encode(red, profile: .fast), to: "\(folder)/in/red@2x.png")
      let text = #"{"view": {"Image": {"file": "in/red@2x.png", "label": "Red"}}, "size": {"width": 4, "height": 2}}"#
      let frame = try frame(text, folder: folder, rasterizing: true)
      #expect(frame.displayList.description.contains("red@2x.png"))
      #expect(frame.accessibility.children.map(\.label) == ["Red"])
      let bitmap = try #require(frame.bitmap)
      #expect(bitmap.pixels.contains(0xFFFF_0000))
      #expect(try FrameRenderer.emptyAt4x2(frame))
    }
  }

  @Test func noPictureComesFromOutside() throws {
    try withTemporaryFolder { outer in
      let folder = "\(outer)/inner"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      let bytes = try PNG.encode(Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max]), profile: .fast)
      try TemporaryFiles().write(bytes, to: "\(outer)/secret.png")
      try TemporaryFiles().write(bytes, to: "\(folder)/own.png")
      try TemporaryFiles().write(Array("text".utf8), to: "\(folder)/text.png")
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: "\(folder)/link.png", withDestinationPath: "\(outer)/secret.png")
      try manager.createSymbolicLink(atPath: "\(folder)/up", withDestinationPath: outer)
      try manager.createSymbolicLink(atPath: "\(folder)/inside.png", withDestinationPath: "own.png")
      try manager.createSymbolicLink(atPath: "\(folder)/circle.png", withDestinationPath: "circle.png")
      #expect(mkfifo("\(folder)/pipe.png", 0o600) == 0)
      let start = "1:29: $.view.Image.file: "
      #expect(picture("own.png", in: folder) == [])
      #expect(picture("inside.png", in: folder) == [])
      #expect(
        picture("../secret.png", in: folder) == [
          start + "A picture's path stays in the folder of this file, without \"..\"."
        ])
      #expect(
        picture("link.png", in: folder) == [start + "\"link.png\" is a link out of the folder of this file."])
      #expect(
        picture("up/secret.png", in: folder) == [start + "\"up/secret.png\" is a link out of the folder of this file."])
      #expect(
        picture("/etc/passwd", in: folder) == [
          start + "A picture's path starts in the folder of this file, not at the root."
        ])
      #expect(picture("none.png", in: folder) == [start + "There is no file \"none.png\" in the folder of this file."])
      #expect(picture("circle.png", in: folder).count == 1)
      #expect(picture("", in: folder) == [start + "The name of the picture file is empty."])
      #expect(picture("a\\u0000b", in: folder) == [start + "No file has such a name."])
      let pipe = picture("pipe.png", in: folder)
      #expect(pipe.count == 1 && pipe[0].hasSuffix("/inner/pipe.png is a pipe or a device, not a file."))
      #expect(picture("text.png", in: folder).first?.contains("\"text.png\" can't be used") == true)
    }
  }
}

extension FrameRenderer {
  /// True when a picture of 4 x 2 pixels at two a point took 2 x 1 points.
  fileprivate static func emptyAt4x2(_ frame: Frame) throws -> Bool {
    frame.accessibility.children.first?.frame.size == Size(width: 2, height: 1)
  }
}
