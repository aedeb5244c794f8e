import Synchronization

/// Which previews have a frame that could not go on, and why.
///
/// Each such frame costs its thread, with all that the thread has. What one frame of a preview misses the frames after it miss
/// too, so that a preview costs no more than one thread of each worker.
final class EscapedPreviews: Sendable {
  private struct Escape {
    let frame: Int
    let reason: String
  }

  /// By the preview's name: its first frame that could not go on.
  private let first = Mutex<[String: Escape]>([:])

  /// - Parameter frame: its place among all frames.
  func add(_ preview: String, frame: Int, reason: String) {
    first.withLock { first in
      if let known = first[preview], known.frame <= frame { return }
      first[preview] = Escape(frame: frame, reason: reason)
    }
  }

  /// Why a frame is not made; nil when it may be.
  ///
  /// A frame that comes before the one that could not go on is made, and one behind it fails even if another thread had made it
  /// by then: which frames there are does not depend on which thread was faster.
  func reason(for preview: String, frame: Int) -> String? {
    first.withLock { first in
      guard let escape = first[preview], escape.frame <= frame else { return nil }
      return escape.reason
    }
  }
}
