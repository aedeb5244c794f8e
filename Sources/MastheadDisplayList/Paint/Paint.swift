/// What an outline or a run of glyphs is filled with.
package enum Paint: Hashable, Sendable, Codable {
  case color(RGBA)
  case linearGradient(LinearGradient)
  case radialGradient(RadialGradient)
  case angularGradient(AngularGradient)

  /// A colour at a place along a gradient. Between stops colours mix in premultiplied sRGB; outside they are clamped.
  package struct Stop: Hashable, Sendable, Codable {
    package var color: RGBA
    /// 0 at the start, 1 at the end; stops are in rising order.
    package var location: Double

    package init(color: RGBA, location: Double) {
      self.color = color
      self.location = location
    }
  }

  package struct LinearGradient: Hashable, Sendable, Codable {
    package var stops: [Stop]
    package var start: Point
    package var end: Point

    package init(stops: [Stop], start: Point, end: Point) {
      self.stops = stops
      self.start = start
      self.end = end
    }
  }

  package struct RadialGradient: Hashable, Sendable, Codable {
    package var stops: [Stop]
    package var center: Point
    package var startRadius: Double
    package var endRadius: Double

    package init(stops: [Stop], center: Point, startRadius: Double, endRadius: Double) {
      self.stops = stops
      self.center = center
      self.startRadius = startRadius
      self.endRadius = endRadius
    }
  }

  /// Colours that turn about a centre. Angles are radians, 0 to the right, clockwise on the canvas.
  package struct AngularGradient: Hashable, Sendable, Codable {
    package var stops: [Stop]
    package var center: Point
    package var startAngle: Double
    package var endAngle: Double

    package init(stops: [Stop], center: Point, startAngle: Double, endAngle: Double) {
      self.stops = stops
      self.center = center
      self.startAngle = startAngle
      self.endAngle = endAngle
    }
  }
}
