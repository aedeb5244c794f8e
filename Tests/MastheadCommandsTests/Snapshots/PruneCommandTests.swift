import Foundation
import MastheadFiles
import Testing

@testable import MastheadCommands

struct PruneCommandTests {
  @Test func partsTogetherAreTheWhole() throws {
    try withTemporaryFolder { folder in
      let axes = ["--offsets", "0...6:1", "--themes", "light,dark"]
      _ = run(["record"] + axes + ["--snapshots", "\(folder)/goldens"], frame: redFrame)
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
      _ = snapshots(folder, "verify", "--manifest", manifest, frame: almostRedFrame)
      #expect(
        prune() == "error: ~/run.json is of a run that failed, so it may not know all goldens. Make it pass first.\n")
      try TemporaryFiles().write(Array("{}".utf8), to: manifest)
      #expect(prune() == "error: ~/run.json is not a manifest that verify --manifest wrote.\n")
      try File.remove(manifest)
      #expect(prune() == "error: There is no manifest ~/run.json.\n")
      #expect(files(below: "\(folder)/goldens").count { $0.hasSuffix(".png") } == 2)
    }
  }

  /// A folder of goldens of two previews, and the manifest of a whole run that passed.
  private func withRun(
    _ verify: [String] = [], _ body: (_ folder: String, _ prune: (String...) -> Call) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      _ = snapshots(folder, "record", "--themes", "light,dark")
      let common = ["--snapshots", "\(folder)/goldens"]
      let names = ["header/profile", "sticky/tutorial"]
      let result = run(
        ["verify", "--manifest", "\(folder)/run.json"] + verify + common, previews: names, frame: redFrame)
      #expect(result.exitCode == .done)
      try body(folder) { arguments in
        run(
          ["prune", "--manifest", "\(folder)/run.json"] + (arguments.contains("--snapshots") ? [] : common) + arguments)
      }
    }
  }

  @Test func goldensOfWhatTheRunDidNotCompareStay() throws {
    try withRun(["--as", "image"]) { folder, prune in
      let stale = "\(folder)/goldens/header/profile/y7-light@2x"
      for ending in ["png", "txt", "metrics.txt"] { try TemporaryFiles().write([1], to: "\(stale).\(ending)") }
      #expect(prune("--delete").output == "\(stale).png\n1 stale golden removed\n")
      #expect(files(below: "\(folder)/goldens").count { $0.hasSuffix(".txt") } == 4 + 2 + 2)
    }
  }

  @Test func otherFilesStay() throws {
    try withRun { folder, prune in
      for name in ["notes.txt", "header/logo.png", "header/profile/y0-light@2x.html", "header/profile/readme.txt"] {
        try TemporaryFiles().write([1], to: "\(folder)/goldens/\(name)")
      }
      #expect(prune("--delete").output == "0 stale goldens\n")
    }
  }

  @Test func anotherFolderIsRefused() throws {
    try withRun { folder, prune in
      try Folder.make("\(folder)/other/x")
      try TemporaryFiles().write([1], to: "\(folder)/other/x/y0-light@2x.png")
      try FileManager.default.copyItem(atPath: "\(folder)/goldens/plan.txt", toPath: "\(folder)/other/plan.txt")
      let result = prune("--delete", "--snapshots", "\(folder)/other")
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors
          == "error: \(folder)/other is not the folder of the run: it has no header/profile/y0-dark@2x.png.\n")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/other/x/y0-light@2x.png"))
    }
  }

  @Test func anotherPlanIsRefused() throws {
    try withRun { folder, prune in
      _ = snapshots(folder, "record", "header/profile", "--offsets", "40")
      let result = prune("--delete")
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors
          == "error: \(folder)/goldens/plan.txt is not the plan that the run of \(folder)/run.json went by. Verify again.\n"
      )
      #expect(FileManager.default.fileExists(atPath: "\(folder)/goldens/header/profile/y40-light@2x.png"))
    }
  }

  @Test func aRunWithoutGoldensSaysNothing() throws {
    try withTemporaryFolder { folder in
      let manifest = RunManifest(
        isComplete: true, hasPassed: true, shard: nil, plan: SnapshotPlan(), endings: [".png"], goldens: [])
      try TemporaryFiles().write(manifest.bytes, to: "\(folder)/run.json")
      let result = run(["prune", "--manifest", "\(folder)/run.json", "--delete", "--snapshots", folder])
      #expect(result.exitCode == .couldNotRun)
      #expect(
        result.errors == "error: The run had no goldens at all, so it says nothing of those in \(folder).\n")
    }
  }

  @Test func twoWholeRunsAreNoParts() throws {
    try withRun { folder, prune in
      let result = prune("--manifest", "\(folder)/run.json", "--dry-run")
      #expect(result.errors == "error: The manifests are not the parts of one run.\n")
    }
  }
}
