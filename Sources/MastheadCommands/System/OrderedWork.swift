import MastheadLayout

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
  /// Starts a thread.
  typealias ThreadMaker = @Sendable (_ body: @escaping @Sendable () -> Void) throws -> Thread
  /// The result of work that can't go on and says why. Called on its thread, which then never goes on.
  typealias Escaped = @Sendable (_ index: Int, _ reason: String) -> Value

  private let makeWorker: Worker
  private let makeThread: ThreadMaker
  private let escaped: Escaped?

  /// - Parameter escaped: nil to end the program where work can't go on.
  init(
    count: Int, workers: Int, escaped: Escaped? = nil, makeThread: @escaping ThreadMaker = { try Thread($0) },
    makeWorker: @escaping Worker
  ) {
    self.count = count
    self.workers = max(1, min(workers, count))
    self.escaped = escaped
    self.makeThread = makeThread
    self.makeWorker = makeWorker
  }

  /// Does the work and hands over its results on the caller's thread: for 0, for 1, and so on.
  ///
  /// - Parameters:
  ///   - whileWaiting: called about ten times a second as long as the next result is not there.
  ///   - consume: when it throws, no more work is begun, and its error is thrown once the workers have ended.
  func run(whileWaiting: () throws -> Void = {}, consume: (_ index: Int, Value) throws -> Void) throws {
    let queue = Queue<Value>(count: count, lead: 4 * workers)
    defer { queue.join() }
    do {
      for _ in 0..<workers where count > 0 { try start(on: queue) }
      for index in 0..<count { try consume(index, queue.take(index, whileWaiting: whileWaiting)) }
    } catch {
      queue.stop()
      throw error
    }
  }
}

extension OrderedWork {
  /// Lets one more thread work until there is nothing left to do.
  private func start(on queue: Queue<Value>) throws {
    try queue.start(with: makeThread) { [self] number in
      let work = makeWorker()
      while let index = queue.next() {
        guard let escaped else {
          queue.put(work(index), at: index)
          continue
        }
        let escape = FrameEscape { reason in
          // There is no way back from where this is called. What the thread has is lost, so another begins anew.
          do { try start(on: queue) } catch { queue.fail(error) }
          queue.put(escaped(index, reason), at: index)
          queue.abandon(number)
          while true { sleep(.max) }
        }
        queue.put(FrameEscape.$current.withValue(escape) { work(index) }, at: index)
      }
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
  private var threads: [Int: Thread] = [:]
  private var threadCount = 0
  /// Threads that have not ended. One that is abandoned counts as ended.
  private var working: Set<Int> = []
  private var problem: (any Error)?

  init(count: Int, lead: Int) {
    self.count = count
    self.lead = lead
  }

  /// - Parameter body: gets the thread's number.
  func start(
    with makeThread: OrderedWork<Value>.ThreadMaker, _ body: @escaping @Sendable (_ number: Int) -> Void
  ) throws {
    try monitor.locked {
      let number = threadCount
      threads[number] = try makeThread { [self] in
        body(number)
        end(number)
      }
      threadCount += 1
      working.insert(number)
    }
  }

  private func end(_ number: Int) {
    monitor.locked {
      working.remove(number)
      monitor.wakeAll()
    }
  }

  /// Nobody waits for the thread any more.
  func abandon(_ number: Int) {
    monitor.locked {
      threads[number] = nil
      working.remove(number)
      monitor.wakeAll()
    }
  }

  /// Waits for all threads that may still end.
  func join() {
    let ended = monitor.locked { () -> [Thread] in
      while !working.isEmpty { monitor.wait() }
      return threads.keys.sorted().compactMap { threads[$0] }
    }
    for thread in ended { thread.join() }
  }

  /// Lets who waits for results have the error.
  func fail(_ error: any Error) {
    monitor.locked {
      problem = problem ?? error
      monitor.wakeAll()
    }
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
      let value = try monitor.locked { () throws -> Value? in
        if ready[index] == nil { monitor.wait(milliseconds: 100) }
        guard let value = ready.removeValue(forKey: index) else {
          if let problem { throw problem }
          return nil
        }
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
