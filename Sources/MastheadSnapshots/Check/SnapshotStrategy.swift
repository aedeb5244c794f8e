public import MastheadDiff

/// What of a frame is compared with a golden.
///
/// `[.image, .displayList]` is usual: the list says whether the interface changed, exactly and readably, and the image
/// whether what people see did.
public struct SnapshotStrategy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case image(ImageComparison)
    case displayList, accessibility, metrics
    case headerCurve
  }

  let kind: Kind

  /// The pixels, every one of which must be equal.
  public static let image = SnapshotStrategy(kind: .image(.exact))

  /// The pixels, which may differ as `comparison` allows.
  public static func image(_ comparison: ImageComparison) -> SnapshotStrategy {
    SnapshotStrategy(kind: .image(comparison))
  }

  /// What is drawn, as text.
  public static let displayList = SnapshotStrategy(kind: .displayList)

  /// What assistive technology is told, as text.
  public static let accessibility = SnapshotStrategy(kind: .accessibility)

  /// How far scroll views are and can go, what is pinned, and how far headers have come, as text.
  public static let metrics = SnapshotStrategy(kind: .metrics)

  /// One table for all offsets: header height, title opacity, hairline, what is pinned.
  public static let headerCurve = SnapshotStrategy(kind: .headerCurve)

  /// What follows the frame's name in the golden's.
  package var fileEnding: String {
    switch kind {
    case .image: ".png"
    case .displayList: ".txt"
    case .accessibility: ".accessibility.txt"
    case .metrics: ".metrics.txt"
    case .headerCurve: ".curve.txt"
    }
  }
}
