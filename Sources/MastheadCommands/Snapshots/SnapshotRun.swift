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
    let operands = arguments.operands.isEmpty ? [PreviewSelection.everything] : arguments.operands
    previews = try PreviewSources.select(operands, context)
    hasAxes = Axes.options.contains { arguments.contains($0) }
    shard = try Shard(arguments)
    isComplete =
      previews.count == context.previews.count && !hasAxes && !operands.contains(where: PreviewSources.isFile)
    let folder = try SnapshotOptions.folder(arguments, SnapshotOptions.snapshots) ?? "Snapshots"
    self.folder = folder
    if mode == .never, !Folder.exists(folder) {
      throw CommandFailure("There is no folder \(shown(folder)) of snapshots: record makes it.", .couldNotRun)
    }
    plan = try SnapshotPlan(in: folder)
    // Axes are read once before anything is made, so that a mistyped one is found at once.
    if hasAxes { for preview in previews { _ = try Axes(arguments, wishes: preview.axes) } }
    let artifacts =
      try SnapshotOptions.folder(arguments, SnapshotOptions.artifacts) ?? Self.artifacts(for: folder, context.variables)
    checker = SnapshotChecker(
      goldens: GoldenFolder(folder, files: context.files),
      artifacts: ArtifactFolder(artifacts, files: context.files), setting: RecordSetting(mode: mode, source: .usual),
      strategies: try SnapshotOptions.strategies(arguments))
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
      var axes = try hasAxes ? [Axes(arguments, wishes: preview.axes)] : plan.axes(of: preview)
      if axes.isEmpty { axes = [try Axes(ParsedArguments(), wishes: preview.axes)] }
      var curves = Curves()
      // Lines of the plan may share frames.
      var known: Set<String> = []
      for axes in axes {
        let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
        let isMeant = (0..<run.grid.count).map { index -> Bool in
          let cell = run.grid[index]
          guard known.insert(cell.name).inserted else { return false }
          // Frames that are looked at together stay in one part of the run.
          let unit = checker.needsSeries ? curves.index(of: cell.request) : index
          return shard?.contains(position + unit) ?? true
        }
        try check(preview, run, where: { isMeant[$0] }, &curves, into: &outcome, report: report)
        if !checker.needsSeries { position += run.grid.count }
      }
      position += curves.all.count
      // What lacks a frame would be recorded without it, and then pass.
      for series in curves.all where series.isWhole && !series.curve.isEmpty {
        let result = checker.check(series: series.curve, request: series.request, name: preview.name)
        outcome.results.append(result)
        try report(result)
      }
    }
    return outcome
  }

  /// The frames of one preview that differ in their offset only, together.
  private struct Curves {
    private(set) var all: [(request: FrameRequest, curve: HeaderCurve, isWhole: Bool)] = []

    /// The place of a frame's series, which begins with it if it is the first.
    mutating func index(of request: FrameRequest) -> Int {
      if let index = all.firstIndex(where: { $0.request.variant == request.variant }) { return index }
      all.append((request, HeaderCurve(), true))
      return all.count - 1
    }

    mutating func add(_ row: HeaderCurve.Row, _ request: FrameRequest) { all[index(of: request)].curve.add(row) }

    mutating func lacks(_ request: FrameRequest) { all[index(of: request)].isWhole = false }
  }

  private struct Checked: Sendable {
    let result: SnapshotResult
    let row: HeaderCurve.Row?
  }

  private func check(
    _ preview: Preview, _ run: FrameRun, where isMeant: (Int) -> Bool,
    _ curves: inout Curves, into outcome: inout Outcome, report: (SnapshotResult) throws -> Void
  ) throws {
    let (exitCode, failures) = try run.run(where: isMeant) { [checker] maker, cell in
      let parts: Frame.Parts = checker.needsBitmap ? [.bitmap, .accessibility] : .accessibility
      let frame = try maker(cell.preview, cell.request, parts)
      return .init(
        value: Checked(
          result: checker.check(frame, request: cell.request, name: preview.name),
          row: checker.needsSeries ? HeaderCurve.Row(frame, offset: cell.request.offset) : nil),
        diagnostics: frame.diagnostics)
    } emit: { cell, made in
      if !made.value.result.findings.isEmpty {
        outcome.results.append(made.value.result)
        try report(made.value.result)
      }
      if let row = made.value.row { curves.add(row, cell.request) }
    }
    if checker.needsSeries {
      for failure in failures { curves.lacks(failure.cell.request) }
    }
    outcome.failures += failures.map { Failure(preview: preview.name, frame: $0.cell.name, message: $0.message) }
    if exitCode != .done, failures.isEmpty { outcome.hasNoDiagnostics = false }
  }

  /// Notes the frames of this call in the plan, for calls without axes.
  ///
  /// It comes before any golden, so that a recording that is killed leaves none that no plan knows. The plan is read again,
  /// because another process may have written it since.
  func extendPlan() throws {
    guard hasAxes else { return }
    try checker.goldens.update {
      let file = "\(folder)/\(SnapshotPlan.fileName)"
      let known = try SnapshotPlan(in: folder)
      var extended = known
      for preview in previews {
        try extended.add(preview, arguments, file: file) { try HappeningOffsets.filled($0, preview, context) }
      }
      if extended != known { try context.files.write(Array(extended.text.utf8), to: file) }
    }
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

  /// Says what could not be written.
  ///
  /// - Returns: true when there was something.
  @discardableResult func tellProblems(_ outcome: Outcome) throws -> Bool {
    let problems = Set(outcome.results.flatMap(\.findings).compactMap(\.problem))
    for problem in problems.sorted() { try context.errors("error: \(problem)\n") }
    return !problems.isEmpty
  }

  func writeManifest(_ outcome: Outcome) throws {
    guard let path = arguments.value(of: SnapshotOptions.manifest) else { return }
    let manifest = RunManifest(
      isComplete: isComplete,
      hasPassed: outcome.failures.isEmpty && outcome.results.allSatisfy { $0.status != .failed }, shard: shard,
      plan: plan,
      endings: checker.strategies.map(\.fileEnding), goldens: goldens(outcome))
    try context.files.write(manifest.bytes, to: path)
  }

  /// The call that records what a run found, without record's name.
  var acceptance: String {
    var words = [context.toolName, "record"] + arguments.operands
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
