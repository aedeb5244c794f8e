import MastheadDisplayList
import Testing

@testable import MastheadCommands

struct ArgumentParserTests {
  private static let parser = ArgumentParser(
    CommandDeclaration(
      name: "draw", summary: "Draw", operand: .init("NAME", isRepeated: true, help: ""),
      options: [
        OptionDeclaration("output", short: "o", .value(placeholder: "DIR"), isRequired: true, help: ""),
        OptionDeclaration("jobs", short: "j", .value(placeholder: "N"), help: ""),
        OptionDeclaration("offsets", .list(placeholder: "LIST"), help: ""),
        OptionDeclaration("quiet", short: "q", .flag, help: ""),
        OptionDeclaration("verbose", short: "v", .flag, help: ""),
      ], description: [], examples: []))

  struct Good: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let values: [String: [String]]
    var operands = ["a"]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Good(arguments: ["a", "-o", "x"], values: ["output": ["x"]]),
    Good(arguments: ["-o", "x", "a"], values: ["output": ["x"]]),
    Good(arguments: ["a", "b", "-ox"], values: ["output": ["x"]], operands: ["a", "b"]),
    Good(arguments: ["a", "-o=x"], values: ["output": ["x"]]),
    Good(arguments: ["a", "--output", "x"], values: ["output": ["x"]]),
    Good(arguments: ["a", "--output=x=y"], values: ["output": ["x=y"]]),
    Good(arguments: ["a", "--output="], values: ["output": [""]]),
    Good(arguments: ["a", "-o", "-"], values: ["output": ["-"]]),
    Good(arguments: ["a", "-o-"], values: ["output": ["-"]]),
    Good(
      arguments: ["-o", "x", "--", "a", "-b", "--quiet"], values: ["output": ["x"]], operands: ["a", "-b", "--quiet"]),
    Good(arguments: ["a", "-", "-o", "x"], values: ["output": ["x"]], operands: ["a", "-"]),
    Good(arguments: ["a", "-o", "x", "-j", "4"], values: ["output": ["x"], "jobs": ["4"]]),
    Good(arguments: ["a", "-o", "x", "-j4"], values: ["output": ["x"], "jobs": ["4"]]),
    Good(arguments: ["a", "-o", "x", "-qv"], values: ["output": ["x"], "quiet": [""], "verbose": [""]]),
    Good(arguments: ["a", "-qo", "x"], values: ["output": ["x"], "quiet": [""]]),
    Good(arguments: ["a", "-o", "x", "-q", "--quiet"], values: ["output": ["x"], "quiet": [""]]),
    Good(arguments: ["a", "-o", "x", "-o", "x"], values: ["output": ["x"]]),
    Good(arguments: ["a", "-o", "x", "--offsets", "-50,0"], values: ["output": ["x"], "offsets": ["-50,0"]]),
    Good(arguments: ["a", "-o", "x", "--offsets=-50,0"], values: ["output": ["x"], "offsets": ["-50,0"]]),
    Good(
      arguments: ["a", "-o", "x", "--offsets", "0", "--offsets", "5"],
      values: ["output": ["x"], "offsets": ["0", "5"]]),
    // Help is given whatever else is missing.
    Good(arguments: ["--help"], values: ["help": [""]], operands: []),
  ])
  func argumentsBecomeValues(_ good: Good) throws {
    let parsed = try Self.parser.parse(good.arguments)
    #expect(parsed.values == good.values)
    #expect(parsed.operands == good.operands)
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Bad(
      arguments: ["a", "-o", "x", "--offset", "1"], message: #"draw has no option "--offset"; did you mean --offsets?"#),
    Bad(arguments: ["a", "-o", "x", "--xylophone=1"], message: #"draw has no option "--xylophone"."#),
    Bad(arguments: ["a", "-o", "x", "-Z"], message: #"draw has no option "-Z"."#),
    Bad(arguments: ["a", "-o", "x", "-qZ"], message: #"draw has no option "-Z", found in "-qZ"."#),
    Bad(arguments: ["a", "-o"], message: "-o needs a value: -o DIR."),
    Bad(arguments: ["a", "--offsets", "-o", "x"], message: "--offsets needs a value: --offsets LIST."),
    Bad(arguments: ["a", "--offsets", "--output=x"], message: "--offsets needs a value: --offsets LIST."),
    Bad(arguments: ["-o", "x", "--offsets", "--", "a"], message: "--offsets needs a value: --offsets LIST."),
    Bad(arguments: ["a", "-o", "x", "--quiet=yes"], message: #"--quiet takes no value, found "yes"."#),
    Bad(arguments: ["a", "-o", "x", "-o", "y"], message: #"-o is given twice, as "x" and as "y"."#),
    Bad(arguments: ["a"], message: "draw needs -o DIR."),
    Bad(arguments: ["-o", "x"], message: "draw needs NAME..."),
  ])
  func badArgumentsAreNamed(_ bad: Bad) {
    #expect(throws: UsageError(bad.message)) { try Self.parser.parse(bad.arguments) }
  }

  @Test func aCommandWithoutOperandsTakesNone() {
    #expect(throws: UsageError(#"schema takes only options, not "x"."#)) {
      try ArgumentParser(Command.schema.declaration).parse(["x"])
    }
    #expect(throws: UsageError(#"help takes one COMMAND, not also "b"."#)) {
      try ArgumentParser(Command.help.declaration).parse(["a", "b"])
    }
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\nb", #""a\u{A}b""#), ("\u{1B}[31m", #""\u{1B}[31m""#), ("a\u{202E}b", #""a\u{202E}b""#),
    (String(repeating: "x", count: 200), "\"" + String(repeating: "x", count: 120) + "…\""),
  ])
  func textFromOutsideIsQuotedOnOneLine(text: String, shown: String) {
    #expect(quoted(text) == shown)
  }
}
