import Foundation

/// Where content that has gone beneath a header is blurred.
///
/// Source: spec material-tabs.md, 12.
struct EdgeEffectArea: Hashable {
  /// From the safe area's top to the header's lower edge, in points.
  let height: CGFloat
  /// How far content is beneath the header, in points; nothing is blurred at 0.
  let depth: CGFloat

  init(_ geometry: HeaderGeometry, headerOffset: CGFloat, pageOffset: CGFloat) {
    let title = geometry.stretchedTitleHeight(at: headerOffset) ?? geometry.titleHeight
    height = geometry.minTotalHeight + max(0, title - max(headerOffset, 0) - geometry.minTitleHeight)
    depth = max(0, pageOffset - headerOffset)
  }

  var isVisible: Bool { depth > 0 }
}
