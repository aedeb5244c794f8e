public import MastheadLayout

/// Names a page of `MaterialTabs`, and gives it a label in the tab bar.
public struct MaterialTabItemModifier<Tab: Hashable>: ViewModifier {
  let tab: Tab
  let label: MaterialTabBar<Tab>.CustomLabel?
  @Environment(TabBarModel<Tab>.self) private var tabBarModel: TabBarModel<Tab>?

  init(tab: Tab, label: MaterialTabBar<Tab>.CustomLabel?) {
    self.tab = tab
    self.label = label
  }

  public func body(content: Content) -> some View {
    let isFirst = tabBarModel?.register(tab, label: label) ?? true
    TabPage(tab: tab, isRepeated: !isFirst) { content }
      .id(PageID(tab: tab))
  }
}

/// The identifier of a page: rows inside may have identifiers of the tab's own type.
struct PageID<Tab: Hashable>: OwnScrollTarget {
  let tab: Tab
}

extension View {
  /// Names a page, with a label of Material's primary or secondary kind.
  public func materialTabItem<Tab: Hashable>(tab: Tab, label: MaterialTabBar<Tab>.Label) -> some View {
    modifier(
      MaterialTabItemModifier(
        tab: tab, label: { AnyView(BuiltInLabel(label: label, tab: $0, context: $1, tapped: $2)) }))
  }

  /// Names a page, with a label of one's own.
  ///
  /// - Parameter label: made of the tab, the header's context, and what a tap has to call.
  public func materialTabItem<Tab: Hashable, Label: View>(
    tab: Tab,
    @ViewBuilder label: @escaping (_ tab: Tab, _ context: HeaderContext<Tab>, _ tapped: @escaping () -> Void) -> Label
  ) -> some View {
    modifier(MaterialTabItemModifier(tab: tab, label: { AnyView(label($0, $1, $2)) }))
  }

  /// Names a page that has no label, for tab bars that don't need one.
  public func materialTabItem<Tab: Hashable>(tab: Tab) -> some View {
    modifier(MaterialTabItemModifier(tab: tab, label: nil))
  }
}

/// A label as its value describes it.
private struct BuiltInLabel<Tab: Hashable>: View {
  let label: MaterialTabBar<Tab>.Label
  let tab: Tab
  let context: HeaderContext<Tab>
  let tapped: () -> Void

  var body: some View {
    switch label {
    case .primary(let title, let icon, let config, let deselectedConfig):
      PrimaryTab(
        tab: tab, context: context, tapped: tapped, title: title, anyIcon: icon.map { AnyView(erasing: $0) },
        config: config,
        deselectedConfig: deselectedConfig)
    case .secondary(let title, let config, let deselectedConfig):
      SecondaryTab(
        tab: tab, context: context, tapped: tapped, title: title, config: config, deselectedConfig: deselectedConfig)
    }
  }
}
