import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG

extension Command {
  static let sheet = Command(
    CommandDeclaration(
      name: "sheet", summary: "Put many frames of previews on one picture",
      operand: .init("PREVIEW", isRepeated: true, help: "A preview's name, a pattern, or a file, as for render."),
      options: [Sheet.output, Sheet.bezel] + Axes.options + [Options.png] + FrameRun.options,
      description: [
        """
        Makes one picture with a frame for every combination of the values asked for: a row for each theme, and so on, and a \
        column for each offset. Below each stands what it is. Without --offsets, the offsets are those where something \
        happens; without --scales, the scale is 1.
        """
      ],
      examples: [
        .init("sheet header/large-title --themes light,dark -o sheet.png", "How the title collapses, light and dark."),
        .init("sheet 'header/*' --offsets 0 --device iphone-15 --bezel -o family.png", "A family on telephones."),
      ])
  ) { arguments, context in
    let output = arguments.value(of: Sheet.output) ?? ""
    guard !output.isEmpty else { throw UsageError("-o has an empty name of a file.") }
    let profile = try PNG.Profile(arguments)
    var sections: [SheetView.Section] = []
    var exitCode = ExitCode.done
    var left = Bitmap.mostPixels
    var scale = 1.0
    for preview in try PreviewSources.select(arguments.operands, context) {
      var axes = try Axes(arguments, wishes: preview.axes)
      if arguments.value(of: Options.scales) == nil { axes.scales = [FixedDecimal(millionths: 1_000_000)] }
      if axes.offsets == nil, axes.instants == nil, !axes.findsOffsets {
        axes.offsets = try Sheet.offsets(of: preview, axes, context)
      }
      guard axes.scales.count == 1 else { throw UsageError("A sheet has one scale.") }
      scale = axes.scales[0].double
      let run = try FrameRun(arguments, context, reportsDiagnostics: true, previews: [preview], axes: axes)
      var rows: [String: [SheetView.Cell]] = [:]
      var order: [String] = []
      let (code, failures) = try run.run { worker, cell in
        let frame = try worker(cell.preview, cell.request, .bitmap)
        guard let bitmap = frame.bitmap else { throw CommandFailure("The frame has no picture.", .couldNotRun) }
        return .init(value: (bitmap, frame.displayList.size), diagnostics: frame.diagnostics)
      } emit: { cell, outcome in
        let (bitmap, size) = outcome.value
        left -= bitmap.pixels.count
        guard left > 0 else {
          throw CommandFailure("The frames of this sheet have more pixels than one picture may have.", .couldNotRun)
        }
        let row = cell.request.variant
        if rows[row] == nil { order.append(row) }
        let picture = Picture(bitmap, name: cell.name, scale: cell.request.scale)
        rows[row, default: []].append(.init(picture: picture, size: size, caption: Sheet.caption(cell, axes)))
      }
      // A sheet with a hole would be taken for the whole.
      guard failures.isEmpty else { return code }
      if code != .done { exitCode = code }
      sections.append(.init(title: preview.name, rows: order.flatMap { Sheet.wrapped(rows[$0] ?? []) }))
    }
    let view = SheetView(sections: sections, hasDevice: arguments.contains(Sheet.bezel))
    let frame = try OwnPicture.frame(view.size, scale: scale, context) { view }
    guard let bitmap = frame.bitmap else { throw CommandFailure("The sheet has no picture.", .couldNotRun) }
    let bytes = try PNG.encode(bitmap, profile: profile)
    if output == "-" {
      try context.output.write(bytes)
      return exitCode
    }
    try Folder.make(above: output)
    try context.files.write(bytes, to: output)
    if !arguments.contains(Options.quiet) { try context.output("\(output)\n") }
    return exitCode
  }
}

private enum Sheet {
  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "FILE|-"), isRequired: true,
    help: "The file; its folder is made when there is none. With -, the picture goes to standard output.")
  static let bezel = OptionDeclaration("bezel", .flag, help: "Draws a telephone around each frame.")

  /// Frames in a row; more are wrapped.
  private static let columns = 8
  /// Frames of a preview whose offsets nobody said.
  private static let most = 7

  /// Rest, where something happens, and halfway between.
  static func offsets(of preview: Preview, _ axes: Axes, _ context: CommandContext) throws -> [FixedDecimal]? {
    let (events, range) = try HappeningOffsets.events(of: preview, axes, context)
    guard range.upperBound > 0 else { return nil }
    var offsets = [0] + events.filter { $0 > 0 }
    offsets += zip(offsets, offsets.dropFirst()).map { (($0 + $1) / 2).rounded() }
    return Array(Set(offsets).sorted().prefix(most)).map { FixedDecimal(rounding: $0) }
  }

  static func wrapped(_ row: [SheetView.Cell]) -> [[SheetView.Cell]] {
    stride(from: 0, to: row.count, by: columns).map { Array(row[$0..<min($0 + columns, row.count)]) }
  }

  /// What varies, in words: `26 pt, dark`.
  static func caption(_ cell: FrameGrid.Cell, _ axes: Axes) -> String {
    var parts: [String] = []
    if let instant = cell.instant {
      parts.append("\(instant) s")
    } else {
      parts.append("\(cell.offset?.description ?? "0") pt")
    }
    if axes.themes.count > 1 || axes.themes == [.dark] { parts.append(cell.request.theme.rawValue) }
    if axes.directions.count > 1 { parts.append(cell.request.direction.rawValue) }
    if axes.textSizes.count > 1 { parts.append(cell.request.textSize.rawValue) }
    if let tab = cell.request.tab { parts.append(tab) }
    return parts.joined(separator: ", ")
  }
}
