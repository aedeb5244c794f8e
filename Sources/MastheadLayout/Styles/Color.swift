import Foundation
import MastheadDisplayList

/// A colour: fixed, or one for light and one for dark. As a view it fills what it is offered.
public struct Color: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case fixed(RGBA)
    case system(SystemColor)
    case adaptive(light: Color, dark: Color)
    case faded(Color, Double)
    case accent
    /// From a catalogue of assets.
    case named(ResourceName)
    case mixed(Color, Color, Double)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// How components are encoded. Both give sRGB here; a wide-gamut colour is clipped to sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// A colour by its sRGB components, each 0...1; others are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.fixed(RGBA(red: clamp(red), green: clamp(green), blue: clamp(blue), alpha: clamp(opacity))))
  }

  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func encoded(_ value: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return value }
      // IEC 61966-2-1.
      return value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity)
  }

  /// A grey; 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, each 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let place = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// One colour in light appearance and another in dark.
  public init(light: Color, dark: Color) {
    self.init(.adaptive(light: light, dark: dark))
  }

  /// The colour at a share of its opacity, 0...1.
  public func opacity(_ opacity: Double) -> Color {
    Color(.faded(self, clamp(opacity)))
  }

  func resolve(in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .fixed(let color): return color
    case .system(let color): return color.resolve(environment)
    case .adaptive(let light, let dark):
      return (environment.colorScheme == .light ? light : dark).resolve(in: environment)
    case .faded(let base, let factor): return base.resolve(in: environment).multiplyingAlpha(by: factor)
    case .accent: return color(of: TintShapeStyle(), environment)
    case .named(let name):
      switch environment.resourceSource?.color(name.query(in: environment)) ?? .missing(among: []) {
      case .found(let color): return color
      case .missing(let names): environment.styleReporter?.unknownColor(name.missing("colour", among: names))
      case .unusable(let reason): environment.styleReporter?.unusableColor(reason)
      }
      return SystemColor.gray.resolve(environment)
    case .mixed(let first, let second, let share):
      let (a, b) = (first.resolve(in: environment), second.resolve(in: environment))
      func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      return RGBA(
        red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
    }
  }

  private func color(of style: some ShapeStyle, _ environment: EnvironmentValues) -> RGBA {
    // A gradient has no single colour; the place where one is asked for is a point.
    if case .color(let color)? = style._resolve(in: environment).paint(in: .zero) { return color }
    return SystemColor.label.resolve(environment)
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  // As colours these two are the system's own; only as styles, `.primary` and `.secondary`, do they follow the foreground.
  public static let primary = Color(.system(.label))
  public static let secondary = Color(.system(.secondaryLabel))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)
}

extension Color: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(kind: .color(resolve(in: environment)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color: View {
  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(FillRule(style: view._resolve(in: inputs.environment)), inputs)
  }
}

/// A rectangle that takes what it is offered and is filled with a style.
struct FillRule: LeafRule {
  let style: _ResolvedShapeStyle

  func measure(_ proposal: ProposedSize, _ node: NodeID, _ tree: NodeTree) -> Size {
    proposal.replacingUnspecified(by: Size(width: fallbackLength, height: fallbackLength))
  }

  func draw(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard let frame = tree.nodes[Int(node)].frame else { return }
    let rect = drawing.aligned(frame)
    drawing.fill(.rectangle(rect), style, bounds: rect, frame: rect)
  }
}

extension Drawing {
  /// Fills a path with a style; a material filters what is below instead.
  ///
  /// - Parameter frame: the rectangle that gradients span.
  mutating func fill(
    _ path: Outline, _ style: _ResolvedShapeStyle, rule: DisplayList.FillRule = .nonZero, bounds: Rect,
    frame: Rect
  ) {
    guard !bounds.isEmpty else { return }
    if let shadow = style.shadow {
      var plain = style
      plain.shadow = nil
      group(DisplayList.Group(shadow: shadow, children: [])) {
        $0.fill(path, plain, rule: rule, bounds: bounds, frame: frame)
      }
      return
    }
    if let paint = style.paint(in: frame) {
      fill(path, paint, rule: rule, bounds: bounds)
    } else if case .material(let material) = style.kind {
      add(.backdrop(path, material), bounds: bounds)
    }
  }
}
