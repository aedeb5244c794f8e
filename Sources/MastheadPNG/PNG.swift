package import MastheadDisplayList

/// Pictures as PNG files. Equal pictures give equal bytes: no times, no names of programs.
package enum PNG {
  /// What a file is made for.
  package enum Profile: Hashable, Sendable, CaseIterable {
    /// Frames: made in the least time. For many, keep a `PNGEncoder`.
    case fast
    /// Goldens: the fewest bytes, however long it takes.
    case small
  }

  /// - Throws: for a picture without pixels, or too large (`Bitmap.longestSide`, `Bitmap.mostPixels`).
  package static func encode(_ bitmap: Bitmap, profile: Profile) throws(PNGError) -> [UInt8] {
    try checkSize(width: bitmap.widthInPixels, height: bitmap.heightInPixels)
    switch profile {
    case .fast: return try PNGEncoder().encode(bitmap)
    case .small: return try smallest(of: bitmap)
    }
  }

  private static func smallest(of bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    // So few pixels that every way to filter them can be tried to the end.
    let isLittle = bitmap.pixels.count <= 1 << 17
    var candidates: [(picture: Scanlines, rows: [UInt8])] = []
    // Filters predict neighbouring values, and an index is no value: a palette does without.
    let indexed = Scanlines(paletteOf: bitmap)
    if let indexed { candidates.append((indexed, indexed.unfiltered())) }
    let grey = Scanlines(greyOf: bitmap)
    // A palette's table costs bytes of its own: in a small picture it may be more than it saves.
    if indexed == nil || grey != nil || isLittle {
      let picture = grey ?? Scanlines(trueColorOf: bitmap)
      candidates.append((picture, picture.unfiltered()))
      // Text repeats itself best as it is. In the gallery filters only help where materials blur what is below; there a
      // tenth of the pixels are like no neighbour, elsewhere at most a fiftieth.
      if isLittle {
        candidates += Scanlines.FilterGuess.allCases.map { (picture, picture.filtered(by: $0)) }
      } else if bitmap.novelty > 1 / 25 {
        candidates.append((picture, picture.filtered(by: .leastEntropy)))
      }
    }
    let best = 12
    if candidates.count == 1 || isLittle {
      return try candidates.map { candidate throws(PNGError) in
        try candidate.picture.file(of: candidate.rows, level: best)
      }
      .min { $0.count < $1.count } ?? []
    }
    // The best level takes ten times as long as this one, which already tells which of them is smallest.
    let scout = 9
    var chosen = 0
    var least = Int.max
    for (index, candidate) in candidates.enumerated() {
      let size = try candidate.picture.file(of: candidate.rows, level: scout).count
      if size < least { (chosen, least) = (index, size) }
    }
    return try candidates[chosen].picture.file(of: candidates[chosen].rows, level: best)
  }

  static func checkSize(width: Int, height: Int) throws(PNGError) {
    let what = "image of \(width) x \(height) px"
    guard width > 0 && height > 0 else { throw PNGError(.emptyImage, what) }
    guard width <= Bitmap.longestSide && height <= Bitmap.longestSide && width * height <= Bitmap.mostPixels else {
      throw PNGError(.imageTooLarge, what)
    }
  }
}
