import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    StyledToggle(configuration: ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == MastheadLayout.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MastheadLayout.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { MastheadLayout.Label(title, systemImage: systemImage) }
  }
}

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// How toggles look.
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch at the end of the row.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 7)
        .background(configuration.isOn ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(Color.clear))
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }
  }
}

/// The look of a toggle that names none: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: nil)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ((ToggleStyleConfiguration) -> AnyView)? { nil }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var toggleStyle: ((ToggleStyleConfiguration) -> AnyView)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// True where controls show no labels.
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle) { AnyView(style.makeBody(configuration: $0)) }
  }

  /// Lets controls inside show no labels; assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

private struct StyledToggle: View {
  @Environment(\.toggleStyle) private var style
  let configuration: ToggleStyleConfiguration

  var body: some View {
    let isOn = configuration.isOn
    (style?(configuration) ?? AnyView(DefaultToggleStyle().makeBody(configuration: configuration)))
      .accessibilityElement(children: .combine)
      .accessibilityValue(isOn ? "On" : "Off")
      .accessibilityAddTraits(.isToggle)
      .onTapGesture { configuration.isOn = !isOn }
  }
}

/// The platform's switch, 51 x 31 points with a knob of 27.
private struct SwitchToggle: View {
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tintOfControls) private var outerTint
  let configuration: ToggleStyleConfiguration
  let tint: Color?

  var body: some View {
    if hidesLabels {
      track
    } else {
      HStack(spacing: 8) {
        configuration.label
        Spacer(minLength: 0)
        track
      }
    }
  }

  private var track: some View {
    Capsule()
      .fill(configuration.isOn ? onStyle : AnyShapeStyle(Color(.system(.switchOff))))
      .frame(width: 51, height: 31)
      .overlay(alignment: configuration.isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 4, y: 3)
          .frame(width: 27, height: 27)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }

  private var onStyle: AnyShapeStyle { tint.map { AnyShapeStyle($0) } ?? outerTint ?? AnyShapeStyle(Color.green) }
}

extension EnvironmentValues {
  /// The tint that a view outside set; nil for the control's own.
  var tintOfControls: AnyShapeStyle? { fields.tint }
}
