package import MastheadDisplayList

/// A decoded picture, for `Image`.
package struct Picture: Hashable, Sendable {
  package let reference: ImageReference
  package let bitmap: Bitmap
  /// Points.
  package let size: Size
  /// True for a picture whose shape counts, and not its colours.
  package let isTemplate: Bool

  /// - Parameters:
  ///   - name: for people.
  ///   - scale: pixels per point that the picture is made for.
  package init(_ bitmap: Bitmap, name: String, scale: Double = 1, isTemplate: Bool = false) {
    self.bitmap = bitmap
    self.isTemplate = isTemplate
    size = Size(width: Double(bitmap.widthInPixels) / scale, height: Double(bitmap.heightInPixels) / scale)
    reference = ImageReference(
      name: name, contentHash: bitmap.contentHash, widthInPixels: bitmap.widthInPixels,
      heightInPixels: bitmap.heightInPixels)
  }

  // The reference has a hash of all pixels: nothing else needs to be looked at.
  package static func == (left: Picture, right: Picture) -> Bool {
    left.reference == right.reference && left.size == right.size && left.isTemplate == right.isTemplate
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}

extension Bitmap {
  /// FNV-1a, 64 bit, of size and pixels.
  fileprivate var contentHash: UInt64 {
    let start: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x100_0000_01B3
    var hash = (start ^ UInt64(widthInPixels)) &* prime
    for pixel in pixels { hash = (hash ^ UInt64(pixel)) &* prime }
    return hash
  }
}
