/// Bounds on what user code may ask for.
package enum Limits {
  /// Nodes from the root to a leaf. A level takes a few kilobytes of stack in a debug build, and a worker's stack is 256 MiB;
  /// real screens stay below 200.
  package static let depth = 4_000
  /// Layout passes of one frame, until state has settled (DESIGN, 3).
  package static let passes = 8
  /// Rows that one lazy stack shows at once: more than any screen has lines of pixels. A list whose rows are all on one spot,
  /// by negative spacing or without a height, would be made as a whole.
  package static let rowsInSight = 10_000
  /// Measurements of one layout. Real screens take some thousands, a stack of a million rows that is not lazy a few million;
  /// views that ask each other over and over, each twice as often as the one outside, would never come to an end.
  package static let measurements = 10_000_000
  /// The longest finite length that layout works with, in points. Beyond it sums lose their fractions.
  package static let length = 1e9
}
