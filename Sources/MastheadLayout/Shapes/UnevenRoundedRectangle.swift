public import Foundation
import MastheadDisplayList

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are rounded each by its own radius.
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    let inner = Rect(rect).insetBy(x: Double(amount), y: Double(amount))
    func radius(_ value: CGFloat) -> Double { max(0, finite(value - amount)) }
    return Path(
      Self.outline(
        inner,
        radii: (
          radius(cornerRadii.topLeading), radius(cornerRadii.topTrailing), radius(cornerRadii.bottomTrailing),
          radius(cornerRadii.bottomLeading)
        )))
  }

  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// - Parameters: radii in points.
  static func outline(_ rect: Rect, top: Double, bottom: Double) -> Outline {
    guard top != bottom else { return .roundedRectangle(rect, radius: top, isContinuous: true) }
    return outline(rect, radii: (top, top, bottom, bottom))
  }

  /// - Parameter radii: top left, top right, bottom right, bottom left, in points; limited to half the shorter side.
  private static func outline(_ rect: Rect, radii: (Double, Double, Double, Double)) -> Outline {
    if radii.0 == radii.1, radii.1 == radii.2, radii.2 == radii.3 {
      return .roundedRectangle(rect, radius: radii.0, isContinuous: true)
    }
    let most = min(rect.width, rect.height) / 2
    // The corner's whole square, and where the curve's handles stand in it for the closest cubic to a quarter circle.
    let handle = 0.552284749831
    var elements: [Outline.Element] = []
    func corner(_ x: Double, _ y: Double, _ right: Double, _ down: Double, _ radius: Double, fromSide: Bool) {
      let radius = min(radius, most)
      let side = Point(x: x, y: y + down * radius)
      let flat = Point(x: x + right * radius, y: y)
      let (from, to) = fromSide ? (side, flat) : (flat, side)
      elements.append(elements.isEmpty ? .move(to: from) : .line(to: from))
      guard radius > 0 else { return }
      let near = 1 - handle
      let sideHandle = Point(x: x, y: y + down * radius * near)
      let flatHandle = Point(x: x + right * radius * near, y: y)
      elements.append(
        .curve(to: to, control1: fromSide ? sideHandle : flatHandle, control2: fromSide ? flatHandle : sideHandle))
    }
    corner(rect.minX, rect.minY, 1, 1, radii.0, fromSide: true)
    corner(rect.maxX, rect.minY, -1, 1, radii.1, fromSide: false)
    corner(rect.maxX, rect.maxY, -1, -1, radii.2, fromSide: true)
    corner(rect.minX, rect.maxY, 1, -1, radii.3, fromSide: false)
    elements.append(.close)
    return Outline(.elements(elements))
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }

  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
}
