import MastheadMacroSyntax

/// Takes `@MainActor` out of Swift files.
///
/// SwiftUI's views belong to the main actor, and what belongs to it may be called from a view's body. Masthead's belong to
/// none, so that frames are made in parallel; there, one thread lays a view out and does all its work, and the mark has
/// nothing to say.
enum MainActorMarks {
  private static let mark = Array("@MainActor")

  /// The text with spaces in place of the marks, so that all else stands where it stood; nil when there is no mark.
  static func removed(from text: String) -> String? {
    guard text.contains("@MainActor") else { return nil }
    var characters = Array(text)
    var index = 0
    var hasMark = false
    while index < characters.count {
      let end = SwiftText.literalOrCommentEnd(characters, index)
      if end > index {
        index = end
      } else if characters[index...].starts(with: mark), !isName(characters, at: index + mark.count) {
        hasMark = true
        index = remove(at: index, &characters)
      } else {
        index += 1
      }
    }
    return hasMark ? String(characters) : nil
  }

  private static func isName(_ text: [Character], at index: Int) -> Bool {
    index < text.count && (text[index].isLetter || text[index].isNumber || text[index] == "_")
  }

  /// - Returns: where to go on.
  private static func remove(at start: Int, _ text: inout [Character]) -> Int {
    var end = start + mark.count
    if text[end...].starts(with: "(unsafe)") { end += "(unsafe)".count }
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

  private static func blank(_ range: Range<Int>, _ text: inout [Character]) {
    for index in range { text[index] = " " }
  }
}
