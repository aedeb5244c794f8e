import Testing

@testable import MastheadCommands

struct ToolTests {
  struct Usage: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let errors: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Usage(arguments: ["rendr"], errors: "error: There is no command \"rendr\"; did you mean render or record?\n"),
    Usage(
      arguments: ["-"],
      errors:
        "error: There is no command \"-\"; the commands are "
        + Command.all.map(\.declaration.name).joined(separator: ", ") + ".\n"
    ),
    Usage(
      arguments: ["--offsets", "0"],
      errors: "error: The first argument is a command, --help or --version, not \"--offsets\".\n"),
    Usage(
      arguments: ["help", "rendr"], errors: "error: There is no command \"rendr\"; did you mean render or record?\n"),
    Usage(arguments: ["schema", "x"], errors: "error: schema takes only options, not \"x\".\n"),
    Usage(arguments: ["render"], errors: "error: render needs PREVIEW...\n"),
    Usage(arguments: ["render", "header/profile"], errors: "error: render needs -o DIR|-.\n"),
    Usage(
      arguments: ["render", "header/profil", "-o", "x"],
      errors: "error: No preview is named \"header/profil\"; did you mean header/profile?\n"),
    Usage(arguments: ["render", "all", "-o", ""], errors: "error: -o has an empty name of a folder.\n"),
    Usage(
      arguments: ["render", "all", "-o", "-"],
      errors: "error: -o - takes one frame, and this call makes 3: write them to a folder.\n"),
    Usage(
      arguments: ["render", "header/profile", "-o", "-", "--json"],
      errors: "error: -o - and --json exclude each other: both write to standard output.\n"),
    Usage(
      arguments: ["render", "all", "-o", "x", "-j", "0"],
      errors: "error: \"0\" in -j is not a number of jobs: use 1 to 256.\n"),
    Usage(
      arguments: ["render", "all", "-o", "x", "--png", "tiny"],
      errors: "error: \"tiny\" in --png is not a profile: use fast, small.\n"),
    Usage(
      arguments: ["describe", "all", "-j", "1e3"],
      errors: "error: \"1e3\" in -j is not a number of jobs: use 1 to 256.\n"),
    Usage(
      arguments: ["describe", "all", "--themes", "blue"],
      errors: "error: \"blue\" in --themes is not a theme: use light, dark.\n"),
  ])
  func aWrongCallIsOneSentenceAndExits64(_ usage: Usage) {
    let result = run(usage.arguments)
    #expect(result.exitCode == .badUsage)
    #expect(result.output == "")
    #expect(result.errors == usage.errors)
  }

  @Test func exitCodesAreAsPromised() {
    #expect([ExitCode.done, .different, .couldNotRun, .badUsage].map(\.rawValue) == [0, 1, 2, 64])
  }

  @Test func noArgumentsShowTheHelpAndAreWrong() {
    let result = call()
    #expect(result.exitCode == .badUsage)
    #expect(result.output == "")
    #expect(result.errors == call("--help").output)
  }

  @Test func theVersionIsPrinted() {
    #expect(call("--version").output == "masthead \(Tool.version)\n")
  }

  @Test(arguments: Command.all.map(\.declaration.name))
  func helpMentionsEveryOption(name: String) throws {
    let command = try Command.named(name).declaration
    let page = call("help", name)
    #expect(page.exitCode == .done)
    #expect(page.output == call(name, "--help").output)
    #expect(page.output == call(name, "-h").output)
    let synopsis = try #require(page.output.split(separator: "DESCRIPTION").first)
    for option in command.options {
      #expect(synopsis.contains(option.isRequired ? option.usage : "[\(option.usage)]"))
      #expect(page.output.contains("\n    \(option.heading)\n"))
    }
    if let operand = command.operand { #expect(synopsis.contains(operand.usage)) }
    for line in page.output.split(separator: "\n") { #expect(line.count <= 80) }
    #expect(call("--help").output.contains(command.summary))
  }

  @Test func examplesOfTheHelpAreCallsThatWork() throws {
    for command in Command.all.map(\.declaration) {
      for example in command.examples {
        let words = example.arguments.split(separator: " ").map { $0.filter { $0 != "'" } }.prefix { $0 != ">" }
        #expect(words.first == command.name)
        let parsed = try ArgumentParser(command).parse(Array(words.dropFirst()))
        _ = try Axes(parsed, offsetsArePath: command.name == "film")
      }
    }
  }

  @Test func examplesNameThePreviewsOfTheTool() {
    let page = call("--help", previews: ["cards/plain", "cards/rich"]).output
    #expect(page.contains("masthead render cards/plain -o out\n"))
    #expect(page.contains("One frame, to out/cards/plain/y0-light@2x.png.\n"))
    #expect(!page.contains("header/"))
    let diff = call("help", "diff", previews: ["cards/plain"]).output
    #expect(diff.contains("masthead diff out/cards/plain/y0-light@2x.png") && !diff.contains("header/"))
    #expect(call("help", "record", previews: ["cards/plain"]).output.contains("Then: verify cards/plain."))
  }

  @Test func listPrintsNamesInTheirOrder() {
    #expect(call("list").output == "header/profile\nheader/large-title\nsticky/tutorial\n")
    #expect(call("list", previews: []).output == "")
    #expect(
      call("list", "--json", previews: ["a"]).output == """
        {
          "previews": [
            {
              "name": "a"
            }
          ]
        }

        """)
  }

  @Test func previewsWithTheSameNameStopEveryCommandThatUsesThem() {
    for arguments in [["list"], ["render", "a", "-o", "x"], ["describe", "a"]] {
      let result = run(arguments, previews: ["a", "a"])
      #expect(result.exitCode == .couldNotRun)
      #expect(result.errors == "error: Two previews are named \"a\"; every preview needs a name of its own.\n")
    }
    #expect(call("--help", previews: ["a", "a"]).exitCode == .done)
  }
}
