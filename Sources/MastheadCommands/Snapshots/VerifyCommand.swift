import MastheadDiff
import MastheadFiles
import MastheadSnapshots

extension Command {
  static let verify = Command(
    CommandDeclaration(
      name: "verify", summary: "Compare previews with their goldens",
      operand: .init(
        "PREVIEW", isRepeated: true, isRequired: false,
        help: "A preview's name, a pattern, a file of previews, or all, as for render. Without a name: all."),
      options: SnapshotRun.options + SnapshotOptions.reports,
      description: [
        """
        Makes frames and compares each with its goldens in the folder of snapshots: the picture, and what it draws, as \
        text. Without axes, the frames are those that record noted in the folder's plan.txt. Prints a line for each \
        snapshot that differs, and the files to look at. Nothing in the folder of snapshots is ever changed.
        """,
        """
        When GITHUB_ACTIONS is set, what differs is also said in the form that GitHub shows beside the files. In a Swift \
        test the same is assertSnapshot(of:named:), from the package's library MastheadTesting.
        """,
      ],
      examples: [
        .init("verify header/profile", "One preview, after record header/profile has made its golden."),
        .init("verify", "All previews."),
        .init("verify 'header/*' --html report.html", "A family, with a page to look at what differs."),
        .init(
          "verify --shard 1/4 --manifest part-1.json --junit part-1.xml", "A quarter of it, on one of four machines."),
      ])
  ) { arguments, context in
    let run = try SnapshotRun(arguments, context, mode: .never)
    let isQuiet = arguments.contains(Options.quiet)
    let reports = SnapshotReports(arguments)
    // A report on standard output is for a program, which must find nothing else there.
    let toPeople = try reports.useStandardOutput() ? context.errors : context.output
    let outcome = try run.run { result in
      guard result.status != .passed, !isQuiet else { return }
      try toPeople(SnapshotTable.line(result) + "\n")
    }
    try run.tellProblems(outcome)
    try reports.write(outcome, run, context)
    if context.variables["GITHUB_ACTIONS"] == "true" {
      for line in GitHubAnnotations.lines(outcome) { try toPeople(line + "\n") }
    }
    if !isQuiet {
      for line in SnapshotTable.summary(outcome, run) { try toPeople(line + "\n") }
    }
    if !outcome.failures.isEmpty || !outcome.hasNoDiagnostics { return .couldNotRun }
    return outcome.results.contains { $0.status == .failed } ? .different : .done
  }

  static let record = Command(
    CommandDeclaration(
      name: "record", summary: "Make or renew the goldens of previews",
      operand: .init(
        "PREVIEW", isRepeated: true, isRequired: false,
        help: "A preview's name, a pattern, a file of previews, or all, as for render. Without a name: all."),
      options: SnapshotRun.options,
      description: [
        """
        Goldens are what later runs are compared with: frames that somebody looked at, and what they draw, as text. This \
        makes frames and writes those that differ from their goldens, or have none, into the folder of snapshots. The axes \
        are added to the folder's plan.txt, so that verify without axes checks the same frames. A golden that \
        differs only in how its file is compressed stays as it is. Where the environment variable CI is set, nothing \
        is written.
        """
      ],
      examples: [
        .init("record header/profile", "One frame, to look at and to commit. Then: verify header/profile."),
        .init("record header/large-title --offsets 0,26,52 --themes light,dark", "Six frames of one preview."),
        .init("record", "All previews, with the frames of the plan."),
      ])
  ) { arguments, context in
    if let value = context.variables["CI"], RecordSetting.isOn(value) {
      throw CommandFailure(
        "CI is set, and goldens are never written there: record elsewhere, and commit them.", .couldNotRun)
    }
    let run = try SnapshotRun(arguments, context, mode: .failed)
    try run.extendPlan()
    let isQuiet = arguments.contains(Options.quiet)
    let outcome = try run.run { result in
      guard !isQuiet else { return }
      for finding in result.findings where finding.isRecorded { try context.output("\(shown(finding.golden))\n") }
    }
    try run.noteEnvironment(outcome)
    try run.writeManifest(outcome)
    let hasProblems = try run.tellProblems(outcome)
    if !isQuiet {
      let findings = outcome.results.flatMap(\.findings)
      let (count, same) = (findings.count { $0.isRecorded }, findings.count { $0.isSame })
      let rest = findings.count - count - same
      let failed = rest > 0 ? ", \(rest) could not be written" : ""
      try context.output("\(counted(count, "golden")) recorded, \(same) as they were\(failed)\n")
    }
    return !hasProblems && outcome.failures.isEmpty && outcome.hasNoDiagnostics ? .done : .couldNotRun
  }
}

/// The reports that a call asks for.
struct SnapshotReports {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  /// True when a report goes to standard output.
  func useStandardOutput() throws(UsageError) -> Bool {
    let options = SnapshotOptions.reports.filter { arguments.value(of: $0) == "-" }
    guard options.count <= 1 else {
      throw UsageError("\(options[0].long) and \(options[1].long) can't both go to standard output.")
    }
    return !options.isEmpty
  }

  func write(_ outcome: SnapshotRun.Outcome, _ run: SnapshotRun, _ context: CommandContext) throws {
    try run.writeManifest(outcome)
    func write(_ option: OptionDeclaration, _ make: () throws -> [UInt8]) throws {
      guard let path = arguments.value(of: option) else { return }
      guard !path.isEmpty else { throw UsageError("\(option.long) has an empty name of a file.") }
      if path == "-" { return try context.output.write(make()) }
      try Folder.make(above: path)
      try context.files.write(make(), to: path)
    }
    try write(SnapshotOptions.json) { Array(SnapshotJSON.document(outcome, run).utf8) }
    try write(SnapshotOptions.junit) { Array(JUnitReport.document(outcome).utf8) }
    try write(SnapshotOptions.html) { try ReportPage(outcome, run).bytes() }
  }
}
