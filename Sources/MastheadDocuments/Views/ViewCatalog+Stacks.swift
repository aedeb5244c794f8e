import Foundation
import Masthead

extension ViewCatalog {
  static let stacks: [Declaration<BuiltView>] = [
    Declaration("VStack", "Views below each other.") { f in
      let alignment = f("alignment", Values.horizontalAlignment, "Where they stand across; center if missing.")
      let spacing = f("spacing", .length, "Points between them; 8 if missing.")
      let content = f.main("content", .viewList, "The views, from top to bottom.")
      guard let content else { return nil }
      return BuiltView { VStack(alignment: alignment ?? .center, spacing: spacing) { content } }
    },
    Declaration("HStack", "Views beside each other.") { f in
      let alignment = f("alignment", Values.verticalAlignment, "Where they stand across; center if missing.")
      let spacing = f("spacing", .length, "Points between them; 8 if missing.")
      let content = f.main("content", .viewList, "The views, from leading to trailing.")
      guard let content else { return nil }
      return BuiltView { HStack(alignment: alignment ?? .center, spacing: spacing) { content } }
    },
    Declaration("ZStack", "Views above each other.") { f in
      let alignment = f("alignment", Values.alignment, "Where they stand; center if missing.")
      let content = f.main("content", .viewList, "The views, from back to front.")
      guard let content else { return nil }
      return BuiltView { ZStack(alignment: alignment ?? .center) { content } }
    },
    Declaration("Group", "Several views that modifiers change as one.") { f in
      let content = f.main("content", .viewList, "The views.")
      guard let content else { return nil }
      return BuiltView(isSingle: false) { Group { content } }
    },
    Declaration("Spacer", "Room that takes what is left along a stack.") { f in
      let length = f("minLength", .size, "The least points of it; 8 if missing.")
      return BuiltView { Spacer(minLength: length) }
    },
    Declaration("Divider", "A hairline across a stack.") { _ in BuiltView { Divider() } },
    Declaration("EmptyView", "Nothing.") { _ in BuiltView(isSingle: false) { EmptyView() } },
    Declaration("LazyVStack", "Views below each other, of which only those in sight are made. Section headers may pin.")
    { f in
      let alignment = f("alignment", Values.horizontalAlignment, "Where they stand across; center if missing.")
      let spacing = f("spacing", .length, "Points between them; 8 if missing.")
      let pinned = f(
        "pinnedViews", pinnedViews, "What pins: sectionHeaders, sectionFooters or both; nothing if missing.")
      let content = f.main("content", .rowList, "The views, from top to bottom.")
      guard let content else { return nil }
      return BuiltView {
        LazyVStack(alignment: alignment ?? .center, spacing: spacing, pinnedViews: pinned ?? []) { content }
      }
    },
    Declaration(
      "LazyHStack", "Views beside each other, of which only those in sight are made. Section headers may pin."
    ) { f in
      let alignment = f("alignment", Values.verticalAlignment, "Where they stand across; center if missing.")
      let spacing = f("spacing", .length, "Points between them; 8 if missing.")
      let pinned = f(
        "pinnedViews", pinnedViews, "What pins: sectionHeaders, sectionFooters or both; nothing if missing.")
      let content = f.main("content", .rowList, "The views, from leading to trailing.")
      guard let content else { return nil }
      return BuiltView {
        LazyHStack(alignment: alignment ?? .center, spacing: spacing, pinnedViews: pinned ?? []) { content }
      }
    },
  ]

  private static let pinnedViews: Kind<PinnedScrollableViews> = Kind.oneOrMore(
    of: .choice("a part of a section", ["sectionHeaders": .sectionHeaders, "sectionFooters": .sectionFooters]),
    count: 0...2
  ).map { $0.reduce(into: []) { $0.formUnion($1) } }
}
