import CTaskHooks
import Foundation

/// Runs the asynchronous work of a timeline's views, on the timeline's clock and on the thread that plays it.
///
/// Jobs run when the player lets them, one after the other, so that a run is the same each time. What another thread wants to
/// resume stays suspended for good: when that would happen nobody could say. Such work counts as never ending, which is said as a
/// diagnostic.
final class WorkLoop: TaskExecutor, @unchecked Sendable {
  // Everything is touched only by the thread that plays, which `isCurrent` tells.

  /// Jobs of one timeline. Work that never rests, such as a loop around `Task.yield()`, ends here.
  static let mostJobs = 100_000
  /// The shortest sleep, in seconds: a loop of shorter ones would take longer to play than anyone waits.
  static let shortestSleep = 1e-3

  private struct Sleeper {
    let deadline: Double
    let order: Int
    let work: Work?
    let continuation: UnsafeContinuation<Void, any Error>
  }

  /// The work that a task belongs to, and those that it makes.
  @TaskLocal static var work: Work?

  /// Seconds on the timeline.
  var time = 0.0
  /// True once a view has read the time: then every instant may be another picture.
  var showsTime = false
  private var jobs: [UnownedJob] = []
  private var jobCount = 0
  private var sleepers: [Sleeper] = []
  private var sleepCount = 0
  private var works: [Work] = []
  private var isExhausted: Bool { jobCount >= Self.mostJobs }

  private static let hook: Void = task_hook_install { loop, job in
    guard let loop, let job else { return }
    Unmanaged<WorkLoop>.fromOpaque(loop).takeUnretainedValue().jobs.append(unsafeBitCast(job, to: UnownedJob.self))
  }

  /// The loop that this thread plays.
  static var current: WorkLoop? {
    task_hook_loop().map { Unmanaged<WorkLoop>.fromOpaque($0).takeUnretainedValue() }
  }

  private var isCurrent: Bool { task_hook_loop() == Unmanaged.passUnretained(self).toOpaque() }

  /// Lets this thread play the loop while `body` runs: tasks that views make belong to it.
  func play<Result>(_ body: () throws -> Result) rethrows -> Result {
    _ = Self.hook
    let outer = task_hook_loop()
    task_hook_set_loop(Unmanaged.passUnretained(self).toOpaque())
    defer { task_hook_set_loop(outer) }
    return try body()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if isCurrent { jobs.append(job) }
  }

  // MARK: Work

  func start(_ name: String, path: String, _ action: @escaping () async throws -> Void) -> Work {
    let work = Work(name: name, path: path)
    works.append(work)
    // The closure never leaves this thread.
    nonisolated(unsafe) let action = action
    work.task = Task(executorPreference: self) {
      do {
        try await Self.$work.withValue(work) { try await action() }
      } catch is CancellationError {
        // A view asked for it.
      } catch {
        work.error = error
      }
      work.isDone = true
    }
    return work
  }

  /// Runs what can go on without time passing. The caller plays the loop.
  ///
  /// - Returns: false when there was nothing to run.
  @discardableResult
  func drain() -> Bool {
    guard !jobs.isEmpty else { return false }
    while !jobs.isEmpty, !isExhausted {
      let batch = jobs
      jobs = []
      for (index, job) in batch.enumerated() {
        guard !isExhausted else {
          jobs = Array(batch[index...]) + jobs
          break
        }
        jobCount += 1
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
    return true
  }

  // MARK: Time

  /// When the next sleep ends, in seconds on the timeline; nil while nothing sleeps.
  var nextWake: Double? {
    guard !isExhausted else { return nil }
    return sleepers.lazy.map(\.deadline).filter(\.isFinite).min()
  }

  /// Wakes what has slept long enough, those first that were to wake first.
  ///
  /// - Returns: false when nothing woke.
  func wake() -> Bool {
    let due = sleepers.filter { $0.deadline <= time }.sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
    guard !due.isEmpty else { return false }
    sleepers.removeAll { $0.deadline <= time }
    for sleeper in due { sleeper.continuation.resume() }
    return true
  }

  /// Suspends the task for some seconds of the timeline; for ever when they are infinite.
  func sleep(_ seconds: Double, obstacle: String? = nil) async throws {
    sleepCount += 1
    let order = sleepCount
    let work = Self.work
    work?.obstacle = obstacle
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        let deadline = time + max(seconds, Self.shortestSleep)
        sleepers.append(Sleeper(deadline: deadline, order: order, work: work, continuation: continuation))
      }
    } onCancel: {
      cancelSleep(order)
    }
  }

  private func cancelSleep(_ order: Int) {
    guard isCurrent, let index = sleepers.firstIndex(where: { $0.order == order }) else { return }
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }

  // MARK: What there is to say

  /// The work that failed since this was asked last.
  func takeFailures() -> [Work] {
    let failed = works.filter { $0.error != nil }
    works.removeAll { $0.isDone }
    return failed
  }

  /// The work that will not go on by itself, however much time passes, and why.
  var stuck: [(work: Work, reason: String)] {
    works.filter { work in
      !work.isDone && !sleepers.contains { $0.work === work && $0.deadline.isFinite }
    }.map { work in
      if isExhausted { return (work, "it has gone on \(Self.mostJobs) times without an end") }
      return (work, work.obstacle ?? "it waits for something that the timeline's clock does not know")
    }
  }

  /// Cancels what still goes on, so that nothing of a timeline outlives it.
  func cancelAll() {
    guard !works.isEmpty || !sleepers.isEmpty else { return }
    play {
      for work in works { work.task?.cancel() }
      let asleep = sleepers
      sleepers = []
      for sleeper in asleep { sleeper.continuation.resume(throwing: CancellationError()) }
      drain()
    }
  }
}
