public import Dispatch

/// Blocks that views want done once a layout is finished.
final class BlocksAfterLayout: Sendable {
  // A layout is done by one thread, and has an object of its own.
  nonisolated(unsafe) private var blocks: [() -> Void] = []

  @TaskLocal static var current: BlocksAfterLayout?

  func append(_ block: @escaping () -> Void) { blocks.append(block) }

  /// Does what is there. What is added meanwhile waits for the next layout.
  func run() {
    let due = blocks
    blocks = []
    for block in due { block() }
  }
}

/// What `DispatchQueue` is in a Swift file that is rendered: all queues are one, and it belongs to the layout.
///
/// Blocks without a delay are done after the layout that asks for them, which is done again when they change state; files that
/// track scrolling in a geometry reader rely on this. Delays are taken on the clock of the timeline. A still waits for
/// nothing: blocks with a delay are not done.
public struct _MainQueue: Sendable {
  public static let main = _MainQueue(label: "main")

  public static func global(qos: DispatchQoS.QoSClass = .default) -> _MainQueue { main }

  public let label: String

  public init(label: String, qos: DispatchQoS = .unspecified, attributes: DispatchQueue.Attributes = []) {
    self.label = label
  }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    if let blocks = BlocksAfterLayout.current {
      blocks.append(work)
    } else if let loop = WorkLoop.current {
      _ = loop.start("DispatchQueue", path: "") { work() }
    } else {
      work()
    }
  }

  public func async(execute workItem: DispatchWorkItem) { async { workItem.perform() } }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    guard let loop = WorkLoop.current else { return }
    let delay = Self.seconds(until: deadline)
    _ = loop.start("DispatchQueue", path: "") {
      try await loop.sleep(delay)
      work()
    }
  }

  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { execute.perform() }
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  /// Deadlines are made from the machine's clock a moment before: to the hundredth of a second, they are delays again.
  private static func seconds(until deadline: DispatchTime) -> Double {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
    guard then > now else { return 0 }
    let hundredths = (Double(then - now) / 1e7).rounded(.up)
    return hundredths / 100
  }
}

/// What `MainActor` is in a Swift file that is rendered: the thread that lays the view out, which is always the one that asks.
public enum _MainActor {
  public static func run<Result>(
    resultType: Result.Type = Result.self, body: () throws -> Result
  ) async rethrows -> Result {
    try body()
  }

  public static func assumeIsolated<Result>(_ operation: () throws -> Result) rethrows -> Result { try operation() }
}
