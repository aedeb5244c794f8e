import Foundation
public import MastheadLayout

/// A navigation bar of 44 points: a back button or actions at the start, a title in the middle, actions at the end.
///
/// ```swift
/// Header {
///   HeaderTitle("Profile")
/// } leading: {
///   HeaderBack("Settings")
/// } trailing: {
///   HeaderActions { EditButton() }
/// }
/// ```
///
/// The title's middle is always the bar's middle. `HeaderBack` and `HeaderActions(side:)` go to their side in whichever
/// builder they stand. Text in the bar keeps its size whatever text size the reader chose, as on the platform.
public struct Header<Title: View, Leading: View, Trailing: View>: View {
  private let title: Title
  private let leading: Leading
  private let trailing: Trailing
  @Environment(\.screenBackground) private var background
  @Environment(\.headerHairline) private var hairline
  @Environment(\.pixelLength) private var pixelLength

  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing
  ) {
    self.title = title()
    self.leading = leading()
    self.trailing = trailing()
  }

  public var body: some View {
    HeaderBarLayout {
      leading.layoutValue(key: HeaderBuilderKey.self, value: .start)
      title.layoutValue(key: HeaderBuilderKey.self, value: .center)
      trailing.layoutValue(key: HeaderBuilderKey.self, value: .end)
    }
    .textStyle(.base)
    .foregroundStyle(EsuissColor.foreground)
    .lineLimit(1)
    .dynamicTypeSize(.large)
    .overlay(alignment: .bottom) {
      EsuissColor.border
        .frame(height: pixelLength)
        .opacity(hairline)
        .accessibilityHidden(true)
    }
    .background(background)
  }
}

extension Header where Leading == EmptyView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder trailing: () -> Trailing) {
    self.init(title: title, leading: { EmptyView() }, trailing: trailing)
  }
}

extension Header where Trailing == EmptyView {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder leading: () -> Leading) {
    self.init(title: title, leading: leading, trailing: { EmptyView() })
  }
}

extension Header where Leading == EmptyView, Trailing == EmptyView {
  public init(@ViewBuilder title: () -> Title) {
    self.init(title: title, leading: { EmptyView() }, trailing: { EmptyView() })
  }
}
