public import Foundation

/// Something to be felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy.
  public enum Weight: Sendable { case light, medium, heavy }
  /// How soft.
  public enum Flexibility: Sendable { case rigid, solid, soft }

  private let number: Int

  public static let success = SensoryFeedback(number: 0)
  public static let warning = SensoryFeedback(number: 1)
  public static let error = SensoryFeedback(number: 2)
  public static let selection = SensoryFeedback(number: 3)
  public static let increase = SensoryFeedback(number: 4)
  public static let decrease = SensoryFeedback(number: 5)
  public static let start = SensoryFeedback(number: 6)
  public static let stop = SensoryFeedback(number: 7)
  public static let alignment = SensoryFeedback(number: 8)
  public static let levelChange = SensoryFeedback(number: 9)
  public static let impact = SensoryFeedback(number: 10)

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// What the return key of a keyboard says.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

/// What sends a form.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// Which keyboard a field asks for.
public enum UIKeyboardType: Int, Sendable {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  public static let name = UITextContentType(name: "name")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(name: "URL")
}

/// Which letters a keyboard writes large by itself.
public struct TextInputAutocapitalization: Sendable {
  public static let never = TextInputAutocapitalization()
  public static let words = TextInputAutocapitalization()
  public static let sentences = TextInputAutocapitalization()
  public static let characters = TextInputAutocapitalization()
}

/// When scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let automatic = ScrollDismissesKeyboardMode()
  public static let immediately = ScrollDismissesKeyboardMode()
  public static let interactively = ScrollDismissesKeyboardMode()
  public static let never = ScrollDismissesKeyboardMode()
}

/// Whether text can be selected.
public struct TextSelectability: Sendable {
  public static let enabled = TextSelectability()
  public static let disabled = TextSelectability()
}

// A picture cannot be felt, typed in, shared, or waited for: everything here leaves the view as it is.
extension View {
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func textContentType(_ type: UITextContentType?) -> some View { self }
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAction(named name: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// Which way an adjustable element goes.
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}
