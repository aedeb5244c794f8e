public import Foundation

/// A height that a header can be brought to.
public enum SnapHeaderState: Hashable, Sendable {
  /// The least height.
  case collapsed
  /// The greatest height.
  case expanded
  /// A height in points; beyond the least and the greatest it is that one.
  case custom(CGFloat)
}

/// When a header that is neither collapsed nor expanded goes to the nearer of its snap positions.
public enum SnapHeaderMode: Hashable, Sendable {
  /// Never.
  case disabled
  /// As soon as the finger is lifted.
  case immediately
  /// When the content has come to rest.
  case afterFinishAccelerating
}
