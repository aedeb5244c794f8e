import MastheadDisplayList

/// A rectangle of whole pixels. Coordinates count from the top left pixel of the picture, also for parts drawn apart
/// from it.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
  }

  /// The smallest rectangle that holds both. Neither is empty.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  func grown(by pixels: Int) -> PixelRect {
    grown(x: pixels, y: pixels)
  }

  func grown(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension PixelRect {
  /// Beyond this many pixels from the origin nothing is visible: it is far outside the largest picture, and still
  /// inside Cairo's fixed-point numbers, which end at 2^23.
  static let reach = 1 << 20

  /// The pixels that a rectangle, in pixels, touches.
  init(covering rect: Rect) {
    self.init(
      minX: Self.whole(rect.minX.rounded(.down)), minY: Self.whole(rect.minY.rounded(.down)),
      maxX: Self.whole(rect.maxX.rounded(.up)), maxY: Self.whole(rect.maxY.rounded(.up)))
  }

  /// The pixels of a rectangle, in pixels, whose edges lie on pixel edges; nil when one does not.
  init?(aligned rect: Rect) {
    guard let minX = Self.edge(rect.minX), let minY = Self.edge(rect.minY), let maxX = Self.edge(rect.maxX),
      let maxY = Self.edge(rect.maxY)
    else { return nil }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  private static func edge(_ value: Double) -> Int? {
    let nearest = value.rounded()
    // Half of Cairo's own resolution, 1/256 px: it could not tell the two apart. Sums of thirds of points are that
    // far off.
    return abs(value - nearest) <= 1.0 / 512 ? whole(nearest) : nil
  }

  private static func whole(_ value: Double) -> Int { Int(max(-Double(reach), min(Double(reach), value))) }
}
