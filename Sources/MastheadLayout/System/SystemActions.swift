public import Foundation

/// Takes away the screen that a view is on.
public struct DismissAction {
  let dismiss: () -> Void

  public func callAsFunction() { dismiss() }
}

/// Opens an address. A picture opens nothing; a handler of user code is called.
public struct OpenURLAction {
  let open: (URL) -> Void

  /// What became of an address.
  public struct Result: Hashable, Sendable {
    private let number: Int

    public static let handled = Result(number: 0)
    public static let discarded = Result(number: 1)
    public static let systemAction = Result(number: 2)

    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  public init(handler: @escaping (URL) -> Result) {
    open = { _ = handler($0) }
  }

  init() {
    open = { _ in }
  }

  public func callAsFunction(_ url: URL) { open(url) }

  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    open(url)
    completion(true)
  }
}

/// Loads anew what a view shows.
public struct RefreshAction: Sendable {
  let refresh: @Sendable () async -> Void

  public func callAsFunction() async { await refresh() }
}

/// Ends a search.
public struct DismissSearchAction {
  public func callAsFunction() {}
}

/// Whether a view's screen is shown, and the way to take it away: the form of older systems.
public struct PresentationMode {
  public internal(set) var isPresented: Bool
  let close: () -> Void

  public mutating func dismiss() {
    isPresented = false
    close()
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What takes the view's screen away; nil on the first one.
  var close: (() -> Void)? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(dismiss: close ?? {}) }

  /// True on a screen that can be taken away.
  public var isPresented: Bool { close != nil }

  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: close != nil, close: close ?? {}))
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var isSearching: Bool { false }
}
