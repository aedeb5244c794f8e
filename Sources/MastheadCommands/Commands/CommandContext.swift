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
    toolName: String, previews: [Preview], output: ByteSink, errors: ByteSink, errorsAreTerminal: Bool,
    now: @escaping @Sendable () -> Double, processorCount: Int, variables: [String: String],
    files: TemporaryFiles, makeFrameMaker: @escaping @Sendable () -> FrameMaker
  ) {
    self.toolName = toolName
    self.previews = previews
    self.output = output
    self.errors = errors
    self.errorsAreTerminal = errorsAreTerminal
    self.now = now
    self.processorCount = processorCount
    self.variables = variables
    self.files = files
    self.makeFrameMaker = makeFrameMaker
  }
}
