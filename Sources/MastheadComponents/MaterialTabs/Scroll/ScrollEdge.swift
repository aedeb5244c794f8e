import Foundation
public import MastheadLayout

extension View {
  /// Blurs content of the tabs inside that goes beneath the header, so that a header without background looks like a part of the
  /// navigation bar. At rest nothing is blurred.
  ///
  /// An opaque header covers the effect. `scrollEdgeEffectHidden(_:for:)` takes it away, `scrollEdgeEffectStyle(_:for:)`
  /// changes it.
  public func materialTabsScrollEdgeEffect(_ enabled: Bool = true) -> some View {
    environment(\.blursBeneathHeader, enabled)
  }
}

private struct BlursBeneathHeaderKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var blursBeneathHeader: Bool {
    get { self[BlursBeneathHeaderKey.self] }
    set { self[BlursBeneathHeaderKey.self] = newValue }
  }
}

/// Blurs what of a page's content has gone beneath the header.
struct ScrollEdge<Tab: Hashable>: ViewModifier {
  let tab: Tab
  let model: HeaderModel<Tab>
  let header: HeaderGeometry?
  @Environment(\.blursBeneathHeader) private var isEnabled
  @Environment(\.topScrollEdge) private var style

  /// The effect comes with the first points that are beneath the header, so that a short scroll does not make it flash.
  private static var ramp: CGFloat { 16 }

  func body(content: Content) -> some View {
    content.overlay(alignment: .top) {
      if isEnabled, let style, let header {
        let area = EdgeEffectArea(
          header, headerOffset: model.headerContext.offset, pageOffset: model.offset(of: tab))
        if area.isVisible {
          // The page itself starts below a collapsed header.
          ScrollEdgeArea(style: style, strength: min(1, area.depth / Self.ramp))
            .frame(height: header.safeTop + area.height)
            .offset(y: -header.safeTop - header.minTotalHeight)
            .accessibilityHidden(true)
        }
      }
    }
  }
}
