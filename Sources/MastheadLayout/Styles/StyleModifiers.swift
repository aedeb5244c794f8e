import Foundation

extension View {
  /// What text, symbols and shapes inside are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }

  /// What the primary and the secondary level inside are drawn with.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  public func foregroundColor(_ color: Color?) -> some View {
    foreground(color.map { [AnyShapeStyle($0)] } ?? [])
  }

  /// The styles are fixed where they are set: a level among them means the level outside.
  private func foreground(_ styles: [AnyShapeStyle]) -> some View {
    changing { environment in
      let outer = environment
      environment.fields.foreground = styles.map { AnyShapeStyle(FixedShapeStyle(style: $0, environment: outer)) }
    }
  }

  /// The colour of things that can be touched.
  public func tint(_ color: Color?) -> some View {
    changing { environment in
      let outer = environment
      environment.fields.tint = color.map {
        AnyShapeStyle(FixedShapeStyle(style: AnyShapeStyle($0), environment: outer))
      }
    }
  }

  public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    changing { environment in
      let outer = environment
      environment.fields.tint = AnyShapeStyle(FixedShapeStyle(style: AnyShapeStyle(tint), environment: outer))
    }
  }

  public func accentColor(_ color: Color?) -> some View { tint(color) }

  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changing { environment in
      let outer = environment
      environment.fields.backgroundStyle = AnyShapeStyle(
        FixedShapeStyle(style: AnyShapeStyle(style), environment: outer))
    }
  }
}

/// A style as it was where it was set, with the appearance of where it is used.
struct FixedShapeStyle: ShapeStyle {
  let style: AnyShapeStyle
  let environment: EnvironmentValues

  func _resolve(in inner: EnvironmentValues) -> _ResolvedShapeStyle {
    guard inner.colorScheme != environment.colorScheme else { return style._resolve(in: environment) }
    var outer = environment
    outer.fields.colorScheme = inner.colorScheme
    return style._resolve(in: outer)
  }
}
