import Foundation
import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import Testing

@testable import MastheadCommands

struct DiffCommandTests {
  private func write(_ pixels: [UInt32], _ path: String) throws {
    let bitmap = Bitmap(widthInPixels: 2, heightInPixels: pixels.count / 2, pixels: pixels)
    try TemporaryFiles().write(PNG.encode(bitmap, profile: .fast), to: path)
  }

  @Test func twoPicturesAreCompared() throws {
    try withTemporaryFolder { folder in
      let (a, b, taller) = ("\(folder)/a.png", "\(folder)/b.png", "\(folder)/taller.png")
      try write([0xFF00_0000, 0xFF00_0000], a)
      try write([0xFF00_0000, 0xFF03_0000], b)
      try write([0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFF00_0000], taller)
      let same = run(["diff", a, a])
      #expect(same.exitCode == .done && same.output == "")
      let differs = run(["diff", a, b, "-o", "\(folder)/d.png"])
      #expect(differs.exitCode == .different)
      #expect(differs.output == "1 pixel differs, in 1 x 1 px at 1, 0, by up to 3 levels\n")
      let picture = try #require(try File.read("\(folder)/d.png"))
      #expect(try PNG.decode(picture).widthInPixels == 2)
      #expect(run(["diff", a, b, "--threshold", "0.1"]).exitCode == .done)
      #expect(
        run(["diff", a, taller]).output
          == "the size is 2 x 2 px, not 2 x 1 px; 2 pixels differ, in 2 x 1 px at 0, 1\n")
      let none = run(["diff", a, "\(folder)/none.png"])
      #expect(none.exitCode == .couldNotRun && none.errors == "error: There is no file \(folder)/none.png.\n")
      try TemporaryFiles().write([], to: b)
      let empty = run(["diff", a, b])
      #expect(empty.exitCode == .couldNotRun && empty.errors == "error: \(b): not a PNG file (it is empty).\n")
    }
  }

  @Test func twoTextsAreCompared() throws {
    try withTemporaryFolder { folder in
      try TemporaryFiles().write(Array("a\nb\n".utf8), to: "\(folder)/a.txt")
      try TemporaryFiles().write(Array("a\nc\n".utf8), to: "\(folder)/b.txt")
      let result = run(["diff", "\(folder)/a.txt", "\(folder)/b.txt"])
      #expect(result.exitCode == .different && result.output == "line 1\n  a\n- b\n+ c\n")
    }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeIsNoPicture() throws {
    try withTemporaryFolder { folder in
      let pipe = "\(folder)/a.png"
      #expect(mkfifo(pipe, 0o600) == 0)
      let result = run(["diff", pipe, pipe])
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors == "error: \(pipe) is a pipe or a device, not a file.\n")
      #expect(run(["diff", "/dev/zero", pipe]).errors == "error: /dev/zero is a pipe or a device, not a file.\n")
      #expect(
        run(["prune", "--manifest", pipe, "--dry-run"]).errors
          == "error: \(pipe) is a pipe or a device, not a file.\n")
    }
  }

  @Test func whatIsComparedIsToldByTheFilesAndNotByTheirNames() throws {
    try withTemporaryFolder { folder in
      let files: [(String, [UInt8])] = [
        ("a.json", Array("{}\n".utf8)), ("b.md", Array("[]\n".utf8)), ("latin", [0x61, 0xFF]), ("other", [0x61, 0xFE]),
        ("picture", try PNG.encode(Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max]), profile: .fast)),
      ]
      for (name, bytes) in files { try TemporaryFiles().write(bytes, to: "\(folder)/\(name)") }
      func diff(_ a: String, _ b: String, _ more: String...) -> Call {
        run(["diff", "\(folder)/\(a)", "\(folder)/\(b)"] + more)
      }
      #expect(diff("a.json", "b.md").exitCode == .different)
      #expect(diff("picture", "picture").exitCode == .done)
      let mixed = diff("a.json", "picture")
      #expect(mixed.exitCode == .couldNotRun && mixed.errors.contains("picture is a picture, and"))
      let binary = diff("latin", "other")
      #expect(binary.exitCode == .couldNotRun && binary.errors.contains("is neither a PNG file nor UTF-8 text."))
      #expect(diff("a.json", "b.md", "-o", "\(folder)/d.png").exitCode == .badUsage)
    }
  }
}
