import MastheadDisplayList

/// Where an item is drawn: everything that the groups around it have said.
struct Place {
  var canvas: Canvas
  /// From the item's points to pixels of the picture.
  var transform: Transform
  var clip: Clip
  /// How many groups are around it.
  var depth: Int

  /// How deep groups may be nested: far more than any view tree makes, and what fits the smallest stack of a thread.
  static let mostNested = 512

  /// The pixels that a box of points touches and the clip leaves.
  func visible(_ box: Rect) -> PixelRect {
    PixelRect(covering: transform.apply(to: box)).intersection(clip.bounds)
  }
}
