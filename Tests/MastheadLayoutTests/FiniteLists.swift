import MastheadDisplayList

extension DisplayList {
  /// The items with a number that is NaN or infinite, or with a paint or an opacity that no renderer can draw.
  var unfitItems: [String] { items.flatMap(\.unfit) }
}

extension DisplayList.Item {
  fileprivate var unfit: [String] {
    switch self {
    case .fill(let path, let paint, _): isFit(path.isFit && paint.isFit)
    case .stroke(let path, let paint, let style): isFit(path.isFit && paint.isFit && style.isFit)
    case .glyphs(let run, let paint): isFit(run.isFit && paint.isFit)
    case .image(let image): isFit(image.rect.isFit && image.template?.isFit ?? true)
    case .backdrop(let path, let material): isFit(path.isFit && material.blurRadius.isFinite)
    case .group(let group):
      isFit(group.isFit) + group.children.flatMap(\.unfit) + (group.mask ?? []).flatMap(\.unfit)
    }
  }

  private func isFit(_ isFit: Bool) -> [String] { isFit ? [] : [headline] }
}

extension DisplayList.Group {
  fileprivate var isFit: Bool {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return numbers.allSatisfy(\.isFinite) && (0...1).contains(opacity) && clip?.isFit ?? true
      && blurRadius.isFinite && blurRadius >= 0 && shadow?.isFit ?? true
  }
}

extension DisplayList.Shadow {
  fileprivate var isFit: Bool { color.isFit && blurRadius.isFinite && blurRadius >= 0 && offset.isFit }
}

extension Point {
  fileprivate var isFit: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  fileprivate var isFit: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) && width >= 0 && height >= 0 }
}

extension Path {
  fileprivate var isFit: Bool {
    switch shape {
    case .rectangle(let rect), .ellipse(let rect): return rect.isFit
    case .roundedRectangle(let rect, let radius, _):
      return rect.isFit && radius > 0 && radius <= min(rect.width, rect.height) / 2
    case .elements:
      var isFit = true
      forEachElement { isFit = isFit && $0.isFit }
      return isFit
    }
  }
}

extension Path.Element {
  fileprivate var isFit: Bool {
    switch self {
    case .move(let to), .line(let to): to.isFit
    case .quadCurve(let to, let control): to.isFit && control.isFit
    case .curve(let to, let first, let second): to.isFit && first.isFit && second.isFit
    case .close: true
    }
  }
}

extension RGBA {
  fileprivate var isFit: Bool { [red, green, blue, alpha].allSatisfy { (0...1).contains($0) } }
}

extension Paint {
  fileprivate var isFit: Bool {
    switch self {
    case .color(let color): color.isFit
    case .linearGradient(let gradient): Self.isFit(gradient.stops) && gradient.start.isFit && gradient.end.isFit
    case .radialGradient(let gradient):
      Self.isFit(gradient.stops) && gradient.center.isFit && gradient.startRadius.isFinite && gradient.startRadius >= 0
        && gradient.endRadius.isFinite && gradient.endRadius >= 0
    case .angularGradient(let gradient):
      Self.isFit(gradient.stops) && gradient.center.isFit && gradient.startAngle.isFinite && gradient.endAngle.isFinite
    }
  }

  private static func isFit(_ stops: [Stop]) -> Bool {
    let locations = stops.map(\.location)
    return !stops.isEmpty && stops.allSatisfy { $0.color.isFit && (0...1).contains($0.location) }
      && locations == locations.sorted()
  }
}

extension StrokeStyle {
  fileprivate var isFit: Bool {
    lineWidth.isFinite && lineWidth > 0 && miterLimit.isFinite && miterLimit >= 1 && dashPhase.isFinite
      && dash.allSatisfy { $0.isFinite && $0 >= 0 } && (dash.isEmpty || dash.contains { $0 > 0 })
  }
}

extension GlyphRun {
  fileprivate var isFit: Bool {
    size.isFinite && size > 0 && origin.isFit && bounds.isFit && glyphs.allSatisfy { $0.position.isFit }
  }
}
