extension Command {
  static let help = Command(
    CommandDeclaration(
      name: "help", summary: "Explain a command",
      operand: .init("COMMAND", isRequired: false, help: "The command; without one, all are listed."),
      description: ["Prints what a command does, its options and examples. COMMAND --help prints the same."],
      examples: [.init("help render", "Everything about render.")])
  ) { arguments, context in
    let help = Help(context)
    guard let name = arguments.operands.first else {
      try context.output(help.overview)
      return .done
    }
    try context.output(help.page(for: Command.named(name).declaration))
    return .done
  }
}
