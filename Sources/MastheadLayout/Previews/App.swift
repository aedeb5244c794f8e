public import Foundation

/// A program of screens. Here its screens are pictured by previews, and starting it does nothing.
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }

  init()
}

extension App {
  public static func main() {}
}

/// A part of an app.
public protocol Scene {
  associatedtype Body: Scene

  @SceneBuilder var body: Self.Body { get }
}

extension Scene where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is made of no other scene")
  }
}

extension Never: Scene {}

/// A window with views.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {}

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// How a window may be resized.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}

/// Several scenes.
public struct _SceneGroup: Scene {
  public typealias Body = Never
}

/// Turns the statements of a closure into a scene.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Scene, Second: Scene>(_ first: First, _ second: Second) -> _SceneGroup {
    _SceneGroup()
  }

  public static func buildBlock<First: Scene, Second: Scene, Third: Scene>(
    _ first: First, _ second: Second, _ third: Third
  ) -> _SceneGroup {
    _SceneGroup()
  }
}

extension Scene {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func environment<Object: AnyObject>(_ object: Object?) -> some Scene { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }

  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some Scene
  {
    self
  }
}
