import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import Testing

@testable import MastheadCommands

/// A frame of 4 x 4 pixels of one colour, with a list that says it.
private func plain(_ color: UInt32, label: String = "Card") -> @Sendable (Preview, FrameRequest) throws -> Frame {
  { preview, request in
    var frame = blankFrame(preview, request)
    let page = Rect(x: 0, y: 0, width: 2, height: 2)
    frame.displayList = DisplayList(
      size: page.size,
      items: [
        .group(
          .init(
            label: label, children: [.fill(.rectangle(page), .color(RGBA(hex: color & 0xFF_FFFF)), rule: .nonZero)]))
      ])
    frame.bitmap = Bitmap(widthInPixels: 4, heightInPixels: 4, pixels: Array(repeating: color, count: 16))
    return frame
  }
}

private let red = plain(0xFFFF_0000)
private let almostRed = plain(0xFFFD_0000)

/// A call with a folder of goldens and one of files about differences.
private func snapshots(
  _ folder: String, _ arguments: String..., previews: [String] = ["header/profile", "sticky/tutorial"],
  variables: [String: String] = [:],
  frame: @escaping @Sendable (Preview, FrameRequest) throws -> Frame = red
) -> Call {
  let rest = arguments.dropFirst() + ["--snapshots", "\(folder)/goldens"]
  let artifacts = arguments[0] == "prune" ? [] : ["--artifacts", "\(folder)/artifacts"]
  return run([arguments[0]] + rest + artifacts, previews: previews, variables: variables, frame: frame)
}

struct SnapshotCommandTests {
  @Test func whatIsRecordedIsVerified() throws {
    try withTemporaryFolder { folder in
      let recorded = snapshots(folder, "record", "header/profile", "--offsets", "0,5", "--themes", "light,dark")
      #expect(recorded.exitCode == .done && recorded.errors == "")
      #expect(recorded.output.hasSuffix("8 goldens recorded, 0 as they were\n"))
      #expect(
        files(below: "\(folder)/goldens").filter { $0.contains(".") } == [
          "environment.txt", "header/profile/y0-dark@2x.png", "header/profile/y0-dark@2x.txt",
          "header/profile/y0-light@2x.png", "header/profile/y0-light@2x.txt", "header/profile/y5-dark@2x.png",
          "header/profile/y5-dark@2x.txt", "header/profile/y5-light@2x.png", "header/profile/y5-light@2x.txt",
          "plan.txt",
        ])
      let plan = try String(contentsOfFile: "\(folder)/goldens/plan.txt", encoding: .utf8)
      #expect(
        plan == """
          # Which frames have goldens, as the options of record say it. One preview a line.
          header/profile --offsets 0,5 --themes light,dark

          """)
      let verified = snapshots(folder, "verify", "header/profile")
      #expect(verified.exitCode == .done)
      #expect(verified.output == "4 snapshots: 4 passed\n")
      #expect(snapshots(folder, "record", "header/profile").output == "0 goldens recorded, 8 as they were\n")
    }
  }

  @Test func whatDiffersIsALineAndAnExitCode() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      let result = snapshots(folder, "verify", frame: almostRed)
      #expect(result.exitCode == .different)
      #expect(
        result.output.replacing(folder, with: "~") == """
          differs  header/profile               y0-light@2x          16 px: fill #FD0000 in Card; display list -1 +1
          missing  sticky/tutorial              y0-light@2x          no image; no display list
          2 snapshots: 0 passed, 1 differ, 1 missing
          Files to look at: ~/artifacts
          To accept what is new: masthead record --snapshots ~/goldens

          """)
      #expect(
        files(below: "\(folder)/artifacts").filter { $0.contains("@") } == [
          "header/profile/y0-light@2x-actual.png", "header/profile/y0-light@2x-actual.txt",
          "header/profile/y0-light@2x-diff.png", "header/profile/y0-light@2x-diff.txt",
          "header/profile/y0-light@2x-expected.png", "header/profile/y0-light@2x-expected.txt",
          "sticky/tutorial/y0-light@2x-actual.png", "sticky/tutorial/y0-light@2x-actual.txt",
        ])
    }
  }

  @Test func framesOfTwoLinesOfThePlanAreCheckedOnce() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile", "--offsets", "0,5")
      _ = snapshots(folder, "record", "header/profile", "--offsets", "5,9")
      #expect(snapshots(folder, "verify", "header/profile").output == "3 snapshots: 3 passed\n")
    }
  }

  @Test func aFrameInAnotherSizeIsRefusedBeforeAnythingIsWritten() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile", "--offsets", "0,5", "--size", "2x2")
      let before = files(below: folder)
      let result = snapshots(folder, "record", "header/profile", "--offsets", "5,9")
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors.hasPrefix("error: header/profile y5-light@2x has a golden in another size, after "))
      #expect(files(below: folder) == before)
    }
  }

  @Test func theEnvironmentIsNotedOnceAllGoldensAreOfIt() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      let stamp = "\(folder)/goldens/environment.txt"
      let current = try #require(try File.read(stamp))
      try File.remove(stamp)
      _ = snapshots(folder, "record", "header/*")
      #expect(try File.read(stamp) == nil)
      _ = snapshots(folder, "record")
      #expect(try File.read(stamp) == current)
    }
  }

  @Test func whereCIIsSetNothingIsRecorded() throws {
    try withTemporaryFolder { folder in
      let result = snapshots(folder, "record", variables: ["CI": "true"])
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors
          == "error: CI is set, and goldens are never written there: record elsewhere, and commit them.\n")
      #expect(files(below: folder) == [])
      #expect(snapshots(folder, "record", variables: ["CI": "false"]).exitCode == .done)
    }
  }

  @Test func onGitHubWhatDiffersIsSaidBesideTheFiles() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      let variables = ["GITHUB_ACTIONS": "true"]
      #expect(!snapshots(folder, "verify", "header/*", variables: variables).output.contains("::error"))
      let lines = snapshots(folder, "verify", variables: variables, frame: almostRed).output
        .replacing(folder, with: "~").split(separator: "\n").filter { $0.hasPrefix("::error") }
      #expect(lines.count == 2)
      #expect(
        lines.first?.hasPrefix(
          "::error file=~/goldens/header/profile/y0-light@2x.png,title=header/profile y0-light@2x::"
            + "Snapshot header/profile (light, 2x) differs: the interface has changed.%0A  image: 16 pixels differ"
        ) == true)
    }
  }

  @Test func filesAboutDifferencesGoWhereTheEnvironmentSays() throws {
    try withTemporaryFolder { folder in
      let common = ["--snapshots", "\(folder)/goldens", "-q"]
      _ = run(["record"] + common, previews: ["a"], frame: red)
      for variables in [["SNAPSHOT_ARTIFACTS": "\(folder)/named"], ["TMPDIR": "\(folder)/temporary"]] {
        #expect(
          run(["verify"] + common, previews: ["a"], variables: variables, frame: almostRed).exitCode == .different)
      }
      let found = files(below: folder).filter { $0.hasSuffix("-diff.png") }
      #expect(found.contains("named/a/y0-light@2x-diff.png"))
      #expect(found.count == 2 && found.last?.hasPrefix("temporary/masthead-snapshots/") == true)
    }
  }

  @Test func aDamagedGoldenIsSaidAndRecordedAnew() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      let golden = "\(folder)/goldens/header/profile/y0-light@2x.png"
      let whole = try #require(try File.read(golden))
      try TemporaryFiles().write([], to: golden)
      let result = snapshots(folder, "verify", "header/profile")
      #expect(result.exitCode == .different)
      #expect(result.output.contains("image: not a PNG file (it is empty)"))
      #expect(snapshots(folder, "record", "header/profile").output.hasPrefix("\(golden)\n1 golden recorded"))
      #expect(try File.read(golden) == whole)
    }
  }

  @Test func whatCantBeWrittenIsSaidAndNothingElseIsLost() throws {
    try withTemporaryFolder { folder in
      // Root may write anywhere, so a file stands where the folder would be.
      try Folder.make("\(folder)/goldens")
      try TemporaryFiles().write([], to: "\(folder)/goldens/header")
      let result = snapshots(folder, "record")
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors.replacing(folder, with: "~")
          == "error: Can't make the folder ~/goldens/header/profile: ~/goldens/header is a file, not a folder.\n")
      #expect(result.output.hasSuffix("2 goldens recorded, 0 as they were\n"))
    }
  }

  @Test func aFrameThatCantBeMadeIsNoDifference() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      let result = snapshots(folder, "verify") { preview, request in
        if preview.name == "sticky/tutorial" { throw CommandFailure("No.", .couldNotRun) }
        return try red(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(result.output == "2 snapshots: 1 passed, 1 could not be made\n")
      #expect(result.errors == "error: sticky/tutorial y0-light@2x: No.\n")
    }
  }

  @Test func aToleranceIsAskedForByName() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      #expect(snapshots(folder, "verify", "--as", "image", frame: almostRed).exitCode == .different)
      #expect(
        snapshots(folder, "verify", "--as", "image", "--threshold", "0.1", frame: almostRed).exitCode == .done)
      #expect(snapshots(folder, "verify", "--as", "image", "--delta-e", "2", frame: almostRed).exitCode == .done)
      #expect(
        snapshots(folder, "verify", "--as", "image", "--levels", "edges=9,glyphs=9", frame: almostRed).exitCode
          == .different)
    }
  }

  @Test func partsTogetherAreTheWhole() throws {
    try withTemporaryFolder { folder in
      let axes = ["--offsets", "0...6:1", "--themes", "light,dark"]
      _ = run(["record"] + axes + ["--snapshots", "\(folder)/goldens"], frame: red)
      let counts = (1...3).map { index in
        snapshots(
          folder, "verify", "--shard", "\(index)/3", "--manifest", "\(folder)/\(index).json", previews: usualNames
        )
        .output
      }
      #expect(counts == Array(repeating: "14 snapshots: 14 passed\n", count: 3))
      let parts = (1...3).map { "\(folder)/\($0).json" }
      let stale = "\(folder)/goldens/header/old/y0-light@2x.png"
      try Folder.make("\(folder)/goldens/header/old")
      try TemporaryFiles().write([1], to: stale)
      let missing = snapshots(folder, "prune", "--manifest", parts[0], "--manifest", parts[2], "--dry-run")
      #expect(missing.exitCode == .couldNotRun)
      #expect(missing.errors == "error: The manifest of part 2/3 is missing.\n")
      let dry = snapshots(folder, "prune", "--manifest", parts.joined(separator: ","), "--dry-run")
      #expect(dry.exitCode == .different && dry.output == "\(stale)\n1 stale golden\n")
      #expect(FileManager.default.fileExists(atPath: stale))
      let deleted = snapshots(folder, "prune", "--manifest", parts.joined(separator: ","), "--delete")
      #expect(deleted.exitCode == .done && deleted.output == "\(stale)\n1 stale golden removed\n")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/goldens/header/old"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/goldens/plan.txt"))
      let none = snapshots(folder, "prune", "--manifest", parts.joined(separator: ","), "--dry-run")
      #expect(none.exitCode == .done && none.output == "0 stale goldens\n")
    }
  }

  @Test func pruneRefusesWhatIsNoWholeRun() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      let manifest = "\(folder)/run.json"
      func prune() -> String {
        snapshots(folder, "prune", "--manifest", manifest, "--delete").errors.replacing(folder, with: "~")
      }
      _ = snapshots(folder, "verify", "header/*", "--manifest", manifest)
      #expect(prune().contains("is of a run about some previews or frames only"))
      _ = snapshots(folder, "verify", "--themes", "dark", "--manifest", manifest)
      #expect(prune().contains("is of a run about some previews or frames only"))
      _ = snapshots(folder, "verify", "--manifest", manifest, frame: almostRed)
      #expect(
        prune() == "error: ~/run.json is of a run that failed, so it may not know all goldens. Make it pass first.\n")
      try TemporaryFiles().write(Array("{}".utf8), to: manifest)
      #expect(prune() == "error: ~/run.json is not a manifest that verify --manifest wrote.\n")
      try File.remove(manifest)
      #expect(prune() == "error: There is no manifest ~/run.json.\n")
      #expect(files(below: "\(folder)/goldens").count { $0.hasSuffix(".png") } == 2)
    }
  }

  @Test(
    arguments: [
      (
        ["verify", "--shard", "5/4"], "\"5/4\" in --shard is not a part: write I/N, such as 1/4 for the first of four."
      ),
      (
        ["verify", "--as", "imag"],
        "\"imag\" in --as is not something to compare: use image, display-list, accessibility, metrics, header-curve."
      ),
      (["verify", "--threshold", "2"], "\"2\" in --threshold is not a number from 0 to 1."),
      (
        ["verify", "--levels", "edges"],
        "\"edges\" in --levels is not KIND=LEVELS: write edges=2 with a number from 0 to 255."
      ),
      (
        ["verify", "--levels", "fills=2"],
        "\"fills\" in --levels is not a kind: use edges, glyphs, gradients, images, effects."
      ),
      (
        ["verify", "--threshold", "0", "--delta-e", "1"],
        "--threshold and --delta-e exclude each other: each says when pixels are the same."
      ),
      (["prune", "--manifest", "x"], "prune needs either --dry-run or --delete."),
      (["diff", "a.png"], "diff takes two files, not 1."),
    ] as [([String], String)])
  func aBadCallIsOneSentence(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.exitCode == .badUsage)
    #expect(result.errors == "error: \(message)\n")
  }

  @Test func aPlanThatCantBeReadNamesItsLine() throws {
    try withTemporaryFolder { folder in
      try Folder.make("\(folder)/goldens")
      let plan = "\(folder)/goldens/plan.txt"
      try TemporaryFiles().write(Array("# x\n\nheader/profile --themes lihgt\n".utf8), to: plan)
      let result = snapshots(folder, "verify")
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors == "error: \(plan), line 3: \"lihgt\" in --themes is not a theme: use light, dark.\n")
    }
  }

  @Test func reportsAreWritten() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      let result = snapshots(
        folder, "verify", "--json", "\(folder)/r/out.json", "--junit", "\(folder)/r/out.xml", "--html",
        "\(folder)/r/out.html", frame: almostRed)
      #expect(result.exitCode == .different)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/r/out.json"))
      let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
      #expect(json["summary"] as? [String: Int] == ["total": 2, "passed": 0, "failed": 2, "notMade": 0])
      let junit = try String(contentsOfFile: "\(folder)/r/out.xml", encoding: .utf8)
      #expect(
        junit.hasPrefix(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"snapshots\" tests=\"2\" failures=\"2\" errors=\"0\">"
        ))
      #expect(
        junit.contains("<failure message=\"Snapshot header/profile (light, 2x) differs: the interface has changed.\">"))
      let html = try String(contentsOfFile: "\(folder)/r/out.html", encoding: .utf8)
      #expect(html.matches(of: /data:image\/png;base64,/).count == 4)
      // Nothing is fetched: no address, no file.
      #expect(!html.contains(/(src|href)="/) && !html.contains("http") && !html.contains("url("))
    }
  }
}

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
}
