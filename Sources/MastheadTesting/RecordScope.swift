public import MastheadSnapshots

/// What tests are told from around them.
enum TestConfiguration {
  @TaskLocal static var record: RecordMode?
}

/// Runs `body` with a record mode for all snapshots in it.
///
/// In XCTest this makes a whole class record:
///
/// ```swift
/// override func invokeTest() {
///   withSnapshots(record: .failed) { super.invokeTest() }
/// }
/// ```
public func withSnapshots<Result>(record: RecordMode, _ body: () throws -> Result) rethrows -> Result {
  try TestConfiguration.$record.withValue(record, operation: body)
}

/// Runs `body` with a record mode for all snapshots in it, tasks that it starts included.
public func withSnapshots<Result>(
  record: RecordMode, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await TestConfiguration.$record.withValue(record, operation: body, isolation: isolation)
}

#if canImport(Testing) && compiler(>=6.1)
  public import Testing

  /// Gives the snapshots of a test, or of all tests of a suite, a record mode.
  public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let record: RecordMode

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshots(record: record, function)
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Records goldens as `record` says. A test that records one fails.
    public static func snapshots(record: RecordMode) -> SnapshotsTrait { SnapshotsTrait(record: record) }
  }
#endif
