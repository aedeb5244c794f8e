import Foundation

/// How lists look.
public protocol ListStyle: SendableMetatype {
  /// Which of the package's looks it is.
  var _kind: _ListKind { get }
}

/// One of the looks that this package knows.
public struct _ListKind {
  let kind: ListKind
}

/// What a list's rows stand on, and how its headers look.
enum ListKind: Hashable, Sendable {
  /// Rows on the page, headers that pin.
  case plain
  /// Rows on cards as wide as the page.
  case grouped
  /// Rows on cards with round corners.
  case insetGrouped

  var page: SystemColor { self == .plain ? .systemBackground : .systemGroupedBackground }

  /// The radius of a card's corners, in points.
  var cornerRadius: Double { self == .insetGrouped ? 10 : 0 }

  /// The distance of text from the page's or card's edge, and of cards from the page's. Points. Wider screens have wider margins.
  static func margin(in width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// How far a card is from the page's edges, in points.
  func cardMargin(in width: Double) -> Double { self == .insetGrouped ? Self.margin(in: width) : 0 }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .plain) }
}

public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .plain) }
}

public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .grouped) }
}

public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

/// The look of a list that names none: cards.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: _ListKind { _ListKind(kind: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey {
  static var defaultValue: ListKind { .insetGrouped }
}

extension EnvironmentValues {
  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}

/// How forms look. There is one way here.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listKind, style._kind.kind) }

  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}
