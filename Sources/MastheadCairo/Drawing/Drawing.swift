import MastheadDisplayList

/// The walk over one list.
struct Drawing {
  let scratch: Scratch
  let glyphs: GlyphCache
  let pictures: PictureCache
  let images: ImageTable

  func draw(_ items: [DisplayList.Item], _ place: Place) throws(RasterError) {
    for item in items { try draw(item, place) }
  }

  private func draw(_ item: DisplayList.Item, _ place: Place) throws(RasterError) {
    guard item.isFinite else { throw RasterError(.notFinite, item.headline) }
    switch item {
    case .fill(let path, let paint, let rule): try fill(path, paint, rule, place)
    case .stroke(let path, let paint, let style): try stroke(path, paint, style, place)
    case .glyphs(let run, let paint): try draw(run, paint, place)
    case .image(let image): try draw(image, place)
    case .backdrop(let path, let material): try draw(path, material, place)
    case .group(let group):
      guard place.depth < Place.mostNested else { throw RasterError(.nestedTooDeep, item.headline) }
      try draw(group, place)
    }
  }
}
