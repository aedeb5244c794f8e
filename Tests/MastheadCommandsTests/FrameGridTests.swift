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
    let error = UsageError("This call asks for more than 100000 frames, the most in one call.")
    #expect(throws: error) { try Self.grid(["offsets": "1...60000:1"]) }
    #expect(throws: error) {
      try Self.grid([
        "offsets": "1...100000:1", "text-sizes": "small,large",
        "tabs": (0..<500).map(String.init).joined(separator: ","),
      ])
    }
  }

  @Test func tabsAndInstantsAreInTheName() throws {
    var arguments = ParsedArguments()
    arguments.values = ["tabs": ["First,Über uns"], "at": ["0.25,settled,0...1:0.5,1.5"], "directions": ["rtl"]]
    let preview = blank("tabs/a").timeline([.wait(2)], instants: ["settled": 1.5])
    let grid = try FrameGrid(previews: [preview], axes: Axes(arguments))
    #expect(
      (0..<grid.count).map { grid[$0].name } == [
        "y0-light-rtl-First-t0.25@2x", "y0-light-rtl-First-t1.5@2x", "y0-light-rtl-First-t0@2x",
        "y0-light-rtl-First-t0.5@2x", "y0-light-rtl-First-t1@2x", "y0-light-rtl-Über-uns-t0.25@2x",
        "y0-light-rtl-Über-uns-t1.5@2x", "y0-light-rtl-Über-uns-t0@2x", "y0-light-rtl-Über-uns-t0.5@2x",
        "y0-light-rtl-Über-uns-t1@2x",
      ])
    #expect(grid[1].request == FrameRequest(direction: .rightToLeft, tab: "First", time: 1.5))
  }

  @Test func eachPreviewHasItsOwnInstants() throws {
    var arguments = ParsedArguments()
    arguments.values = ["at": ["end,1"]]
    let previews = [
      blank("a").timeline([.wait(2)], instants: ["end": 2]), blank("b").timeline([.wait(1)], instants: ["end": 1]),
      blank("c").timeline([.wait(3)], instants: ["end": 3]),
    ]
    let grid = try FrameGrid(previews: previews, axes: Axes(arguments))
    #expect(
      Self.names(grid) == [
        "a/y0-light-t2@2x", "a/y0-light-t1@2x", "b/y0-light-t1@2x", "c/y0-light-t3@2x", "c/y0-light-t1@2x",
      ])
  }

  @Test(arguments: [
    ("1", "b has no timeline, so that --at can't be used with it."),
    ("setled", #""setled" in --at is not an instant of a; did you mean settled?"#),
    ("xyz", #""xyz" in --at is not an instant of a: use seconds, settled, start."#),
  ])
  func instantsThatAPreviewDoesNotHaveAreNamed(list: String, message: String) throws {
    var arguments = ParsedArguments()
    arguments.values = ["at": [list]]
    let axes = try Axes(arguments)
    let previews = [blank("a").timeline([.wait(2)], instants: ["settled": 1.5, "start": 0]), blank("b")]
    #expect(throws: UsageError(message)) { try FrameGrid(previews: previews, axes: axes) }
  }
}
