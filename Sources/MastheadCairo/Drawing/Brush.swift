internal import CCairo
import MastheadDisplayList

/// What an outline is filled with, seen from the pixels.
enum Brush {
  case nothing
  case color(PixelColor)
  case gradient(Gradient)

  /// - Parameter transform: from the paint's points to pixels; invertible.
  init(_ paint: Paint, _ transform: Transform) {
    switch paint {
    case .color(let color): self = PixelColor(color).isClear ? .nothing : .color(PixelColor(color))
    case .linearGradient(let gradient): self = .init(gradient.stops) { .gradient(Gradient(gradient, transform)) }
    case .radialGradient(let gradient): self = .init(gradient.stops) { .gradient(Gradient(gradient, transform)) }
    case .angularGradient(let gradient): self = .init(gradient.stops) { .gradient(Gradient(gradient, transform)) }
    }
  }

  private init(_ stops: [Paint.Stop], _ gradient: () -> Brush) {
    switch stops.count {
    case 0: self = .nothing
    case 1: self = .init(.color(stops[0].color), .identity)
    default: self = gradient()
    }
  }
}

extension Drawing {
  /// Gives `body` the context of the place's canvas with the brush as its source, and takes the source back afterwards.
  ///
  /// - Parameter part: the pixels that `body` may touch; not empty.
  func withSource(
    _ brush: Brush, over part: PixelRect, _ place: Place, _ body: (OpaquePointer) throws(RasterError) -> Void
  ) throws(RasterError) {
    switch brush {
    case .nothing: return
    case .color(let color):
      let context = try place.canvas.cairo(clippedTo: place.clip)
      Cairo.setSource(color, of: context)
      try body(context)
      Cairo.reset(context)
    case .gradient(let gradient):
      try withCanvas(part, below: nil, isCleared: false) { colors throws(RasterError) in
        gradient.store(in: colors, part)
        let context = try place.canvas.cairo(clippedTo: place.clip)
        Cairo.setSource(colors, of: context)
        try body(context)
        Cairo.reset(context)
      }
    }
  }
}
