import MastheadDiff
import MastheadDisplayList
import MastheadFiles
import MastheadPNG

extension Command {
  static let diff = Command(
    CommandDeclaration(
      name: "diff", summary: "Compare two pictures, or two texts",
      operand: .init(
        "A B", isRepeated: true, help: "Two PNG files: the expected and the actual one. Or two text files."),
      options: [output] + SnapshotOptions.comparisons,
      description: [
        """
        Says how many pixels differ, where, and by how much at most. Pixels are compared decoded: how a file is \
        compressed does not matter. Pictures of different sizes are laid over each other at their top left corners. \
        The exit status is 0 when they are the same, and 1 when they differ.
        """
      ],
      examples: [
        .init(
          "diff out/header/large-title/y0-light@2x.png out/header/large-title/y8-light@2x.png",
          "How two frames differ that render header/large-title --offsets 0,8 -o out has made."),
        .init("diff before.png after.png -o diff.png", "The same, with a picture that shows where."),
        .init("diff before.png after.png --threshold 0.1", "As people see it."),
      ])
  ) { arguments, context in
    guard arguments.operands.count == 2 else {
      throw UsageError("diff takes two files, not \(arguments.operands.count).")
    }
    let comparison = try SnapshotOptions.comparison(arguments)
    if case .levels = comparison {
      throw UsageError("diff has no --levels: what draws a pixel is known to verify only.")
    }
    let files = try arguments.operands.map { path in
      guard let bytes = try File.read(path) else {
        throw CommandFailure("There is no file \(shown(path)).", .couldNotRun)
      }
      return (path: path, bytes: bytes)
    }
    let isText = files.map { !$0.path.hasSuffix(".png") && PNG.size(in: $0.bytes) == nil }
    guard isText[0] == isText[1] else {
      let (text, picture) = isText[0] ? (files[0], files[1]) : (files[1], files[0])
      throw CommandFailure(
        "\(shown(picture.path)) is a picture, and \(shown(text.path)) is none: they can't be compared.", .couldNotRun)
    }
    if isText[0] {
      guard !arguments.contains(output) else { throw UsageError("-o is for pictures, and these are texts.") }
      return try texts(files, context)
    }
    let bitmaps = try files.map { file in
      do { return try PNG.decode(file.bytes) } catch {
        throw CommandFailure("\(shown(file.path)): \(error).", .couldNotRun)
      }
    }
    guard let difference = BitmapDifference(expected: bitmaps[0], actual: bitmaps[1], comparison: comparison) else {
      return .done
    }
    if let path = arguments.value(of: output) {
      let picture = try PNG.encode(difference.picture(over: bitmaps[0]), profile: .fast)
      if path == "-" {
        try context.output.write(picture)
        return .different
      }
      try context.files.write(picture, to: path)
    }
    let allowed = difference.allowedCount
    try context.output("\(difference)\(allowed > 0 ? "; \(allowed) more may" : "")\n")
    return .different
  }

  private static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "FILE"),
    help: "A picture that shows what differs; with -, it goes to standard output in place of the sentence.")

  private static func texts(_ files: [(path: String, bytes: [UInt8])], _ context: CommandContext) throws -> ExitCode {
    let texts = try files.map { file in
      guard let text = String(validating: file.bytes, as: UTF8.self) else {
        throw CommandFailure("\(shown(file.path)) is neither a PNG file nor UTF-8 text.", .couldNotRun)
      }
      return text
    }
    guard let difference = LineDifference(expected: texts[0], actual: texts[1]) else { return .done }
    for line in difference.text(most: .max, width: .max) { try context.output(line + "\n") }
    return .different
  }
}
