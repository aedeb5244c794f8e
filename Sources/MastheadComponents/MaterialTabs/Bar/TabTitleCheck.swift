import MastheadLayout

/// Says so of a label that shows nothing, and gives it the tab's own name for those who don't see it.
struct TabTitleCheck<Tab: Hashable>: ViewModifier {
  let tab: Tab
  let isEmpty: Bool

  func body(content: Content) -> some View {
    if isEmpty {
      content
        .accessibilityLabel(String(describing: tab))
        .reports(
          .tabWithoutTitle, "the label of the tab \"\(tab)\" shows nothing; give it a title")
    } else {
      content
    }
  }
}
