import Foundation
public import MastheadLayout

extension View {
  /// Lets a header in an example reach the edges of a page whose margin is 16 points: both sides and the top.
  public func headerStoryBleed() -> some View {
    padding([.horizontal, .top], -Metrics.margin)
  }
}
