/// Characters shaped in one font, in font units; the same at every size.
final class ShapedText {
  /// Glyphs that belong together, and the characters that they stand for.
  struct Cluster: Hashable {
    /// The first character, counted from the start of the shaped text.
    var start: Int
    /// Indices into `glyphs`.
    var glyphs: Range<Int>
    var advance: Int
    /// True when the text may be broken before this cluster and both sides keep their glyphs.
    var isSafe: Bool
  }

  /// In visual order, left to right.
  let glyphs: [HarfBuzzBuffer.Glyph]
  /// In logical order.
  let clusters: [Cluster]
  /// How many characters were shaped.
  let length: Int

  init(glyphs: [HarfBuzzBuffer.Glyph], length: Int, isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.length = length
    var clusters: [Cluster] = []
    clusters.reserveCapacity(glyphs.count)
    var index = 0
    while index < glyphs.count {
      let first = index
      var advance = 0
      var isSafe = true
      while index < glyphs.count, glyphs[index].cluster == glyphs[first].cluster {
        advance += Int(glyphs[index].advance)
        if glyphs[index].isUnsafeToBreak { isSafe = false }
        index += 1
      }
      clusters.append(
        Cluster(start: glyphs[first].cluster, glyphs: first..<index, advance: advance, isSafe: isSafe))
    }
    self.clusters = isRightToLeft ? clusters.reversed() : clusters
  }

  /// The character after the last one of a cluster.
  func end(ofCluster index: Int) -> Int {
    index + 1 < clusters.count ? clusters[index + 1].start : length
  }
}
