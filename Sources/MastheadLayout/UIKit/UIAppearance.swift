#if !canImport(UIKit)
  public import Foundation

  /// The bar of a tab view, for code that sets its look everywhere. Hiding it works; the rest is kept and not drawn.
  open class UITabBar: UIView {
    private let isProxy: Bool

    public override init(frame: CGRect) {
      isProxy = false
      super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
      return nil
    }

    private init(proxy: Void) {
      isProxy = true
      super.init(frame: .zero)
    }

    public static func appearance() -> UITabBar { UITabBar(proxy: ()) }

    open override var isHidden: Bool {
      didSet {
        if isProxy { SystemAppearance.current?.hidesTabBar = isHidden }
      }
    }

    public var unselectedItemTintColor: UIColor?
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
  }

  /// The bar of a navigation stack, for code that sets its look everywhere. What is set is not drawn.
  open class UINavigationBar: UIView {
    public static func appearance() -> UINavigationBar { UINavigationBar() }

    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = true
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var shadowImage: UIImage?
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?

    public func setBackgroundImage(_ image: UIImage?, for metrics: Int) {}
  }

  /// How a bar looks.
  open class UIBarAppearance {
    public init() {}

    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?

    public func configureWithTransparentBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithDefaultBackground() {}
  }

  public final class UITabBarAppearance: UIBarAppearance {}

  public final class UINavigationBarAppearance: UIBarAppearance {
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// A list, for code that sets the look of all lists.
  open class UITableView: UIScrollView {
    public var separatorColor: UIColor?
    public var separatorStyle = 0
  }

  /// A table's row, for code that sets the look of all rows.
  open class UITableViewCell: UIView {
    public static func appearance() -> UITableViewCell { UITableViewCell() }

    public var selectionStyle = 0
  }

  /// Segments, for code that sets the look of all of them.
  open class UISegmentedControl: UIView {
    public static func appearance() -> UISegmentedControl { UISegmentedControl() }

    public var selectedSegmentTintColor: UIColor?

    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState) {}
  }

  /// What a control is doing.
  public enum UIControlState: Sendable { case normal, highlighted, disabled, selected }

  extension UIPageControl {
    public static func appearance() -> UIPageControl { UIPageControl() }
  }
#endif
