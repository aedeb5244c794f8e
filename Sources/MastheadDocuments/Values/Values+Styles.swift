import Foundation
import Masthead

extension Values {
  /// In the order of SwiftUI's documentation.
  static let systemColors: [(String, Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal),
    ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
    ("gray", .gray), ("white", .white), ("black", .black), ("clear", .clear), ("accentColor", .accentColor),
  ]

  /// The colours of suiss/ui, named as in Swift.
  static let esuissColors: [(String, Color)] = [
    ("background", EsuissColor.background), ("foreground", EsuissColor.foreground), ("card", EsuissColor.card),
    ("cardForeground", EsuissColor.cardForeground), ("popover", EsuissColor.popover),
    ("popoverForeground", EsuissColor.popoverForeground), ("primary", EsuissColor.primary),
    ("primaryForeground", EsuissColor.primaryForeground), ("secondary", EsuissColor.secondary),
    ("secondaryForeground", EsuissColor.secondaryForeground), ("muted", EsuissColor.muted),
    ("mutedForeground", EsuissColor.mutedForeground), ("accent", EsuissColor.accent),
    ("accentForeground", EsuissColor.accentForeground), ("destructive", EsuissColor.destructive),
    ("border", EsuissColor.border), ("input", EsuissColor.input), ("ring", EsuissColor.ring),
    ("link", EsuissColor.link),
  ].map { ("EsuissColor.\($0.0)", $0.1) }

  /// The system's colours for grounds and fills, named as in UIKit, and those of Material 3.
  static let surfaceColors: [(String, Color)] =
    [
      ("label", UIColor.label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
      ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("link", .link),
      ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground), ("systemFill", .systemFill),
      ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
    ].map { ("UIColor.\($0.0)", Color(uiColor: $0.1)) }
    + [
      ("primary", Material3.primary), ("onSurface", Material3.onSurface),
      ("onSurfaceVariant", Material3.onSurfaceVariant), ("surface", Material3.surface),
      ("surfaceVariant", Material3.surfaceVariant), ("outlineVariant", Material3.outlineVariant),
    ].map { ("Material3.\($0.0)", $0.1) }

  private static let colorNames: [(String, Color)] =
    systemColors + [("primary", .primary), ("secondary", .secondary)] + esuissColors + surfaceColors

  /// A colour by its name or its numbers.
  private static let plainColor: Kind<Color> = named("a colour", colorNames).bound

  static let color: Kind<Color> = .definition("color", wholeColor)

  /// What the definition is.
  static let wholeColor: Kind<Color> = plainColor.or(colorForms) { $0.isObject }.bound

  private static let colorForms: Kind<Color> = .objects(
    "a colour",
    [
      "light": Declaration("Color", "A colour for each appearance.") { f in
        let light = f.required("light", plainColor, "The colour in light appearance.")
        let dark = f.required("dark", plainColor, "The colour in dark appearance.")
        guard let light, let dark else { return nil }
        return Color(light: light, dark: dark)
      },
      "color": Declaration("Color", "A colour at a share of its opacity.") { f in
        let color = f.required("color", plainColor, "The colour.")
        let opacity = f("opacity", share, "Its opacity, 0 to 1.")
        return color?.opacity(opacity ?? 1)
      },
      "red": Declaration("Color", "A colour by its shares of red, green and blue.") { components($0) },
    ])

  private static func components(_ f: Fields) -> Color? {
    let red = f.required("red", share, "0 to 1.")
    let green = f.required("green", share, "0 to 1.")
    let blue = f.required("blue", share, "0 to 1.")
    let opacity = f("opacity", share, "0 to 1; 1 if missing.")
    guard let red, let green, let blue else { return nil }
    return Color(red: red, green: green, blue: blue, opacity: opacity ?? 1)
  }

  /// A colour by name, or as `#RRGGBB` or `#RRGGBBAA`.
  private static func named(_ noun: String, _ colors: [(String, Color)]) -> Kind<Color> {
    let names = Kind.name(noun, colors)
    return Kind(.either([names.schema, .hexColor])) { json, decoding in
      guard case .string(let text) = json.value, text.hasPrefix("#") else { return names.read(json, decoding) }
      return hexColor(text)
        ?? decoding.mistake(
          json, "\(quotedForMessage(text)) is no colour: after # come six digits, or eight with the opacity.")
    }
  }

  static func hexColor(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard digits.utf8.count == 6 || digits.utf8.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let color = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    func channel(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
    return Color(.sRGB, red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }

  /// What shapes and text are filled with.
  static let style: Kind<AnyShapeStyle> = .definition("style", wholeStyle)

  /// What the definition is.
  static let wholeStyle: Kind<AnyShapeStyle> = plainStyle.or(styleForms) { $0.isObject }.bound

  private static let plainStyle: Kind<AnyShapeStyle> = {
    let own: [(String, AnyShapeStyle)] = [
      ("primary", AnyShapeStyle(.primary)), ("secondary", AnyShapeStyle(.secondary)),
      ("tertiary", AnyShapeStyle(.tertiary)), ("quaternary", AnyShapeStyle(.quaternary)),
      ("quinary", AnyShapeStyle(.quinary)), ("tint", AnyShapeStyle(.tint)), ("separator", AnyShapeStyle(.separator)),
      ("background", AnyShapeStyle(.background)), ("foreground", AnyShapeStyle(.foreground)),
      ("ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)), ("thinMaterial", AnyShapeStyle(.thinMaterial)),
      ("regularMaterial", AnyShapeStyle(.regularMaterial)), ("thickMaterial", AnyShapeStyle(.thickMaterial)),
      ("ultraThickMaterial", AnyShapeStyle(.ultraThickMaterial)), ("bar", AnyShapeStyle(.bar)),
    ]
    let names = Kind.name(
      "a style", own + (systemColors + esuissColors + surfaceColors).map { ($0.0, AnyShapeStyle($0.1)) })
    return Kind(.either([names.schema, .hexColor])) { json, decoding in
      guard case .string(let text) = json.value, text.hasPrefix("#") else { return names.read(json, decoding) }
      return plainColor.read(json, decoding).map { AnyShapeStyle($0) }
    }.bound
  }()

  private static let styleForms: Kind<AnyShapeStyle> = .objects(
    "a style",
    [
      "light": Declaration("Color", "A colour for each appearance.") { f in
        let light = f.required("light", plainColor, "The colour in light appearance.")
        let dark = f.required("dark", plainColor, "The colour in dark appearance.")
        guard let light, let dark else { return nil }
        return AnyShapeStyle(Color(light: light, dark: dark))
      },
      "color": Declaration("Style", "A style at a share of its opacity.") { f in
        let base = f.required("color", plainStyle, "The style.")
        let opacity = f("opacity", share, "Its opacity, 0 to 1.")
        return base.map { base in opacity.map { AnyShapeStyle(base.opacity($0)) } ?? base }
      },
      "red": Declaration("Color", "A colour by its shares of red, green and blue.") { f in
        components(f).map { AnyShapeStyle($0) }
      },
      "gradient": Declaration("Style", "The gentle gradient that a colour has.") { f in
        f.required("gradient", color, "The colour.").map { AnyShapeStyle($0.gradient) }
      },
      "linearGradient": Declaration("Style", "A gradient along a line.") { f in
        f.required("linearGradient", .object(linearGradient), "The gradient.").map { AnyShapeStyle($0) }
      },
      "radialGradient": Declaration("Style", "A gradient outwards from a point.") { f in
        f.required("radialGradient", .object(radialGradient), "The gradient.").map { AnyShapeStyle($0) }
      },
      "angularGradient": Declaration("Style", "A gradient around a point.") { f in
        f.required("angularGradient", .object(angularGradient), "The gradient.").map { AnyShapeStyle($0) }
      },
    ])

  // MARK: Gradients

  private static let stop: Kind<Gradient.Stop> = .object(
    Declaration("Stop", "A colour at a place of a gradient.") { f in
      let color = f.required("color", color, "The colour.")
      let location = f.required("location", share, "Its place, 0 to 1.")
      guard let color, let location else { return nil }
      return Gradient.Stop(color: color, location: CGFloat(location))
    })

  /// The colours of a gradient: at equal distances, or each at its own place.
  private static func gradient(_ f: Fields) -> Gradient? {
    let colors = f("colors", .list(of: color, count: 1...64), "The colours, at equal distances.")
    let stops = f("stops", .list(of: stop, count: 1...64), "The colours, each at its place; instead of colors.")
    f.exactlyOne("colors", "stops")
    return stops.map { Gradient(stops: $0) } ?? colors.map { Gradient(colors: $0) }
  }

  static let linearGradient = Declaration<LinearGradient>("LinearGradient", "A gradient along a line.") { f in
    let gradient = gradient(f)
    let start = f("startPoint", unitPoint, "Where it starts; top if missing.")
    let end = f("endPoint", unitPoint, "Where it ends; bottom if missing.")
    guard let gradient else { return nil }
    return LinearGradient(gradient: gradient, startPoint: start ?? .top, endPoint: end ?? .bottom)
  }

  static let radialGradient = Declaration<RadialGradient>("RadialGradient", "A gradient outwards from a point.") { f in
    let gradient = gradient(f)
    let center = f("center", unitPoint, "The point; center if missing.")
    let start = f("startRadius", .size, "Points from the centre to the first colour; 0 if missing.")
    let end = f.required("endRadius", .size, "Points from the centre to the last colour.")
    guard let gradient, let end else { return nil }
    return RadialGradient(gradient: gradient, center: center ?? .center, startRadius: start ?? 0, endRadius: end)
  }

  static let angularGradient = Declaration<AngularGradient>("AngularGradient", "A gradient around a point.") { f in
    let gradient = gradient(f)
    let center = f("center", unitPoint, "The point; center if missing.")
    let start = f("startAngle", .number, "Degrees where it starts; 0 if missing.")
    let end = f("endAngle", .number, "Degrees where it ends; 360 if missing.")
    guard let gradient else { return nil }
    return AngularGradient(
      gradient: gradient, center: center ?? .center, startAngle: .degrees(start ?? 0), endAngle: .degrees(end ?? 360))
  }
}

extension Kind where Value == Color {
  static var color: Kind { Values.color }
}

extension Kind where Value == AnyShapeStyle {
  static var style: Kind { Values.style }
}
