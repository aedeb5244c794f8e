import MastheadDisplayList
import MastheadLayout

/// What a picture shows, in words, from what assistive technology is told.
enum AltText {
  /// Characters. What is longer is no longer listened to.
  private static let longest = 160

  /// `Inbox: Mailboxes, Search, New message, Lunch on Friday?`: what the screen is called, and what is on it in reading order.
  /// What is scrolled out of sight by more than half is not in the picture, and not in its text.
  static func text(of node: AccessibilityNode) -> String {
    var headings: [String] = []
    var others: [String] = []
    func walk(_ node: AccessibilityNode, _ visible: Rect) {
      let label = node.label.split(whereSeparator: \.isNewline).joined(separator: " ")
      if !label.isEmpty, node.role != .screen, isSeen(node.frame, in: visible) {
        if node.role == .heading { headings.append(label) } else { others.append(label) }
      }
      let inside = node.role == .scrollView ? node.frame.intersection(visible) : visible
      for child in node.children { walk(child, inside) }
    }
    walk(node, node.frame)
    let title = headings.first ?? ""
    var words = (headings.dropFirst() + others).filter { $0 != title }
    words = words.withoutRepetitions
    var text = title
    for (index, word) in words.enumerated() {
      let next = text.isEmpty ? word : text + (index == 0 && !title.isEmpty ? ": " : ", ") + word
      guard next.count <= longest else { return text + (text.hasSuffix("…") ? "" : " …") }
      text = next
    }
    return text
  }

  private static func isSeen(_ frame: Rect, in visible: Rect) -> Bool {
    let seen = frame.intersection(visible)
    return seen.width * seen.height * 2 >= frame.width * frame.height
  }
}
