package import MastheadDisplayList

/// A header or footer of a section that a lazy stack keeps in sight, and where it stands now.
package struct PinnedView: Hashable, Sendable, Codable {
  package enum Role: String, Hashable, Sendable, Codable { case header, footer }

  package enum State: String, Hashable, Sendable, Codable {
    /// In its place in the content, and scrolling with it.
    case resting
    /// Held at the edge.
    case pinned
    /// Pushed away from the edge by the end of its section.
    case pushed
  }

  package var role: Role
  /// Counted from 0 in its stack.
  package var section: Int
  /// What assistive technology is told of it, joined; empty when it has no words.
  package var label: String
  package var state: State
  /// As drawn, on the canvas.
  package var frame: Rect
  /// Where it would be without pinning, on the canvas.
  package var restingFrame: Rect

  package init(role: Role, section: Int, label: String, state: State, frame: Rect, restingFrame: Rect) {
    self.role = role
    self.section = section
    self.label = label
    self.state = state
    self.frame = frame
    self.restingFrame = restingFrame
  }
}
