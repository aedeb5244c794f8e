import Foundation
import Masthead
import MastheadDiff
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadSnapshots

/// Checks or records the goldens of many previews.
struct SnapshotRun {
  /// A frame that could not be made.
  struct Failure: Sendable {
    let preview: String
    let frame: String
    let message: String
  }

  struct Outcome {
    var results: [SnapshotResult] = []
    var failures: [Failure] = []
    /// False when `--strict` found a warning.
    var hasNoDiagnostics = true
  }

  let checker: SnapshotChecker
  /// True when the run is about all previews with the frames of the plan.
  let isComplete: Bool
  let shard: Shard?
  let folder: String

  private let arguments: ParsedArguments
  private let context: CommandContext
  private let previews: [Preview]
  private let hasAxes: Bool
  private let plan: SnapshotPlan

  static let options =
    [SnapshotOptions.snapshots, SnapshotOptions.artifacts, SnapshotOptions.strategies] + SnapshotOptions.comparisons
    + Axes.options + [SnapshotOptions.shard, SnapshotOptions.manifest] + FrameRun.options

  init(_ arguments: ParsedArguments, _ context: CommandContext, mode: RecordMode) throws {
    self.arguments = arguments
    self.context = context
    try PreviewNames.check(context.previews.map(\.name))
    let operands = arguments.operands.isEmpty ? [PreviewSelection.everything] : arguments.operands
    previews = try PreviewSelection.select(operands, from: context.previews)
    hasAxes = Axes.options.contains { arguments.contains($0) }
    shard = try Shard(arguments)
    isComplete = previews.count == context.previews.count && !hasAxes
    let folder = try SnapshotOptions.folder(arguments, SnapshotOptions.snapshots) ?? "Snapshots"
    self.folder = folder
    plan = try Self.plan(in: folder)
    // Axes are read once before anything is made, so that a mistyped one is found at once.
    if hasAxes { _ = try Axes(arguments) }
    let artifacts =
      try SnapshotOptions.folder(arguments, SnapshotOptions.artifacts) ?? Self.artifacts(for: folder, context.variables)
    checker = SnapshotChecker(
      goldens: GoldenFolder(folder, files: context.files),
      artifacts: ArtifactFolder(artifacts, files: context.files), setting: RecordSetting(mode: mode, source: .usual),
      strategies: try SnapshotOptions.strategies(arguments))
  }

  private static func plan(in folder: String) throws -> SnapshotPlan {
    let file = "\(folder)/\(SnapshotPlan.fileName)"
    guard let bytes = try File.read(file) else { return SnapshotPlan() }
    return try SnapshotPlan(text: String(decoding: bytes, as: UTF8.self), file: file)
  }

  private static func artifacts(for folder: String, _ variables: [String: String]) -> String {
    if let path = variables["SNAPSHOT_ARTIFACTS"], !path.isEmpty { return path }
    let temporary = variables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let path = folder.hasPrefix("/") ? folder : "\(FileManager.default.currentDirectoryPath)/\(folder)"
    return ArtifactFolder.temporary(in: temporary, for: path)
  }

  /// Checks all frames, preview after preview.
  ///
  /// - Parameter report: called for each frame, in order.
  func run(report: (SnapshotResult) throws -> Void) throws -> Outcome {
    var outcome = Outcome()
    var position = 0
    for preview in previews {
      var axes = try hasAxes ? [Axes(arguments)] : plan.axes(of: preview.name)
      if axes.isEmpty { axes = [try Axes(ParsedArguments())] }
      var curves: [(request: FrameRequest, curve: HeaderCurve)] = []
      // Lines of the plan may share frames.
      var known: Set<String> = []
      for axes in axes {
        let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
        let isNew = (0..<run.grid.count).map { known.insert(run.grid[$0].name).inserted }
        try check(
          preview, run, where: { isNew[$0] && shard?.contains(position + $0) ?? true }, &curves, into: &outcome,
          report: report)
        position += run.grid.count
      }
      // A part of the frames has no whole curve.
      for (request, curve) in curves where shard == nil {
        let result = checker.check(series: curve, request: request, name: preview.name)
        outcome.results.append(result)
        try report(result)
      }
    }
    return outcome
  }

  private struct Checked: Sendable {
    let result: SnapshotResult?
    let row: HeaderCurve.Row?
  }

  private func check(
    _ preview: Preview, _ run: FrameRun, where isMeant: (Int) -> Bool,
    _ curves: inout [(request: FrameRequest, curve: HeaderCurve)], into outcome: inout Outcome,
    report: (SnapshotResult) throws -> Void
  ) throws {
    let (exitCode, failures) = try run.run(where: isMeant) { [checker] maker, cell in
      let frame = try maker(cell.preview, cell.request, checker.needsBitmap)
      return .init(
        value: Checked(
          result: checker.check(frame, request: cell.request, name: preview.name),
          row: checker.needsSeries ? HeaderCurve.Row(frame, offset: cell.request.offset) : nil),
        diagnostics: frame.diagnostics)
    } emit: { cell, made in
      if let result = made.value.result, !result.findings.isEmpty {
        outcome.results.append(result)
        try report(result)
      }
      guard let row = made.value.row else { return }
      if let index = curves.firstIndex(where: { $0.request.variant == cell.request.variant }) {
        curves[index].curve.add(row)
      } else {
        curves.append((cell.request, HeaderCurve()))
        curves[curves.count - 1].curve.add(row)
      }
    }
    outcome.failures += failures.map { Failure(preview: preview.name, frame: $0.cell.name, message: $0.message) }
    if exitCode != .done, failures.isEmpty { outcome.hasNoDiagnostics = false }
  }

  /// The plan with the frames of this call, for calls without axes.
  func changedPlan() throws -> SnapshotPlan {
    var changed = plan
    if hasAxes {
      for preview in previews { try changed.add(preview, arguments, file: "\(folder)/\(SnapshotPlan.fileName)") }
    }
    return changed
  }

  func write(_ changed: SnapshotPlan) throws {
    guard changed != plan else { return }
    try Folder.make(folder)
    try context.files.write(Array(changed.text.utf8), to: "\(folder)/\(SnapshotPlan.fileName)")
  }

  /// After a recording: notes what the goldens were made with, if all that are in the folder are now as this process makes
  /// them.
  func noteEnvironment(_ outcome: Outcome) throws {
    guard outcome.failures.isEmpty, outcome.results.allSatisfy({ $0.status != .failed }),
      try SnapshotOptions.comparison(arguments) == .exact
    else { return }
    let checked = Set(goldens(outcome))
    let all = try Folder.files(below: folder).filter { $0.hasSuffix(".png") }
    guard !all.isEmpty, all.allSatisfy(checked.contains) else { return }
    try checker.goldens.note(.current, isComplete: true)
  }

  /// Paths from the folder of goldens.
  private func goldens(_ outcome: Outcome) -> [String] {
    outcome.results.flatMap(\.findings).map { String($0.golden.dropFirst(folder.count + 1)) }
  }

  func writeManifest(_ outcome: Outcome) throws {
    guard let path = arguments.value(of: SnapshotOptions.manifest) else { return }
    let manifest = RunManifest(
      isComplete: isComplete,
      hasPassed: outcome.failures.isEmpty && outcome.results.allSatisfy { $0.status != .failed }, shard: shard,
      goldens: goldens(outcome))
    try context.files.write(manifest.bytes, to: path)
  }

  /// The call that records what a run found, without record's name.
  var acceptance: String {
    let names = arguments.operands.isEmpty ? [] : arguments.operands
    var words = [context.toolName, "record"] + names
    for option in Axes.options + [SnapshotOptions.strategies] {
      guard let values = arguments.values[option.name] else { continue }
      words += option.kind == .flag ? [option.long] : [option.long, values.joined(separator: ",")]
    }
    if let folder = arguments.value(of: SnapshotOptions.snapshots) {
      words += [SnapshotOptions.snapshots.long, folder]
    }
    return words.map(Self.forShell).joined(separator: " ")
  }

  private static func forShell(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || "._-/,:=@".utf8.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
