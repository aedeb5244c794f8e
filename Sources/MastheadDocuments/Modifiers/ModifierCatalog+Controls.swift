import Foundation
import Masthead

extension ModifierCatalog {
  static let controls: [Declaration<Modifier>] = [
    Declaration("buttonStyle", "The look of buttons: one of the system's, or a variant of suiss/ui's.") { f in
      let style = f.main("style", systemButton, "A look of the system's.", isRequired: false)
      let variant = f("variant", buttonVariant, "A variant of suiss/ui's.")
      let size = f("size", buttonSize, "The size of that variant; default if missing.")
      f.exactlyOne("style", "variant")
      if let style { return style }
      return variant.map { variant in modifier { $0.buttonStyle(.variant(variant, size: size ?? .default)) } }
    },
    Declaration("disabled", "A control that can't be used.") { _ in modifier { $0.disabled(true) } },
    Declaration("labelStyle", "What a Label shows.") { f in f.main("style", labelStyle, "The look.") },
    Declaration("listStyle", "The look of lists.") { f in f.main("style", listStyle, "The look.") },
    Declaration("listRowSeparator", "Whether a row has lines.") { f in
      let visibility = f.main("visibility", Values.visibility, "Whether.")
      return visibility.map { visibility in modifier { $0.listRowSeparator(visibility) } }
    },
    Declaration("listRowInsets", "Room around the content of a row.") { f in
      let top = f("top", .length, "Points above.")
      let leading = f("leading", .length, "Points before.")
      let bottom = f("bottom", .length, "Points below.")
      let trailing = f("trailing", .length, "Points after.")
      let insets = EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
      return modifier { $0.listRowInsets(insets) }
    },
    Declaration("scrollIndicators", "Whether scroll views show where they are.") { f in
      let visibility = f.main("visibility", indicators, "Whether.")
      return visibility.map { visibility in modifier { $0.scrollIndicators(visibility) } }
    },
    Declaration("navigationTitle", "The title of a screen in a NavigationStack.") { f in
      let title = f.main("title", .text, "The title.")
      return title.map { title in modifier { $0.navigationTitle(title) } }
    },
    Declaration("navigationBarTitleDisplayMode", "How large the title of a screen is.") { f in
      let mode = f.main("mode", titleMode, "How large.")
      return mode.map { mode in modifier { $0.navigationBarTitleDisplayMode(mode) } }
    },
    Declaration("controlSize", "How large controls are.") { f in
      let size = f.main("size", controlSize, "The size.")
      return size.map { size in modifier { $0.controlSize(size) } }
    },
    Declaration("toolbarBackground", "Whether the navigation bar has a background.") { f in
      let visibility = f.main("visibility", Values.visibility, "Whether.")
      return visibility.map { visibility in modifier { $0.toolbarBackground(visibility, for: .navigationBar) } }
    },
    Declaration("scrollEdgeEffectHidden", "Lets content go beneath bars as it is.") { f in
      let edges = f.main("edges", Values.edges, "On which edges; all if missing.", isRequired: false)
      return modifier { $0.scrollEdgeEffectHidden(true, for: edges ?? .all) }
    },
    Declaration("preferredColorScheme", "The appearance that a screen always has.") { f in
      let scheme = f.main("scheme", colorScheme, "The appearance.")
      return scheme.map { scheme in modifier { $0.preferredColorScheme(scheme) } }
    },
  ]

  private static let systemButton: Kind<Modifier> = .choice(
    "a look of buttons",
    [
      "automatic": modifier { $0.buttonStyle(.automatic) }, "plain": modifier { $0.buttonStyle(.plain) },
      "borderless": modifier { $0.buttonStyle(.borderless) }, "bordered": modifier { $0.buttonStyle(.bordered) },
      "borderedProminent": modifier { $0.buttonStyle(.borderedProminent) },
    ])

  private static let buttonVariant: Kind<VariantButtonStyle.Variant> = .choice(
    "a variant of buttons", VariantButtonStyle.Variant.allCases.map { ("\($0)", $0) })

  private static let buttonSize: Kind<VariantButtonStyle.Size> = .choice(
    "a size of buttons", VariantButtonStyle.Size.allCases.map { ("\($0)", $0) })

  private static let labelStyle: Kind<Modifier> = .choice(
    "a look of labels",
    [
      "automatic": modifier { $0.labelStyle(.automatic) }, "titleAndIcon": modifier { $0.labelStyle(.titleAndIcon) },
      "titleOnly": modifier { $0.labelStyle(.titleOnly) }, "iconOnly": modifier { $0.labelStyle(.iconOnly) },
    ])

  private static let listStyle: Kind<Modifier> = .choice(
    "a look of lists",
    [
      "automatic": modifier { $0.listStyle(.automatic) }, "plain": modifier { $0.listStyle(.plain) },
      "inset": modifier { $0.listStyle(.inset) }, "grouped": modifier { $0.listStyle(.grouped) },
      "insetGrouped": modifier { $0.listStyle(.insetGrouped) }, "sidebar": modifier { $0.listStyle(.sidebar) },
    ])

  private static let indicators: Kind<ScrollIndicatorVisibility> = .choice(
    "a visibility", ["automatic": .automatic, "visible": .visible, "hidden": .hidden, "never": .never])

  private static let controlSize: Kind<ControlSize> = .choice(
    "a size of controls", ControlSize.allCases.map { ("\($0)", $0) })

  private static let titleMode: Kind<NavigationBarItem.TitleDisplayMode> = .choice(
    "a mode", ["automatic": .automatic, "inline": .inline, "large": .large])

  private static let colorScheme: Kind<ColorScheme> = .choice("an appearance", ["light": .light, "dark": .dark])
}
