import Foundation
import MastheadTesting

@testable import MastheadTesting

/// A folder of a test's own, removed after it.
func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("masthead-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// The files below a folder, sorted.
func files(below folder: String) -> [String] {
  let manager = FileManager.default
  return (manager.enumerator(atPath: folder)?.allObjects as? [String] ?? []).filter {
    var isFolder: ObjCBool = false
    return manager.fileExists(atPath: "\(folder)/\($0)", isDirectory: &isFolder) && !isFolder.boolValue
  }.sorted()
}

/// A bar with a title and a divider of one pixel, on a small canvas.
struct Bar: View {
  var title = "Profile"
  var titleColor = Color(red: 0, green: 0, blue: 0)
  var dividerHeight: CGFloat = 0.5
  /// Points between letters.
  var tracking: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).tracking(tracking).foregroundStyle(titleColor).frame(height: 30)
      Color(red: 0.5, green: 0.5, blue: 0.5).frame(height: dividerHeight)
    }
    // What has gone moves nothing else.
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// An assertion as a test in `folder/BarTests.swift` would make it, at line 7.
///
/// Each has a registry of its own, as each run of a test process has.
func outcome<V: View>(
  _ folder: String, _ view: V, name: String = "bar", axes: SnapshotAxes = SnapshotAxes(),
  as strategies: [SnapshotStrategy] = [.image, .displayList], record: RecordMode? = nil,
  variables: [String: String] = [:], registry: SnapshotRegistry = SnapshotRegistry(), line: UInt = 7
) -> SnapshotAssertion.Outcome {
  var axes = axes
  if axes.size == nil { axes.size = CGSize(width: 80, height: 31) }
  nonisolated(unsafe) let view = view
  var variables = variables
  if variables["SNAPSHOT_ARTIFACTS"] == nil { variables["SNAPSHOT_ARTIFACTS"] = "\(folder)/artifacts" }
  return SnapshotAssertion(
    preview: Preview(name) { view }, name: name, axes: axes, strategies: strategies, record: record,
    place: TestPlace(
      fileID: "Tests/BarTests.swift", filePath: #filePath, line: line, column: 3, function: "bar()",
      path: "\(folder)/BarTests.swift"),
    variables: variables, registry: registry
  ).outcome()
}

extension String {
  /// The text with a test's folder and identifier taken out, so that it can be compared.
  func inFolder(_ folder: String) -> String {
    replacing(folder, with: "~").split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let filter = line.range(of: "--filter ") else { return String(line) }
      return String(line[..<filter.upperBound]) + "TEST"
    }
    .joined(separator: "\n")
  }
}
