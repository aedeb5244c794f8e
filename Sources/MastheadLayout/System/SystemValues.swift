public import Foundation

/// Whether an app is in front.
public enum ScenePhase: Hashable, Sendable, Comparable {
  case background
  case inactive
  case active
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether the reader asked for stronger contrast.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard
  case increased
}

/// Whether the reader asked for heavier text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// Whether a list is being edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// What is hidden of a view's content.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

// Every default below is fixed: nothing of the machine that makes the picture may reach it.

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private struct VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .fixed }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { _FixedMachine.calendar }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { .constant(.inactive) }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension Locale {
  /// The language and customs that pictures are made in.
  static let fixed = Locale(identifier: "en_US")
}

extension EnvironmentValues {
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Compact, as on an upright phone, unless a view sets it.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// American English, unless a view sets it.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The Gregorian one, unless a view sets it.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// Greenwich, unless a view sets it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The least height of a list's rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a list's headers, in points; nil for the style's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// True for a reader who asked for less motion: animations are at their end at once.
  public package(set) var accessibilityReduceMotion: Bool {
    get { fields.reducesMotion }
    set { fields.reducesMotion = newValue }
  }

  /// True for a reader who asked for less transparency: materials are opaque.
  public package(set) var accessibilityReduceTransparency: Bool {
    get { fields.reducesTransparency }
    set { fields.reducesTransparency = newValue }
  }

  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Increased for a reader who asked for it: the system's colours are stronger.
  public package(set) var colorSchemeContrast: ColorSchemeContrast {
    get { fields.contrast }
    set { fields.contrast = newValue }
  }

  public var legibilityWeight: LegibilityWeight? { .regular }
  public var isFocused: Bool { false }
}

extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
}
