import Foundation
import MastheadDisplayList
import MastheadPNG
import MastheadTesting
import Testing

@testable import MastheadTesting

struct DifferenceTests {
  @Test func aDifferenceIsExplainedWithItsFiles() throws {
    try withTemporaryFolder { folder in
      let axes = SnapshotAxes(offsets: [0], themes: [.dark])
      _ = outcome(folder, ScrollView { Bar(titleColor: .white) }, axes: axes)
      let result = outcome(folder, ScrollView { Bar(title: "Profits", titleColor: .white) }, axes: axes)
      let lines = try #require(result.message).inFolder(folder).split(separator: "\n").map(String.init)
      #expect(lines.first == "Snapshot bar (at offset 0, dark, 2x) differs: the interface has changed.")
      #expect(
        lines.contains { $0.contains(/^  image: \d+ pixels differ, in \d+ x \d+ px at \d+, \d+, by up to \d+ levels$/) }
      )
      #expect(lines.contains { $0.contains(/^    text "Profits" in Bar: \d+ pixels in/) })
      #expect(lines.contains("  display list: 1 line gone, 1 line new"))
      #expect(lines.contains { $0.contains(/^    line \d+ in Bar$/) })
      #expect(lines.contains { $0.contains(/^    -  +glyphs "Profile"/) })
      #expect(lines.contains { $0.contains(/^    \+  +glyphs "Profits"/) })
      for (file, ending) in [("png", "png"), ("txt", "txt")] {
        let name = "bar/y0-dark@2x"
        #expect(lines.contains("    expected    ~/__Snapshots__/BarTests/\(name).\(file)"))
        #expect(lines.contains("    actual      ~/artifacts/BarTests/\(name)-actual.\(ending)"))
        #expect(lines.contains("    difference  ~/artifacts/BarTests/\(name)-diff.\(ending)"))
      }
      #expect(lines.last == "To accept what is new, run: MASTHEAD_RECORD=failed swift test --filter TEST")
      #expect(
        files(below: "\(folder)/artifacts/BarTests/bar") == [
          "y0-dark@2x-actual.png", "y0-dark@2x-actual.txt", "y0-dark@2x-diff.png", "y0-dark@2x-diff.txt",
          "y0-dark@2x-expected.png", "y0-dark@2x-expected.txt",
        ])
      #expect(
        result.attachments.map(\.name) == [
          "bar-y0-dark@2x-expected.png", "bar-y0-dark@2x-actual.png", "bar-y0-dark@2x-diff.png",
          "bar-y0-dark@2x-expected.txt", "bar-y0-dark@2x-actual.txt", "bar-y0-dark@2x-diff.txt",
        ])
      // Once all is as it was, nothing is left that could mislead.
      #expect(outcome(folder, ScrollView { Bar(titleColor: .white) }, axes: axes).message == nil)
      #expect(files(below: "\(folder)/artifacts") == [])
    }
  }

  struct ChangeCase: Sendable, CustomTestStringConvertible {
    let id: String
    var original = Bar()
    let changed: Bar
    var size = CGSize(width: 80, height: 31)
    /// What the message says of the image.
    let image: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    ChangeCase(
      id: "a divider of one pixel vanishes", changed: Bar(dividerHeight: 0),
      image: "160 pixels differ, in 160 x 1 px at 0, 60, by up to 127 levels"),
    ChangeCase(
      id: "a text colour changes by two levels",
      changed: Bar(titleColor: Color(red: 2.0 / 255, green: 2.0 / 255, blue: 2.0 / 255)), image: "by up to 2 levels"),
    ChangeCase(
      id: "a glyph moves by a quarter of a pixel", original: Bar(title: "il"),
      changed: Bar(title: "il", tracking: 0.125),
      image: "pixels differ"),
    ChangeCase(
      id: "one pixel taller", changed: Bar(), size: CGSize(width: 80, height: 31.5),
      image: "the size is 160 x 63 px, not 160 x 62 px;"),
  ])
  func theSmallestChangeIsFound(_ c: ChangeCase) throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, c.original, as: [.image])
      let message = outcome(folder, c.changed, axes: SnapshotAxes(size: c.size), as: [.image]).message
      #expect(message?.contains(c.image) == true, "\(message ?? "no message")")
      #expect(message?.hasPrefix("Snapshot bar (light, 2x) differs.\n") == true)
    }
  }

  @Test func aDividerIsNamed() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar(dividerHeight: 0), as: [.image])
      let message = outcome(folder, Bar(), as: [.image]).message
      #expect(message?.contains("fill #808080 in Bar: 160 pixels in 160 x 1 px at 0, 60") == true)
    }
  }

  @Test func whereOnlyPixelsDifferTheEnvironmentIsLookedAt() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar())
      let goldens = "\(folder)/__Snapshots__/BarTests"
      // The picture that another rasteriser would have made.
      let path = "\(goldens)/bar/y0-light@2x.png"
      var bitmap = try PNG.decode([UInt8](#require(FileManager.default.contents(atPath: path))))
      bitmap.pixels[0] ^= 1
      try Data(PNG.encode(bitmap, profile: .fast)).write(to: URL(fileURLWithPath: path))
      let same = outcome(folder, Bar()).message
      #expect(
        same?.hasPrefix(
          "Snapshot bar (light, 2x) differs: the same things are drawn, but they look different. "
            + "The goldens were made with the same libraries and fonts, so the renderer itself has changed.\n") == true)

      let stamp = URL(fileURLWithPath: "\(goldens)/environment.txt")
      let text = try String(contentsOf: stamp, encoding: .utf8)
      try text.replacing(/cairo .*/, with: "cairo 1.2.3").write(to: stamp, atomically: true, encoding: .utf8)
      let changed = outcome(folder, Bar()).message
      #expect(changed?.contains("Since the goldens were recorded, cairo 1.2.3 is now 1.") == true)
    }
  }

  @Test func onlyTheFirstFewFramesAreDescribed() throws {
    try withTemporaryFolder { folder in
      let axes = SnapshotAxes(themes: [.light, .dark], textSizes: [.small, .large, .xLarge])
      _ = outcome(folder, Bar(), axes: axes)
      let message = try #require(outcome(folder, Bar(title: "X"), axes: axes).message)
      #expect(message.matches(of: /differs: the interface has changed/).count == 3)
      #expect(
        message.contains(
          "3 more snapshots fail: bar y0-dark-small@2x, bar y0-dark@2x, bar y0-dark-xlarge@2x\nTo accept"))
    }
  }

  struct Damage: Sendable, CustomTestStringConvertible {
    let id: String
    let damage: @Sendable (Data) -> Data
    let says: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    Damage(id: "empty", damage: { _ in Data() }, says: "not a PNG file (it is empty)"),
    Damage(id: "cut", damage: { $0.prefix($0.count / 2) }, says: "the PNG file is damaged"),
    Damage(id: "another file", damage: { _ in Data("hello".utf8) }, says: "not a PNG file"),
  ])
  func aDamagedGoldenIsSaidAndOnlyReplacedWhenAsked(_ c: Damage) throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar())
      let path = "\(folder)/__Snapshots__/BarTests/bar/y0-light@2x.png"
      let whole = try #require(FileManager.default.contents(atPath: path))
      try c.damage(whole).write(to: URL(fileURLWithPath: path))
      let message = try #require(outcome(folder, Bar()).message)
      #expect(message.hasPrefix("Snapshot bar (light, 2x) has a golden that can't be read.\n"))
      #expect(message.contains("image: the golden can't be compared: \(c.says)"))
      #expect(message.contains("To accept what is new, run: MASTHEAD_RECORD=failed"))
      #expect(FileManager.default.contents(atPath: path) == c.damage(whole))
      _ = outcome(folder, Bar(), variables: ["MASTHEAD_RECORD": "failed"])
      #expect(FileManager.default.contents(atPath: path) == whole)
    }
  }

  @Test func lineEndsThatGitMadeAreSaid() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar(), as: [.displayList])
      let path = "\(folder)/__Snapshots__/BarTests/bar/y0-light@2x.txt"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      try Data(text.replacing("\n", with: "\r\n").utf8).write(to: URL(fileURLWithPath: path))
      let message = outcome(folder, Bar(), as: [.displayList]).message
      #expect(
        message?.contains(
          "the golden can't be compared: only its line ends differ, as git may have made them: "
            + "write `*.txt text eol=lf` in .gitattributes") == true)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeInTheGoldensPlaceIsSaid() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar(), as: [.image])
      let path = "\(folder)/__Snapshots__/BarTests/bar/y0-light@2x.png"
      try FileManager.default.removeItem(atPath: path)
      #expect(mkfifo(path, 0o600) == 0)
      let message = outcome(folder, Bar(), as: [.image]).message
      #expect(message?.contains("is a pipe or a device, not a file.") == true)
    }
  }

  @Test func aCurveThatLacksAFrameIsNotRecorded() throws {
    try withTemporaryFolder { folder in
      let axes = SnapshotAxes(offsets: [0, 4], scales: [2, 40_000])
      let message = outcome(folder, ScrollView { Bar() }, axes: axes, as: [.image, .headerCurve]).message
      #expect(message?.contains("can't be made") == true)
      #expect(files(below: folder).filter { $0.contains("curve") } == ["__Snapshots__/BarTests/bar/light@2x.curve.txt"])
    }
  }

  @Test func textThatIsNoTextIsSaid() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar(), as: [.displayList])
      let path = "\(folder)/__Snapshots__/BarTests/bar/y0-light@2x.txt"
      try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: path))
      let message = outcome(folder, Bar(), as: [.displayList]).message
      #expect(message?.contains("the golden can't be compared: it is not text in UTF-8") == true)
    }
  }

  @Test func aToleranceIsAskedForByName() throws {
    try withTemporaryFolder { folder in
      let moved = Bar(title: "il", tracking: 0.125)
      _ = outcome(folder, Bar(title: "il"), as: [.image])
      #expect(outcome(folder, moved, as: [.image(.perceptual(threshold: 0.3))]).message == nil)
      #expect(outcome(folder, moved, as: [.image(.levels(LevelTolerance(edges: 255)))]).message != nil)
      #expect(outcome(folder, moved, as: [.image(.levels(LevelTolerance(glyphs: 255)))]).message == nil)
    }
  }
}
