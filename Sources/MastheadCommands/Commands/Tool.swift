import MastheadDisplayList
import MastheadFiles

/// The whole command line, from arguments to exit code.
enum Tool {
  static let version = "0.1.0"

  /// Runs one call. Everything it prints goes to the context's sinks.
  ///
  /// - Parameter arguments: without the tool's own name.
  static func run(_ arguments: [String], _ context: CommandContext) -> ExitCode {
    do {
      return try runThrowing(arguments, context)
    } catch is ReaderGone {
      // Who reads our output has seen enough, as `head` does.
      return .done
    } catch {
      let failure = CommandFailure(error)
      // When standard error is gone too, the exit code is all that is left.
      try? context.errors("error: \(failure)\n")
      return failure.exitCode
    }
  }

  private static func runThrowing(_ arguments: [String], _ context: CommandContext) throws -> ExitCode {
    guard let first = arguments.first else {
      try context.errors(Help(context).overview)
      return .badUsage
    }
    switch first {
    case "--help", "-h":
      try context.output(Help(context).overview)
      return .done
    case "--version":
      try context.output("\(context.toolName) \(version)\n")
      return .done
    default: break
    }
    guard first == "-" || !first.hasPrefix("-") else {
      throw UsageError("The first argument is a command, --help or --version, not \(quoted(first)).")
    }
    let command = try Command.named(first)
    let parsed = try ArgumentParser(command.declaration).parse(Array(arguments.dropFirst()))
    if parsed.contains(Options.help) {
      try context.output(Help(context).page(for: command.declaration))
      return .done
    }
    var context = context
    if let folder = parsed.value(of: Options.fonts) { context = try context.withFonts(of: folder) }
    if let files = try ScreenFiles(parsed.operands) {
      return try ScreenProgram.run(files, command.declaration, parsed, context)
    }
    return try command.run(parsed, context)
  }
}
