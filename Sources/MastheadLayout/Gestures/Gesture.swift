public import Foundation

/// Something that fingers do. A picture has no fingers on it: taps are what a timeline's `tap` does, the others never happen.
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Self.Body { get }

  /// What a tap does; nil for gestures that are no taps.
  var _tapAction: (() -> Void)? { get }

  /// True for a gesture that one tap is.
  var _isTap: Bool { get }
}

extension Gesture {
  public var _tapAction: (() -> Void)? { body._tapAction }
  public var _isTap: Bool { body._isTap }
}

extension Gesture where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is made of no other gesture")
  }

  public var _tapAction: (() -> Void)? { nil }
  public var _isTap: Bool { false }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture and what becomes of it.
public struct _ChangedGesture<Base: Gesture>: Gesture {
  let base: Base
  let ended: ((Base.Value) -> Void)?

  public typealias Value = Base.Value
  public typealias Body = Never

  public var _isTap: Bool { base._isTap }

  public var _tapAction: (() -> Void)? {
    guard base._isTap else { return nil }
    guard let ended, let nothing = () as? Base.Value else { return base._tapAction }
    return { ended(nothing) }
  }
}

extension Gesture {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, ended: nil)
  }

  public func onEnded(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, ended: action)
  }

  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, ended: nil)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1) {
    self.count = count
  }

  public var _isTap: Bool { count == 1 }
}

/// A tap that says where it was.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public typealias Body = Never
  public var count: Int

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
  }
}

public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

public struct DragGesture: Gesture {
  /// Where a finger is, and where it comes from. Points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public typealias Body = Never
  public var minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that come apart: the form of older systems.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn: the form of older systems.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public typealias Body = Never

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _isTap: Bool { first._isTap || second._isTap }
  public var _tapAction: (() -> Void)? { first._tapAction ?? second._tapAction }
}

public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public typealias Body = Never
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public var _isTap: Bool { first._isTap || second._isTap }
  public var _tapAction: (() -> Void)? { first._tapAction ?? second._tapAction }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let tap: (() -> Void)?
  public let _isTap: Bool

  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    tap = gesture._tapAction
    _isTap = gesture._isTap
  }

  public var _tapAction: (() -> Void)? { tap }
}
