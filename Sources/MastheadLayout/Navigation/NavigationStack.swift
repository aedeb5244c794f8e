import Foundation

/// Screens on top of each other, with a bar that shows the title and the way back.
public struct NavigationStack<Data, Root: View>: View {
  let path: PathAccess?
  let root: Root

  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = PathAccess(path)
    self.root = root()
  }

  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.path = PathAccess(path)
    self.root = root()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    ScreenStack.append(inputs, view.path) { Root._resolve(view.root, $0) }
  }
}

/// The form of older systems.
public struct NavigationView<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    ScreenStack.append(inputs, nil) { Content._resolve(view.content, $0) }
  }
}

/// Columns that a narrow screen shows one at a time: here the first.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar

  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  public var body: some View { NavigationStack { sidebar } }
}

/// Builds the screens of a navigation stack, of which the last one shows, and its bars.
struct ScreenStack {
  /// A screen that pushes itself would go on for ever.
  private static let mostScreens = 64

  private let inputs: _ViewInputs
  private let memory: NavigationMemory
  private let path: PathAccess?
  private let node: NodeID
  private var screens: [(node: NodeID, bars: ScreenBars)] = []

  static func append(_ inputs: _ViewInputs, _ path: PathAccess?, root: (_ViewInputs) -> Void) {
    let memory = inputs.tree.memory.remember(inputs.child(1).identity, slot: 0) { NavigationMemory() }
    let rule = NavigationRule(background: SystemColor.systemBackground.resolve(inputs.environment))
    let node = inputs.tree.append(rule, inputs)
    var stack = ScreenStack(inputs: inputs.below(node), memory: memory, path: path, node: node)
    stack.append(id: "root", close: nil, root)
    stack.pushAll()
    stack.finish(rule)
  }

  private mutating func append(id: AnyHashable, close: (() -> Void)?, _ content: (_ViewInputs) -> Void) {
    let tree = inputs.tree
    let depth = screens.count
    let bars = ScreenBars()
    var inner = inputs.child(0).child(id: [AnyHashable(depth), id])
    inner.environment.screenBars = bars
    inner.environment.navigator = navigator
    inner.environment.close = close
    let screen = tree.append(ZStackRule(alignment: .center), inner)
    content(inner.below(screen).child(0))
    if let late = memory.late[depth] { bars.complete(by: late) }
    bars.isRead = true
    screens.append((screen, bars))
    let memory = memory
    let run = tree.run
    tree.afterPlacement.append { [unowned run] in
      guard bars.late?.summary != memory.late[depth]?.summary else { return }
      memory.late[depth] = bars.late
      run.needsPass = true
    }
  }

  /// Puts the screens of the path on top, then those that links pushed, then those that bindings show.
  private mutating func pushAll() {
    var waiting = memory.stack
    if let path {
      waiting = path.values.map { Pushed(content: .value($0.base), id: $0, pop: path.removeLast) } + waiting
    }
    while screens.count < Self.mostScreens {
      if waiting.isEmpty { waiting = screens.last?.bars.presented ?? [] }
      guard let next = waiting.first else { return }
      waiting.removeFirst()
      guard let view = view(of: next) else { continue }
      append(id: next.id, close: next.pop) { AnyView._resolve(view, $0) }
    }
  }

  private func view(of pushed: Pushed) -> AnyView? {
    switch pushed.content {
    case .view(let view): return view
    case .value(let value):
      let type = ObjectIdentifier(Swift.type(of: value))
      if let view = screens.lazy.reversed().compactMap({ $0.bars.destinations[type]?(value) }).first { return view }
      inputs.tree.run.report(
        .noDestination, "no navigationDestination(for:) tells what to show for a \(Swift.type(of: value))", node,
        inputs.tree)
      return nil
    }
  }

  private var navigator: Navigator {
    let memory = memory
    let run = inputs.tree.run
    let path = path
    func push(_ content: Pushed.Content, _ id: AnyHashable) {
      let place = memory.stack.count
      memory.stack.append(
        Pushed(content: content, id: id) { [unowned run] in
          memory.stack.removeSubrange(min(place, memory.stack.count)...)
          run.needsPass = true
        })
      run.needsPass = true
    }
    return Navigator(
      pushValue: { value in
        if let path { path.append(value) } else { push(.value(value), AnyHashable(value)) }
      },
      pushView: { push(.view($0), "link") })
  }

  private func finish(_ rule: NavigationRule) {
    guard let top = screens.last else { return }
    rule.screen = top.node
    let bars = top.bars
    rule.metrics = NavigationMetrics(bars)
    var inner = inputs.child(2)
    inner.environment = inner.environment.forBars(bars[.navigation].colorScheme)
    if rule.metrics.hasBar {
      let back = screens.count > 1 && !bars.hidesBackButton ? screens[screens.count - 2].bars.title : nil
      rule.bar = NavigationBarRule.append(
        bars, rule.metrics, back: screens.count > 1 && !bars.hidesBackButton ? back ?? Text("Back") : nil, inner)
    }
    if rule.metrics.hasBottomBar {
      var bottom = inputs.child(3)
      bottom.environment = bottom.environment.forBars(bars[.bottom].colorScheme)
      rule.bottomBar = BottomBarRule.append(bars, bottom)
    }
  }
}

extension EnvironmentValues {
  /// The environment for the content of bars: as outside, but for what styles text and controls.
  func forBars(_ colorScheme: ColorScheme?) -> EnvironmentValues {
    var result = self
    let fresh = Fields()
    result.fields.font = nil
    result.fields.fontWeight = nil
    result.fields.isBold = false
    result.fields.isItalic = false
    result.fields.foreground = []
    result.fields.lineLimit = 1
    result.fields.multilineTextAlignment = fresh.multilineTextAlignment
    result.fields.buttonStyle = nil
    result.fields.labelStyle = nil
    result.fields.imageScale = .large
    if let colorScheme { result.fields.colorScheme = colorScheme }
    return result
  }
}
