public import Foundation
public import MastheadLayout

/// A bar on a material that gets lower as it nears the edge it pins to.
///
/// It is meant for the header of a section below a hero: it has its full height while the hero is whole, and is compact once
/// the hero has gone. It looks at its own place, so that nothing else has to be told how far the content has moved.
///
/// ```swift
/// Section { rows } header: {
///   ShrinkingBar(from: 52, to: 36, over: 240) { progress in
///     Label("All Items", systemImage: "square.grid.2x2").font(.system(size: 17 - 2 * progress, weight: .semibold))
///     Spacer()
///   }
/// }
/// ```
public struct ShrinkingBar<Content: View>: View {
  private let range: CollapseRange
  private let content: (CGFloat) -> Content
  /// Points from the edge that the bar pins to; nil before the first layout.
  @State private var distance: CGFloat?

  /// - Parameters:
  ///   - expanded: the height in points far from the edge.
  ///   - compact: the height in points at the edge.
  ///   - distance: points from the edge at which the bar starts to change: the height of what is above it.
  ///   - content: one row of views, for how far the change has gone, 0...1.
  public init(
    from expanded: CGFloat, to compact: CGFloat, over distance: CGFloat,
    @ViewBuilder content: @escaping (_ progress: CGFloat) -> Content
  ) {
    range = CollapseRange(from: expanded, to: compact, over: distance)
    self.content = content
  }

  public var body: some View {
    let progress = range.progress(at: range.distance - (distance ?? range.distance))
    HStack { content(progress) }
      .padding(.horizontal)
      .frame(maxWidth: .infinity)
      .frame(height: range.length(progress: progress))
      .background(.regularMaterial)
      .overlay(alignment: .bottom) { Divider() }
      .onGeometryChange(for: CGFloat.self) {
        $0.frame(in: .scrollView).minY
      } action: {
        distance = $0
      }
      .reportsProgress("collapse", progress)
  }
}
