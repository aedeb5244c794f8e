/// A width and a height, in points.
package struct Size: Hashable, Sendable, Codable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}
