import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadPNG

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Command {
  static let film = Command(
    CommandDeclaration(
      name: "film", summary: "Make a film of a preview that scrolls or plays",
      operand: .init("PREVIEW", help: "A preview's name, or a file with one preview."),
      options: [Film.output, Film.format, Film.rate, Film.loops] + Axes.options + FrameRun.options,
      description: [
        """
        Makes one file that moves. A preview with a timeline is played from its start to its end; one that scrolls, down to \
        where its header has done all it does, and back. With --offsets, each of the offsets is a frame, in the order given \
        and as often as it is given, and ranges may run backwards; with --at, each instant is shown until the next.
        """,
        """
        The usual format is APNG, which every browser plays in <img>, and which shows its first frame elsewhere. WebP is \
        smaller, is played by every browser too, and has frames of at most 16383 pixels a side. In both, a frame holds only what \
        changed, without loss. With --format rgba, the frames go out as raw pixels, for a video encoder: a line RGBA \
        width=780 height=1688 fps=30 frames=121, and after it each frame as rows of red, green, blue and alpha bytes, not \
        multiplied by alpha.
        """,
      ],
      examples: [
        .init("film header/large-title -o scroll.png", "How the title collapses, as a picture that moves."),
        .init("film header/large-title --themes dark -o dark.webp", "The same as WebP, dark."),
        .init("film header/large-title --offsets 0...80:1,80...0:1 -o there-and-back.png", "Frame by frame."),
        .init("film header/large-title --format rgba -o - > film.rgba", "Raw frames, for another program."),
      ])
  ) { arguments, context in
    let output = arguments.value(of: Film.output) ?? ""
    guard !output.isEmpty else { throw UsageError("-o has an empty name of a file.") }
    let format = try arguments.format(Film.format, for: output, usual: FilmFormat.apng)
    let rate = try Film.number(Film.rate, arguments, in: 1...240) ?? 30
    let plays = try Film.number(Film.loops, arguments, in: 0...65_535) ?? 0
    let previews = try PreviewSources.select(arguments.operands, context)
    guard let preview = previews.first, previews.count == 1 else {
      throw UsageError("film takes one preview, and this call names \(previews.count).")
    }
    let axes = try Axes(arguments, wishes: preview.axes.first, offsetsArePath: true)
    let timing = try FilmTiming(preview, axes, rate: rate, context)
    let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: timing.axes)
    guard run.grid.count == timing.counts.count else {
      throw UsageError(
        "A film has one theme, scale, direction, text size and tab, and this call asks for more of some.")
    }
    let write = try Film.write(format, to: output, context)
    var film: any FilmWriter =
      switch format {
      case .apng: APNGFilm(rate: rate, plays: plays, write: write)
      case .webp: WebPFilm(rate: rate, plays: plays, write: write)
      case .rgba: RawFilm(rate: rate, total: timing.counts.reduce(0, +), write: write)
      }
    var number = 0
    let (exitCode, failures) = try run.run { maker, cell in
      let frame = try maker(cell.preview, cell.request, .bitmap)
      guard let bitmap = frame.bitmap else { throw CommandFailure("The frame has no picture.", .couldNotRun) }
      return .init(value: bitmap, diagnostics: frame.diagnostics)
    } emit: { _, outcome in
      try film.add(outcome.value, count: timing.counts[number])
      number += 1
    }
    // A film without some of its frames would be another film.
    guard failures.isEmpty else { return exitCode }
    try film.end()
    if output != "-", !arguments.contains(Options.quiet) { try context.output("\(output)\n") }
    return exitCode
  }
}

private enum Film {
  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "FILE|-"), isRequired: true,
    help: "The file; its folder is made when there is none. With -, the film goes to standard output.")
  static let format = OptionDeclaration(
    "format", .value(placeholder: "FORMAT"),
    help: "apng, webp or rgba. Without the option: as the file's name ends; apng without an ending.")
  static let rate = OptionDeclaration(
    "fps", .value(placeholder: "N"),
    help: """
      Frames per second, from 1 to 240. Browsers show a frame of less than 11 ms for 100, so that apng and webp play there \
      at up to 90. Without the option: 30.
      """)
  static let loops = OptionDeclaration(
    "loops", .value(placeholder: "N"), help: "How often it plays, 0 for without end. Without the option: 0.")

  static func number(
    _ option: OptionDeclaration, _ arguments: ParsedArguments, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(quoted(text)) in \(option.long) is not a number from \(range.lowerBound) to \(range.upperBound).")
    }
    return number
  }

  /// Where the film's bytes go.
  static func write(
    _ format: FilmFormat, to output: String, _ context: CommandContext
  ) throws -> ([UInt8]) throws -> Void {
    if output == "-" {
      return { bytes in
        // A part of a list may be all that a reader wants. A part of a film is of no use, and its reader is likely to have failed.
        do { try context.output.write(bytes) } catch is ReaderGone {
          throw SystemError("Can't write to standard output", number: EPIPE)
        }
      }
    }
    // A file appears once it is whole, and raw frames may be more than memory holds.
    guard format != .rgba else {
      throw UsageError("--format rgba writes frames as they come: use -o - and send them to a file or a program.")
    }
    try Folder.make(above: output)
    return { try context.files.write($0, to: output) }
  }
}
