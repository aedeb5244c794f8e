import Foundation

/// Runs `body` on a thread with as large a stack as the command line's workers have. A test's own holds half a megabyte.
func onLargeStack<Result>(_ body: @escaping () -> Result) -> Result {
  let box = ResultBox(body)
  let thread = Thread { box.run() }
  thread.stackSize = 256 << 20
  thread.start()
  return box.wait()
}

/// Hands a result from a thread to the one that waits for it.
private final class ResultBox<Result>: @unchecked Sendable {
  // Sendable by order: the semaphore lets the waiting thread read only after the other has written its last.
  private let semaphore = DispatchSemaphore(value: 0)
  private let body: () -> Result
  private var result: Result?

  init(_ body: @escaping () -> Result) {
    self.body = body
  }

  func run() {
    result = body()
    semaphore.signal()
  }

  func wait() -> Result {
    semaphore.wait()
    return result!
  }
}
