public import Foundation
import MastheadDisplayList

/// The type behind an alignment: it says where a view puts the guide when nothing else does.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What a container makes of the guides that its children set themselves, for those outside it.
enum GuideCombination: Sendable {
  /// Nothing: the built-in guides of a container are its own edges and middle.
  case none
  case least
  case greatest
  case mean

  /// - Parameter guides: in points from the container's edge, as often as children set the guide.
  func combine(_ guides: [Double]) -> Double? {
    switch self {
    case .none: nil
    case .least: guides.min()
    case .greatest: guides.max()
    case .mean: guides.isEmpty ? nil : guides.reduce(0, +) / Double(guides.count)
    }
  }
}

/// A guide of this package, which does not combine as user code's do.
private protocol BuiltInAlignmentID: AlignmentID {
  static var combination: GuideCombination { get }
}

extension BuiltInAlignmentID {
  static var combination: GuideCombination { .none }
}

/// A guide that layout asks views for.
struct AlignmentKey: Hashable, Sendable {
  let id: any (AlignmentID & SendableMetatype).Type
  let isHorizontal: Bool
  let combination: GuideCombination

  init(id: any (AlignmentID & SendableMetatype).Type, isHorizontal: Bool) {
    self.id = id
    self.isHorizontal = isHorizontal
    combination = (id as? any BuiltInAlignmentID.Type)?.combination ?? .mean
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.id == right.id && left.isHorizontal == right.isHorizontal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }

  func defaultValue(_ size: Size) -> Double {
    Double(id.defaultValue(in: ViewDimensions(size: size, guide: { _ in nil })))
  }
}

/// Which line of views in a column stands in line.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any (AlignmentID & SendableMetatype).Type) {
    key = AlignmentKey(id: id, isHorizontal: true)
  }

  public static let leading = HorizontalAlignment(LeadingID.self)
  public static let center = HorizontalAlignment(HorizontalCenterID.self)
  public static let trailing = HorizontalAlignment(TrailingID.self)

  private enum LeadingID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum HorizontalCenterID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum TrailingID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// Which line of views in a row stands in line.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any (AlignmentID & SendableMetatype).Type) {
    key = AlignmentKey(id: id, isHorizontal: false)
  }

  public static let top = VerticalAlignment(TopID.self)
  public static let center = VerticalAlignment(VerticalCenterID.self)
  public static let bottom = VerticalAlignment(BottomID.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)

  private enum TopID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum VerticalCenterID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum BottomID: BuiltInAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  // A view without text stands on its bottom edge.
  private enum FirstBaselineID: BuiltInAlignmentID {
    static var combination: GuideCombination { .least }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastBaselineID: BuiltInAlignmentID {
    static var combination: GuideCombination { .greatest }
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The size of a view and its guides, in points from its top leading corner.
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat
  private let guide: (AlignmentKey) -> Double?
  private let size: Size

  init(size: Size, guide: @escaping (AlignmentKey) -> Double?) {
    width = CGFloat(size.width)
    height = CGFloat(size.height)
    self.size = size
    self.guide = guide
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The guide as a view set it; nil where none did.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self.guide(guide.key).map { CGFloat($0) } }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self.guide(guide.key).map { CGFloat($0) } }

  private func value(_ key: AlignmentKey) -> CGFloat {
    CGFloat(guide(key) ?? key.defaultValue(size))
  }
}
