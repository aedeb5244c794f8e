/// What a node says about itself to assistive technology.
struct AccessibilityProperties {
  /// What becomes of the elements inside.
  enum Children {
    /// They stay elements of their own, inside this one if it has a role.
    case contain
    /// They become one element, with their labels joined.
    case combine
    /// They are not told.
    case ignore
  }

  var role: AccessibilityNode.Role?
  var label: String?
  var value: String?
  var hint: String?
  var headingLevel: Int?
  var identifier: String?
  var children: Children?
  var traits: Set<AccessibilityNode.Trait> = []
  var isHidden = false
}

/// A node that only says something to assistive technology.
///
/// An object, since views that hold it are copied often, and copying properties is copying a dozen references.
final class AccessibilityRule: SamePlaceRule {
  let properties: AccessibilityProperties

  init(properties: AccessibilityProperties) {
    self.properties = properties
  }

  var accessibility: AccessibilityProperties? { properties }

  var isButton: Bool { properties.role == .button }
}
