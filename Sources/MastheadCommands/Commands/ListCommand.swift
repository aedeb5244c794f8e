import Masthead

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
    let previews = JSONValue.array(names.map { .object(["name": .string($0)]) })
    try context.output(JSONValue.object(["previews": previews]).pretty() + "\n")
    return .done
  }
}
