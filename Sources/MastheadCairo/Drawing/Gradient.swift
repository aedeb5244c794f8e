internal import CPixels
import MastheadDisplayList

/// A gradient, ready to be painted into the pixels of a picture.
struct Gradient {
  private enum Kind {
    case linear
    case radial(start: Double, end: Double)
    case angular(start: Double, span: Double)
  }

  private let kind: Kind
  private let map: gradient_map
  private let table: [UInt32]
  let isOpaque: Bool

  /// - Parameter transform: from the gradient's points to pixels; invertible.
  private init(_ kind: Kind, _ stops: [Paint.Stop], toUnits: Transform, transform: Transform) {
    self.kind = kind
    let map = transform.inverse.then(toUnits)
    self.map = gradient_map(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
    var table = [UInt32](repeating: 0, count: Int(GRADIENT_STEPS) + 1)
    let premultiplied = stops.map { stop in
      let color = stop.color.limited
      return gradient_stop(
        location: stop.location, red: color.red * color.alpha, green: color.green * color.alpha,
        blue: color.blue * color.alpha, alpha: color.alpha)
    }
    gradient_fill_table(premultiplied, premultiplied.count, &table)
    self.table = table
    isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
  }

  init(_ gradient: Paint.LinearGradient, _ transform: Transform) {
    // The part of a step along the gradient's own direction, over its length.
    let way = gradient.end - gradient.start
    let square = way.x * way.x + way.y * way.y
    // Without a length it is over at once: everything has the last colour.
    let toUnits =
      square > 0
      ? Transform(
        a: way.x / square, b: 0, c: way.y / square, d: 0,
        tx: -(gradient.start.x * way.x + gradient.start.y * way.y) / square, ty: 0)
      : Transform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0)
    self.init(.linear, gradient.stops, toUnits: toUnits, transform: transform)
  }

  init(_ gradient: Paint.RadialGradient, _ transform: Transform) {
    self.init(
      .radial(start: gradient.startRadius, end: gradient.endRadius), gradient.stops,
      toUnits: .translation(x: -gradient.center.x, y: -gradient.center.y), transform: transform)
  }

  init(_ gradient: Paint.AngularGradient, _ transform: Transform) {
    let turn = 2 * Double.pi
    let isBackwards = gradient.endAngle < gradient.startAngle
    // A gradient that turns the other way is the mirrored one from the mirrored angle.
    let sign = isBackwards ? -1.0 : 1
    // More than a turn shows the last turn only.
    let span = min(abs(gradient.endAngle - gradient.startAngle), turn)
    let start = gradient.endAngle - sign * span
    self.init(
      .angular(start: sign * start / turn, span: max(span / turn, 1e-9)), gradient.stops,
      toUnits: .translation(x: -gradient.center.x, y: -gradient.center.y).then(.scale(x: 1, y: sign)),
      transform: transform)
  }

  /// Stores the gradient's colours in a part of a canvas, whatever was there.
  func store(in canvas: Canvas, _ part: PixelRect) {
    guard !part.isEmpty else { return }
    let target = gradient_target(
      pixels: canvas.pixels(at: part), stride: canvas.stride, x: Int32(part.minX), y: Int32(part.minY),
      width: Int32(part.width), height: Int32(part.height))
    switch kind {
    case .linear: gradient_paint_linear(target, map, table)
    case .radial(let start, let end): gradient_paint_radial(target, map, start, end, table)
    case .angular(let start, let span): gradient_paint_angular(target, map, start, span, table)
    }
  }
}

extension RGBA {
  fileprivate var limited: RGBA {
    func limited(_ value: Double) -> Double { max(0, min(1, value)) }
    return RGBA(red: limited(red), green: limited(green), blue: limited(blue), alpha: limited(alpha))
  }
}

extension Transform {
  /// The map back. The map must be invertible.
  var inverse: Transform {
    let determinant = a * d - b * c
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
