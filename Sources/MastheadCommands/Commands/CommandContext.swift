import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadText

/// Everything that a command has of the world. Tests bring their own.
struct CommandContext: Sendable {
  /// Makes one frame; belongs to the thread that made it.
  typealias FrameMaker = (Preview, FrameRequest, _ rasterizing: Bool) throws -> Frame

  /// The tool's name, for usage lines.
  var toolName: String
  var previews: [Preview]
  /// The file of the running program.
  var programPath: String
  /// Lets another program take this one's place; the tests' one only runs it.
  var become: @Sendable (_ program: String, _ arguments: [String]) throws -> ExitCode
  var output: ByteSink
  var errors: ByteSink
  /// True when `errors` goes to a terminal, where a line can be written over.
  var errorsAreTerminal: Bool
  /// Seconds on a clock that never goes back. For progress only.
  var now: @Sendable () -> Double
  var processorCount: Int
  /// The process's environment, for what CI systems and temporary folders are told by.
  var variables: [String: String]
  var files: TemporaryFiles
  var makeFrameMaker: @Sendable () -> FrameMaker
  /// Makes what bench measures, for a thread with a large stack.
  var makeRenderer: @Sendable () -> FrameRenderer = {
    FrameRenderer(fonts: FontLibrary(), isOnLargeStack: true)
  }

  init(
    toolName: String, previews: [Preview], programPath: String = "",
    become: @escaping @Sendable (String, [String]) throws -> ExitCode = CommandContext.becomeNothing,
    output: ByteSink, errors: ByteSink, errorsAreTerminal: Bool, now: @escaping @Sendable () -> Double,
    processorCount: Int, variables: [String: String], files: TemporaryFiles,
    makeFrameMaker: @escaping @Sendable () -> FrameMaker
  ) {
    self.toolName = toolName
    self.previews = previews
    self.programPath = programPath
    self.become = become
    self.output = output
    self.errors = errors
    self.errorsAreTerminal = errorsAreTerminal
    self.now = now
    self.processorCount = processorCount
    self.variables = variables
    self.files = files
    self.makeFrameMaker = makeFrameMaker
  }

  /// For contexts without a process of their own.
  @Sendable static func becomeNothing(_ program: String, _ arguments: [String]) throws -> ExitCode {
    throw CommandFailure("No other program can be started here.", .couldNotRun)
  }
}
