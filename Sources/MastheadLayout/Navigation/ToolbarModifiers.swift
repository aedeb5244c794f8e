/// A bar of the system's.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Bar: Hashable, Sendable {
    case navigation
    case bottom
    case tab
  }

  let bars: [Bar]

  public static let automatic = ToolbarPlacement(bars: [.navigation, .bottom, .tab])
  public static let navigationBar = ToolbarPlacement(bars: [.navigation])
  public static let bottomBar = ToolbarPlacement(bars: [.bottom])
  public static let tabBar = ToolbarPlacement(bars: [.tab])
  public static let windowToolbar = ToolbarPlacement(bars: [])
}

/// What a toolbar is for. Phones show all kinds alike.
public struct ToolbarRole: Hashable, Sendable {
  private let number: Int

  public static let automatic = ToolbarRole(number: 0)
  public static let navigationStack = ToolbarRole(number: 1)
  public static let browser = ToolbarRole(number: 2)
  public static let editor = ToolbarRole(number: 3)
}

// Which of the two is meant the content says, as in SwiftUI.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Views in the bars of the screen.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    var items = _ToolbarItems()
    Content._collect(content(), &items)
    return ScreenWriting(content: self) { [entries = items.entries] bars, environment in
      for var entry in entries {
        entry.environment = environment
        bars.items.append(entry)
      }
    }
  }

  /// Views at the trailing end of the screen's bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return toolbar { ToolbarItemGroup { content } }
  }

  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.visibility = visibility }
  }

  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.visibility = visibility }
  }

  /// Whether a bar has a background, and not only once something is beneath it.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.background = visibility }
  }

  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.background = visibility }
  }

  /// The background of a bar, where it has one.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.style = AnyShapeStyle(style) }
  }

  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    bar(bars) { $0.colorScheme = colorScheme }
  }

  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// A menu at the title, which is closed in a picture.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  private func bar(_ placements: [ToolbarPlacement], _ change: @escaping (inout ScreenBars.Bar) -> Void) -> some View {
    let bars = (placements.isEmpty ? [.automatic] : placements).flatMap(\.bars)
    return ScreenWriting(content: self) { screen, _ in
      for bar in bars where bar != .tab { change(&screen[bar]) }
    } changeOutside: { environment in
      // A tab bar is there without a navigation stack, too.
      if bars.contains(.tab) { environment.tabBar?.write { change(&$0[.tab]) } }
    }
  }
}

private struct TabBarKey: EnvironmentKey {
  static var defaultValue: ScreenBars? { nil }
}

extension EnvironmentValues {
  /// The tab bar below the view; nil where there is none.
  var tabBar: ScreenBars? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
}
