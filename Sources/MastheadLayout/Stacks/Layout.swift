public import Foundation

/// An arrangement of views by an algorithm of one's own.
///
/// Coordinates run from the leading edge: in a right-to-left layout the whole arrangement is mirrored afterwards.
/// A cache lives for one layout pass.
public protocol Layout {
  /// What the layout keeps from measuring for placing.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// How the layout treats views that ask it, such as spacers.
  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  /// The size taken for a proposal. NaN and negative lengths count as 0.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews in `bounds`. One that is not placed stands in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the layout puts a guide, from the leading edge of `bounds`; nil leaves the guide at its default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the layout puts a guide, from the top edge of `bounds`; nil leaves the guide at its default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views of `content`, arranged by this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    Arranged(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// How a layout treats views that ask it.
public struct LayoutProperties: Sendable {
  /// The axis that spacers and dividers inside take for the stack's; nil for none.
  public var stackOrientation: Axis?

  public init() {}
}

/// What a view tells the layout outside it.
public protocol LayoutValueKey {
  associatedtype Value

  /// The value of views that set none.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells the layout outside something about the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    TraitModified(content: self) { $0.values[ObjectIdentifier(key)] = value }
  }
}

/// What a layout offers a view, in points: a length, 0 for the least, infinity for the most, nil for the ideal.
public struct ProposedViewSize: Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The proposal as a size, with `size` in place of nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The distance that neighbours keep where nobody names one. It is the same for all views.
public struct ViewSpacing: Sendable {
  private let isZero: Bool

  /// The distance that most views keep.
  public init() {
    isZero = false
  }

  private init(isZero: Bool) {
    self.isZero = isZero
  }

  public static let zero = ViewSpacing(isZero: true)

  /// Points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isZero && next.isZero ? 0 : CGFloat(defaultSpacing)
  }
}
