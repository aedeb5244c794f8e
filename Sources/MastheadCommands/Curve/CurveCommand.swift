import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadPNG
import MastheadSnapshots

extension Command {
  static let curve = Command(
    CommandDeclaration(
      name: "curve", summary: "Show how a header changes as its content scrolls",
      operand: .init("PREVIEW", help: "A preview's name, or a file with one preview."),
      options: [Curve.output, Curve.format] + Axes.options + FrameRun.options,
      description: [
        """
        Lays a preview out at many offsets and tells for each how high the header is, how strongly its title, its large title \
        and its hairline are drawn, how far each part says it has come, and what is pinned: as a table, as CSV, or as a \
        drawing of curves. Without --offsets, from a little before the first thing that happens to a little after the last.
        """
      ],
      examples: [
        .init("curve header/large-title", "A table."),
        .init("curve header/large-title -o curve.csv", "For a spreadsheet."),
        .init("curve header/large-title -o curve.svg", "A drawing."),
      ])
  ) { arguments, context in
    let output = arguments.value(of: Curve.output) ?? "-"
    guard !output.isEmpty else { throw UsageError("-o has an empty name of a file.") }
    let format = try arguments.format(Curve.format, for: output, usual: Curve.Format.text)
    let previews = try PreviewSources.select(arguments.operands, context)
    guard let preview = previews.first, previews.count == 1 else {
      throw UsageError("curve takes one preview, and this call names \(previews.count).")
    }
    var axes = try Axes(arguments, wishes: preview.axes.first)
    if arguments.value(of: Options.offsets) == nil { axes.offsets = try Curve.offsets(of: preview, axes, context) }
    let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
    guard axes.offsets.map({ $0.count == run.grid.count }) ?? axes.findsOffsets else {
      throw UsageError("A curve has one theme, scale, direction, text size, tab and instant.")
    }
    var curve = HeaderCurve()
    let (exitCode, failures) = try run.run { worker, cell in
      let frame = try worker(cell.preview, cell.request, .accessibility)
      return .init(value: HeaderCurve.Row(frame, offset: cell.request.offset), diagnostics: frame.diagnostics)
    } emit: { _, outcome in
      curve.add(outcome.value)
    }
    guard failures.isEmpty else { return exitCode }
    let bytes: [UInt8]
    switch format {
    case .text: bytes = Array(curve.text.utf8)
    case .csv: bytes = Array(Curve.csv(curve).utf8)
    case .svg, .png:
      let plot = CurvePlot(preview.name, curve)
      let frame = try OwnPicture.frame(CurvePlot.size, scale: 2, context, rasterizing: format == .png) { plot }
      guard format == .png else {
        bytes = try OwnPicture.onLargeStack {
          try context.makeRenderer().vector(of: frame, format: .svg, scale: 2, title: preview.name)
        }
        break
      }
      guard let bitmap = frame.bitmap else { throw CommandFailure("The curve has no picture.", .couldNotRun) }
      bytes = try PNG.encode(bitmap, profile: .small)
    }
    if output == "-" {
      try context.output.write(bytes)
    } else {
      try Folder.make(above: output)
      try context.files.write(bytes, to: output)
      if !arguments.contains(Options.quiet) { try context.output("\(output)\n") }
    }
    return exitCode
  }
}

private enum Curve {
  enum Format: String, FileFormat {
    case text, csv, svg, png

    static let plural = "curves"
    static let endings: KeyValuePairs<String, Format> = ["txt": .text, "csv": .csv, "svg": .svg, "png": .png]
  }

  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "FILE|-"),
    help: "The file. Without the option, and with -, it goes to standard output.")
  static let format = OptionDeclaration(
    "format", .value(placeholder: "FORMAT"),
    help: "text, csv, svg or png. Without the option: as the file's name ends; text without an ending.")

  /// Points that the curve goes on after the last thing that happens.
  private static let rundown = 24.0
  /// Lines of a table that a person reads.
  private static let most = 64.0

  static func offsets(of preview: Preview, _ axes: Axes, _ context: CommandContext) throws -> [FixedDecimal] {
    let (events, range) = try HappeningOffsets.events(of: preview, axes, context)
    let end = min(range.upperBound, (events.last ?? 0) + rundown)
    let start = min(0, (events.first ?? 0) - rundown)
    let step = [1.0, 2, 4, 8, 16, 32].first { (end - start) / $0 <= most } ?? 64
    let steps = stride(from: (start / step).rounded(.up) * step, through: max(end, 0), by: step)
    // What happens between two steps is on the curve, too.
    return Set(steps + events.filter { (start...max(end, 0)).contains($0) }).sorted().map { FixedDecimal(rounding: $0) }
  }

  static func csv(_ curve: HeaderCurve) -> String {
    let (rows, names) = (curve.rows, curve.progressNames)
    let opacities = rows.first?.opacities.map(\.name) ?? []
    let head = ["offset", "height"] + opacities + names + ["pinned"]
    let lines = rows.map { row in
      [FixedDecimal.text(row.offset), row.height.map(FixedDecimal.text) ?? ""]
        + row.opacities.map { FixedDecimal.text($0.value) }
        + names.map { name in row.progress.first { $0.name == name }.map { FixedDecimal.text($0.value) } ?? "" }
        + [row.pinned.joined(separator: "; ")]
    }
    return ([head] + lines).map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  /// As RFC 4180 quotes it.
  private static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }
}
