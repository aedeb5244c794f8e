import Foundation
import MastheadDisplayList

/// A finger on the middle of the screen, and the scroll view that it moves.
struct Finger {
  private let scroll: ScrollHandle?
  private let axis: Axis
  /// Where the content would be if nothing gave way at its edges, in points.
  private var raw: Double
  private var drag: (distance: Double, start: Double, duration: Double)?

  /// Less than this moves nothing: a finger that taps trembles (spec physics.md, 9).
  private static let slop = 10.0
  /// The velocity of a lifted finger is that of this long before, in seconds.
  private static let velocityWindow = 0.1

  init(_ scrolls: [ScrollHandle], canvas: Size, drag distance: CGSize, at time: Double) {
    // The direction is locked to the axis with the larger travel.
    axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    scroll = Self.scroll(scrolls, canvas, axis)
    raw = 0
    guard let scroll else { return }
    let offset = scroll.state.offset(at: time) ?? .zero
    raw = Self.raw(offset[axis], scroll, axis)
    scroll.state.hold(at: offset, isMoving: false)
  }

  /// The innermost scroll view in the middle of the canvas that moves along an axis.
  static func scroll(_ scrolls: [ScrollHandle], _ canvas: Size, _ axis: Axis) -> ScrollHandle? {
    let middle = Point(x: canvas.width / 2, y: canvas.height / 2)
    return scrolls.last {
      $0.axes.contains(axis == .vertical ? .vertical : .horizontal) && $0.viewport.contains(middle)
    }
  }

  mutating func begin(_ distance: CGSize, from start: Double, over duration: Double, at time: Double) {
    guard drag == nil || drag?.start != start else { return }
    let length = along(distance)
    drag = (abs(length) < Self.slop ? 0 : length, start, duration)
    if duration == 0 { finishDrag() }
  }

  /// What of a finger's way is towards the content's start: down, or to the right, or to the left in a mirrored scroll view.
  private func along(_ way: CGSize) -> Double {
    axis == .vertical ? finite(way.height) : finite(way.width) * (scroll?.isMirrored == true ? -1 : 1)
  }

  func isMoving(at time: Double) -> Bool {
    drag.map { time < $0.start + $0.duration } ?? false
  }

  /// Moves the content to where the finger is at a time.
  mutating func move(at time: Double) {
    guard let drag else { return }
    let share = drag.duration > 0 ? min(1, (time - drag.start) / drag.duration) : 1
    // Content follows the finger: a finger that goes up makes the offset larger.
    hold(raw - drag.distance * share)
    if share >= 1 { finishDrag() }
  }

  private mutating func finishDrag() {
    guard let drag else { return }
    raw -= drag.distance
    hold(raw)
    lastDrag = drag
    self.drag = nil
  }

  private var lastDrag: (distance: Double, start: Double, duration: Double)?

  private func hold(_ raw: Double) {
    guard let scroll else { return }
    var offset = scroll.state.offset(at: 0) ?? .zero
    offset[axis] = Self.shown(raw, scroll, axis)
    scroll.state.hold(at: offset, isMoving: true)
  }

  /// Lets go of the content.
  ///
  /// - Parameter velocity: of the finger, in points per second; nil for that of the drag that ended just now.
  func release(velocity: CGSize?, _ run: Run) {
    // The layout may have changed since the finger came down.
    guard let held = scroll, let scroll = run.scrolls.last(where: { $0.state === held.state }) else { return }
    let time = run.time
    let speed: Double
    if let velocity {
      speed = -along(velocity)
    } else if let lastDrag, lastDrag.duration > 0, time - lastDrag.start - lastDrag.duration < Self.velocityWindow {
      speed = -lastDrag.distance / lastDrag.duration
    } else {
      speed = 0
    }
    let position = (scroll.state.offset(at: time) ?? .zero)[axis]
    let range = scroll.range(axis)
    let started = Self.raw(position, scroll, axis) + (lastDrag?.distance ?? 0)
    if let place = scroll.restingPlace(from: position, started: started, velocity: speed, axis, in: run.tree) {
      let motion = ScrollMotion([
        .spring(Spring(response: 0.55, dampingRatio: 1), from: position, to: place, velocity: speed)
      ])
      scroll.state.move(motion, along: axis, phase: .decelerating, at: time)
      return
    }
    scroll.state.move(
      ScrollMotion.release(position: position, velocity: speed, range: range), along: axis, phase: .decelerating,
      at: time)
  }

  private static func shown(_ raw: Double, _ scroll: ScrollHandle, _ axis: Axis) -> Double {
    let range = scroll.range(axis)
    let length = scroll.region[axis]
    if raw < range.lowerBound {
      return range.lowerBound - RubberBand.displacement(travel: range.lowerBound - raw, length: length)
    }
    if raw > range.upperBound {
      return range.upperBound + RubberBand.displacement(travel: raw - range.upperBound, length: length)
    }
    return raw
  }

  private static func raw(_ shown: Double, _ scroll: ScrollHandle, _ axis: Axis) -> Double {
    let range = scroll.range(axis)
    let length = scroll.region[axis]
    if shown < range.lowerBound {
      return range.lowerBound - RubberBand.travel(displacement: range.lowerBound - shown, length: length)
    }
    if shown > range.upperBound {
      return range.upperBound + RubberBand.travel(displacement: shown - range.upperBound, length: length)
    }
    return shown
  }
}
