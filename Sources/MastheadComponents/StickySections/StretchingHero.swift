public import Foundation
public import MastheadLayout

/// A picture at the top of scrolled content. Pulled down, it grows with the pull, so that no gap opens above it.
///
/// ```swift
/// ScrollView {
///   LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
///     StretchingHero(height: 240) {
///       Text("Catalog").font(.largeTitle.bold()).padding(20)
///     } background: {
///       LinearGradient(colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
///     }
///     Section { rows } header: { bar }
///   }
/// }
/// .ignoresSafeArea(edges: .top)
/// ```
///
/// The content stays where it is in the hero: its distance to the hero's lower edge is the same at every offset. It takes
/// as much room in the scrolled content as `height` says, however far it is pulled. Where nothing scrolls it reaches up to
/// the top of the screen.
public struct StretchingHero<Content: View, Background: View>: View {
  private let height: CGFloat
  private let alignment: Alignment
  private let content: Content
  private let background: Background

  /// - Parameters:
  ///   - height: points, at rest.
  ///   - alignment: where the content stands in the hero.
  ///   - background: offered the hero's whole size, grown by the pull.
  public init(
    height: CGFloat, alignment: Alignment = .bottomLeading, @ViewBuilder content: () -> Content,
    @ViewBuilder background: () -> Background
  ) {
    self.height = height
    self.alignment = alignment
    self.content = content()
    self.background = background()
  }

  public var body: some View {
    GeometryReader { proxy in
      let pull = max(0, proxy.frame(in: .scrollView).minY)
      ZStack(alignment: alignment) {
        background
        content
      }
      .frame(width: proxy.size.width, height: proxy.size.height + pull, alignment: alignment)
      // The whole hero moves, and its content with it: a background that moves alone would leave it behind.
      .offset(y: -pull)
      .reportsProgress("pull", pull)
    }
    .frame(height: height)
  }
}
