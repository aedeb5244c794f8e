#if !canImport(UIKit)
  public import Foundation
  import MastheadText

  /// What an app of UIKit tells its delegate: nothing, here.
  public protocol UIApplicationDelegate: AnyObject {}

  extension UIApplicationDelegate {
    /// An app that is started does nothing.
    public static func main() {}
  }

  /// A method that is called by its name. `#selector` gives one where a Swift file is rendered, and nothing calls it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    public init(stringLiteral value: String) {
      name = value
    }

    public init(_ name: String) {
      self.name = name
    }

    public init<Method>(_ method: Method) {
      name = "\(Method.self)"
    }

    public init<Value>(getter value: Value) {
      name = "\(Value.self)"
    }
  }

  /// What a window's scene tells: nothing, here.
  public protocol UIWindowSceneDelegate: AnyObject {}

  /// A delegate of UIKit in an app of SwiftUI. Apps are not started here, so that none is made.
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    public init(_ type: Delegate.Type = Delegate.self) {}

    public var wrappedValue: Delegate {
      preconditionFailure("\(Delegate.self) belongs to an app that is started, and previews start none")
    }
  }

  /// How a scene is made.
  public final class UISceneConfiguration {
    public var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {}
  }

  /// A scene's session.
  public final class UISceneSession: Hashable {
    public struct Role: Hashable, Sendable {
      public static let windowApplication = Role()
    }

    public var role: Role { .windowApplication }

    public static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UIScene {
    public struct ConnectionOptions {}
  }

  extension UIApplication {
    /// Why an app was started.
    public struct LaunchOptionsKey: Hashable, Sendable {
      public static let url = LaunchOptionsKey()
    }

    /// Tells whom it may concern; the keyboard, which code sends away like this, never shows.
    @discardableResult
    @_disfavoredOverload
    public func endEditing() -> Bool { true }
  }

  /// What was copied. It starts empty, and is forgotten.
  public final class UIPasteboard {
    public static var general: UIPasteboard { UIPasteboard() }

    public var string: String?
  }

  /// A font, for code that names fonts by UIKit's type.
  public struct UIFont: Hashable, Sendable {
    /// How heavy.
    public struct Weight: Hashable, Sendable {
      let weight: Font.Weight

      public static let ultraLight = Weight(weight: .ultraLight)
      public static let thin = Weight(weight: .thin)
      public static let light = Weight(weight: .light)
      public static let regular = Weight(weight: .regular)
      public static let medium = Weight(weight: .medium)
      public static let semibold = Weight(weight: .semibold)
      public static let bold = Weight(weight: .bold)
      public static let heavy = Weight(weight: .heavy)
      public static let black = Weight(weight: .black)
    }

    /// A text style, by its older name.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle

      public static let largeTitle = TextStyle(style: .largeTitle)
      public static let title1 = TextStyle(style: .title)
      public static let title2 = TextStyle(style: .title2)
      public static let title3 = TextStyle(style: .title3)
      public static let headline = TextStyle(style: .headline)
      public static let subheadline = TextStyle(style: .subheadline)
      public static let body = TextStyle(style: .body)
      public static let callout = TextStyle(style: .callout)
      public static let footnote = TextStyle(style: .footnote)
      public static let caption1 = TextStyle(style: .caption)
      public static let caption2 = TextStyle(style: .caption2)
    }

    let font: Font
    /// Points.
    public let pointSize: CGFloat
    /// Points.
    public var lineHeight: CGFloat { pointSize * 1.193359375 }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
      UIFont(font: .system(size: fontSize, weight: weight.weight), pointSize: fontSize)
    }

    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
      systemFont(ofSize: fontSize, weight: .bold)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      let font = Font.system(style.style)
      return UIFont(font: font, pointSize: CGFloat(font.resolve(.large).size))
    }
  }

  extension UIFont {
    public init?(name: String, size: CGFloat) {
      self.init(font: .custom(name, size: size), pointSize: size)
    }
  }

  extension Font {
    public init(_ font: UIFont) {
      self = font.font
    }
  }
#endif
