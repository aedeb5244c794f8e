import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadText

/// Everything that a command has of the world. Tests bring their own.
struct CommandContext: Sendable {
  /// Makes one frame; belongs to the thread that made it.
  typealias FrameMaker = (Preview, FrameRequest, Frame.Parts) throws -> Frame

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
  /// Makes a renderer for a thread with a large stack.
  var makeRenderer: @Sendable () -> FrameRenderer
  /// What `Image("name")` and `Color("name")` find.
  private let resources: Resources
  /// The folders of the tool's own fonts.
  private let fontFolders: [String]

  /// - Parameters:
  ///   - fonts: those of the binary and of `fontFolders`.
  ///   - makeFrameMaker: makes frames in another way than the fonts and resources do.
  init(
    toolName: String, previews: [Preview], programPath: String = "",
    become: @escaping @Sendable (String, [String]) throws -> ExitCode = CommandContext.becomeNothing,
    output: ByteSink, errors: ByteSink, errorsAreTerminal: Bool, now: @escaping @Sendable () -> Double,
    processorCount: Int, variables: [String: String], files: TemporaryFiles, fonts: FontLibrary = FontLibrary(),
    fontFolders: [String] = [], resources: Resources = Resources(),
    makeFrameMaker: (@Sendable () -> FrameMaker)? = nil
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
    self.fontFolders = fontFolders
    self.resources = resources
    let makers = Self.makers(fonts, resources)
    makeRenderer = makers.renderer
    self.makeFrameMaker = makeFrameMaker ?? makers.frames
  }

  private static func makers(
    _ fonts: FontLibrary, _ resources: Resources
  ) -> (renderer: @Sendable () -> FrameRenderer, frames: @Sendable () -> FrameMaker) {
    let make: @Sendable () -> FrameRenderer = {
      FrameRenderer(fonts: fonts, resources: resources, isOnLargeStack: true)
    }
    return (
      make,
      {
        let renderer = make()
        return { try renderer.frame(of: $0, request: $1, parts: $2) }
      }
    )
  }

  /// The context with the fonts of one more folder.
  func withFonts(of folder: String) throws -> CommandContext {
    guard !folder.isEmpty else { throw UsageError("\(Options.fonts.long) has an empty name of a folder.") }
    var context = self
    do throws(FontError) {
      (context.makeRenderer, context.makeFrameMaker) = Self.makers(
        try FontLibrary(folders: fontFolders + [folder]), resources)
    } catch {
      throw CommandFailure("\(Options.fonts.long) can't be used: \(error).", .couldNotRun)
    }
    return context
  }

  /// For contexts without a process of their own.
  @Sendable static func becomeNothing(_ program: String, _ arguments: [String]) throws -> ExitCode {
    throw CommandFailure("No other program can be started here.", .couldNotRun)
  }
}
