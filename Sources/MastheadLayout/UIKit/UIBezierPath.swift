#if !canImport(UIKit)
  public import Foundation

  /// Some corners of a rectangle, as the older interface says it.
  public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// An outline, for shapes that are written with UIKit's.
  public final class UIBezierPath {
    public private(set) var cgPath: CGPath

    public init() {
      cgPath = CGPath(path: Path())
    }

    public init(rect: CGRect) {
      cgPath = CGPath(path: Path(rect))
    }

    public init(ovalIn rect: CGRect) {
      cgPath = CGPath(path: Path(ellipseIn: rect))
    }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      cgPath = CGPath(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
      cgPath = CGPath(
        path: UnevenRoundedRectangle(
          topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
          bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
        ).path(in: rect))
    }

    public func move(to point: CGPoint) { cgPath.path.move(to: point) }
    public func addLine(to point: CGPoint) { cgPath.path.addLine(to: point) }

    public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {
      cgPath.path.addQuadCurve(to: point, control: controlPoint)
    }

    public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      cgPath.path.addCurve(to: point, control1: controlPoint1, control2: controlPoint2)
    }

    /// An arc. Unlike `Path`, the older interface means by `clockwise` what a person sees.
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      cgPath.path.addArc(
        center: center, radius: radius, startAngle: .radians(Double(startAngle)), endAngle: .radians(Double(endAngle)),
        clockwise: !clockwise)
    }

    public func append(_ other: UIBezierPath) { cgPath.path.addPath(other.cgPath.path) }
    public func close() { cgPath.path.closeSubpath() }
  }

  /// The outline beneath a `UIBezierPath`.
  public struct CGPath: Hashable, Sendable {
    var path: Path
  }

  extension Path {
    public init(_ path: CGPath) {
      self = path.path
    }

    public var cgPath: CGPath { CGPath(path: self) }
  }
#endif
