import Foundation
import MastheadTesting
import Testing

@testable import MastheadTesting

struct AssertionTests {
  struct BadCall: Sendable, CustomTestStringConvertible {
    let id: String
    var name = "bar"
    var axes = SnapshotAxes()
    var strategies: [SnapshotStrategy] = [.image]
    var variables: [String: String] = [:]
    let message: String
    var testDescription: String { id }
  }

  @Test(arguments: [
    BadCall(id: "no name", name: "", message: "A snapshot can't be named \"\": a part of it is empty."),
    BadCall(
      id: "a name that leaves the folder", name: "../x",
      message: "A snapshot can't be named \"../x\": no part may start with \".\"."),
    BadCall(
      id: "a name that is no file's", name: "a b",
      message: "A snapshot can't be named \"a b\": letters, digits, \".\", \"-\", \"_\" and \"/\" are allowed."),
    BadCall(id: "nothing to compare", strategies: [], message: "Snapshot bar compares nothing: `as` is empty."),
    BadCall(
      id: "no offsets", axes: SnapshotAxes(offsets: []), message: "Snapshot bar: at is empty, so there is no frame."),
    BadCall(
      id: "two sizes", axes: SnapshotAxes(size: CGSize(width: 1, height: 1), device: .iPhone15),
      message: "Snapshot bar: size and device exclude each other."),
    BadCall(
      id: "no size", axes: SnapshotAxes(size: CGSize(width: 0, height: CGFloat.nan)),
      message: "Snapshot bar: a frame of 0.0 x nan points is not possible."),
    BadCall(
      id: "no scale", axes: SnapshotAxes(scales: [-1]), message: "Snapshot bar: -1.0 pixels per point are not possible."
    ),
    BadCall(
      id: "a mistyped mode", variables: ["MASTHEAD_RECORD": "faild"],
      message: "Snapshot bar: MASTHEAD_RECORD is \"faild\", which is no record mode: did you mean failed?"),
  ])
  func aCallThatMeansNothingIsOneSentence(_ c: BadCall) throws {
    try withTemporaryFolder { folder in
      let result = outcome(
        folder, Bar(), name: c.name, axes: c.axes, as: c.strategies, variables: c.variables)
      #expect(result.message == c.message)
      #expect(files(below: folder) == [])
    }
  }

  @Test func aFrameThatCantBeMadeDoesNotStopTheOthers() throws {
    try withTemporaryFolder { folder in
      let result = outcome(
        folder, Bar(), axes: SnapshotAxes(scales: [40_000, 2]), as: [.image])
      let message = try #require(result.message)
      #expect(message.hasPrefix("Snapshot bar, y0-light@40000x, can't be made: "))
      #expect(message.contains("Recorded 1 golden"))
    }
  }

  @Test func twoAssertionsMayNotShareAGolden() throws {
    try withTemporaryFolder { folder in
      let registry = SnapshotRegistry()
      _ = outcome(folder, Bar(), registry: registry, line: 7)
      #expect(outcome(folder, Bar(), registry: registry, line: 7).message == nil)
      #expect(
        outcome(folder, Bar(), registry: registry, line: 20).message
          == "Snapshot bar, y0-light@2x: the snapshot at BarTests.swift:7 has the same name, so that both would share one "
          + "golden. Give it another name.")
      #expect(
        outcome(folder, Bar(), name: "BAR", registry: registry, line: 30).message
          == "Snapshot BAR, y0-light@2x: its name differs from that of a snapshot at BarTests.swift:7 in capitals only, so "
          + "that their files could be the same. Give it another name.")
      // Other frames of one name are other goldens.
      let dark = outcome(folder, Bar(), axes: SnapshotAxes(themes: [.dark]), registry: registry, line: 40)
      #expect(dark.message?.hasPrefix("Recorded 2 goldens") == true)
    }
  }

  @Test func oneNameForManyPicturesIsFound() throws {
    try withTemporaryFolder { folder in
      let registry = SnapshotRegistry()
      _ = outcome(folder, Bar(title: "A"), registry: registry)
      #expect(
        outcome(folder, Bar(title: "B"), registry: registry).message
          == "Snapshot bar, y0-light@2x: another picture was already made here under the same name in this run. Put what "
          + "varies into the name.")
    }
  }

  @Test func everyStrategyHasItsFile() throws {
    try withTemporaryFolder { folder in
      let axes = SnapshotAxes(offsets: .every(10, in: 0...20))
      let view = ScrollView {
        Bar()
        Color.red.frame(height: 400)
      }
      let all: [SnapshotStrategy] = [.image, .displayList, .accessibility, .metrics, .headerCurve]
      _ = outcome(folder, view, axes: axes, as: all)
      let names = files(below: "\(folder)/__Snapshots__/BarTests/bar")
      #expect(names.count == 13 && names.contains("light@2x.curve.txt"))
      #expect(outcome(folder, view, axes: axes, as: all).message == nil)
      let metrics = try String(
        contentsOfFile: "\(folder)/__Snapshots__/BarTests/bar/y10-light@2x.metrics.txt", encoding: .utf8)
      #expect(metrics.contains("offset 0 10, from 0 0 to 0 "))
    }
  }

  @Test func goldensMayBeInAFolderOfOnesChoice() {
    func folder(_ goldens: String?) -> String {
      TestPlace(
        fileID: "", filePath: "", line: 1, column: 1, function: "f()", goldens: goldens,
        path: "/a/Tests/B/BarTests.swift"
      ).goldenFolder
    }
    #expect(folder(nil) == "/a/Tests/B/__Snapshots__/BarTests")
    #expect(folder("Goldens") == "/a/Tests/B/Goldens")
    #expect(folder("../../Snapshots/./bar/") == "/a/Snapshots/bar")
    #expect(folder("/elsewhere") == "/elsewhere")
  }

  @Test func artifactsOfTwoCheckoutsAreApart() {
    func folder(_ path: String, _ variables: [String: String] = [:]) -> String {
      TestPlace(fileID: "", filePath: "", line: 1, column: 1, function: "f()", path: path).artifactFolder(variables)
    }
    #expect(folder("/a/BarTests.swift") != folder("/b/BarTests.swift"))
    #expect(folder("/a/BarTests.swift").hasPrefix("/tmp/masthead-snapshots/"))
    #expect(folder("/a/BarTests.swift", ["TMPDIR": "/t"]).hasPrefix("/t/masthead-snapshots/"))
    #expect(folder("/a/BarTests.swift", ["SNAPSHOT_ARTIFACTS": "/out/"]) == "/out/BarTests")
  }

  @Test func aFilterMatchesTheTestWhateverItsName() {
    let place = TestPlace(fileID: "", filePath: "", line: 1, column: 1, function: "f()")
    #expect(place.filter == "MastheadTestingTests.AssertionTests/aFilterMatchesTheTestWhateverItsName")
  }
}

@Suite(.snapshots(record: .never)) struct ScopeTests {
  @Test func aSuiteHasItsMode() {
    #expect(TestConfiguration.record == .never)
  }

  @Test(.snapshots(record: .all)) func aTestHasItsOwn() {
    #expect(TestConfiguration.record == .all)
  }

  @Test func aScopeHasItsOwn() async {
    withSnapshots(record: .failed) { #expect(TestConfiguration.record == .failed) }
    await withSnapshots(record: .missing) {
      await Task { #expect(TestConfiguration.record == .missing) }.value
    }
    #expect(TestConfiguration.record == .never)
  }

  @Test func aFailureIsAnIssueWhereTheAssertionStands() throws {
    withKnownIssue {
      assertSnapshot(of: Text("x"), named: "never-recorded")
    } matching: { issue in
      issue.sourceLocation?.fileName == "AssertionTests.swift"
        && issue.comments.contains { "\($0)".contains("Snapshot never-recorded (light, 2x) has no golden.") }
    }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}
