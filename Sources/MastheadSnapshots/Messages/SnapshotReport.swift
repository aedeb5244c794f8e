import MastheadDiff
import MastheadFiles

/// What a test says about its snapshots.
package enum SnapshotReport {
  /// Snapshots that are described in full; a person changes one thing and looks again.
  private static let mostDescribed = 3
  /// Names in a list.
  private static let mostNamed = 20

  /// How to run what failed again.
  package struct Acceptance: Sendable {
    /// The command, without record mode.
    package let command: String
    /// How the command says a record mode, for example `MASTHEAD_RECORD=failed swift test`.
    package let recording: @Sendable (RecordMode) -> String

    package init(command: String, recording: @escaping @Sendable (RecordMode) -> String) {
      self.command = command
      self.recording = recording
    }
  }

  /// Nil when all passed.
  package static func message(
    _ results: [SnapshotResult], setting: RecordSetting, acceptance: Acceptance
  ) -> String? {
    let failed = results.filter { $0.status == .failed }
    let recorded = results.filter { $0.status == .recorded }
    guard !failed.isEmpty || !recorded.isEmpty else { return nil }
    var lines: [String] = []
    for result in failed.prefix(mostDescribed) { lines += result.message }
    lines += list(failed.dropFirst(mostDescribed), "snapshot fails", "snapshots fail")
    if !failed.isEmpty { lines.append(advice(failed, setting, acceptance)) }
    if !recorded.isEmpty { lines += recording(recorded, setting, acceptance) }
    return lines.joined(separator: "\n")
  }

  private static func list(_ results: ArraySlice<SnapshotResult>, _ one: String, _ many: String) -> [String] {
    guard !results.isEmpty else { return [] }
    let names = results.prefix(mostNamed).map { "\($0.name) \($0.frameName)" }.joined(separator: ", ")
    let rest = results.count > mostNamed ? ", and \(results.count - mostNamed) more" : ""
    return ["\(results.count) more \(results.count == 1 ? one : many): \(names)\(rest)"]
  }

  /// What to do about goldens that differ, are missing, or can't be read.
  private static func advice(
    _ failed: [SnapshotResult], _ setting: RecordSetting, _ acceptance: Acceptance
  ) -> String {
    let findings = failed.flatMap(\.findings).filter { !$0.isSame }
    if findings.contains(where: { $0.problem != nil }) {
      return "Not all files could be written: see above. What was tested stays as it was."
    }
    let areMissing = findings.allSatisfy { if case .missing = $0.outcome { true } else { false } }
    let mode: RecordMode = areMissing ? .missing : .failed
    switch setting.source {
    case .continuousIntegration:
      return
        "Goldens are never written where CI is set. To accept what is new, run this elsewhere and commit the goldens: "
        + acceptance.recording(mode)
    case .code:
      return "The record mode \(setting.mode.rawValue) is set in the code. To accept what is new, set it to "
        + "\(mode.rawValue) there, and run: \(acceptance.command)"
    case .usual, .variable: return "To accept what is new, run: \(acceptance.recording(mode))"
    }
  }

  private static func recording(
    _ recorded: [SnapshotResult], _ setting: RecordSetting, _ acceptance: Acceptance
  ) -> [String] {
    let goldens = recorded.flatMap(\.findings).filter(\.isRecorded).map { shown($0.golden) }
    var lines: [String] = []
    if goldens.isEmpty {
      lines.append(
        "Nothing was recorded: all goldens are as they were. Nothing is tested while the record mode is all.")
    } else {
      let why =
        switch setting.mode {
        case .missing: goldens.count == 1 ? ", which was missing" : ", which were missing"
        case .all, .failed, .never: ""
        }
      lines.append("Recorded \(counted(goldens.count, "golden"))\(why):")
      lines += goldens.prefix(mostNamed).map { "  \($0)" }
      if goldens.count > mostNamed { lines.append("  and \(counted(goldens.count - mostNamed, "more golden"))") }
    }
    let place =
      switch setting.source {
      case .code: "Take the record mode \(setting.mode.rawValue) out of the code, and run"
      case .usual, .variable, .continuousIntegration: goldens.isEmpty ? "Run" : "Look at what was recorded, and run"
      }
    lines.append("A run that records does not pass. \(place) again: \(acceptance.command)")
    return lines
  }
}
