/// The bar at the top of a screen.
public struct NavigationBarItem {
  /// How a title shows.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

/// How a toolbar's title shows.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline)
}

extension View {
  /// The title of the view's screen.
  public func navigationTitle(_ title: Text) -> some View { writing { $0.title = title } }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }

  /// The form of older systems.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    writing {
      $0.title = title
      $0.displayMode = displayMode
    }
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    writing { $0.displayMode = displayMode }
  }

  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    writing { $0[.navigation].visibility = hidden ? .hidden : .visible }
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    writing { $0.hidesBackButton = hidesBackButton }
  }

  /// The form of older systems.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// The screen that a link to a value of the type leads to.
  public func navigationDestination<D: Hashable, Destination: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> Destination
  ) -> some View {
    writing { bars in
      bars.destinations[ObjectIdentifier(D.self)] = { value in (value as? D).map { AnyView(destination($0)) } }
    }
  }

  /// A screen that is shown while a binding is true.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = AnyView(destination())
    return writing { bars in
      guard isPresented.wrappedValue else { return }
      bars.presented.append(
        Pushed(content: .view(destination), id: "presented") { isPresented.wrappedValue = false })
    }
  }

  /// A screen that is shown while a binding has a value.
  public func navigationDestination<D: Hashable, Destination: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> Destination
  ) -> some View {
    writing { bars in
      guard let value = item.wrappedValue else { return }
      bars.presented.append(
        Pushed(content: .view(AnyView(destination(value))), id: AnyHashable(value)) { item.wrappedValue = nil })
    }
  }

  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How a navigation view uses its room. There is one way here: a screen at a time.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
