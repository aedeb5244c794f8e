import MastheadDocuments
import MastheadFiles

extension Command {
  static let check = Command(
    CommandDeclaration(
      name: "check", summary: "Find every mistake in files of previews",
      operand: .init("FILE", isRepeated: true, help: "A JSON file of previews."), options: [Options.json],
      description: [
        """
        Reads files of previews without drawing them, and prints every mistake on a line of its own, on standard error: \
        file, line, column, the JSON path of the value, what is wrong, and the nearest name that would be right. The exit \
        status is 2 when there is one.
        """,
        "Comments (// and /* */) and commas before a closing bracket are allowed. The command new writes a file to start with.",
      ],
      examples: [
        .init("check header.json", "Everything that is wrong with the file."),
        .init("check --json header.json", "The same for a program."),
      ])
  ) { arguments, context in
    let isJSON = arguments.contains(Options.json)
    var reports: [JSONValue] = []
    var isRight = true
    for path in arguments.operands {
      do {
        let count = try PreviewFile(path: path, problemWithOffsets: Axes.problem).previews.count
        if !isJSON {
          try context.output("\(shown(path)): \(count == 1 ? "1 preview" : "\(count) previews"), no mistakes\n")
        }
        reports.append(report(path, []))
      } catch let mistakes as Mistakes {
        isRight = false
        reports.append(report(path, mistakes.all))
        if !isJSON {
          for mistake in mistakes.all { try context.errors(mistake.line(file: shown(path)) + "\n") }
          if mistakes.hasMore { try context.errors("\(shown(path)): More mistakes are left out.\n") }
        }
      }
    }
    if isJSON { try context.output(JSONValue.object(["files": .array(reports)]).pretty() + "\n") }
    return isRight ? .done : .couldNotRun
  }

  private static func report(_ path: String, _ mistakes: [Mistake]) -> JSONValue {
    .object([
      "file": .string(path),
      "mistakes": .array(
        mistakes.map {
          .object([
            "line": .number($0.place.line), "column": .number($0.place.column), "path": .string($0.path),
            "message": .string($0.message),
          ])
        }),
    ])
  }
}
