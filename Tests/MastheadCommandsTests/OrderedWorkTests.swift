import MastheadLayout
import Synchronization
import Testing

@testable import MastheadCommands

struct OrderedWorkTests {
  @Test(arguments: [1, 2, 3, 8])
  func resultsComeInOrder(workers: Int) throws {
    var results: [Int] = []
    let work = OrderedWork(count: 500, workers: workers) { { $0 * 2 } }
    try work.run { index, value in
      #expect(value == index * 2)
      results.append(value)
    }
    #expect(results == (0..<500).map { $0 * 2 })
  }

  @Test func nothingToDoIsDone() throws {
    let work = OrderedWork(count: 0, workers: 2) { { $0 } }
    try work.run { _, _ in Issue.record("there is no result") }
  }

  @Test func workersDoNotRunFarAhead() throws {
    let begun = Atomic(0)
    let work = OrderedWork(count: 1000, workers: 2) {
      { index in
        begun.add(1, ordering: .relaxed)
        return index
      }
    }
    try work.run { index, _ in
      // Those taken, and four for each worker.
      #expect(begun.load(ordering: .relaxed) <= index + 1 + 8)
    }
  }

  @Test func eachWorkerHasItsOwnFunctions() throws {
    let made = Atomic(0)
    let work = OrderedWork(count: 100, workers: 3) {
      made.add(1, ordering: .relaxed)
      return { $0 }
    }
    try work.run { _, _ in }
    #expect(made.load(ordering: .relaxed) == 3)
  }

  @Test func workThatCannotGoOnIsAFailureAndTheRestIsDone() throws {
    let work = OrderedWork(count: 20, workers: 2, escaped: { "failed: \($0) \($1)" }) {
      { index in
        if index % 5 == 3, let escape = FrameEscape.current { escape.leave("\(index)") }
        return "\(index)"
      }
    }
    var results: [String] = []
    try work.run { results.append($1) }
    #expect(results == (0..<20).map { $0 % 5 == 3 ? "failed: \($0) \($0)" : "\($0)" })
  }

  @Test(arguments: [0, 1]) func aThreadThatCannotBeStartedIsAnError(started: Int) {
    let asked = Atomic(0)
    // More work than the one thread does by itself before it waits for the caller.
    let work = OrderedWork(
      count: 1_000, workers: 2,
      makeThread: { body in
        guard asked.add(1, ordering: .relaxed).oldValue < started else { throw UsageError("no thread") }
        return try Thread(body)
      }
    ) { { $0 } }
    #expect(throws: UsageError("no thread")) { try work.run { _, _ in } }
  }

  @Test func anErrorOfTheCallerEndsTheWork() {
    let begun = Atomic(0)
    let work = OrderedWork(count: 100_000, workers: 2) {
      { index in
        begun.add(1, ordering: .relaxed)
        return index
      }
    }
    #expect(throws: UsageError("enough")) {
      try work.run { index, _ in if index == 3 { throw UsageError("enough") } }
    }
    #expect(begun.load(ordering: .relaxed) < 100)
  }

  @Test func deepRecursionFitsAWorkersStack() throws {
    // 20 MB in all: more than the 8 MB that a main thread usually has.
    @Sendable func depth(_ level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 10_000, alignment: 8) { memory in
        memory[0] = UInt8(truncatingIfNeeded: level)
        return level == 0 ? Int(memory[0]) : 1 + depth(level - 1)
      }
    }
    let work = OrderedWork(count: 1, workers: 1) { { _ in depth(2_000) } }
    try work.run { _, value in #expect(value == 2_000) }
  }
}
