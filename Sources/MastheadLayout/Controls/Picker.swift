import Foundation

/// A choice of one among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The form of older systems.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  public var body: some View {
    PickerBody(
      selection: AnyHashable(selection.wrappedValue),
      select: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } },
      label: label, content: content)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

private struct PickerBody<Label: View, Content: View>: View {
  @Environment(\.pickerLook) private var look
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isListRow) private var isListRow
  let selection: AnyHashable
  let select: (AnyHashable) -> Void
  let label: Label
  let content: Content

  var body: some View {
    switch look {
    case .segmented:
      Segments(selection: selection, select: select, content: content).environment(\.isListRow, false)
    case .inline:
      VStack(alignment: .leading, spacing: 12) { content }
    case .menu:
      if isListRow, !hidesLabels {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          value.foregroundStyle(Color(.system(.secondaryLabel)))
        }
      } else {
        value.foregroundStyle(.tint)
      }
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      SelectedOption(selection: selection, content: content)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
    }
  }
}

/// How pickers look.
public protocol PickerStyle: SendableMetatype {
  var _look: _PickerLook { get }
}

/// One of the looks that this package knows.
public enum _PickerLook: Sendable {
  case menu
  case segmented
  case inline
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segmented }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .inline }
}

/// A wheel at rest shows its options one below the other.
public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
  fileprivate var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerLook, style._look) }
}
