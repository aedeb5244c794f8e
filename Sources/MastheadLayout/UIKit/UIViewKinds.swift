#if !canImport(UIKit)
  public import Foundation

  /// Where lines of text begin.
  public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

  /// A line of words.
  open class UILabel: UIView {
    public var text: String?
    public var textColor: UIColor?
    public var font: UIFont?
    public var textAlignment = NSTextAlignment.natural
    public var numberOfLines = 1
    public var adjustsFontSizeToFitWidth = false
  }

  /// A picture.
  open class UIImageView: UIView {
    public var image: UIImage?

    public convenience init(image: UIImage?) {
      self.init(frame: .zero)
      self.image = image
    }
  }

  /// Content that scrolls.
  open class UIScrollView: UIView {
    /// For code that sets the look of all scroll views, lists and text fields; what is set is not drawn.
    public static func appearance() -> Self { Self(frame: .zero) }

    public required override init(frame: CGRect) {
      super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
      return nil
    }

    public weak var delegate: (any UIScrollViewDelegate)?
    public var contentOffset: CGPoint = .zero
    public var contentSize: CGSize = .zero
    public var contentInset: UIEdgeInsets = .zero
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var bounces = true
    public var alwaysBounceVertical = false
    public var alwaysBounceHorizontal = false
    public var showsVerticalScrollIndicator = true
    public var showsHorizontalScrollIndicator = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    public var isDragging: Bool { false }
    public var isDecelerating: Bool { false }

    /// When the keyboard goes away.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

    public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  }

  /// What a scroll view tells: nothing, as nobody scrolls it.
  public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  }

  /// What a field tells: nothing, as nobody types.
  public protocol UITextFieldDelegate: AnyObject {
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
  }

  extension UITextFieldDelegate {
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }

  /// What a field of many lines tells: nothing.
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
  }

  /// A field for a line of text.
  open class UITextField: UIView {
    public var text: String?
    public weak var delegate: (any UITextFieldDelegate)?
    public var placeholder: String?
    public var textColor: UIColor?
    public var font: UIFont?
    public var textAlignment = NSTextAlignment.natural
    public var isSecureTextEntry = false
  }

  /// A field for text of any length.
  open class UITextView: UIScrollView {
    // As UIKit has it, there is always one where code asks.
    public var text: String! = ""
    public var textColor: UIColor?
    public var font: UIFont?
    public var textAlignment = NSTextAlignment.natural
    public var isEditable = true
    public var isSelectable = true
  }

  /// A turning wheel.
  open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium, large }

    public var isAnimating = false
    public var color: UIColor?
    public var hidesWhenStopped = true

    public convenience init(style: Style) {
      self.init(frame: .zero)
    }

    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
  }

  /// Dots that say which page shows.
  open class UIPageControl: UIView {
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

    public var numberOfPages = 0
    public var currentPage = 0
    public var hidesForSinglePage = false
    public var pageIndicatorTintColor: UIColor?
    public var currentPageIndicatorTintColor: UIColor?
    public var backgroundStyle = BackgroundStyle.automatic
    public var allowsContinuousInteraction = true
  }

  /// A screen of UIKit.
  open class UIViewController: UIResponder {
    // As UIKit has it, there is always one where code asks.
    public var view: UIView! = UIView()
    public var title: String?
    public private(set) var children: [UIViewController] = []

    public override init() {
      super.init()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    public func addChild(_ child: UIViewController) { children.append(child) }
    public func didMove(toParent parent: UIViewController?) {}
    public var presentedViewController: UIViewController? { nil }

    public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      completion?()
    }

    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
  }

  /// A screen of UIKit that shows a view of SwiftUI.
  open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init()
    }
  }
#endif
