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

  private func film(_ arguments: String...) -> Call {
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
      errors: "\"gif\" in --format is not a format of films: use apng, rgba."),
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
