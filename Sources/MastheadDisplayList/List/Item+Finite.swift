// A number that is infinite or none at all would move Cairo's pen anywhere, or stop the program where a number of
// pixels is made of it. The walk asks each item before it draws it.

extension DisplayList.Item {
  /// True when every number of the item is finite; of a group, without its children and mask.
  package var isFinite: Bool {
    switch self {
    case .fill(let path, let paint, _): path.isFinite && paint.isFinite
    case .stroke(let path, let paint, let style): path.isFinite && paint.isFinite && style.isFinite
    case .glyphs(let run, let paint): run.isFinite && paint.isFinite
    case .image(let image): image.rect.isFinite && image.template?.isFinite != false
    case .backdrop(let path, let material): path.isFinite && material.isFinite
    case .group(let group): group.isFinite
    }
  }
}

extension DisplayList.Group {
  fileprivate var isFinite: Bool {
    transform.isFinite && opacity.isFinite && blurRadius.isFinite && clip?.isFinite != false
      && shadow.map { $0.blurRadius.isFinite && $0.offset.isFinite && $0.color.isFinite } != false
  }
}

extension GlyphRun {
  fileprivate var isFinite: Bool {
    size.isFinite && origin.isFinite && bounds.isFinite && glyphs.allSatisfy { $0.position.isFinite }
  }
}

extension StrokeStyle {
  /// Also false for a dash of negative length, which no pen can draw.
  fileprivate var isFinite: Bool {
    lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy { $0.isFinite && $0 >= 0 }
  }
}

extension Material {
  fileprivate var isFinite: Bool {
    let amount =
      switch tint {
      case .none: 0.0
      case .colorDodge(let amount), .overlay(let amount): amount
      }
    return blurRadius.isFinite && saturation.isFinite && base.isFinite && amount.isFinite
  }
}

extension Paint {
  fileprivate var isFinite: Bool {
    switch self {
    case .color(let color): color.isFinite
    case .linearGradient(let gradient): gradient.start.isFinite && gradient.end.isFinite && gradient.stops.areFinite
    case .radialGradient(let gradient):
      gradient.center.isFinite && gradient.startRadius.isFinite && gradient.endRadius.isFinite
        && gradient.stops.areFinite
    case .angularGradient(let gradient):
      gradient.center.isFinite && gradient.startAngle.isFinite && gradient.endAngle.isFinite && gradient.stops.areFinite
    }
  }
}

extension [Paint.Stop] {
  fileprivate var areFinite: Bool { allSatisfy { $0.location.isFinite && $0.color.isFinite } }
}

extension RGBA {
  fileprivate var isFinite: Bool { red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite }
}

extension Path {
  fileprivate var isFinite: Bool {
    switch shape {
    case .rectangle(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRectangle(let rect, let radius, _): rect.isFinite && radius.isFinite
    case .elements(let elements):
      elements.allSatisfy { element in
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
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  fileprivate var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}

extension Transform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
