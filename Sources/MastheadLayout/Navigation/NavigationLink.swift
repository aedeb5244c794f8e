import Foundation

/// A control that leads to another screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    case view(Destination)
    case value(any Hashable)
    /// A screen that shows while a binding is true.
    case presented(Destination, Binding<Bool>)
    case none
  }

  let target: Target
  let label: Label

  init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// The form of older systems.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// The form of older systems.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .presented(destination, isActive), label: label())
  }

  /// The form of older systems.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .presented(destination(), isActive), label: label())
  }

  /// The form of older systems.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(target: .presented(destination, isActive), label: label())
  }

  public var body: some View { LinkBody(target: target, label: label) }

  private struct LinkBody: View {
    @Environment(\.navigator) private var navigator
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isListRow) private var isListRow
    @Environment(\.rowBadge) private var badge
    let target: Target
    let label: Label

    var body: some View {
      Button(action: go) { LinkLabel(label: label, isListRow: isListRow, badge: badge) }
        .disabled(!isListRow && navigator == nil)
        .writing { bars in
          guard case .presented(let destination, let isActive) = target, isActive.wrappedValue else { return }
          bars.presented.append(
            Pushed(content: .view(AnyView(destination)), id: "link") { isActive.wrappedValue = false })
        }
    }

    private func go() {
      switch target {
      case .view(let destination): navigator?.pushView(AnyView(destination))
      case .value(let value): navigator?.pushValue(value)
      case .presented(_, let isActive): isActive.wrappedValue = true
      case .none: break
      }
    }
  }

  /// In a list a link looks like any row, with a mark at its end.
  private struct LinkLabel: View {
    let label: Label
    let isListRow: Bool
    let badge: Text?

    var body: some View {
      if isListRow {
        HStack(spacing: 8) {
          label.foregroundStyle(Color(.system(.label)))
          Spacer(minLength: 0)
          badge.foregroundStyle(Color(.system(.secondaryLabel)))
          Image(systemName: "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(.system(.tertiaryLabel)))
            .accessibilityHidden(true)
        }
      } else {
        label
      }
    }
  }
}

extension NavigationLink: BadgePlacing {}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: value.map { .value($0) } ?? .none, label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .presented(destination, isActive), label: Text(titleKey))
  }
}

private struct ListRowKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True for what stands directly in a row of a list.
  var isListRow: Bool {
    get { self[ListRowKey.self] }
    set { self[ListRowKey.self] = newValue }
  }
}

extension View {
  /// Whether links in a list have a mark at their end.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.isListRow, visibility != .hidden)
  }
}
