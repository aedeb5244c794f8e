package import Masthead
package import MastheadDiff

/// What became of one snapshot: values only, so that a long run keeps no pictures.
package struct SnapshotResult: Sendable {
  package enum Status: String, Sendable {
    case passed
    /// A golden was written, so that nothing is tested.
    case recorded
    case failed
  }

  /// One golden, and what the comparison with it found.
  package struct Finding: Sendable {
    package enum Outcome: Sendable {
      case same
      case missing
      case image(ImageFinding)
      case text(TextFinding)
      /// The golden can't be compared: why.
      case unusable(String)
    }

    package let strategy: SnapshotStrategy
    /// The golden's file.
    package let golden: String
    package let outcome: Outcome
    /// True when the golden was written.
    package var isRecorded = false
    /// Why something could not be written.
    package var problem: String?
    package var artifacts = ArtifactPaths()

    package var isSame: Bool { if case .same = outcome { true } else { false } }
  }

  package struct ImageFinding: Sendable {
    package let summary: String
    package let count: Int
    package let box: PixelBox
    package let largest: Int
    package let expectedSize: PixelSize
    package let actualSize: PixelSize
    /// Those with the most pixels that differ first.
    package let views: [ViewShare]
  }

  package struct TextFinding: Sendable {
    package let removedCount: Int
    package let addedCount: Int
    /// To read, not too many.
    package let lines: [String]
  }

  /// Files about a difference, as far as they could be written.
  package struct ArtifactPaths: Hashable, Sendable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
  }

  /// For example `header/profile`.
  package let name: String
  /// The frame, for example `y13-dark@2x`; or what has many frames, for example `dark@2x`.
  package let frameName: String
  package let request: FrameRequest
  /// False for what is made of the frames at all offsets.
  package let hasOffset: Bool
  package let status: Status
  package let cause: SnapshotVerdict.Cause?
  /// Where only pixels differ: what the goldens were made with, in a sentence.
  package let environment: String?
  package let findings: [Finding]
}

extension SnapshotResult {
  /// The frame in words: `at offset 13, dark, 2x`.
  package var place: String {
    var words: [String] = []
    if hasOffset, let offset = request.offset { words.append("at offset \(FixedDecimal.text(offset))") }
    if let time = request.time { words.append("at \(FixedDecimal.text(time)) s") }
    words.append(request.theme.rawValue)
    if request.direction != .leftToRight { words.append("right to left") }
    if request.textSize != .large { words.append("text size \(request.textSize.rawValue)") }
    if let tab = request.tab { words.append("tab \(tab)") }
    words.append("\(FixedDecimal.text(request.scale))x")
    return words.joined(separator: ", ")
  }
}
