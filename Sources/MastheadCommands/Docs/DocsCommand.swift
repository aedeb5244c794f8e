import Masthead
import MastheadDisplayList
import MastheadFiles

extension Command {
  static let docs = Command(
    CommandDeclaration(
      name: "docs", summary: "Make the pictures of documentation, and keep them fresh",
      operand: .init(
        "PREVIEW", isRepeated: true, isRequired: false,
        help: "A preview's name, a pattern, or a file, as for render. None is needed with --update."),
      options: [Docs.output, Docs.update, Docs.check] + Axes.options + FrameRun.options,
      description: [
        """
        Makes each picture light and dark at 1, 2 and 3 pixels per point, unless --themes and --scales say otherwise, in the \
        fewest bytes; and in the same folder index.html, a page with all of them, and snippets.md: HTML that shows the \
        reader's appearance and sharpness, and Markdown, with width, height, and an alternative text from what assistive \
        technology is told.
        """,
        """
        With --update, the marked blocks of a Markdown file are filled with that HTML. A block is two lines, between which \
        the pictures come:
        """,
        "<!-- masthead: header/large-title --offsets 0,52 --scales 2 -->", "<!-- /masthead -->",
        """
        A mark has one preview, and any of the options from --offsets to --increase-contrast. Where it says nothing, those of \
        the call hold. Paths are written as seen from the file's own folder.
        """,
        """
        With --check nothing is written: each file that would be another one now is named, and the exit status is 1 when there \
        is one. Pictures are compared by what they show.
        """,
      ],
      examples: [
        .init("docs 'header/*' -o docs/images", "A page of a family, docs/images/index.html."),
        .init("docs --update README.md -o docs/images", "The pictures that the marks in a Markdown file ask for."),
        .init("docs --update README.md -o docs/images --check", "For CI: are they fresh?"),
      ])
  ) { arguments, context in
    let folder = arguments.value(of: Docs.output) ?? ""
    guard !folder.isEmpty else { throw UsageError("-o has an empty name of a folder.") }
    let isCheck = arguments.contains(Docs.check)
    let file = arguments.value(of: Docs.update)
    guard file != nil || !arguments.operands.isEmpty else {
      throw UsageError("docs needs PREVIEW..., or --update FILE.")
    }
    var run = DocsRun(folder: folder, isCheck: isCheck, arguments: arguments, context: context)
    var isWhole = true

    if !arguments.operands.isEmpty {
      var pictures: [DocsPicture] = []
      for preview in try PreviewSources.select(arguments.operands, context) {
        guard let made = try run.pictures(of: preview, arguments) else {
          isWhole = false
          continue
        }
        pictures += made
      }
      try run.put(pictures, for: "this call")
      // A page without one of its pictures would be another page.
      if isWhole {
        try run.put(DocsPages.index(pictures), at: "\(folder)/index.html")
        try run.put(DocsPages.snippets(pictures), at: "\(folder)/snippets.md")
      }
    }
    if let file { isWhole = try Docs.update(file, &run, arguments, context) && isWhole }

    for path in run.stale { try context.errors("stale: \(shown(path))\n") }
    if !isCheck, !arguments.contains(Options.quiet) {
      for path in run.written { try context.output("\(path)\n") }
    }
    guard isWhole, !run.failedStrictly else { return .couldNotRun }
    return run.stale.isEmpty ? .done : .different
  }
}

private enum Docs {
  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "DIR"), isRequired: true,
    help: "The folder for the pictures; it is made when there is none.")
  static let update = OptionDeclaration(
    "update", .value(placeholder: "FILE"), help: "A Markdown file whose marked blocks are filled.")
  static let check = OptionDeclaration("check", .flag, help: "Writes nothing, and names what is stale.")

  /// A mark's call, read like one of `docs`.
  private static let mark = CommandDeclaration(
    name: "A mark", summary: "", operand: .init("PREVIEW", help: ""), options: Axes.options, description: [],
    examples: [])

  /// - Returns: false when a picture could not be made.
  static func update(
    _ file: String, _ run: inout DocsRun, _ call: ParsedArguments, _ context: CommandContext
  ) throws -> Bool {
    // What is wrong with the call itself is said once, and not of the first mark.
    _ = try Axes(call)
    guard let bytes = try File.read(file) else {
      throw CommandFailure("There is no file \(shown(file)) to update.", .couldNotRun)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandFailure("\(shown(file)) is no UTF-8 text.", .couldNotRun)
    }
    let blocks = try MarkdownBlocks(text, file: shown(file))
    guard !blocks.blocks.isEmpty else {
      throw CommandFailure(
        "\(shown(file)) has no marked block, such as <!-- masthead: header/profile --> and <!-- /masthead -->.",
        .couldNotRun)
    }
    let prefix = run.prefix(from: file)
    var content: [String] = []
    for block in blocks.blocks {
      let pictures: [DocsPicture]?
      do {
        let words = filled(try ArgumentParser(mark).parse(block.words), from: call)
        pictures = try PreviewSources.select(words.operands, context).reduce([]) { all, preview in
          guard let all, let made = try run.pictures(of: preview, words) else { return nil }
          return all + made
        }
      } catch {
        throw CommandFailure("\(shown(file)):\(block.line): \(CommandFailure(error))", .couldNotRun)
      }
      guard let pictures else { return false }
      try run.put(pictures, for: "\(shown(file)):\(block.line)")
      content.append(pictures.map { $0.html(prefix: prefix) }.joined(separator: "\n"))
    }
    // Where the file is a link, what it leads to is updated.
    try run.put(blocks.filled(content), at: File.realPath(file) ?? file, calledBy: file)
    return true
  }

  /// What a mark says, and where it says nothing of an axis, what the call says.
  private static func filled(_ mark: ParsedArguments, from call: ParsedArguments) -> ParsedArguments {
    // A screen is one thing: a mark with a size of its own takes neither the call's device nor the bars of it.
    let screen = [Options.size, Options.device, Options.statusBar].map(\.name)
    let hasScreen = mark.contains(Options.size) || mark.contains(Options.device)
    var result = mark
    for option in Axes.options where !mark.contains(option) {
      if hasScreen, screen.contains(option.name) { continue }
      result.values[option.name] = call.values[option.name]
    }
    return result
  }
}
