package import MastheadDiff
package import MastheadDisplayList
import MastheadPNG

/// What the comparison of one part with its golden says.
package struct PartVerdict: Sendable {
  package enum Outcome: Sendable {
    case same
    case missing
    case imageDiffers(BitmapDifference, expected: Bitmap)
    case textDiffers(LineDifference)
    /// The golden is there, but can't be compared: why, as the end of a sentence.
    case unusable(String)
  }

  package let part: SnapshotPart
  package let outcome: Outcome

  package var isSame: Bool { if case .same = outcome { true } else { false } }
  package var isMissing: Bool { if case .missing = outcome { true } else { false } }

  /// - Parameters:
  ///   - list: what the frame draws.
  ///   - scale: pixels per point.
  package init(_ part: SnapshotPart, golden: GoldenState, list: DisplayList?, scale: Double) {
    self.part = part
    switch golden {
    case .missing: outcome = .missing
    case .unreadable(let reason): outcome = .unusable(reason)
    case .found(let bytes):
      switch part.content {
      case .image(let actual): outcome = Self.compare(actual, bytes, part.strategy, list, scale)
      case .text(let actual):
        if let expected = String(validating: bytes, as: UTF8.self) {
          outcome = Self.compare(actual, expected)
        } else {
          outcome = .unusable("it is not text in UTF-8")
        }
      }
    }
  }

  private static func compare(_ actual: String, _ expected: String) -> Outcome {
    guard let difference = LineDifference(expected: expected, actual: actual) else { return .same }
    let unixLines = String(String.UnicodeScalarView(expected.unicodeScalars.filter { $0 != "\r" }))
    guard unixLines.utf8.count != expected.utf8.count, LineDifference(expected: unixLines, actual: actual) == nil else {
      return .textDiffers(difference)
    }
    return .unusable(
      "only its line ends differ, as git may have made them: write `*.txt text eol=lf` in .gitattributes")
  }

  private static func compare(
    _ actual: Bitmap, _ bytes: [UInt8], _ strategy: SnapshotStrategy, _ list: DisplayList?, _ scale: Double
  ) -> Outcome {
    let expected: Bitmap
    do { expected = try PNG.decode(bytes) } catch { return .unusable("\(error)") }
    guard case .image(let comparison) = strategy.kind else { return .same }
    let difference = BitmapDifference(
      expected: expected, actual: actual, comparison: comparison, list: list, scale: scale)
    return difference.map { .imageDiffers($0, expected: expected) } ?? .same
  }
}

/// What the comparison of a whole frame says.
package struct SnapshotVerdict: Sendable {
  /// Why a frame is not as it was.
  package enum Cause: String, Hashable, Sendable {
    /// Something that is drawn, told or measured is another.
    case interface
    /// The same things are drawn, and look different: fonts or rasteriser.
    case rendering
    /// Pixels differ, and nothing says why.
    case pixels
  }

  package let parts: [PartVerdict]

  package init(_ parts: [PartVerdict]) {
    self.parts = parts
  }

  package var isSame: Bool { parts.allSatisfy(\.isSame) }

  /// Nil when nothing differs; missing and unusable goldens say nothing of it.
  package var cause: Cause? {
    var (hasPixels, hasText, hasEqualList) = (false, false, false)
    for verdict in parts {
      switch verdict.outcome {
      case .imageDiffers: hasPixels = true
      case .textDiffers: hasText = true
      case .same where verdict.part.strategy == .displayList: hasEqualList = true
      default: break
      }
    }
    if hasText { return .interface }
    return hasPixels ? (hasEqualList ? .rendering : .pixels) : nil
  }
}
