/// One of several screens, with a bar to choose from, or pages side by side.
public struct TabView<SelectionValue, Content: View>: View {
  let selection: TabSelection?
  let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  where SelectionValue: Hashable {
    self.selection = selection.map { selection in
      TabSelection(
        value: AnyHashable(selection.wrappedValue),
        select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
    }
    self.content = content()
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let look = inputs.environment.tabViewLook
    var list = _ViewList()
    var inner = inputs.child(0)
    inner.environment.tabViewLook = .bar
    Content._list(view.content, inner, &list)
    TabScreens.append(list.tabs(), look, view.selection, inputs)
  }
}

/// Which tab is chosen.
struct TabSelection {
  let value: AnyHashable
  let select: (AnyHashable) -> Void
}

/// A tab: what stands for it, and the recipe of its screen.
struct TabRecipe {
  let tag: AnyHashable
  let item: AnyView?
  let inputs: _ViewInputs
  let resolve: (_ViewInputs) -> Void
}

extension _ViewList {
  /// The entries as tabs. One without a tag is known by its place.
  func tabs() -> [TabRecipe] {
    var tabs: [TabRecipe] = []
    for entry in expanded().entries {
      switch entry {
      case .single(let single):
        tabs.append(
          TabRecipe(
            tag: single.tab?.tag ?? AnyHashable(tabs.count), item: single.tab?.item, inputs: single.inputs,
            resolve: single.resolve))
      case .run(let run):
        for element in 0..<run.count {
          let id = run.id(element)
          tabs.append(
            TabRecipe(tag: id, item: nil, inputs: run.inputs.child(id: id), resolve: { run.resolve(element, $0) }))
        }
      case .section(let section):
        tabs.append(contentsOf: section.content.tabs())
      }
    }
    return tabs
  }
}

/// How tab views look.
public protocol TabViewStyle: SendableMetatype {
  var _look: _TabViewLook { get }
}

/// One of the looks that this package knows.
public enum _TabViewLook: Hashable, Sendable {
  /// A bar at the bottom.
  case bar
  /// Pages, with or without dots.
  case pages(dots: Bool)
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: _TabViewLook { .bar }
}

/// Pages side by side, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Hashable, Sendable {
    let shows: Bool

    public static let automatic = IndexDisplayMode(shows: true)
    public static let always = IndexDisplayMode(shows: true)
    public static let never = IndexDisplayMode(shows: false)
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public var _look: _TabViewLook { .pages(dots: mode.shows) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// Whether the dots of pages stand on something.
public protocol IndexViewStyle: SendableMetatype {
  var _hasBackground: Bool { get }
}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    let shows: Bool

    public static let automatic = BackgroundDisplayMode(shows: false)
    public static let interactive = BackgroundDisplayMode(shows: false)
    public static let always = BackgroundDisplayMode(shows: true)
    public static let never = BackgroundDisplayMode(shows: false)
  }

  let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  public var _hasBackground: Bool { mode.shows }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabViewLookKey: EnvironmentKey {
  static var defaultValue: _TabViewLook { .bar }
}

private struct IndexBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }

  var hasIndexBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { environment(\.tabViewLook, style._look) }

  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasIndexBackground, style._hasBackground)
  }
}
