#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Work for several threads whose results come out in order.
///
/// Workers run ahead of the caller by a few results and then wait, so that memory does not grow with the work.
struct OrderedWork<Value: Sendable>: Sendable {
  /// Makes the function that one thread uses; called on that thread, which keeps what it makes to itself.
  typealias Worker = @Sendable () -> (_ index: Int) -> Value

  let count: Int
  let workers: Int
  private let makeWorker: Worker

  init(count: Int, workers: Int, makeWorker: @escaping Worker) {
    self.count = count
    self.workers = max(1, min(workers, count))
    self.makeWorker = makeWorker
  }

  /// Does the work and hands over its results on the caller's thread: for 0, for 1, and so on.
  ///
  /// - Parameters:
  ///   - whileWaiting: called about ten times a second as long as the next result is not there.
  ///   - consume: when it throws, no more work is begun, and its error is thrown once the workers have ended.
  func run(whileWaiting: () throws -> Void = {}, consume: (_ index: Int, Value) throws -> Void) throws {
    let queue = Queue<Value>(count: count, lead: 4 * workers)
    var threads: [Thread] = []
    defer { for thread in threads { thread.join() } }
    for _ in 0..<workers where count > 0 {
      let made = try Thread { [makeWorker] in
        let work = makeWorker()
        while let index = queue.next() { queue.put(work(index), at: index) }
      }
      threads.append(made)
    }
    do {
      for index in 0..<count { try consume(index, queue.take(index, whileWaiting: whileWaiting)) }
    } catch {
      queue.stop()
      throw error
    }
  }
}

/// The results that are made and not yet taken. All state is behind `monitor`.
private final class Queue<Value: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private let lead: Int
  private var begun = 0
  private var taken = 0
  private var ready: [Int: Value] = [:]

  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
  }

  /// The next piece of work, once it is not too far ahead; nil when there is none left.
  func next() -> Int? {
    monitor.locked {
      while begun < count, begun >= taken + lead { monitor.wait() }
      guard begun < count else { return nil }
      defer { begun += 1 }
      return begun
    }
  }

  func put(_ value: Value, at index: Int) {
    monitor.locked {
      ready[index] = value
      monitor.wakeAll()
    }
  }

  func take(_ index: Int, whileWaiting: () throws -> Void) throws -> Value {
    while true {
      let value = monitor.locked { () -> Value? in
        if ready[index] == nil { monitor.wait(milliseconds: 100) }
        guard let value = ready.removeValue(forKey: index) else { return nil }
        taken = index + 1
        monitor.wakeAll()
        return value
      }
      if let value { return value }
      try whileWaiting()
    }
  }

  func stop() {
    monitor.locked {
      begun = count
      monitor.wakeAll()
    }
  }
}
