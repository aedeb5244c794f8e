public import Foundation
import MastheadDisplayList

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long it is across the grid.
  public enum Size: Sendable {
    /// Points.
    case fixed(CGFloat)
    /// What is left, shared with the other flexible ones. Points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for. Points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// Points to the next one; nil for 8.
  public var spacing: CGFloat?
  /// Where cells stand in their room; nil for in the middle.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a grid once its width is known.
struct GridTrack: Equatable {
  var start: Double
  var length: Double
  var alignment: Alignment?
}

extension GridItem {
  /// The columns for a width, from its start. An adaptive one gives several.
  ///
  /// Fixed columns are served first. The others follow in order: each gets its share of what is left, inside its bounds, and
  /// an adaptive one as many columns as fit into its share.
  ///
  /// - Parameter length: points across the grid; not negative.
  /// - Source: https://www.objc.io/blog/2020/11/23/grid-layout/
  static func tracks(_ items: [GridItem], in length: Double) -> [GridTrack] {
    func spacing(_ item: GridItem) -> Double { item.spacing.map { finite($0) } ?? defaultSpacing }
    var left = length - items.dropLast().reduce(0) { $0 + spacing($1) }
    for case .fixed(let fixed) in items.map(\.size) { left -= max(0, finite(fixed)) }
    var waiting = items.count { if case .fixed = $0.size { false } else { true } }
    var tracks: [GridTrack] = []
    var position = 0.0
    for item in items {
      let gap = spacing(item)
      let share = max(0, left) / Double(max(1, waiting))
      var lengths: [Double] = []
      switch item.size {
      case .fixed(let fixed): lengths = [max(0, finite(fixed))]
      case .flexible(let minimum, let maximum):
        lengths = [bounded(share, minimum, maximum)]
        left -= lengths[0]
        waiting -= 1
      case .adaptive(let minimum, let maximum):
        let least = max(1, finite(minimum))
        let count = max(1, Int(clamp((share + gap) / (least + gap), 1, 10_000)))
        let each = (share - Double(count - 1) * gap) / Double(count)
        lengths = Array(repeating: bounded(each, minimum, maximum), count: count)
        left -= share
        waiting -= 1
      }
      for each in lengths {
        tracks.append(GridTrack(start: position, length: each, alignment: item.alignment))
        position += each + gap
      }
    }
    return tracks
  }

  private static func bounded(_ length: Double, _ minimum: CGFloat, _ maximum: CGFloat) -> Double {
    max(finite(minimum), min(length, maximum.isFinite ? finite(maximum) : .infinity))
  }
}
