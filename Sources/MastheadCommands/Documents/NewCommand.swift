import MastheadDisplayList
import MastheadDocuments
import MastheadFiles

extension Command {
  static let new = Command(
    CommandDeclaration(
      name: "new", summary: "Write a file of previews to start with",
      operand: .init(
        "KIND", help: "\(Starter.allCases.map(\.rawValue).joined(separator: ", ")): the family of the header."),
      options: [NewFile.output],
      description: [
        """
        Writes a small JSON file with a screen, its data and the offsets that show it best, to be changed to taste. It \
        renders as it stands, and its comments say what can be changed. A file that is already there is left alone.
        """,
        """
        Every command takes the file in place of a preview's name. check finds the mistakes in it, and schema prints what an \
        editor needs to complete names in it.
        """,
      ],
      examples: [
        .init("new header", "header.json, a large title over rows. Then: render header.json -o out."),
        .init("new sticky -o screens/catalog.json", "A catalogue with a bar that pins."),
      ])
  ) { arguments, context in
    let name = arguments.operands[0]
    guard let starter = Starter(rawValue: name) else {
      let names = Starter.allCases.map(\.rawValue)
      let near = suggestion(for: name, among: names)
      throw UsageError(
        "\(quoted(name)) is no kind of header" + (near.isEmpty ? ": use \(names.joined(separator: ", "))." : near))
    }
    let path = arguments.value(of: NewFile.output) ?? "\(starter.rawValue).json"
    guard !path.isEmpty else { throw UsageError("-o has an empty name of a file.") }
    if path == "-" {
      try context.output(starter.text)
      return .done
    }
    guard PreviewSources.isFile(path) else {
      throw UsageError(
        "\(quoted(path)) in -o does not end in .json or .jsonc, by which render knows a file of previews.")
    }
    guard try File.read(path) == nil else {
      throw CommandFailure("\(shown(path)) is there already; name another file with -o.", .couldNotRun)
    }
    try Folder.make(above: path)
    try context.files.write(Array(starter.text.utf8), to: path)
    try context.output("\(path)\n")
    return .done
  }
}

private enum NewFile {
  static let output = OptionDeclaration(
    "output", short: "o", .value(placeholder: "FILE"),
    help: "The file, which ends in .json or .jsonc; with -, standard output. Without the option: KIND.json.")
}
