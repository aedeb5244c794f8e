#if !canImport(UIKit)
  public import Foundation

  /// What takes events in UIKit. Nothing happens to one here.
  open class UIResponder: NSObject {
    public override init() {
      super.init()
    }

    open var next: UIResponder? { nil }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }

    /// The keyboard never shows.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  }

  /// A view of UIKit, so that code that brings one into SwiftUI compiles.
  ///
  /// Of one inside a `UIViewRepresentable` its background colour and an effect's material are drawn; what else it shows is
  /// left out, and the frame says so.
  open class UIView: UIResponder {
    public var frame: CGRect
    public var bounds: CGRect
    public var backgroundColor: UIColor?
    public var tintColor: UIColor? = .systemBlue
    public var alpha: CGFloat = 1
    open var isHidden = false
    public var isOpaque = true
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var translatesAutoresizingMaskIntoConstraints = true
    public var tag = 0
    public var center: CGPoint = .zero
    public var transform: CGAffineTransform = .identity
    public var contentMode = ContentMode.scaleToFill
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    public let layer = CALayer()
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []

    /// How content fits into a view.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }

    public convenience override init() {
      self.init(frame: .zero)
    }

    public init(frame: CGRect) {
      self.frame = frame
      bounds = CGRect(origin: .zero, size: frame.size)
      super.init()
    }

    /// A view is never read from an archive here.
    public required init?(coder: NSCoder) {
      return nil
    }

    open override var next: UIResponder? { superview }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open var safeAreaInsets: UIEdgeInsets { UIWindow.insets }
    public var window: UIWindow? { nil }

    public func addSubview(_ view: UIView) {
      view.superview = self
      subviews.append(view)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
      view.superview = self
      subviews.insert(view, at: min(max(0, index), subviews.count))
    }

    public func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }

    open func layoutSubviews() {}
    open func didMoveToWindow() {}
    open func didMoveToSuperview() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    public func sizeToFit() {}
    @discardableResult public func endEditing(_ force: Bool) -> Bool { true }

    /// Changes are there at once.
    public static func animate(
      withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }

  /// Something that a person did.
  public final class UIEvent {}

  /// What draws a view in UIKit. Its values are kept, and nothing is drawn from them.
  open class CALayer: NSObject {
    public override init() {
      super.init()
    }

    public var cornerRadius: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var opacity: Float = 1
    public var zPosition: CGFloat = 0
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOffset: CGSize = .zero
    public var frame: CGRect = .zero
    public var bounds: CGRect = .zero
    public var sublayers: [CALayer]?
    public var filters: [Any]?
    public var name: String?

    public func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    public func removeFromSuperlayer() {}
  }

  /// A view that blurs what is behind it.
  open class UIVisualEffectView: UIView {
    public var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
      self.effect = effect
      super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  public class UIVisualEffect {}

  /// A blur of one of the platform's materials.
  public final class UIBlurEffect: UIVisualEffect {
    /// The materials, and the older blurs that came before them.
    public enum Style: Int, Sendable {
      case extraLight, light, dark, regular, prominent
      case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
      case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
      case systemChromeMaterialLight
      case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
      case systemChromeMaterialDark

      /// The material that looks most like it.
      var material: Material {
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .regular, .prominent, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .extraLight, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
      }

      /// The appearance that the style has whatever is around it; nil for that of its place.
      var colorScheme: ColorScheme? {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
          .systemThickMaterialLight, .systemChromeMaterialLight:
          .light
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
          .systemThickMaterialDark, .systemChromeMaterialDark:
          .dark
        default: nil
        }
      }
    }

    let style: Style

    public init(style: Style) {
      self.style = style
    }
  }

  public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
  }
#endif
