import MastheadFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock with a condition to wait for.
final class Monitor: @unchecked Sendable {
  // Allocated, because the system's functions need one address for the life of the lock.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Lets others have the lock until someone wakes this thread. Inside `locked` only.
  func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// The same, but not longer than `milliseconds`, which are less than 1000.
  func wait(milliseconds: Int) {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_nsec += milliseconds * 1_000_000
    if time.tv_nsec >= 1_000_000_000 {
      time.tv_sec += 1
      time.tv_nsec -= 1_000_000_000
    }
    pthread_cond_timedwait(condition, mutex, &time)
  }

  func wakeAll() {
    pthread_cond_broadcast(condition)
  }
}

/// A thread of the system. Its stack is larger than that of a task, since views nest deeply.
struct Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Memory is only taken for what is used of it.
  static let stackSize = 256 << 20

  private let handle: pthread_t

  init(_ body: @escaping @Sendable () -> Void) throws {
    // Allocated, not initialised: C libraries that include the type's header too make Swift unsure whose initialiser it is.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    pthread_attr_init(attributes)
    defer {
      pthread_attr_destroy(attributes)
      attributes.deallocate()
    }
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let argument = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var made: pthread_t?
      let status = pthread_create(&made, attributes, { Thread.run($0) }, argument.toOpaque())
    #else
      var made = pthread_t()
      let status = pthread_create(&made, attributes, { Thread.run($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      throw SystemError("Can't start a thread", number: status)
    }
    #if canImport(Darwin)
      guard let made else { throw SystemError("Can't start a thread", number: EAGAIN) }
    #endif
    handle = made
  }

  func join() {
    pthread_join(handle, nil)
  }

  private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}
