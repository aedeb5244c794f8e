import MastheadDisplayList

/// The walk over one list.
struct Drawing {
  let scratch: Scratch
  let images: ImageTable

  func draw(_ items: [DisplayList.Item], _ place: Place) throws(RasterError) {
    for item in items { try draw(item, place) }
  }

  private func draw(_ item: DisplayList.Item, _ place: Place) throws(RasterError) {
    switch item {
    case .fill(let path, let paint, let rule):
      guard path.isFinite else { throw RasterError(.notFinite, item.headline) }
      try fill(path, paint, rule, place)
    case .stroke(let path, let paint, let style):
      guard path.isFinite && style.isFinite else { throw RasterError(.notFinite, item.headline) }
      try stroke(path, paint, style, place)
    case .group(let group):
      guard group.isFinite else { throw RasterError(.notFinite, item.headline) }
      guard place.depth < Place.mostNested else { throw RasterError(.nestedTooDeep, item.headline) }
      try draw(group, place)
    case .glyphs, .image, .backdrop:
      throw RasterError(.drawingFailed, item.headline)
    }
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    switch shape {
    case .rectangle(let rect), .ellipse(let rect): return rect.isFinite
    case .roundedRectangle(let rect, let radius, _): return rect.isFinite && radius.isFinite
    case .elements(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .quadCurve(let point, let control): point.isFinite && control.isFinite
        case .curve(let point, let first, let second): point.isFinite && first.isFinite && second.isFinite
        case .close: true
        }
      }
    }
  }
}

extension Point {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension StrokeStyle {
  fileprivate var isFinite: Bool {
    lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}

extension DisplayList.Group {
  fileprivate var isFinite: Bool {
    transform.isFinite && opacity.isFinite && blurRadius.isFinite && clip?.isFinite != false
      && shadow.map { $0.blurRadius.isFinite && $0.offset.isFinite } != false
  }
}
