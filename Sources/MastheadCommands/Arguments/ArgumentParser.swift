import MastheadDisplayList

/// Reads the arguments of one command by its declaration.
struct ArgumentParser: Sendable {
  let command: CommandDeclaration

  init(_ command: CommandDeclaration) {
    self.command = command
  }

  /// - Parameter arguments: what follows the command's name.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var result = ParsedArguments()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        break
      }
      if argument.hasPrefix("--") {
        try readLong(argument.dropFirst(2), &rest, into: &result)
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readShort(argument.dropFirst(), &rest, into: &result)
      } else {
        result.operands.append(argument)
      }
    }
    if result.values[Options.help.name] == nil { try check(result) }
    return result
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if let operand = command.operand {
      if operand.isRequired, arguments.operands.isEmpty {
        throw UsageError("\(command.name) needs \(sentenceEnd(operand.usage))")
      }
      if !operand.isRepeated, arguments.operands.count > 1 {
        throw UsageError("\(command.name) takes one \(operand.placeholder), not also \(quoted(arguments.operands[1])).")
      }
    } else if let first = arguments.operands.first {
      throw UsageError("\(command.name) takes only options, not \(quoted(first)).")
    }
    for option in command.options where option.isRequired && !arguments.contains(option) {
      throw UsageError("\(command.name) needs \(option.usage).")
    }
  }

  /// `--name value`, `--name=value`, `--flag`.
  private func readLong(
    _ argument: Substring, _ rest: inout ArraySlice<String>, into result: inout ParsedArguments
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = declared.first(where: { $0.name == name }) else {
      let near = suggestion(for: "--\(name)", among: declared.map(\.long))
      throw UsageError("\(command.name) has no option \(quoted("--\(name)"))\(near.isEmpty ? "." : near)")
    }
    try read(option, writtenAs: option.long, attached: parts.count > 1 ? String(parts[1]) : nil, &rest, into: &result)
  }

  /// `-o value`, `-ovalue`, `-o=value`, and flags together as in `-qh`.
  private func readShort(
    _ argument: Substring, _ rest: inout ArraySlice<String>, into result: inout ParsedArguments
  ) throws(UsageError) {
    var letters = argument
    while let letter = letters.popFirst() {
      guard let option = declared.first(where: { $0.short == letter }) else {
        let place = argument.count > 1 ? ", found in \(quoted("-\(argument)"))" : ""
        throw UsageError("\(command.name) has no option \(quoted("-\(letter)"))\(place).")
      }
      guard option.kind != .flag else {
        try read(option, writtenAs: "-\(letter)", attached: nil, &rest, into: &result)
        continue
      }
      let attached = letters.isEmpty ? nil : String(letters.first == "=" ? letters.dropFirst() : letters)
      return try read(option, writtenAs: "-\(letter)", attached: attached, &rest, into: &result)
    }
  }

  private func read(
    _ option: OptionDeclaration, writtenAs written: String, attached: String?, _ rest: inout ArraySlice<String>,
    into result: inout ParsedArguments
  ) throws(UsageError) {
    guard let placeholder = option.placeholder else {
      guard attached == nil else { throw UsageError("\(written) takes no value, found \(quoted(attached ?? "")).") }
      result.values[option.name] = [""]
      return
    }
    // A value may start with a dash (`--offsets -50,0`, `-o -`); only what is an option itself is not taken for one.
    guard let value = attached ?? (rest.first.map(isOption) == false ? rest.popFirst() : nil) else {
      throw UsageError("\(written) needs a value: \(written) \(placeholder).")
    }
    let earlier = result.values[option.name]
    if case .list = option.kind {
      result.values[option.name] = (earlier ?? []) + [value]
    } else if let earlier = earlier?.first, earlier != value {
      throw UsageError("\(written) is given twice, as \(quoted(earlier)) and as \(quoted(value)).")
    } else {
      result.values[option.name] = [value]
    }
  }

  /// Those of the command, and those that every command has.
  private var declared: [OptionDeclaration] { command.options + [Options.help] }

  /// With a full stop, unless dots are there already.
  private func sentenceEnd(_ text: String) -> String { text.hasSuffix("...") ? text : text + "." }

  private func isOption(_ argument: String) -> Bool {
    if argument == "--" { return true }
    let name = argument.split(separator: "=", maxSplits: 1).first ?? ""
    return declared.contains { option in name == option.long || option.short.map { argument == "-\($0)" } == true }
  }
}
