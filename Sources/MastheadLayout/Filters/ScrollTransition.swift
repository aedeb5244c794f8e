import Foundation
import MastheadDisplayList

/// Where a view is that scrolls into sight or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the leading or upper edge.
  case topLeading
  /// In sight.
  case identity
  /// Beyond the trailing or lower edge.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a transition follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view must be in sight before it counts as such.
  public struct Threshold: Sendable {
    let share: Double

    public static let visible = Threshold(share: 1)
    public static let hidden = Threshold(share: 0)
    public static let centered = Threshold(share: 1)

    public static func visible(_ amount: Double) -> Threshold { Threshold(share: clamp(amount)) }
  }

  enum Kind: Sendable {
    case interactive
    case animated
    case none
  }

  let kind: Kind
  var threshold = 1.0

  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: 0.5)
  public static let identity = ScrollTransitionConfiguration(kind: .none)

  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, threshold: threshold.share)
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// How far a view is on its way out.
  ///
  /// - Parameter hidden: the share of it that is out of sight, 0...1.
  func progress(hidden: Double) -> Double {
    switch kind {
    case .interactive: clamp(hidden - (1 - threshold))
    // An animation that the scrolling started is at its end.
    case .animated: hidden > 1 - threshold ? 1 : 0
    case .none: 0
    }
  }
}

/// A curve of progress over time.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = UnitCurve()
  public static let easeIn = UnitCurve()
  public static let easeOut = UnitCurve()
  public static let easeInOut = UnitCurve()
  public static let circularEaseIn = UnitCurve()
  public static let circularEaseOut = UnitCurve()
  public static let circularEaseInOut = UnitCurve()
}

extension View {
  /// Changes how the view is drawn while it scrolls into sight and out of it.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    wrapped(
      in: VisualEffectRule { _, frame, placement in
        let rest = transition(EmptyVisualEffect(), .identity)._steps
        guard let region = placement.scrollRegion else { return rest }
        let axis = axis ?? placement.scrollAxis ?? .vertical
        let (before, after) = hiddenShares(of: frame, in: region, axis)
        if before > 0 {
          return rest.mixed(
            with: transition(EmptyVisualEffect(), .topLeading)._steps, share: topLeading.progress(hidden: before))
        }
        return rest.mixed(
          with: transition(EmptyVisualEffect(), .bottomTrailing)._steps, share: bottomTrailing.progress(hidden: after))
      })
  }
}

/// The shares of a view that are before the beginning of a region and beyond its end.
private func hiddenShares(of frame: Rect, in region: Rect, _ axis: Axis) -> (before: Double, after: Double) {
  let length = frame.size[axis]
  guard length > 0 else { return (0, 0) }
  let (start, end) = axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  let (from, to) = axis == .vertical ? (region.minY, region.maxY) : (region.minX, region.maxX)
  return (clamp((from - start) / length), clamp((end - to) / length))
}
