import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import Synchronization
import Testing

@testable import MastheadCommands

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
      let result = snapshots(folder, "verify", frame: almostRedFrame)
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
      let lines = snapshots(folder, "verify", variables: variables, frame: almostRedFrame).output
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
      _ = run(["record"] + common, previews: ["a"], frame: redFrame)
      for variables in [["SNAPSHOT_ARTIFACTS": "\(folder)/named"], ["TMPDIR": "\(folder)/temporary"]] {
        #expect(
          run(["verify"] + common, previews: ["a"], variables: variables, frame: almostRedFrame).exitCode == .different)
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
      #expect(result.output.hasSuffix("2 goldens recorded, 0 as they were, 2 could not be written\n"))
    }
  }

  @Test func aFrameThatCantBeMadeIsNoDifference() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      let result = snapshots(folder, "verify") { preview, request in
        if preview.name == "sticky/tutorial" { throw CommandFailure("No.", .couldNotRun) }
        return try redFrame(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(result.output == "2 snapshots: 1 passed, 1 could not be made\n")
      #expect(result.errors == "error: sticky/tutorial y0-light@2x: No.\n")
    }
  }

  @Test func aToleranceIsAskedForByName() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record")
      #expect(snapshots(folder, "verify", "--as", "image", frame: almostRedFrame).exitCode == .different)
      #expect(
        snapshots(folder, "verify", "--as", "image", "--threshold", "0.1", frame: almostRedFrame).exitCode == .done)
      #expect(snapshots(folder, "verify", "--as", "image", "--delta-e", "2", frame: almostRedFrame).exitCode == .done)
      #expect(
        snapshots(folder, "verify", "--as", "image", "--levels", "edges=9,glyphs=9", frame: almostRedFrame).exitCode
          == .different)
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
        "\(folder)/r/out.html", frame: almostRedFrame)
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

  @Test func partsKeepTheFramesOfACurveTogether() throws {
    try withTemporaryFolder { folder in
      let common = ["--as", "image,header-curve", "--snapshots", "\(folder)/goldens", "--artifacts", "\(folder)/files"]
      _ = run(
        ["record", "--offsets", "0,5,9", "--themes", "light,dark"] + common, previews: ["a", "b"], frame: redFrame)
      let outputs = (1...4).map { index in
        run(
          ["verify", "--shard", "\(index)/4", "--manifest", "\(folder)/\(index).json"] + common, previews: ["a", "b"],
          frame: redFrame
        ).output
      }
      // Three pictures and a curve.
      #expect(outputs == Array(repeating: "4 snapshots: 4 passed\n", count: 4))
      let manifests = (1...4).map { "\(folder)/\($0).json" }.joined(separator: ",")
      let pruned = run(["prune", "--manifest", manifests, "--dry-run", "--snapshots", "\(folder)/goldens"])
      #expect(pruned.output == "0 stale goldens\n")
    }
  }

  @Test func aCurveThatLacksAFrameIsNotRecorded() throws {
    try withTemporaryFolder { folder in
      let result = snapshots(
        folder, "record", "header/profile", "--offsets", "0,5", "--themes", "light,dark", "--as", "header-curve"
      ) { preview, request in
        if request.theme == .dark, request.offset == 5 { throw CommandFailure("No.", .couldNotRun) }
        return try redFrame(preview, request)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(
        files(below: "\(folder)/goldens").filter { $0.contains("curve") } == ["header/profile/light@2x.curve.txt"])
    }
  }

  @Test func thePlanIsThereBeforeAnyGolden() throws {
    try withTemporaryFolder { folder in
      let result = snapshots(folder, "record", "header/profile", "--offsets", "0,5") { _, _ in
        #expect(FileManager.default.fileExists(atPath: "\(folder)/goldens/plan.txt"))
        throw CommandFailure("No.", .couldNotRun)
      }
      #expect(result.exitCode == .couldNotRun)
      #expect(snapshots(folder, "verify", "header/*").output.contains("2 snapshots: 0 passed, 2 missing\n"))
    }
  }

  @Test func whatAnotherRecordsMeanwhileStaysPlanned() throws {
    try withTemporaryFolder { folder in
      let other = Mutex(false)
      _ = snapshots(folder, "record", "header/profile", "--offsets", "0,5") { preview, request in
        let isFirst = other.withLock { done in
          defer { done = true }
          return !done
        }
        if isFirst { _ = snapshots(folder, "record", "sticky/tutorial", "--themes", "dark") }
        return try redFrame(preview, request)
      }
      let plan = try String(contentsOfFile: "\(folder)/goldens/plan.txt", encoding: .utf8)
      #expect(plan.hasSuffix("\nheader/profile --offsets 0,5\nsticky/tutorial --themes dark\n"))
      #expect(snapshots(folder, "verify").output == "3 snapshots: 3 passed\n")
    }
  }

  @Test func aReportOnStandardOutputIsAlone() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      let result = snapshots(
        folder, "verify", "--json", "-", variables: ["GITHUB_ACTIONS": "true"], frame: almostRedFrame)
      let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      #expect((json?["results"] as? [Any])?.count == 2)
      #expect(result.errors.contains("2 snapshots: 0 passed, 1 differ, 1 missing"))
      #expect(result.errors.contains("::error"))
      let both = snapshots(folder, "verify", "--json", "-", "--html", "-")
      #expect(both.exitCode == .badUsage)
      #expect(both.errors == "error: --json and --html can't both go to standard output.\n")
    }
  }

  @Test func filesAboutDifferencesThatCantBeWrittenAreSaid() throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "header/profile")
      try TemporaryFiles().write([], to: "\(folder)/artifacts")
      let result = snapshots(folder, "verify", "header/profile", frame: almostRedFrame)
      #expect(result.exitCode == .different)
      #expect(result.errors.contains("error: Can't make the folder \(folder)/artifacts/header/profile: "))
    }
  }

  @Test func previewsOfFilesAreComparedToo() throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/cards.json"
      try TemporaryFiles().write(
        Array(#"{"previews": [{"name": "cards/one", "view": {"Text": "One"}}]}"#.utf8), to: file)
      let recorded = snapshots(folder, "record", file, "--themes", "light,dark")
      #expect(recorded.exitCode == .done, "\(recorded.errors)")
      #expect(snapshots(folder, "verify", file).output == "2 snapshots: 2 passed\n")
    }
  }
}
