import Foundation
import Masthead

extension ViewCatalog {
  static let tabs: [Declaration<BuiltView>] = [
    Declaration(
      "MaterialTabs",
      """
      Pages with tabs below one header, whose title goes as any of them scrolls. The header's views may name {offset}, \
      {unitOffset} (0 expanded, 1 collapsed), {selectedTab} and more.
      """
    ) { f in
      let first = f("selectedTab", .text, "The tab that is selected at first; the first if missing.")
      let mode = f("crossTabSyncMode", syncMode, "What becomes of other pages; resetTitleOnScroll if missing.")
      let sample = FileHeader.sample(tab: first ?? "")
      let header = Kind<Live<ViewSequence>>.liveViews(as: "header", sample) {
        ($0.isInHeader, $0.hasTabs) = (true, true)
      }
      let title = f("headerTitle", header, "What collapses, above the tabs.")
      let bar = f("headerTabBar", header, "What stays; a MaterialTabBar if missing.")
      let background = f("headerBackground", header, "What fills the header and the safe area above it.")
      let sizing = f("sizing", TabBarValues.sizing, "How wide tabs are; proportionalWidth if missing.")
      let style = f("headerStyle", FileHeaderStyle.name, "How the title goes; it moves with the header if missing.")
      let tabs = f("tabs", .list(of: .object(FileTab.form), count: 1...50), "The tabs and their pages.")
      let pages = Kind<ViewSequence>.viewList.live(as: "tabs", [("selectedTab", .string(first ?? ""))]) {
        $0.hasTabs = true
      }
      let (content, own) = f.collectingTabs {
        f("content", pages, "The pages themselves, each with materialTabItem; instead of tabs.")
      }
      f.exactlyOne("tabs", "content")
      f.notBoth("sizing", "headerTabBar")
      guard f.decoding != nil else { return nil }
      let names = tabs?.map(\.title) ?? own
      f.checkTab(first, among: names)
      let parts = FileTabs.Parts(
        title: title, bar: bar, background: background, sizing: sizing ?? .proportionalWidth, style: style,
        mode: mode, tabs: tabs ?? [], content: content)
      return BuiltView { FileTabs(parts, selectedTab: first ?? names.first ?? "") }
    },
    Declaration("MaterialTabsScroll", "A page's content that scrolls and takes the header of MaterialTabs with it.") {
      f in
      let tab = f.required("tab", .text, "The page's tab, as in its materialTabItem.")
      let content = f.required("content", .viewList, "What scrolls, usually a stack.")
      guard let tab, let content else { return nil }
      return BuiltView { MaterialTabsScroll(tab: tab) { _ in content } }
    },
    Declaration("MaterialTabBar", "The labels of all tabs side by side, in the header of MaterialTabs.") { f in
      let bar = TabBarValues(f)
      guard f.isInHeader(ofTabs: true) else { return nil }
      return BuiltView { FileTabBar(bar: bar, leading: nil, trailing: nil) }
    },
    Declaration("MaterialAccessoryTabBar", "A tab bar with views before and after the labels, which scroll with them.")
    {
      f in
      let bar = TabBarValues(f)
      let leading = f("leading", .views, "What stands before the labels.")
      let trailing = f("trailing", .views, "What stands after the labels.")
      guard f.isInHeader(ofTabs: true) else { return nil }
      return BuiltView {
        FileTabBar(bar: bar, leading: leading ?? ViewSequence([]), trailing: trailing ?? ViewSequence([]))
      }
    },
    Declaration(
      "StickyHeader",
      """
      A header of a title and a background above content that scrolls. The header's views may name {offset}, {unitOffset} \
      (0 expanded, 1 collapsed) and more.
      """
    ) { f in
      let header = Kind<Live<ViewSequence>>.liveViews(as: "header", FileHeader.sample(tab: nil)) {
        $0.isInHeader = true
      }
      let title = f.required("headerTitle", header, "What collapses.")
      let background = f("headerBackground", header, "What fills the header and the safe area above it.")
      let style = f("headerStyle", FileHeaderStyle.name, "How the title goes; it moves with the header if missing.")
      let content = f.required("content", .rowList, "What scrolls below it.")
      guard let title, let content else { return nil }
      return BuiltView {
        StickyHeader(
          headerTitle: { context in
            FileHeaderPart(views: title, style: style, header: .sticky(context))
          },
          headerBackground: { context in
            FileHeaderPart(views: background, style: nil, header: .sticky(context))
          },
          content: { StickyHeaderScroll { _ in LazyVStack(spacing: 0) { content }.scrollTargetLayout() } })
      }
    },
  ]

  private static let syncMode: Kind<MaterialTabsConfig.CrossTabSyncMode> = .choice(
    "a mode",
    [
      "preserveScrollPosition": .preserveScrollPosition, "resetScrollPosition": .resetScrollPosition,
      "resetTitleOnScroll": .resetTitleOnScroll(),
    ])
}

extension Fields {
  /// Reads something, and tells the tabs of the pages in it.
  func collectingTabs<Result>(_ read: () -> Result) -> (Result, tabs: [String]) {
    guard let decoding else { return (read(), []) }
    return decoding.collectingTabs(read)
  }

  /// Says that there is no page for the tab that is to be selected at first.
  func checkTab(_ tab: String?, among tabs: [String]) {
    guard let tab, !tabs.contains(tab), let decoding, let json, !decoding.hasPlaceholders else { return }
    let guess = decoding.guess(tab, among: tabs)
    let list = tabs.isEmpty ? "; there are none." : "; there is \(tabs.prefix(12).joined(separator: ", "))."
    decoding.note(at: json.place, "\(quotedForMessage(tab)) is not a tab of these\(guess ?? list)")
  }

  /// Says that something stands where there is no header for it.
  func isInHeader(ofTabs needsTabs: Bool) -> Bool {
    guard let decoding, let json else { return false }
    let around = decoding.scope.surroundings
    if around.isInHeader, around.hasTabs || !needsTabs { return true }
    decoding.note(
      at: json.place,
      "This stands in the header of \(needsTabs ? "MaterialTabs" : "MaterialTabs or StickyHeader") and nowhere else.")
    return false
  }
}

/// How a tab bar is set up.
struct TabBarValues: Sendable {
  let sizing: MaterialTabBar<String>.Sizing
  let spacing: CGFloat
  let fills: Bool
  let alignment: MaterialTabBar<String>.Alignment

  init(_ f: Fields) {
    sizing = f("sizing", Self.sizing, "How wide tabs are; proportionalWidth if missing.") ?? .proportionalWidth
    spacing = f("spacing", .length, "Points between labels; 0 if missing.") ?? 0
    fills = f("fillAvailableSpace", .bool, "True to let labels share what the bar has left; true if missing.") ?? true
    alignment = f("alignment", Self.alignment, "Where labels stand otherwise; center if missing.") ?? .center
  }

  init(sizing: MaterialTabBar<String>.Sizing) {
    self.sizing = sizing
    spacing = 0
    fills = true
    alignment = .center
  }

  static let sizing: Kind<MaterialTabBar<String>.Sizing> = .choice(
    "a width of tabs", MaterialTabBar<String>.Sizing.allCases.map { ("\($0)", $0) })

  private static let alignment: Kind<MaterialTabBar<String>.Alignment> = .choice(
    "an alignment", MaterialTabBar<String>.Alignment.allCases.map { ("\($0)", $0) })
}

/// A tab in the short form, with its page.
struct FileTab: Sendable {
  let title: String
  let symbol: String?
  let isSecondary: Bool
  let content: ViewSequence

  static let form: Declaration<FileTab> = Declaration("A tab", "A tab and its page.") { f in
    let title = f.required("title", .text, "The tab's title, by which --tabs selects it.")
    let symbol = f("systemImage", .text, "A symbol above the title, named as in SF Symbols.")
    let isSecondary = f("secondary", .bool, "True for an underline as wide as the tab.")
    let content = f.required("content", .rowList, "The page.")
    guard let title, let content else { return nil }
    return FileTab(title: title, symbol: symbol, isSecondary: isSecondary ?? false, content: content)
  }

  var label: MaterialTabBar<String>.Label {
    if isSecondary { return .secondary(title) }
    return .primary(title, icon: symbol.map { Image(systemName: $0) })
  }
}
