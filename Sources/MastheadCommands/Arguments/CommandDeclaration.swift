/// A command as data: the parser reads arguments by it, and the help prints it.
struct CommandDeclaration: Sendable {
  /// What a command takes besides options.
  struct Operand: Sendable {
    let placeholder: String
    let isRepeated: Bool
    let isRequired: Bool
    /// Whole sentences, for the help.
    let help: String

    init(_ placeholder: String, isRepeated: Bool = false, isRequired: Bool = true, help: String) {
      self.placeholder = placeholder
      self.isRepeated = isRepeated
      self.isRequired = isRequired
      self.help = help
    }

    /// The operand in a usage line, for example `PREVIEW...` or `[COMMAND]`.
    var usage: String {
      let written = placeholder + (isRepeated ? "..." : "")
      return isRequired ? written : "[\(written)]"
    }
  }

  struct Example: Sendable {
    /// Without the tool's name.
    let arguments: String
    let explanation: String

    init(_ arguments: String, _ explanation: String) {
      self.arguments = arguments
      self.explanation = explanation
    }
  }

  let name: String
  /// What the command does, in one line without a full stop.
  let summary: String
  let operand: Operand?
  let options: [OptionDeclaration]
  /// Paragraphs.
  let description: [String]
  let examples: [Example]

  init(
    name: String, summary: String, operand: Operand? = nil, options: [OptionDeclaration] = [], description: [String],
    examples: [Example]
  ) {
    self.name = name
    self.summary = summary
    self.operand = operand
    self.options = options
    self.description = description
    self.examples = examples
  }
}
