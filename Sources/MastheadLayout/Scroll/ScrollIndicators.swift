import Foundation
import MastheadDisplayList

/// Whether scroll indicators show. They do while a finger or motion is on the content, and have faded from content at rest.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  public static let automatic = ScrollIndicatorVisibility(number: 0)
  public static let visible = ScrollIndicatorVisibility(number: 1)
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  public static let never = ScrollIndicatorVisibility(number: 3)

  var isHidden: Bool { self == .hidden || self == .never }
}

extension View {
  /// Decides whether the scroll views inside have indicators.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changing { environment in
      if visibility.isHidden {
        environment.fields.hiddenIndicators.formUnion(axes)
      } else {
        environment.fields.hiddenIndicators.subtract(axes)
      }
    }
  }
}

/// The bar at a scroll view's edge that tells how much of the content is in sight, and where.
///
/// Measures are those of the platform: 3 points wide, 3 from the edges, at least 36 long; when content is pulled beyond an end,
/// as much shorter. It is whole while content moves, stays for a moment, and fades.
struct ScrollIndicator: Hashable {
  /// Points.
  static let width = 3.0
  static let inset = 3.0
  static let leastLength = 36.0
  /// The length of an indicator that is pressed against the end.
  static let leastPressedLength = 8.0
  /// Seconds after the end of a motion.
  static let stay = 0.35
  static let fade = 0.25

  /// Points from the start of the edge.
  let start: Double
  let length: Double

  /// Nil for content that is in sight as a whole.
  ///
  /// - Parameters:
  ///   - room: the length of the edge between its insets, in points.
  ///   - offset: of the content; beyond `0...most` where it is pulled.
  init?(room: Double, content: Double, offset: Double, most: Double) {
    guard most > 0, content > 0, room > 2 * Self.inset + Self.leastPressedLength else { return nil }
    let track = room - 2 * Self.inset
    let whole = min(track, max(Self.leastLength, track * room / content))
    let pressed = offset < 0 ? -offset : max(0, offset - most)
    length = max(min(whole, Self.leastPressedLength), whole - pressed)
    let share = clamp(offset / most)
    start = Self.inset + (track - length) * share
  }

  /// How visible an indicator is, 0...1.
  ///
  /// - Parameter rest: seconds since motion ended; nil while something moves.
  static func opacity(atRestFor rest: Double?) -> Double {
    guard let rest else { return 1 }
    return clamp(1 - (rest - stay) / fade)
  }
}

extension ScrollRule {
  /// Draws the indicators of the axes that move, over the content.
  func drawIndicators(_ node: NodeID, _ tree: NodeTree, _ drawing: inout Drawing) {
    guard tree.run.isPlaying, let visibility = state.indicatorVisibility(at: tree.run.time), visibility > 0,
      let frame = tree.nodes[Int(node)].frame, let index = tree.scrolls[node]
    else { return }
    let metrics = tree.scrollMetrics[index]
    let paint = Paint.color(indicators.color.multiplyingAlpha(by: visibility))
    func bar(_ axis: Axis) -> ScrollIndicator? {
      guard axes.contains(axis == .vertical ? .vertical : .horizontal),
        !indicators.hidden.contains(axis == .vertical ? .vertical : .horizontal)
      else { return nil }
      return ScrollIndicator(
        room: frame.size[axis], content: metrics.contentSize[axis], offset: metrics.offset[axis],
        most: metrics.maximumOffset[axis])
    }
    func fill(_ rect: Rect) {
      let aligned = drawing.aligned(rect)
      drawing.fill(.roundedRectangle(aligned, radius: ScrollIndicator.width / 2), paint, bounds: aligned)
    }
    let isMirrored = tree.nodes[Int(node)].isMirrored
    let width = ScrollIndicator.width
    if let bar = bar(.vertical) {
      let x = isMirrored ? frame.minX + ScrollIndicator.inset : frame.maxX - ScrollIndicator.inset - width
      fill(Rect(x: x, y: frame.minY + bar.start, width: width, height: bar.length))
    }
    if let bar = bar(.horizontal) {
      let x = isMirrored ? frame.maxX - bar.start - bar.length : frame.minX + bar.start
      fill(Rect(x: x, y: frame.maxY - ScrollIndicator.inset - width, width: bar.length, height: width))
    }
  }
}

/// How a scroll view's indicators look.
struct IndicatorLook {
  var hidden: Axis.Set
  var color: RGBA

  init(_ environment: EnvironmentValues, shows: Bool) {
    hidden = shows ? environment.fields.hiddenIndicators : [.vertical, .horizontal]
    color =
      environment.colorScheme == .light
      ? RGBA(red: 0, green: 0, blue: 0, alpha: 0.35) : RGBA(red: 1, green: 1, blue: 1, alpha: 0.45)
  }
}

extension ScrollState {
  /// How visible indicators are, 0...1; nil for content that nothing has moved.
  func indicatorVisibility(at time: Double) -> Double? {
    if phase.isScrolling { return 1 }
    return rested.map { ScrollIndicator.opacity(atRestFor: max(0, time - $0)) }
  }
}
