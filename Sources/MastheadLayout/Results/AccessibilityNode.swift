package import MastheadDisplayList

/// What assistive technology is told about one element of a frame, and about the elements inside it.
package struct AccessibilityNode: Hashable, Sendable, Codable {
  package enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    /// The root: the whole frame.
    case screen
    case group, scrollView, list, tabBar, tab
    case text, heading, button, link, toggle, image, textField, progressIndicator, adjustable
  }

  package enum Trait: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
    case selected, disabled, modal, updatesFrequently, startsMedia, playsSound, searchField, summary, keyboardKey
    case allowsDirectInteraction, causesPageTurn

    package static func < (left: Trait, right: Trait) -> Bool { left.rawValue < right.rawValue }
  }

  package var role: Role
  /// What is read out; empty when the element has no words of its own.
  package var label: String
  package var value: String?
  package var hint: String?
  /// 1...6 for a heading whose level is known.
  package var headingLevel: Int?
  package var identifier: String?
  /// Sorted, each once.
  package var traits: [Trait]
  /// On the canvas, in points.
  package var frame: Rect
  /// In reading order.
  package var children: [AccessibilityNode]

  package init(
    role: Role, label: String = "", value: String? = nil, hint: String? = nil, headingLevel: Int? = nil,
    identifier: String? = nil, traits: Set<Trait> = [], frame: Rect, children: [AccessibilityNode] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.headingLevel = headingLevel
    self.identifier = identifier
    self.traits = traits.sorted()
    self.frame = frame
    self.children = children
  }
}
