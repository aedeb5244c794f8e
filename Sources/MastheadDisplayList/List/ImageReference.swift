/// A decoded picture, named by its content. The pixels travel beside the display list in an `ImageTable`.
package struct ImageReference: Hashable, Sendable, Codable {
  /// The name in the user's source, for people.
  package var name: String
  /// FNV-1a, 64 bit, of size and pixels, so that equal lists mean equal pictures.
  package var contentHash: UInt64
  package var widthInPixels: Int
  package var heightInPixels: Int

  package init(name: String, contentHash: UInt64, widthInPixels: Int, heightInPixels: Int) {
    self.name = name
    self.contentHash = contentHash
    self.widthInPixels = widthInPixels
    self.heightInPixels = heightInPixels
  }
}

/// The pixels of the pictures that a display list refers to.
package struct ImageTable: Sendable {
  private var bitmaps: [ImageReference: Bitmap] = [:]

  package init() {}

  package subscript(reference: ImageReference) -> Bitmap? {
    get { bitmaps[reference] }
    set { bitmaps[reference] = newValue }
  }

  /// Adds the pictures of another table. Equal references are equal pictures.
  package mutating func merge(_ other: ImageTable) {
    bitmaps.merge(other.bitmaps) { first, _ in first }
  }
}
