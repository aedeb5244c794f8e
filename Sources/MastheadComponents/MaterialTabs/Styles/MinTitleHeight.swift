public import Foundation
public import MastheadLayout

/// Keeps a part of a header's title on the screen once the header is collapsed.
public struct MinTitleHeightModifier: ViewModifier {
  /// How much is kept.
  public enum Metric: Hashable, Sendable {
    /// As much as the view is high that has the modifier.
    ///
    /// - Parameter scale: for views that are drawn smaller by then.
    case content(scale: CGFloat = 1)
    /// Points.
    case absolute(CGFloat)
    /// A share of the title's height, 0...1.
    case relative(CGFloat)
  }

  /// What the view asks for.
  public let metric: Metric

  public func body(content: Content) -> some View {
    switch metric {
    case .absolute(let height):
      // Nothing is what is kept by default: it takes back no other view's wish.
      content.preference(key: MinTitleHeightKey.self, value: usable(height) == 0 ? nil : .absolute(height))
    case .relative(let share):
      content.preference(key: MinTitleHeightKey.self, value: .relative(usable(share)))
    case .content(let scale):
      content.background {
        GeometryReader { proxy in
          Color.clear.preference(key: MinTitleHeightKey.self, value: .absolute(usable(proxy.size.height * scale)))
        }
      }
    }
  }

  /// NaN keeps nothing.
  private func usable(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : value }
}

/// Of several views in a title the last one that says so decides.
struct MinTitleHeightKey: PreferenceKey {
  static var defaultValue: HeaderGeometry.Least? { nil }

  static func reduce(value: inout HeaderGeometry.Least?, nextValue: () -> HeaderGeometry.Least?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Keeps a part of the title around on the screen once the header is collapsed. Without it the whole title goes.
  public func minTitleHeight(_ metric: MinTitleHeightModifier.Metric) -> some View {
    modifier(MinTitleHeightModifier(metric: metric))
  }
}
