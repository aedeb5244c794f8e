import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import Testing

@testable import MastheadCommands

struct FilmTests {
  /// A frame of a view of 100 points that scrolls by 300, with a bar that changes from 40 to 90 points.
  private static let scrolling: @Sendable (Preview, FrameRequest) throws -> Frame = { preview, request in
    var frame = blankFrame(preview, request)
    let offset = request.offset ?? 0
    frame.scrollMetrics = [
      ScrollMetrics(
        path: "", axis: .vertical, viewport: Rect(x: 0, y: 0, width: 1, height: 100),
        contentSize: Size(width: 1, height: 400), contentInsets: .init(top: 0, bottom: 0),
        offset: Point(x: 0, y: offset), minimumOffset: .zero, maximumOffset: Point(x: 0, y: 300))
    ]
    frame.progress = [ReportedProgress(path: "", name: "collapse", value: max(0, min(1, (offset - 40) / 50)))]
    frame.bitmap = Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [0xFF00_0000 | UInt32(max(0, offset))])
    return frame
  }

  private func film(_ arguments: String...) -> Call { film(arguments) }

  private func film(_ arguments: [String]) -> Call {
    run(["film", "header/profile"] + arguments, frame: Self.scrolling)
  }

  @Test func aPreviewThatScrollsGoesDownAndBack() throws {
    try withTemporaryFolder { folder in
      let result = film("-o", "\(folder)/a/film.png", "--fps", "10")
      #expect(result.errors == "")
      #expect(result.output == "\(folder)/a/film.png\n")
      let bytes = try #require(try File.read("\(folder)/a/film.png"))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Down and up in 15 frames each, of which those that turn last longer.
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("acTL") && text.contains("fdAT"))
    }
  }

  @Test func rawFramesFollowALineThatSaysWhatTheyAre() {
    let recording = Recording()
    let result = run(
      ["film", "header/profile", "--offsets", "0,1,2", "--format", "rgba", "--fps", "25", "-o", "-"],
      output: recording.sink, frame: Self.scrolling)
    #expect(result.exitCode == .done && result.errors == "")
    let header = "RGBA width=1 height=1 fps=25 frames=3\n"
    #expect(recording.bytes == Array(header.utf8) + [0, 0, 0, 255, 0, 0, 1, 255, 0, 0, 2, 255])
  }

  /// The raw frames' first channel is the offset.
  private func offsets(_ arguments: String...) -> [UInt8] {
    let recording = Recording()
    let result = run(
      ["film", "header/profile", "--format", "rgba", "-o", "-"] + arguments, output: recording.sink,
      frame: Self.scrolling)
    #expect(result.exitCode == .done && result.errors == "")
    let pixels = recording.bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    return stride(from: pixels.startIndex + 2, to: pixels.endIndex, by: 4).map { pixels[$0] }
  }

  @Test func aTimelineHasItsFramesHoweverItsWaitsAddUp() {
    // In floating point the waits are 9.000000000000002 frames.
    let waits = blank("waits").timeline([.wait(0.1), .wait(0.2)])
    let recording = Recording()
    let result = run(
      ["film", "waits", "--format", "rgba", "--fps", "30", "-o", "-"], on: [waits], output: recording.sink,
      frame: { blankFrame($0, $1) })
    #expect(result.exitCode == .done && result.errors == "")
    // From the start to the end, which stays for half a second.
    #expect(String(decoding: recording.bytes.prefix { $0 != 10 }, as: UTF8.self).hasSuffix("fps=30 frames=25"))
  }

  @Test func aFilmGoesWhereItsOffsetsGo() {
    #expect(offsets("--offsets", "0,50,0") == [0, 50, 0])
    #expect(offsets("--offsets", "0...20:5,20...0:10") == [0, 5, 10, 15, 20, 20, 10, 0])
    #expect(offsets("--offsets", "9...0:4") == [9, 5, 1])
    // The way of render: each once, rising.
    #expect(call("render", "header/profile", "--offsets", "9...0:4", "-o", "x").exitCode == .badUsage)
  }

  @Test func theFilesNameSaysItsFormat() throws {
    try withTemporaryFolder { folder in
      let cases: [(name: String, format: String?, head: String)] = [
        ("a.webp", nil, "RIFF"), ("a.WebP", nil, "RIFF"), ("a.png", nil, "\u{FFFD}PNG"), ("a.apng", nil, "\u{FFFD}PNG"),
        ("b", nil, "\u{FFFD}PNG"), (".webp", nil, "\u{FFFD}PNG"), ("v1.webp/b", nil, "\u{FFFD}PNG"),
        ("c.mp4", "webp", "RIFF"), ("d.webp", "apng", "\u{FFFD}PNG"),
      ]
      for (name, format, head) in cases {
        let path = "\(folder)/\(name)"
        let result = film(["--offsets", "0,1", "-o", path] + (format.map { ["--format", $0] } ?? []))
        #expect(result.errors == "" && result.output == "\(path)\n")
        let bytes = try #require(try File.read(path))
        #expect(String(decoding: bytes.prefix(4), as: UTF8.self) == head, "\(name)")
      }
    }
  }

  @Test func aWebPFilmIsTheSameOnAnyNumberOfProcessors() throws {
    func bytes(_ jobs: String) -> [UInt8] {
      let recording = Recording()
      let arguments = ["film", "header/profile", "--format", "webp", "--loops", "3", "-o", "-", jobs]
      #expect(run(arguments, output: recording.sink, frame: Self.scrolling).exitCode == .done)
      return recording.bytes
    }
    let alone = bytes("-j1")
    #expect(alone.count > 1_000 && alone == bytes("-j8"))
    // The chunk ANIM: four bytes of a colour, and how often it plays.
    let text = String(decoding: alone, as: Unicode.ASCII.self)
    let start = try #require(text.firstRange(of: "ANIM")).lowerBound
    #expect(Array(alone[text.distance(from: text.startIndex, to: start)...].dropFirst(12).prefix(2)) == [3, 0])
  }

  @Test func roundingToMillisecondsDoesNotAddUp() {
    for rate in [1, 24, 30, 60, 144, 240] {
      var clock = FilmClock(framesPerSecond: rate)
      var time = 0
      for frame in 1...3 * rate {
        time += clock.pass(1)
        #expect(abs(Double(time) - 1_000 * Double(frame) / Double(rate)) <= 0.5, "\(rate)")
      }
      #expect(clock.pass(rate) == 1_000)
    }
  }

  @Test func framesThatWebPHasNoRoomForAreOneSentence() throws {
    try withTemporaryFolder { folder in
      let arguments = ["film", "header/profile", "--offsets", "0...9:1", "-o", "\(folder)/f.webp"]
      let tall = Bitmap(widthInPixels: 2, heightInPixels: 20_000, pixels: Array(repeating: .max, count: 40_000))
      let result = run(
        arguments,
        frame: { preview, request in
          var frame = blankFrame(preview, request)
          frame.bitmap = tall
          return frame
        })
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors == """
          error: A WebP film has at most 16383 pixels a side, and these frames are 2 x 20000: use a smaller --size or \
          --scales, or --format apng.

          """)
      #expect(files(below: folder) == [])
    }
  }

  @Test(arguments: ["apng", "webp", "rgba"]) func aReaderThatGoesAwayLosesTheFilm(_ format: String) {
    let gone = ByteSink { _ in throw ReaderGone() }
    let result = run(
      ["film", "header/profile", "--format", format, "-o", "-"], output: gone, frame: Self.scrolling)
    #expect(result.exitCode == .couldNotRun)
    #expect(result.errors == "error: Can't write to standard output: broken pipe.\n")
  }

  @Test func offsetsWhereSomethingHappensAreFound() throws {
    try withTemporaryFolder { folder in
      let result = run(["render", "header/profile", "--offsets", "auto", "-o", folder], frame: Self.scrolling)
      let offsets = [0, 39, 40, 41, 89, 90, 91]
      #expect(result.output == offsets.map { "\(folder)/header/profile/y\($0)-light@2x.png\n" }.joined())
      let mixed = run(["render", "header/profile", "--offsets", "7,auto", "-o", folder], frame: Self.scrolling)
      #expect(mixed.output.contains("y7-light@2x.png\n") && mixed.output.contains("y40-light@2x.png\n"))
    }
  }

  @Test func whatDoesNotScrollHasRestOnly() throws {
    try withTemporaryFolder { folder in
      let result = call("render", "header/profile", "--offsets", "auto", "-o", folder)
      #expect(result.output == "\(folder)/header/profile/y0-light@2x.png\n")
    }
  }

  @Test func whatDoesNotMoveIsNoFilm() {
    let result = call("film", "header/profile", "-o", "x.png")
    #expect(result.exitCode == .couldNotRun)
    #expect(
      result.errors
        == "error: header/profile has no timeline and does not scroll at this size, so that nothing moves in it.\n")
  }

  @Test func aFilmWithoutOneOfItsFramesIsNotWritten() throws {
    try withTemporaryFolder { folder in
      let result = call("film", "header/profile", "--offsets", "0,1", "-o", "\(folder)/f.png") { preview, request in
        if request.offset == 1 { throw CommandFailure("No.", .couldNotRun) }
        return blankFrame(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(files(below: folder) == [])
    }
  }

  struct Usage: Sendable {
    let arguments: [String]
    let errors: String
  }

  @Test(arguments: [
    Usage(
      arguments: ["header/profile", "--themes", "light,dark", "--offsets", "0,1", "-o", "x.png"],
      errors: "A film has one theme, scale, direction, text size and tab, and this call asks for more of some."),
    Usage(
      arguments: ["header/*", "-o", "x.png"], errors: "film takes one preview, and this call names 2."),
    Usage(
      arguments: ["header/profile", "-o", "x", "--format", "gif"],
      errors: "\"gif\" in --format is not a format of films: use apng, webp, rgba."),
    Usage(
      arguments: ["header/profile", "-o", "out/x.mp4"],
      errors: """
        ".mp4" in -o is not an ending of films: use .png, .apng, .webp, or name the format with --format.
        """),
    Usage(
      arguments: ["header/profile", "-o", "x", "--offsets", "0", "--format", "rgba"],
      errors: "--format rgba writes frames as they come: use -o - and send them to a file or a program."),
    Usage(
      arguments: ["header/profile", "-o", "x", "--fps", "0"], errors: "\"0\" in --fps is not a number from 1 to 240."),
    Usage(arguments: ["header/profile", "-o", ""], errors: "-o has an empty name of a file."),
  ])
  func aWrongCallIsOneSentence(_ usage: Usage) {
    let result = run(["film"] + usage.arguments)
    #expect(result.exitCode == .badUsage)
    #expect(result.errors == "error: \(usage.errors)\n")
  }
}

struct PolylineTests {
  @Test func aBendIsWhereALineTurns() {
    let line = Polyline(points: (0...100).map { (Double($0), max(0, min(1, (Double($0) - 20) / 50))) })
    #expect(line.bends(tolerance: 0.01) == [20, 70])
  }

  @Test func stairsAreNoBends() {
    let line = Polyline(points: (0...100).map { (Double($0), (Double($0) / 15).rounded() / 2) })
    #expect(line.bends(tolerance: 0.75) == [])
  }

  @Test func aJumpHasTwoEnds() {
    let line = Polyline(points: (0...20).map { (Double($0), $0 < 10 ? 0 : 1) })
    #expect(line.bends(tolerance: 0.1) == [9, 10])
  }
}
