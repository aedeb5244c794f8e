public import Foundation
import MastheadDisplayList

/// The screen that is being laid out, for code that asks for it globally.
struct CurrentScreen: Sendable {
  /// Points.
  let size: Size
  let insets: EdgeInsets
  let scale: Double

  /// Set for the time of a layout, on its thread. A constant at file scope that reads it keeps the first one for good.
  @TaskLocal static var value: CurrentScreen?

  /// What code outside of layouts is told: the default canvas.
  static let standard = CurrentScreen(size: Size(width: 390, height: 844), insets: EdgeInsets(), scale: 3)
}

extension Run {
  var screen: CurrentScreen {
    if case .fixed(let size, let insets) = configuration.canvas {
      return CurrentScreen(size: size, insets: insets, scale: configuration.scale)
    }
    return CurrentScreen(size: screenSize, insets: EdgeInsets(), scale: configuration.scale)
  }

  /// Runs `body` with what code that asks the system globally is told, and with a place for what it tells the system.
  package func withSystemNames<Result>(_ body: () -> Result) -> Result {
    CurrentScreen.$value.withValue(screen) {
      SystemAppearance.$current.withValue(appearance) {
        BlocksAfterLayout.$current.withValue(blocks) {
          CurrentResources.$value.withValue(CurrentResources(configuration)) {
            SeededNumbers.$current.withValue(numbers) { body() }
          }
        }
      }
    }
  }
}

#if !canImport(UIKit)
  /// The screen, for code that asks UIKit for its size.
  public struct UIScreen: Sendable {
    public static let main = UIScreen()

    /// The canvas of the frame that is being laid out, in points; outside of layouts 390 x 844.
    public var bounds: CGRect { CGRect(origin: .zero, size: CGSize((CurrentScreen.value ?? .standard).size)) }

    public var nativeBounds: CGRect {
      CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Pixels per point.
    public var scale: CGFloat { CGFloat((CurrentScreen.value ?? .standard).scale) }
    public var nativeScale: CGFloat { scale }
  }

  /// Distances from the sides of a rectangle, as the older interface says it.
  public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The same by the direction of lines.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  extension EdgeInsets {
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
      self.init(
        top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
        trailing: nsEdgeInsets.trailing)
    }
  }

  /// The app, for code that asks UIKit for its windows.
  public struct UIApplication: Sendable {
    public static let shared = UIApplication()

    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { UIWindow() }
    public var connectedScenes: [UIScene] { [UIWindowScene()] }

    public var delegate: (any UIApplicationDelegate)? { nil }

    public func open(_ url: URL) {}

    /// Nothing is sent: nobody listens.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      false
    }
  }

  /// A scene of the app.
  public class UIScene: Hashable {
    /// Whether a scene is in front.
    public enum ActivationState: Sendable {
      case unattached
      case foregroundActive
      case foregroundInactive
      case background
    }

    public var activationState: ActivationState { .foregroundActive }

    public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The scene that has the windows.
  public final class UIWindowScene: UIScene {
    public var windows: [UIWindow] { [UIWindow()] }
    public var keyWindow: UIWindow? { UIWindow() }
    public var screen: UIScreen { .main }
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  }

  /// The bar with the clock.
  public struct UIStatusBarManager: Sendable {
    public var statusBarFrame: CGRect {
      CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: (CurrentScreen.value ?? .standard).insets.top)
    }
  }

  /// The window, whose insets are those of the frame that is being laid out.
  open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public weak var windowScene: UIWindowScene?
    public var isKeyWindow: Bool { true }

    public override init(frame: CGRect) {
      super.init(frame: frame)
      bounds = UIScreen.main.bounds
      self.frame = bounds
    }

    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: .zero)
      self.windowScene = windowScene
    }

    public required init?(coder: NSCoder) {
      return nil
    }

    /// The insets of the frame that is being laid out.
    static var insets: UIEdgeInsets {
      let insets = (CurrentScreen.value ?? .standard).insets
      return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    public func makeKeyAndVisible() {}
  }

  /// The device, for code that asks UIKit for its kind.
  public struct UIDevice: Sendable {
    public static let current = UIDevice()

    /// A phone on canvases up to 600 points wide.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.bounds.width > 600 ? .pad : .phone }
    public var hasNotch: Bool { (CurrentScreen.value ?? .standard).insets.bottom > 0 }
  }

  /// The kind of a device.
  public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone
    case pad
    case tv
    case carPlay
    case mac
    case vision
  }
#endif
