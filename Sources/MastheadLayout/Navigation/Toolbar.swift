/// Views for the bars of a screen, each with its place.
public protocol ToolbarContent: SendableMetatype {
  associatedtype Body: ToolbarContent

  @ToolbarContentBuilder var body: Self.Body { get }

  /// Appends what the content shows. For the types of this package.
  static func _collect(_ content: Self, _ items: inout _ToolbarItems)
}

extension ToolbarContent {
  public static func _collect(_ content: Self, _ items: inout _ToolbarItems) {
    Body._collect(content.body, &items)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) shows itself and has no body")
  }
}

extension Never: ToolbarContent {
  // Of both protocols that ask for a body.
  public var body: Never {
    // The return keeps both protocols' builders away.
    return preconditionFailure("there is no value of this type")
  }
}

/// Toolbar items whose place a person may choose. Here they stand where they are declared.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// What toolbar content gives.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
}

/// One item of a bar.
struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
  /// The environment where the toolbar was declared.
  var environment = EnvironmentValues()
}

/// Where an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    case leading
    case center
    case trailing
    case bottom
    /// In the middle of the bottom bar.
    case status
    /// Above the keyboard, of which there is none.
    case none
  }

  let place: Place

  var isAtBottom: Bool { place == .bottom || place == .status }

  public static let automatic = ToolbarItemPlacement(place: .trailing)
  public static let principal = ToolbarItemPlacement(place: .center)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .status)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  public static let keyboard = ToolbarItemPlacement(place: .none)
  public static let title = ToolbarItemPlacement(place: .center)
  public static let largeTitle = ToolbarItemPlacement(place: .none)
  public static let subtitle = ToolbarItemPlacement(place: .none)
}

/// One view in a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public typealias Body = Never

  public static func _collect(_ item: Self, _ items: inout _ToolbarItems) {
    items.entries.append(ToolbarEntry(placement: item.placement, content: AnyView(item.content)))
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public typealias Body = Never

  public static func _collect(_ group: Self, _ items: inout _ToolbarItems) {
    items.entries.append(ToolbarEntry(placement: group.placement, content: AnyView(group.content)))
  }
}

/// Room between items.
public struct ToolbarSpacer: CustomizableToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  public typealias Body = Never

  public static func _collect(_ spacer: Self, _ items: inout _ToolbarItems) {}
}

/// Whether a spacer stretches.
public enum SpacerSizing: Hashable, Sendable {
  case flexible
  case fixed
}

/// Turns the statements of a closure into the content of bars.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> _ToolbarGroup {
    var items = _ToolbarItems()
    for part in repeat each content { collect(part, &items) }
    return _ToolbarGroup(items: items)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarGroup {
    content.map { buildBlock($0) } ?? _ToolbarGroup(items: _ToolbarItems())
  }

  public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarGroup {
    buildBlock(content)
  }

  public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarGroup {
    buildBlock(content)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarGroup {
    buildBlock(content)
  }

  private static func collect<Content: ToolbarContent>(_ content: Content, _ items: inout _ToolbarItems) {
    Content._collect(content, &items)
  }
}

/// What a builder gathered.
public struct _ToolbarGroup: CustomizableToolbarContent {
  let items: _ToolbarItems

  public typealias Body = Never

  public static func _collect(_ group: Self, _ items: inout _ToolbarItems) {
    items.entries.append(contentsOf: group.items.entries)
  }
}
