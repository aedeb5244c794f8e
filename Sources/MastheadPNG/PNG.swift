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
    var candidates: [(picture: Scanlines, rows: [UInt8])] = []
    // Filters predict neighbouring values, and an index is no value: a palette does without.
    let indexed = Scanlines(paletteOf: bitmap)
    if let indexed { candidates.append((indexed, indexed.unfiltered())) }
    let grey = Scanlines(greyOf: bitmap)
    // A palette's table costs bytes of its own: in a small picture it may be more than it saves.
    if indexed == nil || grey != nil || bitmap.pixels.count <= 1 << 16 {
      let picture = grey ?? Scanlines(trueColorOf: bitmap)
      candidates += [(picture, picture.unfiltered()), (picture, picture.filtered())]
    }
    // The best level takes 40 times as long as this one, which already tells which of them is smallest.
    let scout: Int32 = 6
    var best = 0
    if candidates.count > 1 {
      var least = Int.max
      for (index, candidate) in candidates.enumerated() {
        let stream = try candidate.picture.compressed(filtered: candidate.rows, level: scout)
        let size = candidate.picture.file(holding: stream).count
        if size < least { (best, least) = (index, size) }
      }
    }
    let (picture, rows) = candidates[best]
    return picture.file(holding: try picture.compressed(filtered: rows, level: 12))
  }

  static func checkSize(width: Int, height: Int) throws(PNGError) {
    let what = "image of \(width) x \(height) px"
    guard width > 0 && height > 0 else { throw PNGError(.emptyImage, what) }
    guard width <= Bitmap.longestSide && height <= Bitmap.longestSide && width * height <= Bitmap.mostPixels else {
      throw PNGError(.imageTooLarge, what)
    }
  }
}
