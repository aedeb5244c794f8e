import Foundation
import MastheadDisplayList

/// What a compiler said about files that did not compile, and which names it did not know.
struct CompilerReport {
  let text: String
  /// Modules that the files import and of which Masthead has nothing, sorted.
  var emptyModules: [String] = []

  /// Names that the compiler did not find, each once, in the order in which it missed them.
  var missingNames: [String] {
    var names: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      // Each message comes a second time beneath the line of code that it is about.
      guard let range = line.range(of: ": error: ") else { continue }
      let message = line[range.upperBound...]
      for (start, form) in Self.forms {
        guard message.hasPrefix(start), let name = Self.lastQuoted(in: message, before: form) else { continue }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  /// How messages about unknown names begin, and what follows the name in them.
  private static let forms = [
    ("cannot find '", "' in scope"), ("cannot find type '", "' in scope"), ("no such module '", "'"),
    ("unknown attribute '", "'"), ("value of type '", ""), ("type '", ""),
  ]

  /// The last name in quotation marks; for messages about members only where there is no such member.
  private static func lastQuoted(in message: Substring, before ending: String) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    if ending.isEmpty {
      guard parts.count >= 5, parts[2].hasSuffix("has no member ") else { return nil }
      return String(parts[3])
    }
    return parts.count >= 3 ? String(parts[1]) : nil
  }

  /// The compiler's words, and a sentence about what is missing.
  var description: String {
    let names = missingNames
    guard !names.isEmpty else { return text }
    let most = 12
    let imports = emptyModules.map { quoted($0) }.joined(separator: ", ")
    let modules = imports.isEmpty ? "" : " Nothing is there of the modules \(imports)."
    let list = names.prefix(most).map { quoted($0) }.joined(separator: ", ")
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    return text + (text.hasSuffix("\n") ? "" : "\n")
      + "note: Not known: \(list)\(rest). What is declared in another file of yours needs that file in the call; the rest "
      + "Masthead does not have.\(modules)\n"
  }
}
