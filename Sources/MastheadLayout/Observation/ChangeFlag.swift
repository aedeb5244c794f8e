import Synchronization

/// Says that something which a pass depended on has changed. Objects may be changed on any thread, so the flag is atomic.
final class ChangeFlag: Sendable {
  private let value = Atomic<Bool>(false)

  var isSet: Bool {
    get { value.load(ordering: .acquiring) }
    set { value.store(newValue, ordering: .releasing) }
  }
}
