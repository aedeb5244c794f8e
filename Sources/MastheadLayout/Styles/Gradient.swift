public import Foundation
import MastheadDisplayList

/// Colours along a line, in rising order of their places.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place, 0...1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  func resolve(in environment: EnvironmentValues) -> [Paint.Stop] {
    // Without a colour there is nothing to see.
    guard !stops.isEmpty else { return [Paint.Stop(color: .clear, location: 0)] }
    var least = 0.0
    return stops.map {
      // A stop before its predecessor counts as being at the same place.
      least = max(least, clamp(Double($0.location)))
      return Paint.Stop(color: $0.color.resolve(in: environment), location: least)
    }
  }
}

/// A gradient from one point to another. As a view it fills what it is offered.
public struct LinearGradient: ShapeStyle, View, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let stops = gradient.resolve(in: environment)
    return _ResolvedShapeStyle(
      kind: .gradient { rect in
        .linearGradient(
          Paint.LinearGradient(stops: stops, start: startPoint.point(in: rect), end: endPoint.point(in: rect)))
      })
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(FillRule(style: view._resolve(in: inputs.environment)), inputs)
  }
}

/// A gradient outwards from a point. As a view it fills what it is offered.
public struct RadialGradient: ShapeStyle, View, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// - Parameters:
  ///   - startRadius: points from the centre to the first stop.
  ///   - endRadius: points from the centre to the last.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let stops = gradient.resolve(in: environment)
    return _ResolvedShapeStyle(
      kind: .gradient { rect in
        .radialGradient(
          Paint.RadialGradient(
            stops: stops, center: center.point(in: rect), startRadius: max(0, finite(startRadius)),
            endRadius: max(0, finite(endRadius))
          ))
      })
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(FillRule(style: view._resolve(in: inputs.environment)), inputs)
  }
}

/// A gradient around a point. As a view it fills what it is offered.
public struct AngularGradient: ShapeStyle, View, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .degrees(360)) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A full turn that starts at `angle`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  public func _resolve(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
    let stops = gradient.resolve(in: environment)
    return _ResolvedShapeStyle(
      kind: .gradient { rect in
        .angularGradient(
          Paint.AngularGradient(
            stops: stops, center: center.point(in: rect), startAngle: finite(startAngle.radians),
            endAngle: finite(endAngle.radians)))
      })
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    inputs.tree.append(FillRule(style: view._resolve(in: inputs.environment)), inputs)
  }
}
