import Masthead
import MastheadDocuments
import MastheadFiles

/// Finds the previews that a call names: those of the tool, and those of files.
enum PreviewSources {
  /// Those of the tool, if their names can be used.
  static func all(_ context: CommandContext) throws -> [Preview] {
    try PreviewNames.check(context.previews.map(\.name))
    return context.previews
  }

  /// - Parameter operands: names, patterns, `all`, and files that end in `.json`.
  /// - Returns: the tool's previews, each once in the order named, and after them those of the files.
  static func select(_ operands: [String], _ context: CommandContext) throws -> [Preview] {
    let own = try all(context)
    let names = operands.filter { !isFile($0) }
    var result = names.isEmpty ? [] : try PreviewSelection.select(names, from: own)
    for path in operands.filter(isFile).withoutRepetitions { result += try load(path) }
    // A file's previews may have names that others in this call have, too.
    try PreviewNames.check(result.map(\.name))
    return result
  }

  /// True for what is meant as a file of previews: no preview's name ends so.
  static func isFile(_ operand: String) -> Bool {
    let lowered = operand.lowercased()
    return lowered.hasSuffix(".json") || lowered.hasSuffix(".jsonc") || lowered.hasSuffix(".json5")
  }

  static func load(_ path: String) throws -> [Preview] {
    do {
      return try PreviewFile(path: path, problemWithOffsets: Axes.problem).previews
    } catch let mistakes as Mistakes {
      // All of them are told by the command that is there for it.
      let first = mistakes.all[0].line(file: shown(path))
      let rest = mistakes.all.count - 1
      let more = rest == 0 ? "" : " There \(rest == 1 ? "is 1 more mistake" : "are \(rest) more mistakes"): see check."
      throw CommandFailure(first + more, .couldNotRun)
    }
  }
}
