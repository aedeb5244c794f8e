extension RGBA: CustomStringConvertible {
  /// `#RRGGBB`, or `#RRGGBBAA` for a colour that is not opaque.
  package var description: String {
    let values = alphaByte == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return values.reduce(into: "#") { text, value in
      let byte = RGBA.byte(value)
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private var alphaByte: UInt8 { RGBA.byte(alpha) }

  private static func byte(_ value: Double) -> UInt8 {
    value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded(.toNearestOrAwayFromZero))
  }
}

extension Paint: CustomStringConvertible {
  package var description: String {
    switch self {
    case .color(let color): color.description
    case .linearGradient(let gradient):
      "linear(\(gradient.start) to \(gradient.end): \(Paint.text(of: gradient.stops)))"
    case .radialGradient(let gradient):
      "radial(\(gradient.center) r \(gradient.startRadius.shortText) to \(gradient.endRadius.shortText): "
        + "\(Paint.text(of: gradient.stops)))"
    case .angularGradient(let gradient):
      "angular(\(gradient.center) angle \(gradient.startAngle.shortText) to \(gradient.endAngle.shortText): "
        + "\(Paint.text(of: gradient.stops)))"
    }
  }

  private static func text(of stops: [Stop]) -> String {
    stops.map { "\($0.color) \($0.location.shortText)" }.joined(separator: ", ")
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width, and what differs from a plain solid line.
  package var description: String {
    let plain = StrokeStyle()
    var text = "width \(lineWidth.shortText)"
    if lineCap != plain.lineCap { text += " cap \(lineCap.rawValue)" }
    if lineJoin != plain.lineJoin { text += " join \(lineJoin.rawValue)" }
    if miterLimit != plain.miterLimit { text += " miter \(miterLimit.shortText)" }
    if !dash.isEmpty { text += " dash(" + dash.map(\.shortText).joined(separator: " ") + ")" }
    if dashPhase != plain.dashPhase { text += " phase \(dashPhase.shortText)" }
    return text
  }
}

extension Material: CustomStringConvertible {
  package var description: String {
    var text = "material(blur \(blurRadius.shortText) saturation \(saturation.shortText) base \(base)"
    switch tint {
    case .none: break
    case .colorDodge(let amount): text += " dodge \(amount.shortText)"
    case .overlay(let amount): text += " overlay \(amount.shortText)"
    }
    return text + ")"
  }
}
