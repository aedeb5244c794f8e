import Masthead
import MastheadLayout

extension Command {
  static let list = Command(
    CommandDeclaration(
      name: "list", summary: "List the previews",
      operand: .init(
        "PREVIEW", isRepeated: true, isRequired: false,
        help: "A preview's name, a pattern, or a file of previews, as for render; without one, all are listed."),
      options: [Options.json], description: ["Prints the name of each preview on a line of its own."],
      examples: [
        .init("list", "All names."), .init("list --json", "The same for a program."),
        .init("list header.json", "The previews of a file."),
      ])
  ) { arguments, context in
    let previews =
      arguments.operands.isEmpty
      ? try PreviewSources.all(context) : try PreviewSources.select(arguments.operands, context)
    guard arguments.contains(Options.json) else {
      try context.output(previews.map { "\($0.name)\n" }.joined())
      return .done
    }
    let list = JSONValue.array(previews.map { .object(["name": .string($0.name), "timeline": timeline($0)]) })
    try context.output(JSONValue.object(["previews": list]).pretty() + "\n")
    return .done
  }

  private static func timeline(_ preview: Preview) -> JSONValue? {
    guard let timeline = preview.timeline else { return nil }
    // Sorted: a dictionary has no order of its own.
    let instants = timeline.instants.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    return .object([
      "seconds": .number(timeline.duration),
      "instants": .object(instants.map { JSONValue.Member($0.key, .number($0.value)) }),
    ])
  }
}
