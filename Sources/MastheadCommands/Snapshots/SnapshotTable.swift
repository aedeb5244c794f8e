import MastheadDiff
import MastheadFiles
import MastheadSnapshots

/// What `verify` prints.
enum SnapshotTable {
  private static let nameWidth = 28
  private static let frameWidth = 20

  /// One snapshot that did not pass, on one line.
  static func line(_ result: SnapshotResult) -> String {
    [padded(word(result), 8), padded(result.name, nameWidth), padded(result.frameName, frameWidth), what(result)]
      .joined(separator: " ")
  }

  private static func word(_ result: SnapshotResult) -> String {
    if result.findings.contains(where: { if case .missing = $0.outcome { true } else { false } }), result.cause == nil {
      return "missing"
    }
    return "differs"
  }

  /// In a few words: how much, and what first of all.
  static func what(_ result: SnapshotResult) -> String {
    var parts: [String] = []
    for finding in result.findings {
      switch finding.outcome {
      case .same: break
      case .missing: parts.append("no \(finding.strategy.title)")
      case .unusable(let reason): parts.append("\(finding.strategy.title): \(reason)")
      case .image(let image):
        let size = image.expectedSize == image.actualSize ? "" : "\(image.actualSize), not \(image.expectedSize); "
        // The innermost view: more would not fit into a line.
        let view = image.views.first.map { ": \($0.what)\($0.views.first.map { " in \($0)" } ?? "")" } ?? ""
        parts.append("\(size)\(image.count) px\(view)")
      case .text(let text):
        parts.append("\(finding.strategy.title) -\(text.removedCount) +\(text.addedCount)")
      }
    }
    if result.cause == .rendering { parts.append("same display list") }
    return parts.joined(separator: "; ")
  }

  /// The counts, where to look, and what to do.
  static func summary(_ outcome: SnapshotRun.Outcome, _ run: SnapshotRun) -> [String] {
    let failed = outcome.results.filter { $0.status == .failed }
    let missing = failed.count { word($0) == "missing" }
    let passed = outcome.results.count - failed.count
    var counts = ["\(passed) passed"]
    if failed.count > missing { counts.append("\(failed.count - missing) differ") }
    if missing > 0 { counts.append("\(missing) missing") }
    if !outcome.failures.isEmpty { counts.append("\(outcome.failures.count) could not be made") }
    var lines = [
      "\(counted(outcome.results.count + outcome.failures.count, "snapshot")): \(counts.joined(separator: ", "))"
    ]
    if let environment = failed.compactMap(\.environment).first { lines.append(environment) }
    if failed.contains(where: { $0.findings.contains { $0.artifacts.actual != nil } }) {
      lines.append("Files to look at: \(shown(run.checker.artifacts.path))")
    }
    if !failed.isEmpty { lines.append("To accept what is new: \(run.acceptance)") }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
