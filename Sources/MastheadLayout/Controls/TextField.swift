import Foundation

/// A line that a person can type in. It shows what it holds, or what belongs there.
public struct TextField<Label: View>: View {
  let prompt: Text
  let text: String
  let isSecure: Bool
  let axis: Axis

  init(prompt: Text, text: String, isSecure: Bool = false, axis: Axis = .horizontal) {
    self.prompt = prompt
    self.text = text
    self.isSecure = isSecure
    self.axis = axis
  }

  public var body: some View { FieldBody(prompt: prompt, text: text, isSecure: isSecure, axis: axis) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(prompt: Text(title), text: text.wrappedValue)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(prompt: Text(titleKey), text: text.wrappedValue, axis: axis)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt ?? Text(titleKey), text: text.wrappedValue)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(prompt: prompt ?? Text(titleKey), text: text.wrappedValue, axis: axis)
  }

  /// The form of older systems.
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(prompt: Text(title), text: text.wrappedValue)
  }

  /// The form of older systems.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(prompt: Text(title), text: text.wrappedValue)
  }
}

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(prompt: prompt ?? Text(verbatim: ""), text: text.wrappedValue)
  }
}

/// A line for what others shall not see.
public struct SecureField<Label: View>: View {
  let prompt: Text
  let text: String

  public var body: some View { FieldBody(prompt: prompt, text: text, isSecure: true, axis: .horizontal) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(prompt: Text(titleKey), text: text.wrappedValue)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(prompt: Text(title), text: text.wrappedValue)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(prompt: prompt ?? Text(titleKey), text: text.wrappedValue)
  }
}

/// Lines that a person can type in. Takes all that it is offered.
public struct TextEditor: View {
  let text: String

  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  public var body: some View {
    Text(verbatim: text)
      .padding(.horizontal, 5)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color(.system(.systemBackground)))
  }
}

private struct FieldBody: View {
  @Environment(\.textFieldLook) private var look
  let prompt: Text
  let text: String
  let isSecure: Bool
  let axis: Axis

  var body: some View {
    HStack(spacing: 0) {
      if text.isEmpty {
        prompt.foregroundStyle(Color(.system(.tertiaryLabel)))
      } else {
        Text(verbatim: isSecure ? String(repeating: "•", count: text.count) : text)
      }
      Spacer(minLength: 0)
    }
    .lineLimit(axis == .horizontal ? 1 : nil)
    .padding(look == .roundedBorder ? 7 : 0)
    .background {
      if look == .roundedBorder {
        RoundedRectangle(cornerRadius: 6)
          .fill(Color(.system(.systemBackground)))
          .overlay(RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.system(.separator)), lineWidth: 0.5))
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// How fields look.
public protocol TextFieldStyle: SendableMetatype {
  var _look: _TextFieldLook { get }
}

/// One of the looks that this package knows.
public enum _TextFieldLook: Sendable {
  case plain
  case roundedBorder
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private struct TextFieldLookKey: EnvironmentKey {
  static var defaultValue: _TextFieldLook { .plain }
}

extension EnvironmentValues {
  fileprivate var textFieldLook: _TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }
}

extension View {
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { environment(\.textFieldLook, style._look) }
}
