public import Foundation
public import MastheadLayout

/// The labels of all tabs side by side. When there is not room for all, the row scrolls, and the selected one stands in the
/// middle as far as the row's ends allow.
public struct MaterialTabBar<Tab: Hashable>: View {
  /// What a label looks like (https://m3.material.io/components/tabs).
  public enum Label {
    /// A title, an icon above it, or both, with an underline as wide as they are.
    case primary(
      String? = nil, icon: (any View)? = nil, config: PrimaryTab<Tab>.Config = .init(),
      deselectedConfig: PrimaryTab<Tab>.Config? = nil)
    /// A title with an underline as wide as the tab.
    case secondary(
      String, config: SecondaryTab<Tab>.Config = .init(), deselectedConfig: SecondaryTab<Tab>.Config? = nil)
  }

  /// How wide labels are.
  public enum Sizing: Hashable, Sendable, CaseIterable {
    /// All are as wide as the widest.
    case equalWidth
    /// Each has its own width.
    case proportionalWidth
  }

  /// Where labels stand that do not fill the bar.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing

    var horizontal: HorizontalAlignment {
      switch self {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    }
  }

  /// Makes a label of the tab, the header's context, and what a tap has to call.
  public typealias CustomLabel = (
    _ tab: Tab, _ context: HeaderContext<Tab>, _ tapped: @escaping () -> Void
  ) -> AnyView

  private let row: TabRow<Tab, EmptyView, EmptyView>

  /// - Parameters:
  ///   - selectedTab: the tab that a tap on a label selects.
  ///   - spacing: points between labels.
  ///   - fillAvailableSpace: true to let labels share what the bar has left.
  ///   - alignment: where labels stand otherwise.
  public init(
    selectedTab: Binding<Tab>, sizing: Sizing = .proportionalWidth, spacing: CGFloat = 0,
    fillAvailableSpace: Bool = true, alignment: Alignment = .center, context: HeaderContext<Tab>
  ) {
    row = TabRow(
      selectedTab: selectedTab, sizing: sizing, spacing: spacing, fills: fillAvailableSpace, alignment: alignment,
      context: context, leading: EmptyView(), trailing: EmptyView())
  }

  public var body: some View { row }
}

/// A tab bar with views before and after the labels, which scroll with them.
public struct MaterialAccessoryTabBar<Tab: Hashable, Leading: View, Trailing: View>: View {
  /// As of `MaterialTabBar`.
  public typealias Label = MaterialTabBar<Tab>.Label
  /// As of `MaterialTabBar`.
  public typealias Sizing = MaterialTabBar<Tab>.Sizing
  /// As of `MaterialTabBar`.
  public typealias Alignment = MaterialTabBar<Tab>.Alignment
  /// As of `MaterialTabBar`.
  public typealias CustomLabel = MaterialTabBar<Tab>.CustomLabel

  private let row: TabRow<Tab, Leading, Trailing>

  /// - Parameters:
  ///   - selectedTab: the tab that a tap on a label selects.
  ///   - fillAvailableSpace: true to let labels share what the bar, accessories not counted, has left.
  public init(
    selectedTab: Binding<Tab>, sizing: Sizing = .proportionalWidth, spacing: CGFloat = 0,
    fillAvailableSpace: Bool = true, alignment: Alignment = .center, context: HeaderContext<Tab>,
    @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    row = TabRow(
      selectedTab: selectedTab, sizing: sizing, spacing: spacing, fills: fillAvailableSpace, alignment: alignment,
      context: context, leading: leading(), trailing: trailing())
  }

  public var body: some View { row }
}

extension MaterialAccessoryTabBar where Trailing == EmptyView {
  /// With a view before the labels.
  public init(
    selectedTab: Binding<Tab>, sizing: Sizing = .proportionalWidth, spacing: CGFloat = 0,
    fillAvailableSpace: Bool = true, alignment: Alignment = .center, context: HeaderContext<Tab>,
    @ViewBuilder leading: () -> Leading
  ) {
    self.init(
      selectedTab: selectedTab, sizing: sizing, spacing: spacing, fillAvailableSpace: fillAvailableSpace,
      alignment: alignment, context: context, leading: leading, trailing: { EmptyView() })
  }
}

extension MaterialAccessoryTabBar where Leading == EmptyView {
  /// With a view after the labels.
  public init(
    selectedTab: Binding<Tab>, sizing: Sizing = .proportionalWidth, spacing: CGFloat = 0,
    fillAvailableSpace: Bool = true, alignment: Alignment = .center, context: HeaderContext<Tab>,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.init(
      selectedTab: selectedTab, sizing: sizing, spacing: spacing, fillAvailableSpace: fillAvailableSpace,
      alignment: alignment, context: context, leading: { EmptyView() }, trailing: trailing)
  }
}
