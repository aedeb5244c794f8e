import Foundation
import MastheadDisplayList
import MastheadFiles

/// Which goldens a run had, so that those that no run has can be found.
struct RunManifest: Codable, Hashable, Sendable {
  struct Part: Codable, Hashable, Sendable {
    let index: Int
    let count: Int
  }

  static let version = 1

  let version: Int
  /// True when the run was about all previews, with the frames of the plan.
  let isComplete: Bool
  /// True when every frame was made, and no golden differed or was missing.
  let hasPassed: Bool
  let shard: Part?
  /// Paths from the folder of goldens, sorted.
  let goldens: [String]

  init(isComplete: Bool, hasPassed: Bool, shard: Shard?, goldens: [String]) {
    version = Self.version
    self.isComplete = isComplete
    self.hasPassed = hasPassed
    self.shard = shard.map { Part(index: $0.index, count: $0.count) }
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

  /// The goldens of all parts of one whole run.
  ///
  /// - Throws: when a golden that a run needs could be missing from them.
  static func goldens(of manifests: [(path: String, manifest: RunManifest)]) throws(CommandFailure) -> Set<String> {
    for (path, manifest) in manifests {
      if !manifest.isComplete {
        throw CommandFailure(
          "\(shown(path)) is of a run about some previews or frames only, which says nothing of the others' goldens. "
            + "Verify without names and axes.", .couldNotRun)
      }
      if !manifest.hasPassed {
        throw CommandFailure(
          "\(shown(path)) is of a run that failed, so it may not know all goldens. Make it pass first.", .couldNotRun)
      }
    }
    let parts = manifests.compactMap(\.manifest.shard)
    guard !parts.isEmpty else { return Set(manifests.flatMap(\.manifest.goldens)) }
    let count = parts[0].count
    guard parts.count == manifests.count, parts.allSatisfy({ $0.count == count }) else {
      throw CommandFailure("The manifests are not the parts of one run.", .couldNotRun)
    }
    if let missing = (1...count).first(where: { index in !parts.contains { $0.index == index } }) {
      throw CommandFailure("The manifest of part \(missing)/\(count) is missing.", .couldNotRun)
    }
    return Set(manifests.flatMap(\.manifest.goldens))
  }
}
