public import Foundation
import MastheadDisplayList

/// How a corner turns: by a quarter circle, or by a curve whose curvature grows slowly, as the platform's own.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

public struct Rectangle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(cornerRadius: 0, style: .circular, amount: amount)
  }
}

public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  /// - Parameter cornerRadius: points, limited to half the shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
  }

  public func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(cornerRadius: min(cornerSize.width, cornerSize.height), style: style, amount: amount)
  }
}

/// A rounded rectangle, a distance inside another.
public struct InsetRoundedRectangle: InsettableShape {
  let cornerRadius: CGFloat
  let style: RoundedCornerStyle
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(Rect(rect).insetBy(x: finite(amount), y: finite(amount))),
      cornerRadius: max(0, cornerRadius - amount), style: style)
  }

  public func inset(by amount: CGFloat) -> InsetRoundedRectangle {
    InsetRoundedRectangle(cornerRadius: cornerRadius, style: style, amount: self.amount + amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    // With half the shorter side as its radius a corner leaves no room for a slower curve: both styles are half circles.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  public func inset(by amount: CGFloat) -> InsetCapsule {
    InsetCapsule(amount: amount)
  }
}

/// A capsule, a distance inside another.
public struct InsetCapsule: InsettableShape {
  let amount: CGFloat

  public func path(in rect: CGRect) -> Path {
    Capsule().path(in: CGRect(Rect(rect).insetBy(x: finite(amount), y: finite(amount))))
  }

  public func inset(by amount: CGFloat) -> InsetCapsule { InsetCapsule(amount: self.amount + amount) }
}

public struct Ellipse: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func inset(by amount: CGFloat) -> InsetEllipse { InsetEllipse(amount: amount) }
}

/// The largest circle that the rectangle holds, in its middle.
public struct Circle: InsettableShape {
  public init() {}

  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  public func inset(by amount: CGFloat) -> InsetEllipse { InsetEllipse(amount: amount, isCircle: true) }
}

/// An ellipse or a circle, a distance inside another.
public struct InsetEllipse: InsettableShape {
  let amount: CGFloat
  var isCircle = false

  public func path(in rect: CGRect) -> Path {
    let inner = CGRect(Rect(rect).insetBy(x: finite(amount), y: finite(amount)))
    return isCircle ? Circle().path(in: inner) : Ellipse().path(in: inner)
  }

  public func inset(by amount: CGFloat) -> InsetEllipse {
    InsetEllipse(amount: self.amount + amount, isCircle: isCircle)
  }
}

/// A shape moved by a distance.
public struct OffsetShape<S: Shape>: Shape {
  let shape: S
  let offset: CGSize

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.offsetBy(dx: offset.width, dy: offset.height))
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path

  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
  }

  public func path(in rect: CGRect) -> Path { outline(rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
