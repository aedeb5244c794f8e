package import MastheadDisplayList

/// Pictures as PNG files. Equal pictures give equal bytes: no times, no names of programs.
package enum PNG {
  /// What a file is made for.
  package enum Profile: Hashable, Sendable, CaseIterable {
    /// Frames: made in the least time.
    case fast
    /// Goldens: the fewest bytes, however long it takes.
    case small
  }

  /// - Throws: for a picture without pixels, or too large (`Bitmap.longestSide`, `Bitmap.mostPixels`).
  package static func encode(_ bitmap: Bitmap, profile: Profile) throws(PNGError) -> [UInt8] {
    try checkSize(width: bitmap.widthInPixels, height: bitmap.heightInPixels)
    switch profile {
    case .fast:
      let picture = Scanlines(trueColorOf: bitmap)
      return picture.file(holding: try picture.compressed(filtered: picture.unfiltered(), level: 1))
    case .small:
      return try smallest(of: bitmap)
    }
  }

  private static func smallest(of bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    var best: [UInt8]?
    func offer(_ picture: Scanlines, _ filtered: [UInt8]) throws(PNGError) {
      let file = picture.file(holding: try picture.compressed(filtered: filtered, level: 12))
      if file.count < best?.count ?? .max { best = file }
    }
    // Filters predict neighbouring values, and an index is no value: a palette does without.
    let indexed = Scanlines(paletteOf: bitmap)
    if let indexed { try offer(indexed, indexed.unfiltered()) }
    let grey = Scanlines(greyOf: bitmap)
    // The table costs bytes of its own: in a small picture it may be more than it saves.
    if indexed == nil || grey != nil || bitmap.pixels.count <= 1 << 16 {
      let picture = grey ?? Scanlines(trueColorOf: bitmap)
      try offer(picture, picture.unfiltered())
      try offer(picture, picture.filtered())
    }
    // Never nil: one of the two branches above was taken.
    return best ?? []
  }

  static func checkSize(width: Int, height: Int) throws(PNGError) {
    let what = "image of \(width) x \(height) px"
    guard width > 0 && height > 0 else { throw PNGError(.emptyImage, what) }
    guard width <= Bitmap.longestSide && height <= Bitmap.longestSide && width * height <= Bitmap.mostPixels else {
      throw PNGError(.imageTooLarge, what)
    }
  }
}
