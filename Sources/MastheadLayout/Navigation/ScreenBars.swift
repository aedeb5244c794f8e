import MastheadDisplayList

/// What the views of one screen ask of the bars around it. Views write it while they are resolved; the navigation stack reads it
/// once they are, so that most screens need one pass.
final class ScreenBars {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesBackButton = false
  var items: [ToolbarEntry] = []
  var search: SearchField?
  var bars: [ToolbarPlacement.Bar: Bar] = [:]
  /// Screens by the type of the value that stands for them.
  var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
  /// Screens that a binding says are shown.
  var presented: [Pushed] = []
  /// True once the bars have been made: what is written later shows in the next pass.
  var isRead = false
  /// What was written too late; nil for nothing.
  private(set) var late: ScreenBars?

  struct Bar: Equatable {
    var visibility = Visibility.automatic
    var background = Visibility.automatic
    var colorScheme: ColorScheme?
    var style: AnyShapeStyle?

    static func == (left: Bar, right: Bar) -> Bool {
      left.visibility == right.visibility && left.background == right.background
        && left.colorScheme == right.colorScheme
    }
  }

  subscript(bar: ToolbarPlacement.Bar) -> Bar {
    get { bars[bar] ?? Bar() }
    set { bars[bar] = newValue }
  }

  func write(_ change: (ScreenBars) -> Void) {
    guard isRead else { return change(self) }
    let late = late ?? ScreenBars()
    self.late = late
    change(late)
  }

  /// Takes over what an earlier pass found out late, where this pass has not said anything itself.
  func complete(by last: ScreenBars) {
    if title == nil { title = last.title }
    if displayMode == .automatic { displayMode = last.displayMode }
    if items.isEmpty { items = last.items }
    if search == nil { search = last.search }
    if presented.isEmpty { presented = last.presented }
    hidesBackButton = hidesBackButton || last.hidesBackButton
    bars.merge(last.bars) { own, _ in own }
    destinations.merge(last.destinations) { own, _ in own }
  }

  /// What of it decides where things stand. Two equal ones need no further pass.
  var summary: Summary {
    Summary(
      title: title?.string, displayMode: displayMode, itemCount: items.count, hasSearch: search != nil,
      hidesBackButton: hidesBackButton, bars: bars, pushed: presented.count,
      destinationCount: destinations.count)
  }

  struct Summary: Equatable {
    let title: String?
    let displayMode: NavigationBarItem.TitleDisplayMode
    let itemCount: Int
    let hasSearch: Bool
    let hidesBackButton: Bool
    let bars: [ToolbarPlacement.Bar: Bar]
    let pushed: Int
    let destinationCount: Int
  }
}

/// A screen on top of another.
struct Pushed {
  enum Content {
    case view(AnyView)
    case value(Any)
  }

  let content: Content
  /// Who the screen is, so that its state stays its own.
  let id: AnyHashable
  let pop: () -> Void
}

/// What a navigation stack keeps from pass to pass.
final class NavigationMemory {
  /// Screens that links without a path pushed.
  var stack: [Pushed] = []
  /// What views wrote too late in the pass before, by the depth of their screen.
  var late: [Int: ScreenBars] = [:]
}

/// What links need of the stack that they are in.
struct Navigator {
  let pushValue: (any Hashable) -> Void
  let pushView: (AnyView) -> Void
}

private struct ScreenBarsKey: EnvironmentKey {
  static var defaultValue: ScreenBars? { nil }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The bars of the screen that the view is on; nil outside of navigation stacks.
  var screenBars: ScreenBars? {
    get { self[ScreenBarsKey.self] }
    set { self[ScreenBarsKey.self] = newValue }
  }

  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

/// A view that tells the bars of its screen something.
struct ScreenWriting<Content: View>: View {
  let content: Content
  /// Called where there is a bar.
  let change: (ScreenBars, EnvironmentValues) -> Void
  /// Called everywhere.
  var changeOutside: (EnvironmentValues) -> Void = { _ in }

  typealias Body = Never

  private func write(_ inputs: _ViewInputs) {
    inputs.environment.screenBars?.write { change($0, inputs.environment) }
    changeOutside(inputs.environment)
  }

  static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    view.write(inputs)
    Content._resolve(view.content, inputs)
  }

  static func _list(_ view: Self, _ inputs: _ViewInputs, _ list: inout _ViewList) {
    view.write(inputs)
    Content._list(view.content, inputs, &list)
  }

  static var _childCount: Int? { Content._childCount }

  static var _holdsSections: Bool { Content._holdsSections }

  static func _length(_ view: Self, _ query: _LengthQuery) -> Double? { Content._length(view.content, query) }
}

extension View {
  func writing(_ change: @escaping (ScreenBars) -> Void) -> some View {
    ScreenWriting(content: self) { bars, _ in change(bars) }
  }
}
