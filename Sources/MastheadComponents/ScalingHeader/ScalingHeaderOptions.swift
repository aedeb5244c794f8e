import Foundation
import MastheadLayout

/// What the modifiers of a scaling header say. The order of modifiers means nothing.
struct ScalingHeaderOptions {
  /// What pulling content beyond an end does.
  struct Pull {
    var isActive: Bool
    /// Points between the content and the bottom edge while more is loaded.
    var contentOffset: CGFloat = 0
    var perform: () async throws -> Void
  }

  var progress: Binding<CGFloat>?
  var offset: Binding<CGFloat>?
  var reset: Binding<Bool>?
  var snapState: Binding<SnapHeaderState?>?
  var snapsAnimated = true
  var grows = false
  var collapses = false
  var hidesIndicators = false
  var isClipped = true
  var alignment = Alignment.center
  var didReachBottom: (() -> Void)?
  var refresh: Pull?
  var loadMore: Pull?
  var snapMode: SnapHeaderMode?
  var givenPositions: [CGFloat] = []
  var initialPosition: CGFloat?

  /// A header with something to refresh never grows: the room is the spinner's.
  var canGrow: Bool { grows && refresh == nil }

  /// When the header snaps. Positions alone ask for it, too.
  var mode: SnapHeaderMode { snapMode ?? (givenPositions.isEmpty ? .disabled : .immediately) }

  /// The positions to snap to, 0 collapsed, 1 expanded: those given that are numbers, or both ends.
  var positions: [CGFloat] { givenPositions.isEmpty ? [0, 1] : givenPositions.filter(\.isFinite) }

  /// What of the positions cannot be; nil when they are in order.
  var problem: String? {
    let given = givenPositions + (initialPosition.map { [$0] } ?? [])
    guard let wrong = given.first(where: { !$0.isFinite || $0 < 0 || $0 > 1 }) else { return nil }
    return wrong.isFinite
      ? "the snap position \(wrong) is not within 0...1, so that the nearer end is taken"
      : "a snap position is no finite number; it is left out"
  }
}
