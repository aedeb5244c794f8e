internal import CCairo
import MastheadDisplayList

/// Where drawing may leave marks: a rectangle of pixels, and inside it the outlines of the clips in force, antialiased.
///
/// Immutable; a canvas and its context know by identity which clip they have.
final class Clip {
  /// An outline that is more than a rectangle of whole pixels.
  private struct Shape {
    let path: Path
    let transform: Transform
  }

  let bounds: PixelRect
  private let shape: Shape?
  /// The next outer clip that has an outline.
  private let outer: Clip?

  /// Everything inside a rectangle of pixels.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    shape = nil
    outer = nil
  }

  private init(bounds: PixelRect, shape: Shape?, outer: Clip?) {
    self.bounds = bounds
    self.shape = shape
    self.outer = outer
  }

  private var chain: Clip? { shape == nil ? outer : self }

  /// This clip inside a rectangle.
  func intersection(_ rect: PixelRect) -> Clip {
    rect.contains(bounds) ? self : Clip(bounds: bounds.intersection(rect), shape: nil, outer: chain)
  }

  /// This clip inside an outline, whose points `transform` takes to pixels.
  func intersection(_ path: Path, _ transform: Transform) -> Clip {
    if let aligned = path.alignedPixels(transform) { return intersection(aligned) }
    let box = PixelRect(covering: transform.apply(to: path.bounds))
    return Clip(bounds: bounds.intersection(box), shape: Shape(path: path, transform: transform), outer: chain)
  }

  /// True when no outline takes anything from these pixels, as far as can be told without drawing.
  func isWhole(over part: PixelRect) -> Bool {
    guard bounds.contains(part) else { return false }
    var link = chain
    while let clip = link {
      guard let shape = clip.shape, shape.path.holds(part, shape.transform) else { return false }
      link = clip.outer
    }
    return true
  }

  /// Adds this clip to those of a context.
  func apply(to context: OpaquePointer) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    cairo_rectangle(context, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
    cairo_clip(context)
    var link = chain
    while let clip = link, let shape = clip.shape {
      Cairo.setPath(shape.path, shape.transform, of: context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_clip(context)
      link = clip.outer
    }
    cairo_identity_matrix(context)
  }
}

extension Path {
  /// The pixels of a rectangle whose edges fall on pixel edges; nil for every other outline.
  func alignedPixels(_ transform: Transform) -> PixelRect? {
    guard case .rectangle(let rect) = shape, transform.keepsRectangles else { return nil }
    return PixelRect(aligned: transform.apply(to: rect))
  }

  /// True when these pixels certainly lie inside the outline. False says nothing.
  fileprivate func holds(_ part: PixelRect, _ transform: Transform) -> Bool {
    guard transform.keepsRectangles else { return false }
    func holds(_ rect: Rect) -> Bool {
      let box = transform.apply(to: rect)
      return Double(part.minX) >= box.minX && Double(part.maxX) <= box.maxX && Double(part.minY) >= box.minY
        && Double(part.maxY) <= box.maxY
    }
    switch shape {
    case .rectangle(let rect): return holds(rect)
    case .roundedRectangle(let rect, let radius, let isContinuous):
      // A continuous corner begins 1.53 radii from the corner.
      let corner = isContinuous ? radius * 1.53 : radius
      return holds(rect.insetBy(x: corner, y: 0)) || holds(rect.insetBy(x: 0, y: corner))
    // The largest square in a circle leaves out (1 - 1/√2)/2 of its side on either side.
    case .ellipse(let rect): return holds(rect.insetBy(x: rect.width * 0.1465, y: rect.height * 0.1465))
    case .elements: return false
    }
  }
}

extension Transform {
  /// True when upright rectangles stay upright rectangles.
  var keepsRectangles: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// True when the plane does not collapse to a line, so that something is left to see.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-12
  }
}
