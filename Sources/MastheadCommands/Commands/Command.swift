import MastheadDisplayList

/// A command: its declaration, and what it does.
struct Command: Sendable {
  let declaration: CommandDeclaration
  let run: @Sendable (ParsedArguments, CommandContext) throws -> ExitCode

  init(
    _ declaration: CommandDeclaration,
    run: @escaping @Sendable (ParsedArguments, CommandContext) throws -> ExitCode
  ) {
    self.declaration = declaration
    self.run = run
  }

  /// In the order in which help lists them.
  static let all = [
    list, render, film, sheet, docs, describe, curve, new, check, schema, record, verify, diff, prune, bench, help,
  ]

  static func named(_ name: String) throws(UsageError) -> Command {
    guard let command = all.first(where: { $0.declaration.name == name }) else {
      let near = suggestion(for: name, among: all.map(\.declaration.name))
      let names = all.map(\.declaration.name).joined(separator: ", ")
      throw UsageError("There is no command \(quoted(name))" + (near.isEmpty ? "; the commands are \(names)." : near))
    }
    return command
  }
}
