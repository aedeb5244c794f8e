/// An upright box of whole pixels: the first column and row that belong to it, and the first that don't.
package struct PixelBox: Hashable, Sendable, CustomStringConvertible {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package var width: Int { maxX - minX }
  package var height: Int { maxY - minY }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY)
    )
  }

  package func intersection(_ other: PixelBox) -> PixelBox {
    let common = PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY)
    )
    return common.isEmpty ? .empty : common
  }

  package func intersects(_ other: PixelBox) -> Bool { !intersection(other).isEmpty }

  /// The box with `margin` more pixels on every side.
  package func grown(by margin: Int) -> PixelBox {
    PixelBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// `120 x 14 px at 20, 31`: the size, and the top left pixel.
  package var description: String { "\(width) x \(height) px at \(minX), \(minY)" }
}

/// Width and height of a picture.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var description: String { "\(width) x \(height) px" }
}
