/// What a finished call tells its caller.
enum ExitCode: Int32, Sendable {
  case done = 0
  /// A snapshot differs.
  case different = 1
  /// Something that was asked for could not be made.
  case couldNotRun = 2
  /// The call itself is wrong.
  case badUsage = 64
}

/// A failure that is already in words.
struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
  let description: String
  let exitCode: ExitCode

  init(_ description: String, _ exitCode: ExitCode) {
    self.description = description
    self.exitCode = exitCode
  }

  /// Turns any error into words and an exit code.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let usage as UsageError: self.init(usage.description, .badUsage)
    default: self.init(String(describing: error), .couldNotRun)
    }
  }
}
