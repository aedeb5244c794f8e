public import Foundation

/// How a view comes and goes. A picture shows it when it has come.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public init() {}

  public init<T: Transition>(_ transition: T) {}

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A way of coming and going of one's own.
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition or an animation changes.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView

  public var body: some View { content }
}

/// Where a view is that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How content becomes other content.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// How a screen comes onto a navigation stack.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()

  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition {
    NavigationTransition()
  }
}

/// How a view looks that a screen grows out of.
public struct MatchedTransitionConfiguration {
  public func background<S: ShapeStyle>(_ style: S) -> MatchedTransitionConfiguration { self }
  public func clipShape<S: Shape>(_ shape: S) -> MatchedTransitionConfiguration { self }

  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> MatchedTransitionConfiguration {
    self
  }
}

/// A motion of a symbol.
public struct SymbolEffect: Sendable {
  public static let bounce = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let appear = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let wiggle = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let breathe = SymbolEffect()
}

// The picture of a moment at which nothing comes, goes or wiggles.
extension View {
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func transition<T: Transition>(_ transition: T) -> some View { self }
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func navigationTransition(_ transition: NavigationTransition) -> some View { self }
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionConfiguration) -> MatchedTransitionConfiguration
  ) -> some View {
    self
  }

  /// The view as `body` changes it; the changes that it makes show with the animation.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self)))
  }
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  public func symbolEffect<T: Equatable>(_ effect: SymbolEffect, value: T) -> some View { self }
}
