public import Foundation
public import MastheadLayout

/// A label of Material's primary kind: an icon, a title below it, and an underline as wide as they are that slides from label
/// to label.
public struct PrimaryTab<Tab: Hashable>: View {
  /// What a label looks like. Nil styles follow the tint.
  public struct Config {
    /// Nil for the font around.
    public var font: Font?
    /// Of icon and title.
    public var titleStyle: (any ShapeStyle)?
    /// Nil for the title's.
    public var underlineStyle: (any ShapeStyle)?
    /// Points.
    public var underlineThickness: CGFloat
    /// Its upper half shows; nil for no underline.
    public var underlineShape: (any View & Shape)?
    /// Of the line below the whole tab; nil for the tint, faint.
    public var bottomRuleStyle: (any ShapeStyle)?
    /// Points.
    public var bottomRuleThickness: CGFloat
    /// Behind the whole tab; nil for none.
    public var backgroundStyle: (any ShapeStyle)?
    /// Around the label.
    public var padding: EdgeInsets
    /// Around icon and title.
    public var contentPadding: EdgeInsets
    /// Points between icon and title.
    public var contentSpacing: CGFloat
    /// True for the standard's own measures instead of the library's.
    var isStandard = false

    /// The library's own look, but for what is given.
    public init(
      font: Font? = .system(size: 14, weight: .bold), titleStyle: (any ShapeStyle)? = nil,
      underlineStyle: (any ShapeStyle)? = nil, underlineThickness: CGFloat = 3,
      underlineShape: (any View & Shape)? = Capsule(), bottomRuleStyle: (any ShapeStyle)? = nil,
      bottomRuleThickness: CGFloat = 1, backgroundStyle: (any ShapeStyle)? = nil,
      padding: EdgeInsets = EdgeInsets(),
      contentPadding: EdgeInsets = EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0), contentSpacing: CGFloat = 3
    ) {
      self.font = font
      self.titleStyle = titleStyle
      self.underlineStyle = underlineStyle
      self.underlineThickness = underlineThickness
      self.underlineShape = underlineShape
      self.bottomRuleStyle = bottomRuleStyle
      self.bottomRuleThickness = bottomRuleThickness
      self.backgroundStyle = backgroundStyle
      self.padding = padding
      self.contentPadding = contentPadding
      self.contentSpacing = contentSpacing
    }

    /// The same for a tab that is not selected: fainter, and without underline.
    var deselected: Config {
      var config = self
      config.titleStyle = titleStyle.map { AnyShapeStyle($0).opacity(0.2) } ?? HierarchicalShapeStyle.secondary
      if isStandard { config.titleStyle = Material3.onSurfaceVariant }
      config.underlineShape = nil
      return config
    }
  }

  private let tab: Tab
  private let context: HeaderContext<Tab>
  private let tapped: () -> Void
  private let title: String?
  private let icon: AnyView?
  private let config: Config

  /// - Parameter deselectedConfig: nil for the config, fainter and without underline.
  public init<Icon: View>(
    tab: Tab, context: HeaderContext<Tab>, tapped: @escaping () -> Void, title: String? = nil, icon: Icon,
    config: Config = .init(), deselectedConfig: Config? = nil
  ) {
    self.init(
      tab: tab, context: context, tapped: tapped, title: title, anyIcon: AnyView(icon), config: config,
      deselectedConfig: deselectedConfig)
  }

  /// A label without icon.
  public init(
    tab: Tab, context: HeaderContext<Tab>, tapped: @escaping () -> Void, title: String? = nil, config: Config = .init(),
    deselectedConfig: Config? = nil
  ) {
    self.init(
      tab: tab, context: context, tapped: tapped, title: title, anyIcon: nil, config: config,
      deselectedConfig: deselectedConfig)
  }

  init(
    tab: Tab, context: HeaderContext<Tab>, tapped: @escaping () -> Void, title: String?, anyIcon: AnyView?,
    config: Config,
    deselectedConfig: Config?
  ) {
    self.tab = tab
    self.context = context
    self.tapped = tapped
    self.title = title
    icon = anyIcon
    self.config = tab == context.selectedTab ? config : deselectedConfig ?? config.deselected
  }

  /// Points of a font whose symbols stand in a box of 31: 26, with the box rounded to whole points on every screen.
  private static var iconFontSize: CGFloat { 31 / 1.2 }

  private var isSelected: Bool { tab == context.selectedTab }
  private var titleStyle: AnyShapeStyle { AnyShapeStyle(config.titleStyle ?? .tint) }

  public var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: config.isStandard ? 0 : 8)
      Button(action: tapped) {
        face
          .modifier(TabTitleCheck(tab: tab, isEmpty: icon == nil && (title ?? "").isEmpty))
          .padding(config.contentPadding)
          .frame(height: config.isStandard ? Material3.tabHeight(isStacked: icon != nil && title != nil) : nil)
          .background(alignment: .bottom) { underline }
          .padding(.horizontal, config.isStandard ? Material3.labelMargin : 0)
      }
      .buttonStyle(.plain)
      if !config.isStandard { bottomRule }
    }
    .frame(maxWidth: .infinity)
    .background(alignment: .bottom) { if config.isStandard { bottomRule } }
    .padding(config.padding)
    .background { if let style = config.backgroundStyle { Rectangle().fill(AnyShapeStyle(style)) } }
    .contentShape(Rectangle())
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityRole(.tab)
    .animation(.tabSelection, value: context.selectedTab)
  }

  private var face: some View {
    VStack(spacing: config.contentSpacing) {
      if let icon {
        icon
          .font(.system(size: config.isStandard ? Material3.iconFontSize : Self.iconFontSize))
          .foregroundStyle(titleStyle)
      }
      if let title {
        Text(title)
          .font(config.font)
          .foregroundStyle(titleStyle)
          .tracking(config.isStandard ? Material3.labelTracking : 0)
          .lineLimit(1)
          .frame(minWidth: config.isStandard ? Material3.leastUnderline : nil)
      }
    }
  }

  private var bottomRule: some View {
    Rectangle()
      .fill(AnyShapeStyle(config.bottomRuleStyle ?? AnyShapeStyle(.tint).opacity(0.35)))
      .frame(height: config.bottomRuleThickness)
      .accessibilityHidden(true)
  }

  @ViewBuilder private var underline: some View {
    if let shape = config.underlineShape {
      let line = TabUnderline(
        shape: shape, style: AnyShapeStyle(config.underlineStyle ?? titleStyle), thickness: config.underlineThickness)
      if isSelected {
        line.slides(in: context.animationNamespace)
      } else {
        line
      }
    }
  }
}
