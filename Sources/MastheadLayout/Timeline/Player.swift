import Foundation
import MastheadDisplayList

/// Plays a timeline: does its steps, lets time pass, and lays the view out at the instants that are asked for.
///
/// Between steps the view is laid out sixty times a second while anything moves, so that headers which remember their path see
/// it as on a device. The ticks stand on a fixed grid: what is shown at an instant does not depend on the others asked for.
package final class Player {
  /// Layouts a second while something moves.
  static let ticksPerSecond = 60.0

  private let run: Run
  private let timeline: Timeline
  private let layOut: (Run) -> LayoutResult
  private var nextStep = 0
  /// When the next step starts, in seconds.
  private var stepStart = 0.0
  private var finger: Finger?
  private var result: LayoutResult?
  /// True once an instant off the grid was laid out: the run has seen more than the grid.
  private var hasLeftGrid = false
  /// When what the last step began had come, or will have come, to rest, as far as that is known.
  private var restStart = 0.0

  /// - Parameter layOut: lays the preview's view out in a run.
  package init(run: Run, timeline: Timeline, layOut: @escaping (Run) -> LayoutResult) {
    self.run = run
    self.timeline = timeline
    self.layOut = layOut
    run.isPlaying = true
  }

  /// False when the player is past an instant, or has been between ticks: then another must play from the start.
  package func canReach(_ time: Double) -> Bool {
    !hasLeftGrid && Self.instant(time) >= run.time
  }

  /// An instant as it is played: one that is a tick without what comes after six decimals, as instants of films are, is that
  /// tick. Otherwise each frame of a film would be played from the start. No instant is taken for an earlier one: a step may lie
  /// in between.
  private static func instant(_ time: Double) -> Double {
    let time = Timeline.usable(time)
    let tick = (time * ticksPerSecond).rounded(.up) / ticksPerSecond
    return tick - time < shortest ? tick : time
  }

  /// The layout at an instant.
  ///
  /// - Parameter time: seconds from the timeline's start. Beyond its end the last step's consequences go on.
  package func frame(at time: Double) -> LayoutResult {
    // Actions and changes of state run user code between layouts, too.
    run.withSystemNames { run.loop.play { layout(at: time) } }
  }

  private func layout(at time: Double) -> LayoutResult {
    let time = Self.instant(time)
    play(to: time)
    var result = settled
    result.diagnostics += stuckWork
    if let end, time > end + Self.shortest { result.diagnostics.append(Self.afterEnd(end)) }
    return result
  }

  private func play(to time: Double) {
    if result == nil { settle() }
    while nextStep < timeline.steps.count, stepStart <= time {
      let step = timeline.steps[nextStep]
      switch step {
      case .wait(let seconds):
        guard pass(until: stepStart + Timeline.usable(seconds), limit: time) else { return }
      case .drag(let distance, let seconds):
        if finger == nil { finger = Finger(run.scrolls, canvas: run.canvas, drag: distance, at: run.time) }
        finger?.begin(distance, from: stepStart, over: Timeline.usable(seconds), at: run.time)
        guard pass(until: stepStart + Timeline.usable(seconds), limit: time) else { return }
      default:
        perform(step)
        settle()
      }
      nextStep += 1
    }
    noteMotion()
    _ = pass(until: .infinity, limit: time)
  }

  /// Seconds that count for nothing: instants are rounded to millionths.
  private static let shortest = 1e-6

  /// From when on nothing changes any more; nil when that is not known. A timeline whose steps take no time has no end: who
  /// taps a button wants to see what comes of it, some time later.
  private var end: Double? {
    guard timeline.duration > 0, nextStep == timeline.steps.count, !run.loop.showsTime, !isMoving,
      run.loop.nextWake == nil
    else { return nil }
    return max(stepStart, restStart)
  }

  /// Without the instant that was asked for, so that many of them are one warning.
  private static func afterEnd(_ end: Double) -> Diagnostic {
    Diagnostic(
      code: Diagnostic.Code.instantAfterEnd.rawValue,
      message: "the instant is beyond the timeline's end; the frame shows what stands from \(end.text) s on", path: "")
  }

  /// Looks how long what is on its way will be, once the last step is done.
  private func noteMotion() {
    restStart = motionEnds.filter { $0 > run.time }.reduce(restStart, max)
  }

  /// When what the last layout knows to be on its way comes to rest, in seconds on the timeline.
  private var motionEnds: [Double] { [run.animationEnd] + run.scrolls.compactMap(\.state.end) }

  private var settled: LayoutResult {
    if let result { return result }
    return layOut(run)
  }

  /// Lays out, and lets asynchronous work go on that what is shown now allows, until nothing changes any more.
  private func settle() {
    result = layOut(run)
    for _ in 0..<Limits.passes {
      run.needsPass = false
      guard run.loop.drain() else { break }
      noteFailures()
      guard run.needsPass else { break }
      result = layOut(run)
    }
  }

  private func noteFailures() {
    let failures = run.loop.takeFailures()
    for work in failures {
      guard let error = work.error else { continue }
      run.note(.workFailed, "\(work.name) ended with an error: \(error)", path: work.path)
    }
    if !failures.isEmpty { run.needsPass = true }
  }

  private var stuckWork: [Diagnostic] {
    run.loop.stuck.map { work, reason in
      Diagnostic(
        code: Diagnostic.Code.workNeverEnds.rawValue, message: "\(work.name) does not end: \(reason)", path: work.path)
    }
  }

  /// Lets time pass to the end of a step or to the limit, whichever is first.
  ///
  /// - Returns: true when the step is over.
  private func pass(until end: Double, limit: Double) -> Bool {
    let goal = min(end, limit)
    while run.time < goal {
      let tick = ((run.time * Self.ticksPerSecond + 1e-6).rounded(.down) + 1) / Self.ticksPerSecond
      let shown = isMoving ? min(tick, goal) : goal
      let next = max(run.time, min(shown, run.loop.nextWake ?? .infinity))
      run.time = next
      run.loop.time = next
      if next == limit, next < end, !isOnGrid(next) { hasLeftGrid = true }
      finger?.move(at: next)
      for scroll in run.scrolls { scroll.state.finish(at: next) }
      if run.loop.wake() {
        run.loop.drain()
        noteFailures()
        if nextStep == timeline.steps.count { restStart = max(restStart, next) }
      }
      // Work that changed nothing shows nothing.
      if next < shown, !run.needsPass { continue }
      settle()
      if nextStep == timeline.steps.count { noteMotion() }
    }
    guard end <= limit else { return false }
    stepStart = end
    return true
  }

  private func isOnGrid(_ time: Double) -> Bool {
    let tick = time * Self.ticksPerSecond
    return abs(tick - tick.rounded()) < 1e-6
  }

  private var isMoving: Bool {
    (finger?.isMoving(at: run.time) ?? false) || motionEnds.contains { $0 > run.time }
  }

  private func perform(_ step: Timeline.Step) {
    switch step {
    case .scroll(let offset):
      guard
        let scroll = Finger.scroll(run.scrolls, run.canvas, .vertical)
          ?? Finger.scroll(run.scrolls, run.canvas, .horizontal)
      else {
        run.note(.noScrollView, "the timeline scrolls, but nothing scrolls here")
        return
      }
      let axis: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
      var point = scroll.state.offset(at: run.time) ?? .zero
      let asked = offset == .infinity ? scroll.mostOffset[axis] : finite(offset)
      point[axis] = min(asked, scroll.mostOffset[axis])
      if asked > scroll.mostOffset[axis] {
        run.note(
          .offsetClamped,
          "offset \(asked.text) is beyond the content's end; the frame stands at \(scroll.mostOffset[axis].text)")
      }
      scroll.state.jump(to: point, isUsers: true)
    case .release(let velocity):
      finger?.release(velocity: velocity, run)
      finger = nil
    case .select(let name):
      if !run.select(name) {
        let names = run.selectableNames.map { quoted($0) }
        let known = names.isEmpty ? "nothing here has tabs" : "the tabs are \(names.joined(separator: ", "))"
        run.note(.nothingToSelect, "no tab is named \(quoted(name)); \(known)")
      }
    case .tap(let name):
      if !run.tap(name) { run.note(.nothingToTap, "nothing that can be tapped is named \(quoted(name))") }
    case .drag, .wait: break
    }
  }
}
