public import Foundation
import MastheadDisplayList

extension Size {
  init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}

extension Point {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

#if !canImport(CoreGraphics)
  /// A direction with a length; other systems' Foundation has none.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public static let zero = CGVector(dx: 0, dy: 0)
  }
#endif
