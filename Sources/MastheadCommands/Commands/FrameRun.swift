import Masthead
import MastheadDisplayList
import MastheadLayout

/// Makes many frames, on several threads, with results in order, and tells a person how it went.
struct FrameRun: Sendable {
  /// What became of one frame.
  struct Outcome<Value: Sendable>: Sendable {
    let value: Value
    let diagnostics: [Diagnostic]
  }

  struct Failure {
    let cell: FrameGrid.Cell
    let message: String
  }

  /// Failures beyond these are only counted on standard error: a full disk fails every frame in the same words.
  private static let mostFailuresShown = 20

  let grid: FrameGrid
  private let context: CommandContext
  private let jobs: Int
  private let isQuiet: Bool
  private let isStrict: Bool
  private let reportsDiagnostics: Bool

  static let options = [Options.fonts, Options.jobs, Options.strict, Options.quiet] + ScreenProgram.options

  /// - Parameters:
  ///   - reportsDiagnostics: false for a command whose results have them.
  ///   - previews: in place of those that the operands name.
  ///   - axes: in place of those that the options say.
  ///   - jobs: in place of the number that an option says.
  init(
    _ arguments: ParsedArguments, _ context: CommandContext, reportsDiagnostics: Bool, previews: [Preview]? = nil,
    axes: Axes? = nil, jobs: Int? = nil
  ) throws {
    let previews = try previews ?? PreviewSources.select(arguments.operands, context)
    grid = try FrameGrid(previews: previews) { preview in
      try HappeningOffsets.filled(axes ?? Axes(arguments, wishes: preview.axes), preview, context)
    }
    self.jobs = try jobs ?? Self.jobs(arguments) ?? context.processorCount
    isQuiet = arguments.contains(Options.quiet)
    isStrict = arguments.contains(Options.strict)
    self.context = context
    self.reportsDiagnostics = reportsDiagnostics
  }

  /// Makes all frames. A frame that fails is reported, and does not stop the others.
  ///
  /// - Parameters:
  ///   - isMeant: by the frame's place in the grid; false leaves it out.
  ///   - make: on a worker's thread.
  ///   - emit: on the caller's thread, in the order of the grid.
  /// - Returns: the exit code, and the frames that failed.
  func run<Value: Sendable>(
    where isMeant: (Int) -> Bool = { _ in true },
    make: @escaping @Sendable (FrameWorker, FrameGrid.Cell) throws -> Outcome<Value>,
    emit: (FrameGrid.Cell, Outcome<Value>) throws -> Void
  ) throws -> (exitCode: ExitCode, failures: [Failure]) {
    var failures: [Failure] = []
    var report = DiagnosticReport()
    let frames = (0..<grid.count).filter(isMeant)
    var progress = ProgressLine(total: frames.count, write: context.errors, now: context.now)
    let showsProgress = context.errorsAreTerminal && !isQuiet
    let escaped = EscapedPreviews()
    let work = OrderedWork<Result<Outcome<Value>, any Error>>(
      count: frames.count, workers: jobs,
      escaped: { [grid] index, reason in
        escaped.add(grid[frames[index]].preview.name, frame: index, reason: reason)
        return .failure(CommandFailure(reason, .couldNotRun))
      }
    ) { [grid, context] in
      let worker = FrameWorker(makeFrame: context.makeFrameMaker(), makeRenderer: context.makeRenderer)
      return { index in
        let cell = grid[frames[index]]
        return Result {
          if let reason = escaped.reason(for: cell.preview.name, frame: index) {
            throw CommandFailure(reason, .couldNotRun)
          }
          return try make(worker, cell)
        }
      }
    }
    func consume(_ index: Int, _ result: Result<Outcome<Value>, any Error>) throws {
      let cell = grid[frames[index]]
      if showsProgress { try progress.erase() }
      let reason = escaped.reason(for: cell.preview.name, frame: index)
      switch reason.map({ .failure(CommandFailure($0, .couldNotRun)) }) ?? result {
      case .success(let outcome):
        report.add(outcome.diagnostics, preview: cell.preview.name, frame: cell.name)
        try emit(cell, outcome)
      case .failure(let error):
        let message = CommandFailure(error).description
        failures.append(Failure(cell: cell, message: message))
        if failures.count <= Self.mostFailuresShown {
          try context.errors("error: \(cell.preview.name) \(cell.name): \(message)\n")
        }
      }
      if showsProgress { try progress.advance() }
    }
    try work.run(whileWaiting: { if showsProgress { try progress.update() } }, consume: consume)
    if showsProgress { try progress.erase() }
    if failures.count > Self.mostFailuresShown {
      try context.errors("error: \(failures.count - Self.mostFailuresShown) more frames failed.\n")
    }
    if reportsDiagnostics || isStrict {
      for line in report.lines(areErrors: isStrict) { try context.errors(line) }
    }
    return (!failures.isEmpty || (isStrict && !report.isEmpty) ? .couldNotRun : .done, failures)
  }

  private static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: Options.jobs) else { return nil }
    guard let jobs = Int(text), (1...AxisLimits.jobs).contains(jobs) else {
      throw UsageError("\(quoted(text)) in -j is not a number of jobs: use 1 to \(AxisLimits.jobs).")
    }
    return jobs
  }
}

extension FrameGrid.Cell {
  /// What the frame is, for JSON.
  var members: [JSONValue.Member] {
    [
      .init("preview", .string(preview.name)),
      .init("frame", .string(name)),
      .init("offset", .number(offset?.double ?? 0)),
      .init("theme", .string(request.theme.rawValue)),
      .init("scale", .number(request.scale)),
      .init("direction", .string(request.direction.rawValue)),
      .init("textSize", .string(request.textSize.rawValue)),
    ] + settings + (request.tab.map { [.init("tab", .string($0))] } ?? [])
      + (instant.map { [.init("instant", .number($0.double))] } ?? [])
  }

  private var settings: [JSONValue.Member] {
    let names = AccessibilitySetting.allCases.filter { request.settings.contains($0) }.map(\.rawValue)
    return names.isEmpty ? [] : [.init("settings", .array(names.map { .string($0) }))]
  }
}
