import Masthead
import MastheadDisplayList
import MastheadFiles
import MastheadLayout
import MastheadPNG

extension Command {
  static let render = Command(
    CommandDeclaration(
      name: "render", summary: "Make frames of previews: PNG, SVG or PDF",
      operand: .init(
        "PREVIEW", isRepeated: true,
        help: """
          A preview's name; a pattern, where * stands for any characters of a part and ** for any at all; all; a file \
          of previews that ends in .json; or Swift files, whose previews are all made. list shows the names.
          """),
      options: [Options.output] + Axes.options + [Options.format, Options.png] + FrameRun.options + [Options.json],
      description: [
        """
        Makes a frame for every combination of the values asked for, and writes each to DIR/PREVIEW/NAME.png, where \
        NAME says what the frame is: y13-dark@2x.png is scrolled by 13 points, dark, at 2 pixels per point. Direction, \
        text size, tab and instant are in the name when they are not the usual ones: y0-light-rtl-ax3@2x.png, \
        y0-light-t0.25@2x.png.
        """,
        """
        Prints the path of each file once it is whole. A frame that fails is reported, and the others are still made. \
        The same call gives the same bytes every time, on any number of processors.
        """,
      ],
      examples: [
        .init("render header/profile -o out", "One frame at rest."),
        .init(
          "render header/large-title --offsets -50,0,13,26,52,80 --themes light,dark --scales 1,2,3 -o out",
          "36 frames of a title that collapses."),
        .init("render 'header/*' --device iphone-15 --themes light,dark -o out", "A family on a phone's screen."),
        .init("render header.json -o out", "The previews of a file; new header writes this one."),
        .init("render header/profile --format pdf -o out", "A page for print, with text that can be selected."),
        .init("render ProfileScreen.swift --offsets 0,120 -o out", "The previews of a SwiftUI file, as it is."),
        .init("render header/profile -o - > profile.png", "One frame, to wherever standard output goes."),
      ])
  ) { arguments, context in
    let run = try FrameRun(arguments, context, reportsDiagnostics: true)
    let format = try FrameFormat(arguments)
    let directory = arguments.value(of: Options.output) ?? ""
    guard !directory.isEmpty else { throw UsageError("-o has an empty name of a folder.") }
    if directory == "-" { return try renderToOutput(run, format, arguments, context) }
    return try renderToFolder(directory, run, format, arguments, context)
  }

  /// A picture that is made: its file's path, and its size.
  private struct Written: Sendable {
    let path: String
    let size: FrameFormat.PixelSize?
  }

  private static func renderToFolder(
    _ directory: String, _ run: FrameRun, _ format: FrameFormat, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws -> ExitCode {
    try Folder.make(directory)
    try Folder.checkIsWritable(directory)
    let prefix = directory.hasSuffix("/") ? directory : directory + "/"
    let isQuiet = arguments.contains(Options.quiet)
    var document = arguments.contains(Options.json) ? FrameDocument(output: context.output) : nil
    // A reader that is gone does not stop the files, only their listing.
    var hasReader = true
    func ifRead(_ print: () throws -> Void) throws {
      guard hasReader else { return }
      do { try print() } catch is ReaderGone { hasReader = false }
    }
    let (exitCode, failures) = try run.run { worker, cell in
      let (bytes, size, diagnostics) = try format.file(worker, cell)
      let folder = prefix + cell.preview.name
      try Folder.make(folder)
      let path = "\(folder)/\(cell.name).\(format.ending)"
      try context.files.write(bytes, to: path)
      return .init(
        value: Written(path: path, size: size), diagnostics: diagnostics)
    } emit: { cell, outcome in
      try ifRead {
        if document != nil {
          try document?.add(json(cell, outcome))
        } else if !isQuiet {
          try context.output(outcome.value.path + "\n")
        }
      }
    }
    try ifRead { try document?.end(failures: failures) }
    return exitCode
  }

  private static func renderToOutput(
    _ run: FrameRun, _ format: FrameFormat, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    guard run.grid.count == 1 else {
      throw UsageError("-o - takes one frame, and this call makes \(run.grid.count): write them to a folder.")
    }
    guard !arguments.contains(Options.json) else {
      throw UsageError("-o - and --json exclude each other: both write to standard output.")
    }
    return try run.run { worker, cell in
      let (bytes, _, diagnostics) = try format.file(worker, cell)
      return .init(value: bytes, diagnostics: diagnostics)
    } emit: { _, outcome in
      try context.output.write(outcome.value)
    }.exitCode
  }

  private static func json(_ cell: FrameGrid.Cell, _ outcome: FrameRun.Outcome<Written>) -> JSONValue {
    .object(
      cell.members + [
        JSONValue.Member("file", .string(outcome.value.path))
      ]
        + (outcome.value.size.map {
          [
            JSONValue.Member("widthInPixels", .number($0.width)),
            JSONValue.Member("heightInPixels", .number($0.height)),
          ]
        } ?? []) + [JSONValue.Member("diagnostics", .array(outcome.diagnostics.map(\.json)))])
  }
}
