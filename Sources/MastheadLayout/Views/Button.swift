import Foundation

/// What a button does beyond its own action.
public enum ButtonRole: Hashable, Sendable {
  case destructive
  case cancel
}

/// Something that can be tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public typealias Body = Never

  public static func _resolve(_ view: Self, _ inputs: _ViewInputs) {
    let style = inputs.environment.fields.buttonStyle ?? AnyButtonStyle(DefaultButtonStyle())
    let isEnabled = inputs.environment.isEnabled
    let configuration = ButtonStyleConfiguration(
      role: view.role, label: ButtonStyleConfiguration.Label(content: AnyView(view.label)),
      isPressed: inputs.environment.isPressed && isEnabled)
    var inner = inputs
    // A button inside a button's label has its own look.
    inner.environment.fields.buttonStyle = nil
    inputs.tree.wrap(
      ButtonRule(action: view.action, isEnabled: isEnabled), inner,
      content: { inputs in
        // Several views stand in a row, and the row is one button.
        let row = inputs.tree.append(
          StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: defaultSpacing), inputs)
        style.resolve(configuration, inputs.below(row).child(0))
      })
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action, label: { Text(titleKey) })
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action, label: { Text(title) })
  }
}

extension Button where Label == MastheadLayout.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action, label: { MastheadLayout.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action, label: { MastheadLayout.Label(title, systemImage: systemImage) })
  }
}

/// The node of a button: what a tap does, and that the whole is one element.
struct ButtonRule: WrapperRule {
  let action: () -> Void
  let isEnabled: Bool

  var accessibility: AccessibilityProperties? {
    AccessibilityProperties(role: .button, children: .combine, traits: isEnabled ? [] : [.disabled])
  }

  var isButton: Bool { true }
}

/// How buttons look.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// True while a finger is on the button.
  public let isPressed: Bool
}

/// A button's style, its type hidden.
struct AnyButtonStyle {
  let resolve: (ButtonStyleConfiguration, _ViewInputs) -> Void

  init<S: ButtonStyle>(_ style: S) {
    resolve = { configuration, inputs in
      var style = style
      inputs.tree.run.connect(&style, inputs.tree.run.fields(of: S.self), inputs.child(1))
      S.Body._resolve(style.makeBody(configuration: configuration), inputs)
    }
  }
}

/// Words and symbols in the tint, fainter while pressed.
public struct DefaultButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ButtonLabel(configuration: configuration)
  }

  private struct ButtonLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: ButtonStyleConfiguration

    var body: some View {
      configuration.label
        .foregroundStyle(style)
        .opacity(configuration.isPressed ? 0.2 : 1)
    }

    private var style: AnyShapeStyle {
      guard isEnabled else { return AnyShapeStyle(.tertiary) }
      return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
  }
}

/// The label as it is, fainter while pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }

  private struct PlainLabel: View {
    @Environment(\.isEnabled) private var isEnabled
    let configuration: ButtonStyleConfiguration

    var body: some View {
      configuration.label.opacity(configuration.isPressed || !isEnabled ? 0.5 : 1)
    }
  }
}

/// The label on a tinted capsule.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(.tint, in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    changing { $0.fields.buttonStyle = AnyButtonStyle(style) }
  }

  /// Makes controls inside take no taps and look so. A control that is disabled outside stays so.
  public func disabled(_ disabled: Bool) -> some View {
    changing { $0.fields.isEnabled = $0.fields.isEnabled && !disabled }
  }

  /// Runs `action` when the view is tapped.
  @ViewBuilder
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    // A timeline taps once.
    if count == 1 { wrapped(in: TapRule(action: action)) } else { self }
  }

  /// The area that takes taps.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

struct TapRule: SamePlaceRule {
  let action: () -> Void
}
