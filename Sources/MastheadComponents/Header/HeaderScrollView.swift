import Foundation
public import MastheadLayout

/// Content that scrolls beneath a header, and moves it: the bar's title and hairline follow the content.
///
/// ```swift
/// HeaderScrollView {
///   HeaderLargeTitle("Inbox")
///   MessageRows()
/// } header: {
///   Header { HeaderTitle("Inbox") }
/// }
/// ```
///
/// With a `HeaderLargeTitle` at its start the title of the bar appears as that one goes; pulled down, it grows. Without one
/// the title is there, and the hairline appears with the first points of scrolling.
public struct HeaderScrollView<Content: View, Bar: View>: View {
  private let showsIndicators: Bool
  private let content: Content
  private let bar: Bar
  /// How far the large title has gone; nil without one.
  @State private var progress: CGFloat?
  /// How visible the hairline is where there is no large title.
  @State private var hairline: CGFloat = 0
  @State private var stretch: CGFloat = 1

  public init(
    showsIndicators: Bool = true, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Bar
  ) {
    self.showsIndicators = showsIndicators
    self.content = content()
    bar = header()
    // A guess, that layout corrects: right at rest, it spares every such frame a second layout.
    let mayHaveLargeTitle = String(describing: Content.self).contains("HeaderLargeTitle")
    _progress = State(initialValue: mayHaveLargeTitle ? 0 : nil)
  }

  public var body: some View {
    VStack(spacing: 0) {
      bar
        .environment(\.headerProgress, progress)
        .environment(\.headerHairline, progress ?? hairline)
      ScrollView(.vertical, showsIndicators: showsIndicators) {
        VStack(alignment: .leading, spacing: 0) { content }
          .frame(maxWidth: .infinity, alignment: .topLeading)
          .environment(\.headerReport) { progress = $0 }
          .environment(\.headerStretch, stretch)
          .background { offsetReader }
      }
      .coordinateSpace(name: HeaderSpace.scroll)
      .onPreferenceChange(HasLargeTitleKey.self) { hasLargeTitle in
        if !hasLargeTitle { progress = nil }
      }
    }
  }

  private var offsetReader: some View {
    GeometryReader { proxy in
      let offset = -proxy.frame(in: .named(HeaderSpace.scroll)).minY
      Color.clear
        .onChange(of: HeaderMath.hairline(offset: offset), initial: true) { _, value in hairline = value }
        .onChange(of: HeaderMath.stretch(offset: offset), initial: true) { _, value in stretch = value }
    }
  }
}
