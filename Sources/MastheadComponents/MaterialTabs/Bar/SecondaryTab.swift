public import Foundation
public import MastheadLayout

/// A label of Material's secondary kind: a title, and an underline as wide as the tab that slides from label to label.
public struct SecondaryTab<Tab: Hashable>: View {
  /// What a label looks like. Nil styles follow the tint.
  public struct Config {
    /// Nil for the font around.
    public var font: Font?
    /// Of the title; nil for the tint.
    public var titleStyle: (any ShapeStyle)?
    /// Nil for the title's where the tab is selected, and for no underline where it is not.
    public var underlineStyle: (any ShapeStyle)?
    /// Points.
    public var underlineThickness: CGFloat
    /// Fills the tab; nil for nothing.
    public var backgroundStyle: (any ShapeStyle)?
    /// Around the title.
    public var padding: EdgeInsets
    /// True for the standard's own measures instead of the library's.
    var isStandard = false

    /// - Parameter selectedTextStyle: not used, as in the library.
    public init(
      font: Font? = .system(size: 13, weight: .bold), titleStyle: (any ShapeStyle)? = nil,
      selectedTextStyle: (any ShapeStyle)? = nil, underlineStyle: (any ShapeStyle)? = nil,
      underlineThickness: CGFloat = 2, backgroundStyle: (any ShapeStyle)? = nil,
      padding: EdgeInsets = EdgeInsets(top: 12, leading: 10, bottom: 10, trailing: 10)
    ) {
      self.font = font
      self.titleStyle = titleStyle
      self.underlineStyle = underlineStyle
      self.underlineThickness = underlineThickness
      self.backgroundStyle = backgroundStyle
      self.padding = padding
    }

    /// The same for a tab that is not selected: fainter, and without underline.
    var deselected: Config {
      var config = self
      config.titleStyle = titleStyle.map { AnyShapeStyle($0).opacity(0.7) } ?? HierarchicalShapeStyle.secondary
      if isStandard { config.titleStyle = Material3.onSurfaceVariant }
      config.underlineStyle = nil
      return config
    }
  }

  private let tab: Tab
  private let context: HeaderContext<Tab>
  private let tapped: () -> Void
  private let title: String
  private let config: Config
  private let deselectedConfig: Config

  /// - Parameter deselectedConfig: nil for the config, fainter and without underline.
  public init(
    tab: Tab, context: HeaderContext<Tab>, tapped: @escaping () -> Void, title: String, config: Config = .init(),
    deselectedConfig: Config? = nil
  ) {
    self.tab = tab
    self.context = context
    self.tapped = tapped
    self.title = title
    self.config = config
    self.deselectedConfig = deselectedConfig ?? config.deselected
  }

  private var isSelected: Bool { tab == context.selectedTab }
  private var active: Config { isSelected ? config : deselectedConfig }
  private var titleStyle: AnyShapeStyle { AnyShapeStyle(active.titleStyle ?? .tint) }

  public var body: some View {
    Button(action: tapped) {
      Text(title)
        .font(active.font)
        .foregroundStyle(titleStyle)
        .tracking(active.isStandard ? Material3.labelTracking : 0)
        .lineLimit(1)
        .modifier(TabTitleCheck(tab: tab, isEmpty: title.isEmpty))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(active.padding)
        .frame(minHeight: active.isStandard ? Material3.tabHeight(isStacked: false) : nil)
        .background { if let style = active.backgroundStyle { Rectangle().fill(AnyShapeStyle(style)) } }
        .overlay(alignment: .bottom) { lines }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityRole(.tab)
    .animation(.tabSelection, value: context.selectedTab)
  }

  /// The sliding line above the one that stays.
  private var lines: some View {
    ZStack(alignment: .bottom) {
      if config.isStandard { line(Material3.outlineVariant, Material3.dividerThickness) }
      if let style = deselectedConfig.underlineStyle { line(style, deselectedConfig.underlineThickness) }
      if isSelected {
        line(config.underlineStyle ?? titleStyle, config.underlineThickness).slides(in: context.animationNamespace)
      }
    }
    .accessibilityHidden(true)
  }

  private func line(_ style: any ShapeStyle, _ thickness: CGFloat) -> some View {
    Rectangle().fill(AnyShapeStyle(style)).frame(height: thickness)
  }
}
