public import Foundation
import MastheadDisplayList

/// A shadow that belongs to what something is filled with.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow beneath. Lengths are points.
  public static func drop(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside the edge. It can't be drawn, and the frame says so.
  public static func inner(
    color: Color = Color(.sRGB, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style whose fillings have a shadow.
struct ShadowedShapeStyle: ShapeStyle {
  let base: AnyShapeStyle
  let shadow: ShadowStyle

  func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    var resolved = base._resolve(in: environment)
    if shadow.isInner {
      resolved.undrawn = "an inner shadow"
    } else {
      resolved.shadow = DisplayList.Shadow(
        color: shadow.color.resolve(in: environment), blurRadius: max(0, finite(shadow.radius)) / 2,
        offset: Point(x: finite(shadow.offset.width), y: finite(shadow.offset.height)))
    }
    return resolved
  }
}

extension ShapeStyle {
  /// The style with a shadow, for shapes that are filled with it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: AnyShapeStyle(self), shadow: style)
  }

  // The levels of any style, with the shares that custom colours have (spec swiftui-subset.md, F).
  public var secondary: some ShapeStyle { opacity(0.5) }
  public var tertiary: some ShapeStyle { opacity(0.25) }
  public var quaternary: some ShapeStyle { opacity(0.18) }
  public var quinary: some ShapeStyle { opacity(0.12) }
}

extension BackgroundStyle {
  /// The background of what stands on the background.
  public var secondary: some ShapeStyle { Color(.system(.secondarySystemBackground)) }
  public var tertiary: some ShapeStyle { Color(.system(.tertiarySystemBackground)) }
}

/// The colour of large shapes that are behind content.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(kind: .color(SystemColor.fill.resolve(environment)))
  }

  public var secondary: some ShapeStyle { Color(.system(.secondaryFill)) }
  public var tertiary: some ShapeStyle { Color(.system(.tertiaryFill)) }
  public var quaternary: some ShapeStyle { Color(.system(.quaternaryFill)) }
}

/// The colour of what stands in for words to come.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    _ResolvedShapeStyle(kind: .color(SystemColor.tertiaryLabel.resolve(environment)))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
