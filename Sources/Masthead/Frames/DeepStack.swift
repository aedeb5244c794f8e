import Foundation

/// A place to run what nests deeply: each level of views takes some kilobytes of stack, and there may be thousands.
enum DeepStack {
  /// Bytes. Memory is only taken for what is used of it.
  private static let size = 256 << 20

  /// What a thread has to do, and what came of it.
  private final class Job<Result> {
    private var body: (() -> Result)?
    private var result: Result?

    init(_ body: @escaping () -> Result) {
      self.body = body
    }

    func run() {
      guard let body else { return }
      result = body()
      // The body belongs to the caller, who goes on as soon as it is told: nothing may hold it then.
      self.body = nil
    }

    /// What came of it, which the job then no longer holds: the thread may keep the job a moment longer than its caller does.
    func takeResult() -> Result? {
      defer { result = nil }
      return result
    }
  }

  /// Runs `body` on a thread with a large stack. This one waits for it: starting a thread takes a hundredth of a frame.
  static func value<Result>(_ body: () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      // One thread waits while the other works, so that there is only ever one that touches the job.
      nonisolated(unsafe) let job = Job(body)
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        job.run()
        done.signal()
      }
      thread.stackSize = size
      thread.start()
      done.wait()
      guard let result = job.takeResult() else { preconditionFailure("the thread ended without a result") }
      return result
    }
  }

  /// The same for a body that may throw.
  static func run<Result>(_ body: () throws -> Result) throws -> Result {
    try value { Swift.Result { try body() } }.get()
  }
}
