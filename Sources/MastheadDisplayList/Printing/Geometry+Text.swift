// How the parts of an item read. Lengths are points, as everywhere; commas are left to lists, so that a number is
// easy to find.

extension Point: CustomStringConvertible {
  package var description: String { "\(x.shortText) \(y.shortText)" }
}

extension Size: CustomStringConvertible {
  package var description: String { "\(width.shortText) x \(height.shortText)" }
}

extension Rect: CustomStringConvertible {
  /// Left, top, width, height.
  package var description: String { "\(origin) \(width.shortText) \(height.shortText)" }
}

extension Transform: CustomStringConvertible {
  /// `translate`, or `scale` and then `translate`, or the six numbers.
  package var description: String {
    let move = "translate(\(tx.shortText) \(ty.shortText))"
    if isTranslation { return move }
    guard b == 0 && c == 0 else {
      return "transform(" + [a, b, c, d, tx, ty].map(\.shortText).joined(separator: " ") + ")"
    }
    let scale = a == d ? "scale(\(a.shortText))" : "scale(\(a.shortText) \(d.shortText))"
    return tx == 0 && ty == 0 ? scale : "\(scale) \(move)"
  }
}

extension Path: CustomStringConvertible {
  package var description: String {
    switch shape {
    case .rectangle(let rect): "rect(\(rect))"
    case .roundedRectangle(let rect, let radius, let isContinuous):
      "\(isContinuous ? "continuous" : "rounded")(\(rect) r \(radius.shortText))"
    case .ellipse(let rect): "ellipse(\(rect))"
    case .elements(let elements): "path(" + elements.map(\.description).joined(separator: " ") + ")"
    }
  }
}

extension Path.Element: CustomStringConvertible {
  /// The letters of SVG; control points first, as there.
  package var description: String {
    switch self {
    case .move(let point): "M \(point)"
    case .line(let point): "L \(point)"
    case .quadCurve(let point, let control): "Q \(control) \(point)"
    case .curve(let point, let control1, let control2): "C \(control1) \(control2) \(point)"
    case .close: "Z"
    }
  }
}
