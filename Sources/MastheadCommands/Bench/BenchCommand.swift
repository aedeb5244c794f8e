import Masthead
import MastheadDisplayList
import MastheadPNG

extension Command {
  static let bench = Command(
    CommandDeclaration(
      name: "bench", summary: "Show where the time of frames goes",
      operand: .init("PREVIEW", isRepeated: true, help: "A preview's name, a pattern, or all, as for render."),
      options: Axes.options + [frameCount, Options.fonts, Options.png, Options.quiet, Options.json],
      description: [
        """
        Makes each frame many times on one thread, in memory, and prints how long its stages take: layout (the view's \
        code, sizes and places), raster (pixels), png (the file), the whole, and again, which is a frame that equals \
        the one before it. The first time is told apart: glyphs are drawn then, and memory is asked for.
        """,
        "Measure a release build on a machine that does nothing else. The peak of memory is the whole process's.",
      ],
      examples: [
        .init("bench header/large-title --offsets 88 --scales 3", "One frame of a phone's screen."),
        .init("bench 'header/*' --frames 200 --json", "A family, for a program."),
      ])
  ) { arguments, context in
    let run = try FrameRun(arguments, context, reportsDiagnostics: false, jobs: 1)
    let profile = try PNG.Profile(arguments)
    let count = try count(arguments)
    var document = arguments.contains(Options.json) ? FrameDocument(output: context.output) : nil
    let (exitCode, failures) = try run.run { [makeRenderer = context.makeRenderer, now = context.now] _, cell in
      let times = try StageTimes(
        of: cell.preview, cell.request, profile: profile, count: count, renderer: makeRenderer(), now: now)
      return .init(value: times, diagnostics: [])
    } emit: { cell, outcome in
      let times = outcome.value
      if document != nil {
        try document?.add(
          .object(
            cell.members + [
              JSONValue.Member("widthInPixels", .number(times.widthInPixels)),
              JSONValue.Member("heightInPixels", .number(times.heightInPixels)),
              JSONValue.Member("fileBytes", .number(times.fileBytes)),
              JSONValue.Member("timesMade", .number(count)), JSONValue.Member("stages", times.json),
              JSONValue.Member("peakMemoryBytes", .number(PeakMemory.bytes)),
            ]))
        return
      }
      let title = """
        \(cell.preview.name) \(cell.name), \(times.widthInPixels) x \(times.heightInPixels) px, \
        \(times.fileBytes) bytes, made \(count) times
        """
      try context.output(([title] + times.lines).map { $0 + "\n" }.joined())
    }
    if document == nil { try context.output("peak of memory: \(PeakMemory.bytes >> 20) MiB\n") }
    try document?.end(failures: failures)
    return exitCode
  }

  private static let mostFrames = 1_000_000
  private static let usualFrames = 50

  private static let frameCount = OptionDeclaration(
    "frames", .value(placeholder: "N"),
    help: "How often each frame is made, from 1 to \(mostFrames). Without the option: \(usualFrames).")

  private static func count(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let text = arguments.value(of: frameCount) else { return usualFrames }
    guard let count = Int(text), (1...mostFrames).contains(count) else {
      throw UsageError("\(quoted(text)) in --frames is not a number of frames: use 1 to \(mostFrames).")
    }
    return count
  }
}
