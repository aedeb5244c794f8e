import Foundation
import MastheadFiles
import MastheadSnapshots

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where an assertion stands, and how it tells the test library what it found.
struct TestPlace: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: StaticString
  /// The test file, beside which its goldens are.
  let path: String
  /// The folder of goldens, where it is not the usual one.
  private let goldens: String?
  /// What `--filter` takes for this test alone, as far as it is known.
  let filter: String

  /// - Parameters:
  ///   - goldens: the folder of goldens, from the test file's on; nil for the usual one.
  ///   - path: in place of `filePath`, for test files elsewhere.
  init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, function: StaticString,
    goldens: String? = nil, path: String? = nil
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.function = function
    self.path = path ?? "\(filePath)"
    self.goldens = goldens
    filter = Self.filter(function: "\(function)")
  }

  /// `ProfileTests.swift:12`.
  var description: String { "\(fileName).swift:\(line)" }

  /// The test file's name without its ending.
  private var fileName: String {
    let name = path.split(separator: "/").last.map(String.init) ?? "Tests"
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  private var folder: String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "." }

  /// `__Snapshots__/ProfileTests` beside the test, or the folder that the assertion names.
  var goldenFolder: String {
    guard let goldens else { return "\(folder)/__Snapshots__/\(fileName)" }
    return Self.withoutDetours(goldens.hasPrefix("/") ? goldens : "\(folder)/\(goldens)")
  }

  /// A path without `.` and `..`, so that messages name it as a person would.
  private static func withoutDetours(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// `SNAPSHOT_ARTIFACTS` where it is set, and else a temporary folder, the same for every run of this file.
  ///
  /// - Parameter variables: the process's environment.
  func artifactFolder(_ variables: [String: String]) -> String {
    if let folder = variables["SNAPSHOT_ARTIFACTS"], !folder.isEmpty {
      return "\(folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder)/\(fileName)"
    }
    let temporary = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    return "\(ArtifactFolder.temporary(in: temporary, for: folder))/\(fileName)"
  }

  /// The command that runs this test again.
  var acceptance: SnapshotReport.Acceptance {
    let command = "swift test --filter \(filter)"
    return .init(command: command) { "MASTHEAD_RECORD=\($0.rawValue) \(command)" }
  }

  /// The test's identifier, or else its function's name.
  private static func filter(function: String) -> String {
    var name = function
    #if canImport(Testing)
      // `Module.Suite/test()/File.swift:3:1`; the place in the file is no part of what a filter looks at.
      if let test = Test.current {
        name = String(describing: test.id).split(separator: "/").prefix { !$0.contains(".swift:") }.joined(
          separator: "/")
      }
    #endif
    // A filter is a regular expression, and goes through a shell. A name in backquotes may have any characters.
    return String(
      name.drop { $0 == "`" }.prefix { $0 != "(" }.map {
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "/" || $0 == "." ? $0 : "."
      })
  }

  /// Makes the current test fail.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Self.isSwiftTesting {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }

  /// Puts a file into the test's report, where the test library has reports.
  func attach(_ file: AttachedFile) {
    #if canImport(Testing) && compiler(>=6.2)
      guard Self.isSwiftTesting, let bytes = try? File.read(file.path) else { return }
      let location = SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
      Attachment.record(bytes, named: file.name, sourceLocation: location)
    #endif
  }

  #if canImport(Testing)
    /// A task that a test started apart has no current test; then the process's arguments say which library runs.
    private static var isSwiftTesting: Bool {
      Test.current != nil || CommandLine.arguments.contains("swift-testing")
    }
  #endif
}
