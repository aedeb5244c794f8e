import MastheadDisplayList

/// Where a scroll view stands and how it moves, from pass to pass.
package final class ScrollState {
  /// All that there is to know, as a value.
  struct Standing: Equatable {
    struct Motion: Equatable {
      let axis: Axis
      let motion: ScrollMotion
      /// Seconds on the timeline.
      let start: Double
    }

    /// Points from the rest position, where nothing moves the content; nil until something scrolled.
    var offset: Point?
    var phase = ScrollPhase.idle
    var motion: Motion?
    /// True for content that a finger or its own momentum may have carried beyond its edge.
    var mayOverscroll = false
    /// True for content that a finger moved, or that a frame was asked to start with.
    var isUsers = false
  }

  private(set) var standing = Standing()
  /// When a finger or motion was on the content last, in seconds on the timeline; nil for never, or not since it was put elsewhere.
  private(set) var rested: Double?
  /// When the scroll view was placed last, in seconds on the timeline.
  var placed = 0.0

  package init() {}

  var phase: ScrollPhase { standing.phase }
  var mayOverscroll: Bool { standing.mayOverscroll }
  var isUsers: Bool { standing.isUsers }

  /// Makes it what it was.
  func restore(_ standing: Standing) {
    self.standing = standing
  }

  /// Where the content stands at a time on the timeline, in seconds.
  func offset(at time: Double) -> Point? {
    guard let motion = standing.motion else { return standing.offset }
    var result = standing.offset ?? .zero
    result[motion.axis] = motion.motion.position(at: time - motion.start)
    return result
  }

  /// Points per second along the axis that the content moves on.
  func velocity(at time: Double) -> Double {
    standing.motion.map { $0.motion.velocity(at: time - $0.start) } ?? 0
  }

  /// When the content will have come to rest; nil while nothing moves it.
  var end: Double? { standing.motion.map { $0.start + $0.motion.duration } }

  /// Puts the content at an offset, at once.
  func jump(to offset: Point, isUsers: Bool = false) {
    standing = Standing(offset: offset, isUsers: isUsers)
    rested = nil
  }

  /// The same for content that scrolls up and down, in points from the rest position.
  package func jump(toY offset: Double) {
    jump(to: Point(x: standing.offset?.x ?? 0, y: offset))
  }

  /// Lets content that scrolls up and down go back as from beyond its end, in the place of another that was on the way.
  ///
  /// - Parameters:
  ///   - offset: points from the rest position, to start from.
  ///   - goal: points from the rest position, to go to.
  ///   - other: the scroll view whose motion goes on here; nil for content that starts from rest.
  package func moveBack(fromY offset: Double, toY goal: Double, after other: ScrollState?) {
    jump(toY: offset)
    move(
      ScrollMotion.release(position: offset, velocity: other?.velocityY ?? 0, range: goal...goal), along: .vertical,
      phase: .decelerating, at: (other ?? self).placed)
  }

  /// Points per second towards the content's end, when it was placed last.
  private var velocityY: Double {
    standing.motion?.axis == .vertical ? velocity(at: placed) : 0
  }

  /// A finger holds the content at an offset.
  func hold(at offset: Point, isMoving: Bool) {
    standing = Standing(
      offset: offset, phase: isMoving ? .interacting : .tracking, mayOverscroll: true, isUsers: true)
  }

  /// Lets the content move by itself from now on.
  func move(_ motion: ScrollMotion?, along axis: Axis, phase: ScrollPhase, at time: Double) {
    standing.offset = offset(at: time)
    guard let motion else {
      rested = time
      standing.motion = nil
      standing.phase = .idle
      return
    }
    standing.motion = Standing.Motion(axis: axis, motion: motion, start: time)
    standing.phase = phase
    standing.mayOverscroll = true
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
    standing.offset = offset(at: time)
    rested = end
    standing.motion = nil
    standing.phase = .idle
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

/// A scroll view as the last layout placed it.
struct ScrollHandle {
  let state: ScrollState
  let axes: Axis.Set
  /// On the canvas.
  let viewport: Rect
  /// The region between the insets, in points.
  let region: Size
  let contentSize: Size
  let mostOffset: Point
  let behavior: ScrollTargetMode
  /// True where the offset grows to the left.
  let isMirrored: Bool
  let node: NodeID

  func range(_ axis: Axis) -> ClosedRange<Double> { 0...max(0, mostOffset[axis]) }
}
