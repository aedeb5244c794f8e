import MastheadMacroSyntax

/// Takes out of Swift files what only Apple's systems have a meaning for.
///
/// - `@MainActor`: SwiftUI's views belong to the main actor, and what belongs to it may be called from a view's body.
///   Masthead's belong to none, so that frames are made in parallel; there, one thread lays a view out and does all its work.
/// - `@objc` and `#selector`: methods that Objective-C calls. Nothing calls them here, as nobody touches a picture.
/// - The marks of an app's delegate: previews start no app.
enum PlatformMarks {
  private static let actor = Array("@MainActor")
  private static let attributes = ["@objcMembers", "@objc", "@UIApplicationMain", "@NSApplicationMain"].map(Array.init)
  private static let selector = Array("#selector(")

  /// The text with spaces in place of the marks, so that all else stands where it stood; nil when there is no mark.
  static func removed(from text: String) -> String? {
    guard ["@MainActor", "@objc", "ApplicationMain", "#selector"].contains(where: text.contains) else { return nil }
    var characters = Array(text)
    var index = 0
    var hasMark = false
    while index < characters.count {
      let end = SwiftText.literalOrCommentEnd(characters, index)
      if end > index {
        index = end
      } else if let next = remove(at: index, &characters) {
        hasMark = true
        index = next
      } else {
        index += 1
      }
    }
    return hasMark ? String(characters) : nil
  }

  /// - Returns: where to go on; nil when no mark starts at `start`.
  private static func remove(at start: Int, _ text: inout [Character]) -> Int? {
    guard text[start] == "@" || text[start] == "#" else { return nil }
    if let end = self.end(of: actor, at: start, text) { return removeActor(start, end, &text) }
    if text[start...].starts(with: selector) {
      // A value of the type Selector, made of the same expression.
      text.replaceSubrange(start..<(start + selector.count), with: "Selector (")
      return start + selector.count
    }
    guard let attribute = attributes.first(where: { self.end(of: $0, at: start, text) != nil }) else { return nil }
    var end = start + attribute.count
    // The name for Objective-C.
    if end < text.count, text[end] == "(" { end = (text[end...].firstIndex(of: ")") ?? end) + 1 }
    blank(start..<end, &text)
    return end
  }

  /// Nil when the mark does not stand there.
  private static func end(of mark: [Character], at start: Int, _ text: [Character]) -> Int? {
    let end = start + mark.count
    return text[start...].starts(with: mark) && !isName(text, at: end) ? end : nil
  }

  private static func removeActor(_ start: Int, _ nameEnd: Int, _ text: inout [Character]) -> Int {
    let unsafe = "(unsafe)"
    let end = text[nameEnd...].starts(with: unsafe) ? nameEnd + unsafe.count : nameEnd
    blank(start..<end, &text)
    // A closure that says no more than this has no `in` either: `{ @MainActor in … }`.
    let next = text[end...].firstIndex { !$0.isWhitespace } ?? text.endIndex
    let before = text[..<start].last { !$0.isWhitespace }
    if before == "{", text[next...].starts(with: "in"), !isName(text, at: next + 2) {
      blank(next..<(next + 2), &text)
      return next + 2
    }
    return end
  }

  private static func isName(_ text: [Character], at index: Int) -> Bool {
    index < text.count && (text[index].isLetter || text[index].isNumber || text[index] == "_")
  }

  private static func blank(_ range: Range<Int>, _ text: inout [Character]) {
    for index in range { text[index] = " " }
  }
}
