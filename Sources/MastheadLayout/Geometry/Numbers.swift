import Foundation
import MastheadDisplayList

// The door for numbers of user code. Behind it every number is finite and small enough to be added, scaled and rounded; no
// rule, no drawing and no renderer asks again.

/// A distance that can be drawn with: NaN and infinity count as none.
func finite(_ value: CGFloat) -> Double {
  value.isFinite ? min(max(Double(value), -Limits.length), Limits.length) : 0
}

/// A number kept inside bounds; NaN counts as the lower one.
func clamp(_ value: Double, _ low: Double = 0, _ high: Double = 1) -> Double {
  // NaN fails both comparisons and ends at the lower bound.
  value >= low ? min(value, high) : low
}

extension Rect {
  /// A rectangle of user code.
  init(_ rect: CGRect) {
    let corner = Point(x: finite(rect.minX), y: finite(rect.minY))
    self.init(origin: corner, size: Size(width: max(0, finite(rect.width)), height: max(0, finite(rect.height))))
  }
}

extension Rect {
  var isFinite: Bool { maxX.isFinite && maxY.isFinite && minX.isFinite && minY.isFinite }
}

extension Point {
  /// The point kept inside what can be drawn; nil for one that is nowhere.
  var usable: Point? {
    guard x.isFinite, y.isFinite else { return nil }
    return Point(x: finite(x), y: finite(y))
  }
}
