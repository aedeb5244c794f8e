public import Foundation
import MastheadDisplayList

/// Says what a style could not find, to the run that it is resolved in.
final class StyleReporter {
  private unowned let run: Run

  init(run: Run) {
    self.run = run
  }

  /// - Parameter reason: what is missing, in a sentence.
  func unknownColor(_ reason: String) { run.report(.unknownColor, "\(reason); grey is drawn", path: "") }

  /// - Parameter reason: what can't be used, and why.
  func unusableColor(_ reason: String) { run.report(.unusableColor, "\(reason); grey is drawn", path: "") }
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
  /// A colour by its name in a catalogue of assets: one of the preview's resources, or of a bundle.
  ///
  /// - Parameter bundle: nil, or the main bundle, for the preview's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(ResourceName(name, in: bundle)))
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
