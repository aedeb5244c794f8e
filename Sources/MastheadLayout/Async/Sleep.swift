// `Task.sleep` in code that imports this package: the compiler takes a module's own declarations before those of the
// concurrency library. While a timeline plays, sleep takes its time on the timeline; anywhere else it is the library's.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for a duration: of the timeline that plays, or else of real time.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let loop = WorkLoop.current, let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await loop.sleep(duration.seconds)
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: Duration.nanoseconds(Int64(clamping: duration)), clock: ContinuousClock())
  }

  /// Suspends the task until an instant. No instant of the machine's clock is one of a timeline: while one plays, the task never
  /// goes on, and a diagnostic says so.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let loop = WorkLoop.current else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await loop.sleep(
      .infinity, obstacle: "it sleeps until an instant of the machine's clock; use Task.sleep(for:)")
  }
}

extension Duration {
  /// As a number.
  var seconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
