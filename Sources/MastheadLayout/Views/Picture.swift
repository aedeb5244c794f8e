package import MastheadDisplayList

/// A decoded picture, for `Image`.
package struct Picture: Hashable, Sendable {
  let reference: ImageReference
  let bitmap: Bitmap
  /// Points.
  let size: Size

  /// - Parameters:
  ///   - name: for people.
  ///   - scale: pixels per point that the picture is made for.
  package init(_ bitmap: Bitmap, name: String, scale: Double = 1) {
    self.bitmap = bitmap
    size = Size(width: Double(bitmap.widthInPixels) / scale, height: Double(bitmap.heightInPixels) / scale)
    reference = ImageReference(
      name: name, contentHash: bitmap.contentHash, widthInPixels: bitmap.widthInPixels,
      heightInPixels: bitmap.heightInPixels)
  }

  // The reference has a hash of all pixels: nothing else needs to be looked at.
  package static func == (left: Picture, right: Picture) -> Bool {
    left.reference == right.reference && left.size == right.size
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

/// A picture at its own size, or at the one it is offered.
struct PictureRule: LeafRule {
  let picture: Picture
  let isResizable: Bool
  let label: String?

  var accessibility: AccessibilityProperties? {
    label.map { AccessibilityProperties(role: .image, label: $0) }
  }

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    isResizable ? proposal.replacingUnspecified(by: picture.size) : picture.size
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let rect = drawing.aligned(frame)
    guard !rect.isEmpty else { return }
    tree.run.pictures[picture.reference] = picture.bitmap
    drawing.add(.image(DisplayList.Image(reference: picture.reference, rect: rect)), bounds: rect)
  }
}
