/// A turn; clockwise on the screen where it is positive.
public struct Angle: Hashable, Sendable, Comparable {
  public var radians: Double

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public init() {
    radians = 0
  }

  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
  public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }
  public static let zero = Angle()

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}
