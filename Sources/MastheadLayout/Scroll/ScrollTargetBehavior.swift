public import Foundation
import MastheadDisplayList

/// Where a scroll view comes to rest after a finger has left it.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content is about to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A place to come to rest at.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be in sight, in points from the content's rest position.
  public var rect: CGRect
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behaviour knows of its scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where the content would come to rest by itself.
  public let originalTarget: ScrollTarget
  /// Points per second, positive towards the content's end.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The scroll view's own size, without insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
}

/// Page by page. Finger and layout know how; the target stays.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// From view to view, of those that are scroll targets.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one swipe may go. Swipes here go as far as they would without targets.
  public struct LimitBehavior: Hashable, Sendable {
    private let number: Int

    public static let automatic = LimitBehavior(number: 0)
    public static let always = LimitBehavior(number: 1)
    public static let never = LimitBehavior(number: 2)
    public static let alwaysByFew = LimitBehavior(number: 3)
    public static let alwaysByOne = LimitBehavior(number: 4)
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Where a released scroll view may come to rest.
enum ScrollTargetMode {
  case anywhere
  case pages
  case views
  case custom(any ScrollTargetBehavior)

  init(_ behavior: some ScrollTargetBehavior) {
    switch behavior {
    case is PagingScrollTargetBehavior: self = .pages
    case is ViewAlignedScrollTargetBehavior: self = .views
    default: self = .custom(behavior)
    }
  }
}

extension View {
  /// Decides where the scroll view inside comes to rest after a finger has left it.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    changing { $0.fields.scrollTargetMode = ScrollTargetMode(behavior) }
  }
}

extension ScrollHandle {
  /// Where the content comes to rest that a finger has let go of; nil where it runs on as it likes.
  ///
  /// - Parameters:
  ///   - start: the offset at which the finger came down.
  ///   - velocity: points per second, positive towards the end.
  ///   - tree: the layout that the scroll view is in.
  func restingPlace(
    from position: Double, started start: Double, velocity: Double, _ axis: Axis, in tree: NodeTree?
  ) -> Double? {
    let range = range(axis)
    guard range.contains(position) else { return nil }
    let projected = min(
      max(Deceleration(start: position, velocity: velocity).target, range.lowerBound), range.upperBound)
    switch behavior {
    case .anywhere: return nil
    case .pages:
      let length = region[axis]
      guard length > 0 else { return nil }
      let page = Paging.page(
        position: position, velocity: velocity, length: length, current: Int((start / length).rounded()),
        count: Int((range.upperBound / length).rounded()) + 1)
      return min(Double(page) * length, range.upperBound)
    case .views:
      return tree?.targetOffset(in: node, nearest: projected, axis)
        .map { min(max($0, range.lowerBound), range.upperBound) }
    case .custom(let behavior):
      var offset = state.offset(at: 0) ?? .zero
      offset[axis] = projected
      let original = ScrollTarget(rect: CGRect(Rect(origin: offset, size: region)))
      var target = original
      behavior.updateTarget(
        &target,
        context: ScrollTargetBehaviorContext(
          originalTarget: original,
          velocity: axis == .horizontal ? CGVector(dx: velocity, dy: 0) : CGVector(dx: 0, dy: velocity),
          contentSize: CGSize(contentSize), containerSize: CGSize(region), axes: axes))
      guard target != original else { return nil }
      let wanted = finite(axis == .horizontal ? target.rect.minX : target.rect.minY)
      return min(max(wanted, range.lowerBound), range.upperBound)
    }
  }
}
