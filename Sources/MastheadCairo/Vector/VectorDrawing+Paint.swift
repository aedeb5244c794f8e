internal import CCairo
import MastheadDisplayList

extension VectorDrawing {
  /// Makes a paint the context's source, and leaves `transform` as its matrix.
  ///
  /// - Returns: false when there is nothing to paint with.
  func setSource(_ paint: Paint, _ transform: Transform) -> Bool {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(context, &matrix)
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return true
    case .linearGradient(let gradient):
      return setSource(gradient.stops) {
        cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      }
    case .radialGradient(let gradient):
      let (x, y) = (gradient.center.x, gradient.center.y)
      return setSource(gradient.stops) {
        cairo_pattern_create_radial(x, y, gradient.startRadius, x, y, gradient.endRadius)
      }
    case .angularGradient: return false
    }
  }

  private func setSource(_ stops: [Paint.Stop], _ make: () -> OpaquePointer?) -> Bool {
    guard let first = stops.first else { return false }
    guard stops.count > 1, let pattern = make() else {
      cairo_set_source_rgba(context, first.color.red, first.color.green, first.color.blue, first.color.alpha)
      return true
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    for stop in Self.straightStops(stops) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Stops between which colours that are not premultiplied mix nearly as premultiplied ones do, which is how ours mix. Where the
  /// alpha stays the same there is no difference.
  static func straightStops(_ stops: [Paint.Stop]) -> [Paint.Stop] {
    var result: [Paint.Stop] = []
    for (index, stop) in stops.enumerated() {
      guard index > 0, stops[index - 1].color.alpha != stop.color.alpha else {
        result.append(stop)
        continue
      }
      let previous = stops[index - 1]
      let steps = 8
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        // At either end the colour of the clear side is that of its neighbour: a clear one has none.
        let sample = min(max(part, 1e-3), 1 - 1e-3)
        var color = mixed(previous.color, stop.color, sample)
        color.alpha = previous.color.alpha + (stop.color.alpha - previous.color.alpha) * part
        result.append(
          Paint.Stop(color: color, location: previous.location + (stop.location - previous.location) * part))
      }
    }
    return result
  }

  /// The colour part of the way, mixed premultiplied.
  private static func mixed(_ from: RGBA, _ to: RGBA, _ part: Double) -> RGBA {
    let alpha = from.alpha + (to.alpha - from.alpha) * part
    func channel(_ path: KeyPath<RGBA, Double>) -> Double {
      let (start, end) = (from[keyPath: path] * from.alpha, to[keyPath: path] * to.alpha)
      return alpha > 0 ? (start + (end - start) * part) / alpha : 0
    }
    return RGBA(red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: alpha)
  }
}
