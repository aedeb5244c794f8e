public import Foundation

/// Steps of a value over time. A picture without a timeline shows the value that an animator starts with.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Steps of one property of a value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// The steps of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
  public typealias Value = Root

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
}

/// A step on a straight way.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A step on a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A step as a spring goes.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A step that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several steps, or the steps of several properties.
public struct _KeyframeGroup<Value>: KeyframeTrackContent, Keyframes {}

/// Gathers the steps of one property.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(
    accumulated: _KeyframeGroup<Value>, next: K
  ) -> _KeyframeGroup<Value> {
    accumulated
  }
  public static func buildEither(first: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { first }
  public static func buildEither(second: _KeyframeGroup<Value>) -> _KeyframeGroup<Value> { second }
  public static func buildOptional(_ content: _KeyframeGroup<Value>?) -> _KeyframeGroup<Value> { _KeyframeGroup() }
  public static func buildArray(_ content: [_KeyframeGroup<Value>]) -> _KeyframeGroup<Value> { _KeyframeGroup() }
}

/// Gathers the steps of several properties, or of a value as a whole.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> _KeyframeGroup<Value> {
    _KeyframeGroup()
  }

  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> _KeyframeGroup<Value> { _KeyframeGroup() }

  public static func buildPartialBlock<K: Keyframes<Value>>(
    accumulated: _KeyframeGroup<Value>, next: K
  ) -> _KeyframeGroup<Value> {
    accumulated
  }
}

extension View {
  /// The view as `content` shows it with the value that the animation starts with.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (_AnimatedContent<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(_AnimatedContent(content: self), initialValue)
  }

  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (_AnimatedContent<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(_AnimatedContent(content: self), initialValue)
  }

  /// The view as `content` shows it in the first phase.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (_AnimatedContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(_AnimatedContent(content: self), $0) }
  }

  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (_AnimatedContent<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) { content(_AnimatedContent(content: self), $0) }
  }
}

/// The view that an animator changes.
public struct _AnimatedContent<Content: View>: View {
  let content: Content

  public var body: some View { content }
}

/// Content that goes through phases. A picture shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phase: Phase?
  private let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  public var body: some View {
    if let phase { content(phase) }
  }
}

/// Content whose values go through steps. A picture shows the value that it starts with.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let initialValue: Value
  private let content: (Value) -> Content

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    self.content = content
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, content: content, keyframes: keyframes)
  }

  public var body: some View { content(initialValue) }
}
