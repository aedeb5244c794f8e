import Foundation
import MastheadDisplayList

/// What shapes and text are filled with: a colour, a gradient, a material.
public protocol ShapeStyle: Sendable {
  /// What the style means in an environment. For the styles of this package.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle
}

/// A style at a place in the view tree: colours are fixed, geometry is not yet.
public struct _ResolvedShapeStyle {
  enum Kind {
    case color(RGBA)
    /// A paint for the rectangle that is to be filled.
    case gradient((Rect) -> Paint)
    case material(MastheadDisplayList.Material)
  }

  var kind: Kind
  var opacity = 1.0
  /// Of the shapes that are filled with it; nil for none.
  var shadow: DisplayList.Shadow?
  /// What of the style can't be drawn; nil for nothing.
  var undrawn: String?

  /// The paint for filling `rect`; nil for a material, which is no paint.
  func paint(in rect: Rect) -> Paint? {
    switch kind {
    case .color(let color): .color(color.multiplyingAlpha(by: opacity))
    case .gradient(let make): make(rect).multiplyingAlpha(by: opacity)
    case .material: nil
    }
  }

  /// The paint for a line or for glyphs, which filter nothing: a material shows its own colour.
  func inkPaint(in rect: Rect) -> Paint {
    if case .material(let material) = kind { return .color(material.base.multiplyingAlpha(by: opacity)) }
    return paint(in: rect) ?? .color(.clear)
  }
}

extension Paint {
  func multiplyingAlpha(by factor: Double) -> Paint {
    guard factor != 1 else { return self }
    func faded(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) }
    }
    switch self {
    case .color(let color):
      return .color(color.multiplyingAlpha(by: factor))
    case .linearGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .radialGradient(gradient)
    case .angularGradient(var gradient):
      gradient.stops = faded(gradient.stops)
      return .angularGradient(gradient)
    }
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  public init(_ style: any ShapeStyle) {
    self.style = style
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    style._resolve(in: environment)
  }
}

/// A style at a share of its opacity.
struct OpacityShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var resolved = base._resolve(in: environment)
    resolved.opacity *= opacity
    return resolved
  }
}

extension ShapeStyle {
  /// The style at a share of its opacity, 0...1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: AnyShapeStyle(self), opacity: clamp(opacity))
  }
}

/// The current foreground style at one of its levels.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// What a custom colour's alpha becomes at each level (spec swiftui-subset.md, F).
  private static let shares = [1, 0.5, 0.25, 0.18, 0.12]

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let styles = environment.fields.foreground
    guard let first = styles.first else {
      let label: SystemColor =
        switch level {
        case 0: .label
        case 1: .secondaryLabel
        case 2: .tertiaryLabel
        default: .quaternaryLabel
        }
      return _ResolvedShapeStyle(kind: .color(label.resolve(environment)))
    }
    if level < styles.count { return styles[level]._resolve(in: environment) }
    var resolved = first._resolve(in: environment)
    resolved.opacity *= Self.shares[level]
    return resolved
  }
}

/// The style that text and symbols are drawn with at this place.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    HierarchicalShapeStyle.primary._resolve(in: environment)
  }
}

/// The style of backgrounds at this place: the system's own, where no view set one.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    // A style that names the background's own means the one outside.
    var outer = environment
    outer.fields.backgroundStyle = nil
    return environment.backgroundStyle?._resolve(in: outer)
      ?? _ResolvedShapeStyle(kind: .color(SystemColor.systemBackground.resolve(environment)))
  }
}

/// The colour of things that can be touched.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    environment.fields.tint?._resolve(in: environment)
      ?? _ResolvedShapeStyle(kind: .color(SystemColor.blue.resolve(environment)))
  }
}

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(kind: .color(SystemColor.separator.resolve(environment)))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
