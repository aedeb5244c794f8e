import Foundation

/// Where a scaling header stands, and how high it is, for how far the content has moved.
///
/// Source: spec scaling-header.md, 3 to 5. `offset` is always points that the content is scrolled by: 0 at rest, negative
/// while it is pulled down.
struct ScalingHeaderGeometry: Hashable, Sendable {
  let minHeight: CGFloat
  let maxHeight: CGFloat
  /// What of the heights that were given cannot be; nil when they are in order.
  let problem: String?

  /// The library's own.
  static let defaultHeights: (min: CGFloat, max: CGFloat) = (150, 350)

  /// - Parameters: heights in points. One that is no number is the default; a negative one is 0; a least height above the
  ///   greatest is the height of a header that does not change.
  init(minHeight: CGFloat, maxHeight: CGFloat) {
    var problems: [String] = []
    func usable(_ height: CGFloat, _ name: String, _ usual: CGFloat) -> CGFloat {
      guard height.isFinite else {
        problems.append("\(name) is no finite number, so that it is \(Int(usual))")
        return usual
      }
      if height < 0 { problems.append("\(name) is negative, so that it is 0") }
      return max(0, height)
    }
    let least = usable(minHeight, "minHeight", Self.defaultHeights.min)
    let most = usable(maxHeight, "maxHeight", Self.defaultHeights.max)
    if least > most {
      problems.append("minHeight is above maxHeight, so that the header keeps minHeight")
    }
    self.minHeight = least
    self.maxHeight = max(least, most)
    problem = problems.isEmpty ? nil : problems.joined(separator: "; ")
  }

  /// Points that the header collapses by.
  var extra: CGFloat { maxHeight - minHeight }

  /// 0 expanded, 1 collapsed; 0 for a header that does not collapse.
  func progress(at offset: CGFloat) -> CGFloat {
    extra > 0 ? min(max(offset / extra, 0), 1) : 0
  }

  /// The header's top in the viewport and its height.
  ///
  /// - Parameters:
  ///   - collapses: true to make the header lower; false to move it up.
  ///   - grows: true to make it higher while the content is pulled down.
  func frame(at offset: CGFloat, collapses: Bool, grows: Bool) -> (y: CGFloat, height: CGFloat) {
    if offset < 0 { return (0, maxHeight + (grows ? -offset : 0)) }
    let gone = min(offset, extra)
    return collapses ? (0, maxHeight - gone) : (-gone, maxHeight)
  }

  // MARK: Snapping

  /// The offset of a snap position: 0 collapsed, 1 expanded. Positions outside of 0...1 are moved to its ends.
  func offset(of position: CGFloat) -> CGFloat { (1 - min(max(position, 0), 1)) * extra }

  func offset(of state: SnapHeaderState) -> CGFloat {
    switch state {
    case .expanded: 0
    case .collapsed: extra
    case .custom(let height): maxHeight - min(max(height.isFinite ? height : maxHeight, minHeight), maxHeight)
    }
  }

  /// Where content goes that came to rest at an offset; nil when it stays. Between two positions it goes to the nearer one,
  /// and from the middle to the more collapsed one.
  func snap(from offset: CGFloat, positions: [CGFloat]) -> CGFloat? {
    let targets = positions.map { self.offset(of: $0) }.sorted()
    guard let above = targets.last(where: { $0 < offset }), let below = targets.first(where: { $0 > offset }),
      // On a position content is at home.
      !targets.contains(offset)
    else { return nil }
    return offset - above < below - offset ? above : below
  }
}
