internal import MastheadDisplayList

/// Faces that go by one name.
struct FontFamily: Sendable {
  struct Face: Sendable {
    let file: FontFile
    /// The weights that the face can take: one, or those of its `wght` axis.
    let weights: ClosedRange<Double>
    let hasWeightAxis: Bool
    let isItalic: Bool
  }

  let name: String
  let faces: [Face]

  /// The face nearest to what is asked for; nil only for a family without faces.
  ///
  /// Italics come first: upright faces serve as italics, and the other way round, only where there are no others. Then the
  /// weight, by the rules of CSS Fonts 4, 5.2: a bold face is not drawn for regular text while a light one is there.
  func face(weight: Double, isItalic: Bool) -> Face? {
    let preferred = faces.filter { $0.isItalic == isItalic }
    let candidates = preferred.isEmpty ? faces : preferred
    // The index breaks ties.
    return candidates.indices.min { distance(candidates[$0], weight, $0) < distance(candidates[$1], weight, $1) }
      .map { candidates[$0] }
  }

  /// Orders faces: a tier, points of weight inside the tier, the face's place.
  private func distance(_ face: Face, _ weight: Double, _ place: Int) -> (Int, Double, Int) {
    let nearest = min(max(weight, face.weights.lowerBound), face.weights.upperBound)
    if nearest == weight { return (0, 0, place) }
    if (400...500).contains(weight) {
      if nearest > weight && nearest <= 500 { return (1, nearest - weight, place) }
      return nearest < weight ? (2, weight - nearest, place) : (3, nearest - weight, place)
    }
    let isHeavySide = weight > 500
    return (nearest > weight) == isHeavySide
      ? (1, abs(nearest - weight), place) : (2, abs(nearest - weight), place)
  }
}

extension FontFamily.Face {
  /// The font of this face nearest to `weight`.
  func reference(weight: Double) -> FontReference {
    FontReference(
      name: file.name, weight: hasWeightAxis ? min(max(weight, weights.lowerBound), weights.upperBound) : nil)
  }
}
