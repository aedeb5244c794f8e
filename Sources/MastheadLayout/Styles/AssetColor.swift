import MastheadDisplayList

/// Says what a style could not find, to the run that it is resolved in.
final class StyleReporter {
  private unowned let run: Run

  init(run: Run) {
    self.run = run
  }

  func unknownColor(_ name: String) {
    run.report(
      .unknownColor, "no colour is named \"\(name)\"; there is no catalogue of assets, and it is drawn in grey",
      path: "")
  }
}

private struct StyleReporterKey: EnvironmentKey {
  static var defaultValue: StyleReporter? { nil }
}

extension EnvironmentValues {
  var styleReporter: StyleReporter? {
    get { self[StyleReporterKey.self] }
    set { self[StyleReporterKey.self] = newValue }
  }
}

extension Color {
  /// A colour by its name in a catalogue of assets. There is none here: it is drawn in grey, and the frame says so.
  public init(_ name: String) {
    self.init(.named(name))
  }

  /// This colour and another, mixed.
  ///
  /// - Parameter fraction: 0 for this one, 1 for the other.
  public func mix(with rhs: Color, by fraction: Double) -> Color { Color(.mixed(self, rhs, clamp(fraction))) }

  /// The colour from a lighter shade at the top to itself at the bottom.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self])) }
}

/// A gradient whose direction is the shape's: from the top to the bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  private let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)._resolve(in: environment)
  }
}

extension Gradient: ShapeStyle {
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    AnyGradient(self)._resolve(in: environment)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
