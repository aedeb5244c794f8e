import Synchronization

/// Says that something which a pass depended on has changed, and with which transaction. Objects may be changed on any thread,
/// so the flag has a lock.
final class ChangeFlag: Sendable {
  private struct Value {
    var isSet = false
    var transaction: Transaction?
  }

  private let value = Mutex(Value())

  var isSet: Bool {
    get { value.withLock { $0.isSet } }
    set { value.withLock { $0.isSet = newValue } }
  }

  /// What goes with the changes since it was last taken.
  var transaction: Transaction? { value.withLock { $0.transaction } }

  /// Notes a change. A transaction stays until it is taken; a change without one leaves it.
  func note(_ transaction: Transaction?) {
    value.withLock {
      $0.isSet = true
      if let transaction { $0.transaction = transaction }
    }
  }

  func takeTransaction() {
    value.withLock { $0.transaction = nil }
  }
}
