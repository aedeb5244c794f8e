import Foundation
public import Masthead
import MastheadFiles
import MastheadText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The `masthead` commands for previews of your own.
///
/// ```swift
/// import Masthead
/// import MastheadCommands
///
/// CommandLineTool(previews: [Preview("cards/plain") { Card() }]).main()
/// ```
///
/// An executable with this as its `main.swift` knows `list`, `render`, `describe` and `help`, as `masthead` does.
/// The same works from the `main` function of an `@main` type.
public struct CommandLineTool: Sendable {
  private let previews: [Preview]
  private let fontFolders: [String]
  private let resourceFolders: [String]

  /// - Parameters:
  ///   - previews: in the order in which `list` prints them; each needs a name of its own.
  ///   - fontFolders: paths of folders whose fonts `Font.custom` finds by their family's name, and which stand in for
  ///     characters that the fonts of the binary don't have. A folder that is not there, or holds no font, ends the program
  ///     with a message that names it.
  ///   - resourceFolders: paths of folders in which `Image("name")` and `Color("name")` of all previews look, but of those that
  ///     bring `Resources` of their own. A folder that is not there ends the program with a message that names it.
  public init(previews: [Preview], fontFolders: [String] = [], resourceFolders: [String] = []) {
    self.previews = previews
    self.fontFolders = fontFolders
    self.resourceFolders = resourceFolders
  }

  /// Reads the process's arguments, does what they say, and ends the process with the exit code.
  public func main() -> Never {
    Signals.ignoreBrokenPipes()
    openStandardFiles()
    // Formatters of views' own code start with the process's time zone.
    NSTimeZone.default = TimeZone(secondsFromGMT: 0) ?? .gmt
    let files = TemporaryFiles()
    let arguments = CommandLine.arguments
    let path = arguments.first ?? "masthead"
    let context = CommandContext(
      toolName: String(path.split(separator: "/").last ?? "masthead"), previews: previews,
      programPath: Self.programPath(calledAs: path), become: Self.become,
      output: .descriptor(STDOUT_FILENO, name: "standard output"),
      errors: .descriptor(STDERR_FILENO, name: "standard error"), errorsAreTerminal: isatty(STDERR_FILENO) == 1,
      now: Self.seconds, processorCount: max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))),
      variables: ProcessInfo.processInfo.environment, files: files, fonts: fontLibrary(), fontFolders: fontFolders,
      resources: checkedResources())
    do {
      try Signals.removeWhenStopped(files)
    } catch {
      try? context.errors("error: \(CommandFailure(error))\n")
      exit(ExitCode.couldNotRun.rawValue)
    }
    exit(Tool.run(Array(arguments.dropFirst()), context).rawValue)
  }

  private func fontLibrary() -> FontLibrary {
    guard !fontFolders.isEmpty else { return FontLibrary() }
    do {
      return try FontLibrary(folders: fontFolders)
    } catch {
      try? ByteSink.descriptor(STDERR_FILENO, name: "standard error")("error: \(error)\n")
      exit(ExitCode.couldNotRun.rawValue)
    }
  }

  private func checkedResources() -> Resources {
    let resources = Resources(folders: resourceFolders)
    if let problem = resources.problem {
      try? ByteSink.descriptor(STDERR_FILENO, name: "standard error")("error: \(problem)\n")
      exit(ExitCode.couldNotRun.rawValue)
    }
    return resources
  }

  /// Who starts a process without standard output would otherwise find it in the first file that is opened. What stands in
  /// for it takes no bytes, so that what is lost is said to be lost.
  private func openStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// The program's file, whatever it was called as.
  private static func programPath(calledAs name: String) -> String {
    #if os(Linux)
      "/proc/self/exe".withCString { link in
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
          guard let start = buffer.baseAddress else { return name }
          let length = readlink(link, start, buffer.count)
          guard length > 0, length < buffer.count else { return name }
          return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
      }
    #else
      name
    #endif
  }

  /// Puts another program in this one's place. Returns only by failing.
  @Sendable private static func become(_ program: String, _ arguments: [String]) throws -> ExitCode {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    execv(program, words)
    let reason = strerror(errno).map { String(cString: $0) } ?? "error \(errno)"
    throw CommandFailure("Can't start \(program): \(reason)", .couldNotRun)
  }

  @Sendable private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
