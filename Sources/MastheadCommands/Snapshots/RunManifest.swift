import Foundation
import MastheadDisplayList
import MastheadFiles
import MastheadSnapshots

/// Which goldens a run had, so that those that no run has can be found.
struct RunManifest: Codable, Hashable, Sendable {
  struct Part: Codable, Hashable, Sendable {
    let index: Int
    let count: Int
  }

  static let version = 2

  let version: Int
  /// True when the run was about all previews, with the frames of the plan.
  let isComplete: Bool
  /// True when every frame was made, and no golden differed or was missing.
  let hasPassed: Bool
  let shard: Part?
  /// The plan that the run went by.
  let plan: String
  /// The endings of the goldens that it looked at, sorted: of others it knows nothing.
  let endings: [String]
  /// Paths from the folder of goldens, sorted.
  let goldens: [String]

  init(isComplete: Bool, hasPassed: Bool, shard: Shard?, plan: SnapshotPlan, endings: [String], goldens: [String]) {
    version = Self.version
    self.isComplete = isComplete
    self.hasPassed = hasPassed
    self.shard = shard.map { Part(index: $0.index, count: $0.count) }
    self.plan = plan.text
    self.endings = Set(endings).sorted()
    self.goldens = goldens.sorted()
  }

  var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try [UInt8](encoder.encode(self)) + [10]
    }
  }

  static func read(_ path: String) throws -> RunManifest {
    guard let bytes = try File.read(path) else {
      throw CommandFailure("There is no manifest \(shown(path)).", .couldNotRun)
    }
    guard let manifest = try? JSONDecoder().decode(RunManifest.self, from: Data(bytes)),
      manifest.version == version
    else {
      throw CommandFailure("\(shown(path)) is not a manifest that verify --manifest wrote.", .couldNotRun)
    }
    return manifest
  }

  /// Which of the goldens in a folder a run did not have, though it looked at all of their kind.
  ///
  /// - Parameters:
  ///   - manifests: of all parts of one whole run.
  ///   - files: all that is in the folder.
  ///   - plan: that of the folder.
  ///   - folder: for messages.
  /// - Throws: when a golden that a run needs could be among them.
  static func stale(
    among files: [String], _ manifests: [(path: String, manifest: RunManifest)], plan: SnapshotPlan, folder: String
  ) throws(CommandFailure) -> [String] {
    for (path, manifest) in manifests { try manifest.check(path) }
    try checkParts(manifests.map(\.manifest))
    let needed = Set(manifests.flatMap(\.manifest.goldens))
    guard let (path, first) = manifests.first.map({ ($0.path, $0.manifest) }), !needed.isEmpty else {
      throw CommandFailure(
        "The run had no goldens at all, so it says nothing of those in \(shown(folder)).", .couldNotRun)
    }
    guard first.plan == plan.text else {
      throw CommandFailure(
        "\(shown(folder))/\(SnapshotPlan.fileName) is not the plan that the run of \(shown(path)) went by. Verify again.",
        .couldNotRun)
    }
    // A run that passed found all of its goldens, so in its folder they are.
    if let missing = needed.subtracting(files).min() {
      throw CommandFailure(
        "\(shown(folder)) is not the folder of the run: it has no \(shown(missing)).", .couldNotRun)
    }
    return files.filter { file in
      GoldenName.ending(of: file).map(first.endings.contains) ?? false && !needed.contains(file)
    }
  }

  private func check(_ path: String) throws(CommandFailure) {
    if !isComplete {
      throw CommandFailure(
        "\(shown(path)) is of a run about some previews or frames only, which says nothing of the others' goldens. "
          + "Verify without names and axes.", .couldNotRun)
    }
    if !hasPassed {
      throw CommandFailure(
        "\(shown(path)) is of a run that failed, so it may not know all goldens. Make it pass first.", .couldNotRun)
    }
  }

  private static func checkParts(_ manifests: [RunManifest]) throws(CommandFailure) {
    let parts = manifests.compactMap(\.shard)
    let count = parts.first?.count ?? 1
    guard let first = manifests.first,
      parts.isEmpty ? manifests.count == 1 : parts.count == manifests.count,
      parts.allSatisfy({ $0.count == count }), Set(parts).count == parts.count,
      manifests.allSatisfy({ $0.plan == first.plan && $0.endings == first.endings })
    else { throw CommandFailure("The manifests are not the parts of one run.", .couldNotRun) }
    if let missing = (1...count).first(where: { index in count > 1 && !parts.contains { $0.index == index } }) {
      throw CommandFailure("The manifest of part \(missing)/\(count) is missing.", .couldNotRun)
    }
  }
}
