import Foundation
import Masthead

extension ModifierCatalog {
  static let accessibility: [Declaration<Modifier>] = [
    Declaration("accessibilityLabel", "What assistive technology reads out for the view.") { f in
      let label = f.main("label", .text, "The words.")
      return label.map { label in modifier { $0.accessibilityLabel(label) } }
    },
    Declaration("accessibilityValue", "What assistive technology reads out as the view's value.") { f in
      let value = f.main("value", .text, "The words.")
      return value.map { value in modifier { $0.accessibilityValue(value) } }
    },
    Declaration("accessibilityHint", "What assistive technology says of what the view does.") { f in
      let hint = f.main("hint", .text, "The words.")
      return hint.map { hint in modifier { $0.accessibilityHint(hint) } }
    },
    Declaration("accessibilityIdentifier", "A name for the view, by which a timeline taps it.") { f in
      let identifier = f.main("identifier", .text, "The name.")
      return identifier.map { identifier in modifier { $0.accessibilityIdentifier(identifier) } }
    },
    Declaration("accessibilityHidden", "Nothing is told of the view to assistive technology.") { _ in
      modifier { $0.accessibilityHidden(true) }
    },
    Declaration("accessibilityElement", "The view and what is in it as one for assistive technology.") { f in
      let children = f.main(
        "children", children, "What becomes of what is in it; ignore if missing.", isRequired: false)
      return modifier { $0.accessibilityElement(children: children ?? .ignore) }
    },
    Declaration("accessibilityAddTraits", "What the view is, for assistive technology.") { f in
      let traits = f.main("traits", .oneOrMore(of: trait), "What it is.")
      return traits.map { traits in
        let all = traits.reduce(into: AccessibilityTraits()) { $0.formUnion($1) }
        return modifier { $0.accessibilityAddTraits(all) }
      }
    },
  ]

  private static let children: Kind<AccessibilityChildBehavior> = .choice(
    "a behaviour", ["ignore": .ignore, "contain": .contain, "combine": .combine])

  private static let trait: Kind<AccessibilityTraits> = .choice(
    "a trait",
    [
      "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected, "isLink": .isLink, "isImage": .isImage,
      "isStaticText": .isStaticText, "isToggle": .isToggle,
    ])
}
