import MastheadDisplayList

/// Where a scroll view stands and how it moves, from pass to pass.
final class ScrollState {
  /// Points from the rest position, where nothing moves the content; nil until something scrolled.
  private(set) var offset: Point?
  private(set) var phase = ScrollPhase.idle
  private var motion: (axis: Axis, motion: ScrollMotion, start: Double)?
  /// True for content that a finger or its own momentum may have carried beyond its edge.
  private(set) var mayOverscroll = false

  /// Where the content stands at a time on the timeline, in seconds.
  func offset(at time: Double) -> Point? {
    guard let motion else { return offset }
    var result = offset ?? .zero
    result[motion.axis] = motion.motion.position(at: time - motion.start)
    return result
  }

  /// Points per second along the axis that the content moves on.
  func velocity(at time: Double) -> Double {
    motion.map { $0.motion.velocity(at: time - $0.start) } ?? 0
  }

  /// When the content will have come to rest; nil while nothing moves it.
  var end: Double? { motion.map { $0.start + $0.motion.duration } }

  /// Puts the content at an offset, at once.
  func jump(to offset: Point) {
    self.offset = offset
    motion = nil
    phase = .idle
    mayOverscroll = false
  }

  /// A finger holds the content at an offset.
  func hold(at offset: Point, isMoving: Bool) {
    self.offset = offset
    motion = nil
    phase = isMoving ? .interacting : .tracking
    mayOverscroll = true
  }

  /// Lets the content move by itself from now on.
  func move(_ motion: ScrollMotion?, along axis: Axis, phase: ScrollPhase, at time: Double) {
    offset = offset(at: time)
    guard let motion else {
      self.motion = nil
      self.phase = .idle
      return
    }
    self.motion = (axis, motion, time)
    self.phase = phase
    mayOverscroll = true
  }

  /// Takes the content from an offset to another, with an animation where a timeline can show one.
  func go(from old: Point, to new: Point, _ animation: Animation?, _ run: Run) {
    guard run.isPlaying, let animation, !run.configuration.environment.reducesMotion else {
      jump(to: new)
      return
    }
    let axis: Axis = abs(new.y - old.y) >= abs(new.x - old.x) ? .vertical : .horizontal
    let velocity = velocity(at: run.time)
    var start = new
    start[axis] = old[axis]
    jump(to: start)
    move(
      ScrollMotion(animation, from: old[axis], to: new[axis], velocity: velocity), along: axis, phase: .animating,
      at: run.time)
  }

  /// Ends a motion whose time is over.
  func finish(at time: Double) {
    guard let end, time >= end else { return }
    offset = offset(at: time)
    motion = nil
    phase = .idle
  }
}

extension Point {
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal { x = newValue } else { y = newValue }
    }
  }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable, CaseIterable {
  /// Nothing moves it.
  case idle
  /// A finger lies on it.
  case tracking
  /// A finger moves it.
  case interacting
  /// It runs on after a finger.
  case decelerating
  /// It goes somewhere by itself.
  case animating

  public var isScrolling: Bool { self != .idle }
}

/// A scroll view as the last layout placed it.
struct ScrollHandle {
  let state: ScrollState
  let axes: Axis.Set
  /// On the canvas.
  let viewport: Rect
  /// The region between the insets, in points.
  let region: Size
  let mostOffset: Point
  let paging: ScrollTargetMode

  func range(_ axis: Axis) -> ClosedRange<Double> { 0...max(0, mostOffset[axis]) }
}

/// Where a released scroll view may come to rest.
enum ScrollTargetMode: Hashable {
  case anywhere
  case pages
  case views
}
