import Masthead
import Testing

@testable import MastheadCommands

struct FrameGridTests {
  private static func grid(_ values: [String: String], previews: [String] = ["a", "b"]) throws -> FrameGrid {
    var arguments = ParsedArguments()
    arguments.values = values.mapValues { [$0] }
    return try FrameGrid(previews: previews.map { blank($0) }, axes: Axes(arguments))
  }

  private static func names(_ grid: FrameGrid) -> [String] {
    (0..<grid.count).map { "\(grid[$0].preview.name)/\(grid[$0].name)" }
  }

  @Test func framesComeInTheOrderOfTheRequest() throws {
    let grid = try Self.grid(["offsets": "0,-50", "themes": "light,dark", "scales": "1,3"])
    #expect(
      Self.names(grid) == [
        "a/y0-light@1x", "a/y0-light@3x", "a/y0-dark@1x", "a/y0-dark@3x", "a/y-50-light@1x", "a/y-50-light@3x",
        "a/y-50-dark@1x", "a/y-50-dark@3x", "b/y0-light@1x", "b/y0-light@3x", "b/y0-dark@1x", "b/y0-dark@3x",
        "b/y-50-light@1x", "b/y-50-light@3x", "b/y-50-dark@1x", "b/y-50-dark@3x",
      ])
  }

  @Test(arguments: [
    ([:], ["y0-light@2x"]),
    (["offsets": "0.5,-0.25,1000"], ["y0.5-light@2x", "y-0.25-light@2x", "y1000-light@2x"]),
    (["scales": "1.5"], ["y0-light@1.5x"]),
    (["directions": "ltr,rtl"], ["y0-light@2x", "y0-light-rtl@2x"]),
    (["directions": "rtl", "text-sizes": "large,ax3"], ["y0-light-rtl@2x", "y0-light-rtl-ax3@2x"]),
    (["device": "iphone-15", "themes": "dark"], ["y0-dark@3x"]),
  ])
  func aFrameHasOneNameWhateverElseIsAsked(values: [String: String], names: [String]) throws {
    let grid = try Self.grid(values, previews: ["a"])
    #expect((0..<grid.count).map { grid[$0].name } == names)
  }

  @Test func aRequestHasWhatTheNameSays() throws {
    let grid = try Self.grid([
      "offsets": "13", "themes": "dark", "scales": "3", "directions": "rtl", "text-sizes": "ax1",
    ])
    #expect(
      grid[0].request
        == FrameRequest(offset: 13, theme: .dark, scale: 3, direction: .rightToLeft, textSize: .ax1))
    #expect(try Self.grid([:])[0].request == FrameRequest())
  }

  @Test func namesOfFramesDiffer() throws {
    let grid = try Self.grid([
      "offsets": "-1...1:0.5", "themes": "light,dark", "scales": "1,1.5,2", "directions": "ltr,rtl",
      "text-sizes": "xsmall,large,ax5",
    ])
    #expect(grid.count == 2 * 5 * 2 * 3 * 2 * 3)
    #expect(Set(Self.names(grid)).count == grid.count)
  }

  @Test func tooManyFramesAreRefused() {
    #expect(
      throws: UsageError(
        "2 previews with 60000 frames each are 120000 frames; the most in one call are 100000.")
    ) { try Self.grid(["offsets": "1...60000:1"]) }
  }
}
