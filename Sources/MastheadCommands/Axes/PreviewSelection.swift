import Masthead
import MastheadDisplayList

/// Finds the previews that a call names: by name, by pattern, or all.
enum PreviewSelection {
  /// - Parameter operands: names, patterns with `*` and `?`, or `all`.
  /// - Returns: each preview once, in the order named; those of one pattern in the order of `previews`.
  static func select(_ operands: [String], from previews: [Preview]) throws(UsageError) -> [Preview] {
    var taken: Set<String> = []
    var result: [Preview] = []
    for operand in operands {
      let found = previews.filter { matches($0.name, operand) }
      guard !found.isEmpty else { throw unknown(operand, previews.map(\.name)) }
      result += found.filter { taken.insert($0.name).inserted }
    }
    return result
  }

  /// The word for every preview; no preview has it as its name.
  static let everything = "all"

  private static func matches(_ name: String, _ operand: String) -> Bool {
    operand == everything || name == operand || (isPattern(operand) && glob(operand[...], name[...]))
  }

  private static func isPattern(_ operand: String) -> Bool { operand.contains { $0 == "*" || $0 == "?" } }

  /// `*` stands for any characters of one part of a name, `**` for any characters, `?` for one character.
  private static func glob(_ pattern: Substring, _ name: Substring) -> Bool {
    // Only names that are still possible after each character of the pattern: no pattern takes longer than its length
    // times the name's, however many stars it has.
    var possible: Set<Substring.Index> = [name.startIndex]
    var rest = pattern
    while let character = rest.popFirst(), !possible.isEmpty {
      var next: Set<Substring.Index> = []
      if character == "*" {
        var crossesParts = false
        while rest.first == "*" {
          crossesParts = true
          rest.removeFirst()
        }
        for start in possible {
          var index = start
          while next.insert(index).inserted, index < name.endIndex, crossesParts || name[index] != "/" {
            index = name.index(after: index)
          }
        }
      } else {
        for index in possible where index < name.endIndex {
          if name[index] == character || (character == "?" && name[index] != "/") {
            next.insert(name.index(after: index))
          }
        }
      }
      possible = next
    }
    return possible.contains(name.endIndex)
  }

  private static func unknown(_ operand: String, _ names: [String]) -> UsageError {
    guard !names.isEmpty else { return UsageError("There are no previews.") }
    if isPattern(operand) {
      return UsageError("No preview matches \(quoted(operand)); list shows all names.")
    }
    if names.contains(where: { $0.hasPrefix(operand + "/") }) {
      return UsageError("No preview is named \(quoted(operand)); for the whole family write \(quoted(operand + "/*")).")
    }
    let near = suggestion(for: operand, among: names)
    return UsageError("No preview is named \(quoted(operand))\(near.isEmpty ? "; list shows all names." : near)")
  }
}

/// Checks the names that a tool was made with.
enum PreviewNames {
  /// - Throws: a sentence about the first name that can't be used.
  static func check(_ names: [String]) throws(CommandFailure) {
    var seen: [String: String] = [:]
    for name in names {
      if let problem = problem(with: name) {
        throw CommandFailure("The preview name \(quoted(name)) can't be used: \(problem).", .couldNotRun)
      }
      // Frames are files, and some file systems don't tell capitals from small letters.
      if let other = seen.updateValue(name, forKey: name.lowercased()) {
        throw CommandFailure(
          other == name
            ? "Two previews are named \(quoted(name)); every preview needs a name of its own."
            : "The preview names \(quoted(other)) and \(quoted(name)) differ only in capitals, so that their files "
              + "could be the same.",
          .couldNotRun)
      }
    }
  }

  private static func problem(with name: String) -> String? {
    name == PreviewSelection.everything ? "it stands for every preview" : Preview.problem(withName: name)
  }
}
