import Foundation
import MastheadTesting
import Testing

@testable import MastheadTesting

struct RecordingTests {
  @Test func aMissingGoldenIsRecordedAndTheTestFailsOnce() throws {
    try withTemporaryFolder { folder in
      let first = outcome(folder, Bar(), axes: SnapshotAxes(themes: [.light, .dark]))
      #expect(
        first.message?.inFolder(folder) == """
          Recorded 4 goldens, which were missing:
            ~/__Snapshots__/BarTests/bar/y0-light@2x.png
            ~/__Snapshots__/BarTests/bar/y0-light@2x.txt
            ~/__Snapshots__/BarTests/bar/y0-dark@2x.png
            ~/__Snapshots__/BarTests/bar/y0-dark@2x.txt
          A run that records does not pass. Look at what was recorded, and run again: swift test --filter TEST
          """)
      #expect(first.attachments.isEmpty)
      #expect(
        files(below: folder) == [
          "__Snapshots__/BarTests/bar/y0-dark@2x.png", "__Snapshots__/BarTests/bar/y0-dark@2x.txt",
          "__Snapshots__/BarTests/bar/y0-light@2x.png", "__Snapshots__/BarTests/bar/y0-light@2x.txt",
          "__Snapshots__/BarTests/environment.txt",
        ])
      #expect(outcome(folder, Bar(), axes: SnapshotAxes(themes: [.light, .dark])).message == nil)
    }
  }

  @Test func theEnvironmentIsNoted() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar())
      let text = try String(contentsOfFile: "\(folder)/__Snapshots__/BarTests/environment.txt", encoding: .utf8)
      for name in ["cairo", "pixman", "freetype", "harfbuzz", "fribidi", "icu", "unicode", "libpng", "libdeflate"] {
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(name) ") }
        #expect(line?.contains(#/ \d+\.\d+/#) == true, "\(name) in \(text)")
      }
      #expect(text.contains(/font Inter [0-9a-f]{64}\n/))
    }
  }

  @Test func whereCIIsSetNothingIsRecorded() throws {
    try withTemporaryFolder { folder in
      let missing = outcome(folder, Bar(), record: .all, variables: ["CI": "true", "MASTHEAD_RECORD": "all"])
      #expect(
        missing.message?.inFolder(folder) == """
          Snapshot bar (light, 2x) has no golden.
            image: there is no golden
              expected    ~/__Snapshots__/BarTests/bar/y0-light@2x.png
              actual      ~/artifacts/BarTests/bar/y0-light@2x-actual.png
            display list: there is no golden
              expected    ~/__Snapshots__/BarTests/bar/y0-light@2x.txt
              actual      ~/artifacts/BarTests/bar/y0-light@2x-actual.txt
          Goldens are never written where CI is set. To accept what is new, run this elsewhere and commit the goldens: \
          MASTHEAD_RECORD=missing swift test --filter TEST
          """)
      #expect(
        files(below: folder) == [
          "artifacts/BarTests/bar/y0-light@2x-actual.png", "artifacts/BarTests/bar/y0-light@2x-actual.txt",
        ])
    }
  }

  struct ModeCase: Sendable, CustomTestStringConvertible {
    let mode: RecordMode
    /// Whether goldens of a frame that is missing, has changed, and has not changed are written.
    let writes: [Bool]
    let fails: [Bool]
    var testDescription: String { mode.rawValue }
  }

  @Test(arguments: [
    ModeCase(mode: .all, writes: [true, true, false], fails: [true, true, true]),
    ModeCase(mode: .failed, writes: [true, true, false], fails: [true, true, false]),
    ModeCase(mode: .missing, writes: [true, false, false], fails: [true, true, false]),
    ModeCase(mode: .never, writes: [false, false, false], fails: [true, true, false]),
  ])
  func aModeSaysWhatIsWritten(_ c: ModeCase) throws {
    try withTemporaryFolder { folder in
      for name in ["changed", "same"] { _ = outcome(folder, Bar(), name: name, record: .missing) }
      let golden = { (name: String) in
        FileManager.default.contents(atPath: "\(folder)/__Snapshots__/BarTests/\(name)/y0-light@2x.txt")
      }
      for (index, name) in ["missing", "changed", "same"].enumerated() {
        let before = golden(name)
        let title = name == "changed" ? "Settings" : "Profile"
        let message = outcome(folder, Bar(title: title), name: name, record: c.mode).message
        #expect((message != nil) == c.fails[index], "\(name)")
        #expect((golden(name) != before) == c.writes[index], "\(name)")
        #expect((message?.contains("Recorded 2 goldens") == true) == c.writes[index], "\(name)")
      }
    }
  }

  @Test func recordingAllSaysSoEvenWhenNothingChanged() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar())
      #expect(
        outcome(folder, Bar(), record: .all).message?.inFolder(folder) == """
          Nothing was recorded: all goldens are as they were. Nothing is tested while the record mode is all.
          A run that records does not pass. Take the record mode all out of the code, and run again: \
          swift test --filter TEST
          """)
    }
  }

  @Test func aModeInTheCodeIsNamedInTheAdvice() throws {
    try withTemporaryFolder { folder in
      let message = outcome(folder, Bar(), record: .never).message?.inFolder(folder)
      #expect(
        message?.hasSuffix(
          "The record mode never is set in the code. To accept what is new, set it to missing there, and run: "
            + "swift test --filter TEST") == true)
    }
  }

  @Test func oneOfTwoGoldensMayBeMissing() throws {
    try withTemporaryFolder { folder in
      _ = outcome(folder, Bar())
      let list = "\(folder)/__Snapshots__/BarTests/bar/y0-light@2x.txt"
      try FileManager.default.removeItem(atPath: list)
      let message = outcome(folder, Bar()).message
      #expect(message?.contains("Recorded 1 golden, which was missing:\n  \(list)") == true)
    }
  }

  @Test func aFolderThatCantBeWrittenIsSaidAndTheFrameIsKept() throws {
    try withTemporaryFolder { folder in
      // Root may write anywhere, so a file stands where the folder would be.
      #expect(FileManager.default.createFile(atPath: "\(folder)/__Snapshots__", contents: nil))
      let message = outcome(folder, Bar(), as: [.displayList]).message?.inFolder(folder)
      #expect(
        message == """
          Snapshot bar (light, 2x) has no golden.
            display list: there is no golden
              Can't make the folder ~/__Snapshots__/BarTests/bar: ~/__Snapshots__ is a file, not a folder.
              expected    ~/__Snapshots__/BarTests/bar/y0-light@2x.txt
              actual      ~/artifacts/BarTests/bar/y0-light@2x-actual.txt
          Not all files could be written: see above. What was tested stays as it was.
          """)
      #expect(files(below: folder).contains("artifacts/BarTests/bar/y0-light@2x-actual.txt"))
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func aReadOnlyFolderIsSaid() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder) }
      let message = outcome(folder, Bar(), variables: ["SNAPSHOT_ARTIFACTS": "\(folder)-artifacts"]).message
      #expect(message?.contains("Can't make the folder") == true)
    }
  }
}
