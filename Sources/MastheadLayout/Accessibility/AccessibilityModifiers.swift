extension View {
  /// What is read out in place of what the view shows.
  public func accessibilityLabel(_ label: Text) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(label: label.string)))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }

  public func accessibilityValue(_ value: Text) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(value: value.string)))
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }

  public func accessibilityHint(_ hint: Text) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(hint: hint.string)))
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }

  /// Leaves the view and all inside it out of what assistive technology is told.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(isHidden: hidden)))
  }

  /// A name for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(identifier: identifier)))
  }

  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    wrapped(
      in: AccessibilityRule(
        properties: .init(role: children.value == .contain ? .group : nil, children: children.value)))
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(role: traits.role, traits: traits.values)))
  }

  /// What the element is, for roles that traits can't give.
  ///
  /// - Parameter isContainer: true to keep the elements inside as elements of their own.
  package func accessibilityRole(_ role: AccessibilityNode.Role, isContainer: Bool = false) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(role: role, children: isContainer ? .contain : nil)))
  }

  /// Takes no trait away from what this package's views say of themselves.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

  /// Which level of headings the view is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    wrapped(in: AccessibilityRule(properties: .init(headingLevel: level.number)))
  }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}

/// What becomes of the elements inside an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let value: AccessibilityProperties.Children

  public static let ignore = AccessibilityChildBehavior(value: .ignore)
  public static let contain = AccessibilityChildBehavior(value: .contain)
  public static let combine = AccessibilityChildBehavior(value: .combine)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6

  var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// How an element behaves.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 10)

  /// The role that the traits make of an element; the first that fits.
  var role: AccessibilityNode.Role? {
    if contains(.isHeader) { return .heading }
    if contains(.isToggle) { return .toggle }
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }

  var values: Set<AccessibilityNode.Trait> {
    let pairs: [(AccessibilityTraits, AccessibilityNode.Trait)] = [
      (.isSelected, .selected), (.isModal, .modal), (.updatesFrequently, .updatesFrequently),
      (.isSearchField, .searchField), (.isSummaryElement, .summary),
    ]
    return Set(pairs.filter { contains($0.0) }.map(\.1))
  }
}
