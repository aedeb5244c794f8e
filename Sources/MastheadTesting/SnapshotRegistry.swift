import Synchronization

/// The snapshots of this process, so that two that share a golden are found.
final class SnapshotRegistry: Sendable {
  private struct Entry {
    /// As it was written first.
    let path: String
    let place: String
    let content: Int
  }

  private let entries = Mutex<[String: Entry]>([:])

  init() {}

  /// Of the test process.
  static let shared = SnapshotRegistry()

  /// Notes a frame.
  ///
  /// A test that is run again, or that asserts the same in a loop, does no harm: the place is the same, and what is drawn.
  ///
  /// - Parameters:
  ///   - path: the golden's, without what differs from strategy to strategy.
  ///   - content: what is drawn, as text.
  /// - Returns: what is wrong, as a sentence; nil when the golden is this frame's alone.
  func register(_ path: String, content: String, place: TestPlace) -> String? {
    let entry = Entry(path: path, place: place.description, content: content.hashValue)
    // Some file systems don't tell capitals from small letters.
    let known = entries.withLock { entries -> Entry? in
      if let known = entries[path.lowercased()] { return known }
      entries[path.lowercased()] = entry
      return nil
    }
    guard let known else { return nil }
    if known.path != path {
      return
        "its name differs from that of a snapshot at \(known.place) in capitals only, so that their files could be the "
        + "same. Give it another name."
    }
    if known.place != entry.place {
      return
        "the snapshot at \(known.place) has the same name, so that both would share one golden. Give it another name."
    }
    if known.content != entry.content {
      return "another picture was already made here under the same name in this run. Put what varies into the name."
    }
    return nil
  }
}
