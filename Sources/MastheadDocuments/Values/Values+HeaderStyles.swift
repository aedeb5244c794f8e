import Foundation
import Masthead

/// How an element of a header goes, by the style's name in Swift.
struct FileHeaderStyle: Sendable {
  enum Name: String, CaseIterable, Sendable {
    case offset, fixed, parallax, shrink
  }

  let name: Name
  var fade: Bool?
  var amount: CGFloat?
  var minimumScale: CGFloat?
  var offsetFactor: CGFloat?
  var anchor: UnitPoint?

  private static let names: Kind<Name> = .choice("a way for a title to go", Name.allCases.map { ($0.rawValue, $0) })

  /// A style with the library's own numbers.
  static let name: Kind<FileHeaderStyle> = names.map { FileHeaderStyle(name: $0) }

  static let form = Declaration<FileHeaderStyle>(
    "headerStyle", "What an element of a header does as the header collapses."
  ) { f in
    let name = f.main("style", names, "The style, named as in Swift.")
    let fade = f("fade", .bool, "Whether it is gone once the header is collapsed; the style's own if missing.")
    let amount = f("amount", Values.share, "For parallax: how much of the header's way it does not make.")
    let scale = f("minimumScale", .number(in: 0...10), "For shrink: its scale once the header is collapsed.")
    let factor = f("offsetFactor", .number(in: -10...10), "For shrink: how much of the way it does not make.")
    let anchor = f("anchor", Values.unitPoint, "For shrink: the point of it that keeps its place.")
    guard let name else { return nil }
    return FileHeaderStyle(
      name: name, fade: fade, amount: amount.map { CGFloat($0) }, minimumScale: scale.map { CGFloat($0) },
      offsetFactor: factor.map { CGFloat($0) }, anchor: anchor)
  }

  @ViewBuilder fileprivate func apply<Content: View, Tab: Hashable>(
    to content: Content, _ context: HeaderContext<Tab>
  ) -> some View {
    switch name {
    case .offset: content.headerStyle(OffsetHeaderStyle(fade: fade ?? true), context: context)
    case .fixed: content.headerStyle(FixedHeaderStyle(fade: fade ?? false), context: context)
    case .parallax:
      content.headerStyle(ParallaxHeaderStyle(amount: amount ?? 0.35, fade: fade ?? false), context: context)
    case .shrink:
      content.headerStyle(
        ShrinkHeaderStyle(
          fade: fade ?? true, minimumScale: minimumScale ?? 0.5, offsetFactor: offsetFactor ?? 0.35,
          anchor: anchor ?? .center), context: context)
    }
  }
}

/// An element of a header as a style makes it.
struct FileHeaderStyled<Content: View>: View {
  let content: Content
  let style: FileHeaderStyle?
  let header: FileHeader?

  var body: some View {
    if let style, let header {
      switch header {
      case .tabs(let context): style.apply(to: content, context)
      case .sticky(let context): style.apply(to: content, context)
      }
    } else {
      content
    }
  }
}

/// The same for the header around.
struct StyledByHeaderAround: View {
  let content: AnyView
  let style: FileHeaderStyle
  @Environment(\.fileLinks) private var links

  var body: some View { FileHeaderStyled(content: content, style: style, header: links.header) }
}

extension ModifierCatalog {
  static let headers: [Declaration<Modifier>] = [
    Declaration("headerStyle", FileHeaderStyle.form.help) { f in
      let style = FileHeaderStyle.form.make(f)
      guard f.isInHeader(ofTabs: false), let style else { return nil }
      return modifier { StyledByHeaderAround(content: $0, style: style) }
    },
    Declaration("minTitleHeight", "Keeps a part of a header's title on the screen once it is collapsed.") { f in
      let points = f.main("absolute", .size, "Points.", isRequired: false)
      let share = f("relative", Values.share, "A share of the title's height.")
      let scale = f("content", .number(in: 0...10), "As much as the view is high, times this: 1 for all of it.")
      f.exactlyOne("absolute", "relative", "content")
      if let points { return modifier { $0.minTitleHeight(.absolute(points)) } }
      if let share { return modifier { $0.minTitleHeight(.relative(CGFloat(share))) } }
      return scale.map { scale in modifier { $0.minTitleHeight(.content(scale: CGFloat(scale))) } }
    },
    Declaration("materialTabItem", "Names a page of MaterialTabs, and gives it a label in the tab bar.") { f in
      let tab = f.main("tab", .text, "The tab, by which --tabs selects it.")
      let label = f("label", FileTabLabel.kind, "The label; none, for a bar that makes its own, if missing.")
      guard let tab else { return nil }
      f.decoding?.addTab(tab)
      return modifier { FileTabItem(content: $0, tab: tab, label: label) }
    },
    Declaration("materialTabsScrollEdgeEffect", "Blurs content that goes beneath a header without background.") { _ in
      modifier { $0.materialTabsScrollEdgeEffect() }
    },
  ]
}
