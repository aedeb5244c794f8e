import Foundation
import Masthead

/// A tab's label.
enum FileTabLabel: Sendable {
  case primary(String?, symbol: String?, FileTabConfig?, deselected: FileTabConfig?)
  case secondary(String, FileTabConfig?, deselected: FileTabConfig?)
  /// Views that are told {tab}, {isSelected} and {selectedTab}.
  case views(Live<ViewSequence>)

  static let kind: Kind<FileTabLabel> = .objects(
    "a label",
    [
      "primary": Declaration("Label", "A title with an icon above it, and an underline as wide as they are.") { f in
        f.required("primary", .object(primary), "The title and the icon.")
      },
      "secondary": Declaration("Label", "A title with an underline as wide as the tab.") { f in
        f.required("secondary", .object(secondary), "The title.")
      },
      "views": Declaration("Label", "Views that are told {tab}, {isSelected} and {selectedTab}.") { f in
        f.required("views", .liveViews(as: "label", sample) { $0.hasTabs = true }, "The views.").map { .views($0) }
      },
    ])

  private static let sample = members(tab: "", selectedTab: "")

  static func members(tab: String, selectedTab: String) -> [(String, JSON.Value)] {
    [("tab", .string(tab)), ("isSelected", .bool(tab == selectedTab)), ("selectedTab", .string(selectedTab))]
  }

  private static let primary = Declaration<FileTabLabel>("primary", "A label of Material's primary kind.") { f in
    let title = f.main("title", .text, "The title; the icon alone if missing.", isRequired: false)
    let symbol = f("systemImage", .text, "The icon, named as in SF Symbols.")
    let (config, deselected) = configs(f)
    return .primary(title, symbol: symbol, config, deselected: deselected)
  }

  private static let secondary = Declaration<FileTabLabel>("secondary", "A label of Material's secondary kind.") { f in
    let title = f.main("title", .text, "The title.")
    let (config, deselected) = configs(f)
    return title.map { .secondary($0, config, deselected: deselected) }
  }

  private static func configs(_ f: Fields) -> (FileTabConfig?, FileTabConfig?) {
    let config = f("config", FileTabConfig.kind, "What it looks like; the library's own look if missing.")
    let deselected = f(
      "deselectedConfig", FileTabConfig.kind,
      "The same while it is not selected; fainter, without underline, if missing.")
    return (config, deselected)
  }
}

/// What a label looks like, where it differs from the library's own.
struct FileTabConfig: Sendable {
  var isStandard = false
  var font: Font?
  var titleStyle: AnyShapeStyle?
  var underlineStyle: AnyShapeStyle?
  var underlineThickness: CGFloat?
  var hasUnderline = true
  var bottomRuleStyle: AnyShapeStyle?
  var bottomRuleThickness: CGFloat?
  var backgroundStyle: AnyShapeStyle?

  static let kind: Kind<FileTabConfig> = Kind.choice("a look of labels", ["material3": FileTabConfig(isStandard: true)])
    .or(.object(form)) { $0.isObject }

  private static let form = Declaration<FileTabConfig>("config", "What a label looks like.") { f in
    var config = FileTabConfig()
    config.font = f("font", .font, "The title's font.")
    config.titleStyle = f("titleStyle", .style, "Of icon and title; the tint if missing.")
    config.underlineStyle = f("underlineStyle", .style, "Of the underline; the title's if missing.")
    config.underlineThickness = f("underlineThickness", .size, "Points.")
    config.hasUnderline = f("underline", .bool, "False for none; true if missing. Primary labels only.") ?? true
    config.bottomRuleStyle = f("bottomRuleStyle", .style, "Of the line below the tab. Primary labels only.")
    config.bottomRuleThickness = f("bottomRuleThickness", .size, "Points. Primary labels only.")
    config.backgroundStyle = f("backgroundStyle", .style, "Behind the tab; nothing if missing.")
    return config
  }

  var primary: PrimaryTab<String>.Config {
    if isStandard { return .material3 }
    var config = PrimaryTab<String>.Config()
    if let font { config.font = font }
    config.titleStyle = titleStyle
    config.underlineStyle = underlineStyle
    if let underlineThickness { config.underlineThickness = underlineThickness }
    if !hasUnderline { config.underlineShape = nil }
    config.bottomRuleStyle = bottomRuleStyle
    if let bottomRuleThickness { config.bottomRuleThickness = bottomRuleThickness }
    config.backgroundStyle = backgroundStyle
    return config
  }

  var secondary: SecondaryTab<String>.Config {
    if isStandard { return .material3 }
    var config = SecondaryTab<String>.Config()
    if let font { config.font = font }
    config.titleStyle = titleStyle
    config.underlineStyle = underlineStyle
    if let underlineThickness { config.underlineThickness = underlineThickness }
    config.backgroundStyle = backgroundStyle
    return config
  }
}

/// A page with its label.
struct FileTabItem: View {
  let content: AnyView
  let tab: String
  let label: FileTabLabel?
  @Environment(\.fileLinks) private var links

  var body: some View {
    switch label {
    case nil: content.materialTabItem(tab: tab)
    case .primary(let title, let symbol, let config, let deselected):
      content.materialTabItem(
        tab: tab,
        label: .primary(
          title, icon: symbol.map { Image(systemName: $0) }, config: config?.primary ?? .init(),
          deselectedConfig: deselected?.primary))
    case .secondary(let title, let config, let deselected):
      content.materialTabItem(
        tab: tab,
        label: .secondary(title, config: config?.secondary ?? .init(), deselectedConfig: deselected?.secondary))
    case .views(let views):
      content.materialTabItem(tab: tab) { tab, context, _ in
        LiveViews(views, FileTabLabel.members(tab: tab, selectedTab: context.selectedTab))
          .environment(\.fileLinks, links)
      }
    }
  }
}
