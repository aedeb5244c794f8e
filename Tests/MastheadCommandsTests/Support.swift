import Foundation
import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import Synchronization

@testable import MastheadCommands

/// What one call did.
struct Call: Sendable {
  let exitCode: ExitCode
  let output: String
  let errors: String
}

/// The bytes that a command wrote.
final class Recording: Sendable {
  private let storage = Mutex<[UInt8]>([])

  var bytes: [UInt8] { storage.withLock { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  var sink: ByteSink {
    ByteSink { [self] new in storage.withLock { $0 += new } }
  }
}

/// A preview for tests that never look at it.
func blank(_ name: String) -> Preview {
  Preview(name) { EmptyView() }
}

let usualNames = ["header/profile", "header/large-title", "sticky/tutorial"]

/// Runs the commands on blank previews.
func call(
  _ arguments: String..., previews: [String] = usualNames,
  frame: @escaping @Sendable (Preview, FrameRequest) throws -> Frame = { blankFrame($0, $1) }
) -> Call {
  run(arguments, previews: previews, frame: frame)
}

/// The same with a list of arguments.
///
/// - Parameters:
///   - output: in place of a recording.
///   - frame: makes a frame instead of the usual blank one.
func run(
  _ arguments: [String], previews: [String] = usualNames, output: ByteSink? = nil, isTerminal: Bool = false,
  variables: [String: String] = [:],
  now: @escaping @Sendable () -> Double = { 0 },
  frame: @escaping @Sendable (Preview, FrameRequest) throws -> Frame = { blankFrame($0, $1) }
) -> Call {
  run(
    arguments, on: previews.map { blank($0) }, output: output, isTerminal: isTerminal, variables: variables, now: now,
    frame: frame)
}

/// The same with previews that have something in them.
func run(
  _ arguments: [String], on previews: [Preview], output: ByteSink? = nil, isTerminal: Bool = false,
  variables: [String: String] = [:],
  now: @escaping @Sendable () -> Double = { 0 },
  frame: @escaping @Sendable (Preview, FrameRequest) throws -> Frame
) -> Call {
  let printed = Recording()
  let errors = Recording()
  let context = CommandContext(
    toolName: "masthead", previews: previews, output: output ?? printed.sink, errors: errors.sink,
    errorsAreTerminal: isTerminal, now: now, processorCount: 2, variables: variables, files: TemporaryFiles(),
    makeFrameMaker: { { preview, request, _ in try frame(preview, request) } })
  let exitCode = Tool.run(arguments, context)
  return Call(exitCode: exitCode, output: printed.text, errors: errors.text)
}

/// One pixel: the commands only carry pictures, they don't look at them.
func blankFrame(_ preview: Preview, _ request: FrameRequest, diagnostics: [Diagnostic] = []) -> Frame {
  let page = Rect(x: 0, y: 0, width: 1, height: 1)
  return Frame(
    displayList: DisplayList(size: page.size), bitmap: Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [.max]),
    accessibility: AccessibilityNode(role: .screen, frame: page), scrollMetrics: [], diagnostics: diagnostics)
}

/// A folder of a test's own, removed after it.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path)
}

/// The files below a folder, hidden ones too, sorted.
func files(below folder: String) -> [String] {
  (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
}

/// The folder of the repository.
let repository = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
