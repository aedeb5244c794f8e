import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG
import Synchronization
import Testing

@testable import MastheadCommands

struct RenderTests {
  private static let expected = ["header/profile", "header/large-title"].flatMap { name in
    ["y-50-light@2x", "y-50-dark@2x", "y0-light@2x", "y0-dark@2x"].map { "\(name)/\($0).png" }
  }

  @Test(arguments: ["1", "2", "7"])
  func pathsAreInTheOrderOfTheRequest(jobs: String) throws {
    try withTemporaryFolder { folder in
      let result = call(
        "render", "header/*", "--offsets", "-50,0", "--themes", "light,dark", "-o", "\(folder)/out", "-j", jobs)
      #expect(result.exitCode == .done)
      #expect(result.errors == "")
      #expect(result.output == Self.expected.map { "\(folder)/out/\($0)\n" }.joined())
      #expect(files(below: "\(folder)/out").filter { $0.hasSuffix(".png") } == Self.expected.sorted())
    }
  }

  @Test func quietPrintsNoPaths() throws {
    try withTemporaryFolder { folder in
      let result = call("render", "all", "-q", "-o", folder)
      #expect(result.output == "" && result.errors == "" && result.exitCode == .done)
      #expect(files(below: folder).contains("sticky/tutorial/y0-light@2x.png"))
    }
  }

  @Test(arguments: ["fast", "small"])
  func oneFrameGoesToStandardOutput(profile: String) throws {
    let picture = Recording()
    let result = run(["render", "header/profile", "-o", "-", "--png", profile], output: picture.sink)
    #expect(result.exitCode == .done && result.errors == "")
    #expect(picture.bytes.starts(with: [0x89] + Array("PNG\r\n\u{1A}\n".utf8)))
    #expect(try PNG.decode(picture.bytes) == Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max]))
  }

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF-")]) func framesAreVectorFilesWhenAsked(
    _ format: String, _ start: String
  ) throws {
    try withTemporaryFolder { folder in
      let result = call("render", "header/profile", "--format", format, "-o", folder, "--json")
      #expect(result.exitCode == .done && result.errors == "")
      let path = "\(folder)/header/profile/y0-light@2x.\(format)"
      #expect(result.output.contains("\"\(path)\"") && !result.output.contains("widthInPixels"))
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(String(decoding: bytes, as: UTF8.self).hasPrefix(start))
    }
  }

  @Test func aFormatThatIsNoneIsRefused() {
    let unknown = call("render", "header/profile", "--format", "gif", "-o", "out")
    #expect(
      unknown.exitCode == .badUsage
        && unknown.errors.contains("\"gif\" in --format is not a format: use png, svg, pdf."))
    let both = call("render", "header/profile", "--format", "svg", "--png", "small", "-o", "out")
    #expect(both.exitCode == .badUsage && both.errors.contains("--png is for PNG files, and --format says svg."))
  }

  @Test func aFrameThatFailsDoesNotStopTheOthers() throws {
    try withTemporaryFolder { folder in
      let result = call("render", "header/profile", "--offsets", "0,1,2", "-o", "\(folder)/") { preview, request in
        if request.offset == 1 { throw CommandFailure("The colour \"x\" can't be drawn.", .couldNotRun) }
        return blankFrame(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors == "error: header/profile y1-light@2x: The colour \"x\" can't be drawn.\n")
      let paths = ["y0-light@2x.png", "y2-light@2x.png"].map { "header/profile/\($0)" }
      #expect(result.output == paths.map { "\(folder)/\($0)\n" }.joined())
      #expect(files(below: folder) == ["header", "header/profile"] + paths)
    }
  }

  @Test func manyFailuresAreCounted() throws {
    try withTemporaryFolder { folder in
      let result = call("render", "header/profile", "--offsets", "1...100:1", "-o", folder) { _, _ in
        throw CommandFailure("No.", .couldNotRun)
      }
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 21)
      #expect(lines[19] == "error: header/profile y20-light@2x: No.")
      #expect(lines[20] == "error: 80 more frames failed.")
    }
  }

  @Test func diagnosticsAreSaidOnceWithTheNumberOfFrames() throws {
    try withTemporaryFolder { folder in
      let frame: @Sendable (Preview, FrameRequest) -> Frame = { preview, request in
        var diagnostics = [Diagnostic(code: "text-truncated", message: "\"Long\" is cut.", path: "Header/HeaderTitle")]
        if request.offset == 2 {
          diagnostics.append(Diagnostic(code: "icon-unknown", message: "No icon \"x\".", path: "", severity: .error))
        }
        return blankFrame(preview, request, diagnostics: diagnostics)
      }
      let arguments = ["render", "header/profile", "--offsets", "1,2,3", "-q", "-o", folder]
      let usual = run(arguments, frame: frame)
      #expect(usual.exitCode == .done)
      #expect(
        usual.errors == """
          warning: header/profile: text-truncated: "Long" is cut. [Header/HeaderTitle] (y1-light@2x and 2 more)
          error: header/profile: icon-unknown: No icon "x". (y2-light@2x)

          """)
      let strict = run(arguments + ["--strict"], frame: frame)
      #expect(strict.exitCode == .couldNotRun)
      #expect(strict.errors == usual.errors.replacing("warning:", with: "error:"))
      #expect(files(below: folder).count == 5)
    }
  }

  @Test func jsonTellsFilesAndFailures() throws {
    try withTemporaryFolder { folder in
      let result = call("render", "header/profile", "--offsets", "0.5,1", "--json", "-o", folder) { preview, request in
        if request.offset == 1 { throw CommandFailure("No.", .couldNotRun) }
        return blankFrame(preview, request)
      }
      #expect(
        result.output == """
          {
            "frames": [
              {
                "preview": "header/profile",
                "frame": "y0.5-light@2x",
                "offset": 0.5,
                "theme": "light",
                "scale": 2,
                "direction": "ltr",
                "textSize": "large",
                "file": "\(folder)/header/profile/y0.5-light@2x.png",
                "widthInPixels": 1,
                "heightInPixels": 1,
                "diagnostics": []
              }
            ],
            "failures": [
              {
                "preview": "header/profile",
                "frame": "y1-light@2x",
                "message": "No."
              }
            ]
          }

          """)
    }
  }

  @Test func aFolderThatIsAFileIsOneSentence() throws {
    try withTemporaryFolder { folder in
      try TemporaryFiles().write([1], to: "\(folder)/file")
      let result = call("render", "all", "--offsets", "0...99:1", "-o", "\(folder)/file")
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors == "error: \(folder)/file is a file, not a folder.\n")
      #expect(result.output == "")
    }
  }

  @Test func aReaderThatGoesAwayDoesNotStopTheFiles() throws {
    try withTemporaryFolder { folder in
      let gone = ByteSink { _ in throw ReaderGone() }
      for json in [[], ["--json"]] {
        let result = run(["render", "header/*", "-o", folder] + json, output: gone)
        #expect(result.exitCode == .done)
        #expect(result.errors == "")
        #expect(files(below: folder).filter { $0.hasSuffix(".png") }.count == 2)
      }
    }
  }

  @Test func aReaderThatGoesAwayEndsTheOtherCommandsQuietly() {
    let gone = ByteSink { _ in throw ReaderGone() }
    for arguments in [["list"], ["help"], ["describe", "all"], ["render", "header/profile", "-o", "-"]] {
      let result = run(arguments, output: gone)
      #expect(result.exitCode == .done)
      #expect(result.errors == "")
    }
  }

  @Test func progressIsShownOnATerminalOnceWorkTakesLong() throws {
    try withTemporaryFolder { folder in
      // Every look at the clock is 0.2 s later; the first three are too early.
      let time = Atomic(0)
      let clock: @Sendable () -> Double = { Double(time.add(1, ordering: .relaxed).newValue) * 0.2 }
      let arguments = ["render", "header/profile", "--offsets", "1...5:1", "-j1", "-o", folder]
      let shown = run(arguments, isTerminal: true, now: clock).errors
      #expect(shown.contains("\r\u{1B}[K4 of 5 frames"))
      #expect(!shown.contains("1 of 5"))
      #expect(shown.hasSuffix("\r\u{1B}[K"))
      #expect(run(arguments, isTerminal: true).errors == "")
      #expect(run(arguments, now: clock).errors == "")
      #expect(run(arguments + ["--quiet"], isTerminal: true, now: clock).errors == "")
    }
  }
}
