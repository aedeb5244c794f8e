import MastheadDiff
import MastheadDisplayList
package import MastheadFiles
import MastheadPNG

/// A folder for files about what differs: `-expected`, `-actual`, `-diff`.
package struct ArtifactFolder: Sendable {
  /// Without a slash at the end.
  package let path: String
  private let files: TemporaryFiles

  package init(_ path: String, files: TemporaryFiles) {
    self.path = path
    self.files = files
  }

  /// A folder for the goldens at `path` inside a temporary one: the same for every run, and another for every checkout.
  package static func temporary(in folder: String, for path: String) -> String {
    // FNV-1a, 64 bit.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(folder)/masthead-snapshots/\(String(hash, radix: 36))"
  }

  private enum Kind: String, CaseIterable {
    case expected, actual
    case difference = "diff"
  }

  /// `header/profile/y13-dark@2x-actual.png`.
  private func file(_ part: SnapshotPart, _ kind: Kind) -> String {
    "\(path)/\(part.path.dropLast(part.strategy.fileEnding.count))-\(kind.rawValue)\(part.strategy.fileEnding)"
  }

  /// Writes what there is to see of a part that is not as expected.
  func write(
    _ verdict: PartVerdict, golden: GoldenState, into paths: inout SnapshotResult.ArtifactPaths
  ) throws {
    let part = verdict.part
    try Folder.make(above: file(part, .actual))
    func write(_ bytes: [UInt8], _ kind: Kind) throws -> String {
      let file = file(part, kind)
      try files.write(bytes, to: file)
      return file
    }
    // Nothing of an earlier run may lie beside what this one finds.
    remove(part)
    paths.actual = try write(part.bytes(profile: .fast), .actual)
    if case .found(let bytes) = golden { paths.expected = try write(bytes, .expected) }
    switch verdict.outcome {
    case .imageDiffers(let difference, let expected):
      paths.difference = try write(PNG.encode(difference.picture(over: expected), profile: .fast), .difference)
    case .textDiffers(let difference):
      let text = difference.text(most: .max, width: .max).map { $0 + "\n" }.joined()
      paths.difference = try write(Array(text.utf8), .difference)
    case .same, .missing, .unusable: break
    }
  }

  /// Removes what an earlier run left about a part.
  func remove(_ part: SnapshotPart) {
    // What can't be removed can't be written either, and then that is said.
    for kind in Kind.allCases { try? File.remove(file(part, kind)) }
  }
}
