import MastheadDisplayList

/// The way from the top of a document to a value.
struct JSONPath: Sendable {
  enum Step: Sendable {
    case name(String)
    case index(Int)
  }

  private var steps: [Step] = []

  init() {}

  init(_ names: [String]) {
    steps = names.map { .name($0) }
  }

  mutating func push(_ step: Step) { steps.append(step) }
  mutating func pop() { steps.removeLast() }

  /// `$.previews[0].view`; a name that is none in most languages is quoted, and a long way is cut in its middle.
  var text: String {
    let shown = 12
    guard steps.count > 2 * shown else { return "$" + steps.map(\.text).joined() }
    return "$" + steps.prefix(shown).map(\.text).joined() + "…" + steps.suffix(shown).map(\.text).joined()
  }
}

extension JSONPath.Step {
  fileprivate var text: String {
    switch self {
    case .index(let index): return "[\(index)]"
    case .name(let name):
      let longest = 40
      let isWord =
        name.utf8.count <= longest
        && name.utf8.allSatisfy {
          (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 || $0 == 36
        }
      return isWord && !name.isEmpty ? ".\(name)" : "[\(quoted(name))]"
    }
  }
}

/// Text from a file in quotes, on one line, without what would reorder or hide parts of the line.
func quotedForMessage(_ text: String) -> String { quoted(text) }
