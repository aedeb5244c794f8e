import Masthead
import MastheadLayout

extension Command {
  static let list = Command(
    CommandDeclaration(
      name: "list", summary: "List the previews", options: [Options.json],
      description: ["Prints the name of each preview on a line of its own."],
      examples: [.init("list", "All names."), .init("list --json", "The same for a program.")])
  ) { arguments, context in
    let names = context.previews.map(\.name)
    try PreviewNames.check(names)
    guard arguments.contains(Options.json) else {
      try context.output(names.map { "\($0)\n" }.joined())
      return .done
    }
    let previews = JSONValue.array(
      context.previews.map { .object(["name": .string($0.name), "timeline": timeline($0)]) })
    try context.output(JSONValue.object(["previews": previews]).pretty() + "\n")
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
