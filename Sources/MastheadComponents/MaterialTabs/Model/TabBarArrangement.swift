import Foundation

/// Where the labels of a tab bar stand. Points, from the first label's start.
///
/// Source: spec material-tabs.md, 7.
struct TabBarArrangement: Hashable {
  let starts: [CGFloat]
  let widths: [CGFloat]
  /// All labels are as high as the highest.
  let height: CGFloat
  let width: CGFloat

  /// - Parameters:
  ///   - sizes: what the labels want to be.
  ///   - fitting: the width of the tab bar; labels that fill get all of it.
  init(sizes: [CGSize], fitting: CGFloat, isEqual: Bool, spacing: CGFloat, fills: Bool) {
    let widest = sizes.reduce(0) { max($0, $1.width) }
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    let wanted = sizes.map { isEqual ? widest : $0.width }
    let total = wanted.reduce(gaps, +)
    let share = fills && !sizes.isEmpty ? max(0, (fitting - total) / CGFloat(sizes.count)) : 0
    var start: CGFloat = 0
    var starts: [CGFloat] = []
    for width in wanted {
      starts.append(start)
      start += width + share + spacing
    }
    self.starts = starts
    widths = wanted.map { $0 + share }
    height = sizes.reduce(0) { max($0, $1.height) }
    width = fills ? max(fitting, total) : total
  }

  /// How far a row is scrolled for one of its labels to stand in the middle, as far as the row's ends allow.
  static func centerOffset(start: CGFloat, width: CGFloat, rowWidth: CGFloat, viewport: CGFloat) -> CGFloat {
    min(max(start + width / 2 - viewport / 2, 0), max(0, rowWidth - viewport))
  }
}
