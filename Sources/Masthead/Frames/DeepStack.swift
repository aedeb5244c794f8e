import Foundation

/// A place to run what nests deeply: each level of views takes some kilobytes of stack, and there may be thousands.
enum DeepStack {
  /// Bytes. Memory is only taken for what is used of it.
  private static let size = 256 << 20

  /// Runs `body` on a thread with a large stack. This one waits for it: starting a thread takes a hundredth of a frame.
  static func run<Result>(_ body: () throws -> Result) throws -> Result {
    try withoutActuallyEscaping(body) { body in
      // One thread waits while the other works, so that there is only ever one that touches either.
      nonisolated(unsafe) let body = body
      nonisolated(unsafe) var result: Swift.Result<Result, any Error>?
      let done = DispatchSemaphore(value: 0)
      let thread = Thread {
        result = Swift.Result { try body() }
        done.signal()
      }
      thread.stackSize = size
      thread.start()
      done.wait()
      guard let result else { preconditionFailure("the thread ended without a result") }
      return try result.get()
    }
  }
}
