import Masthead

/// The help pages, made from the declarations by which arguments are read.
struct Help: Sendable {
  private let toolName: String
  private let previews: [String]

  init(_ context: CommandContext) {
    toolName = context.toolName
    previews = context.previews.map(\.name)
  }

  /// All commands, and enough to make the first frames.
  var overview: String {
    let commands = Command.all.map(\.declaration)
    let width = (commands.map(\.name.count).max() ?? 0) + 3
    let list = commands.map { command in
      command.name + String(repeating: " ", count: width - command.name.count) + command.summary
    }
    var text = section("NAME", ["\(toolName) - renders scrolling headers to PNG, without a screen"])
    text += section("SYNOPSIS", ["\(toolName) COMMAND ...", "\(toolName) --help | --version"])
    text += section("COMMANDS", list)
    text += section("FIRST STEPS", Self.firstSteps.flatMap(exampleLines))
    text += section(
      "WHAT CAN BE VARIED",
      wrapped(
        "Of each list, every value is combined with every value of the others.", indentation: 0)
        + [""] + Axes.options.flatMap(optionLines))
    return text + exitStatus
  }

  func page(for command: CommandDeclaration) -> String {
    var text = section("NAME", ["\(toolName) \(command.name) - \(lowercasedFirst(command.summary))"])
    text += section("SYNOPSIS", synopsis(command))
    text += section(
      "DESCRIPTION", Array(command.description.map { wrapped($0, indentation: 0) }.joined(separator: [""])))
    let options =
      command.options.filter(\.isRequired) + command.options.filter { !$0.isRequired } + [Options.help]
    let operand = command.operand.map { [$0.placeholder] + wrapped($0.help, indentation: 4) } ?? []
    text += section("OPTIONS", operand + options.flatMap(optionLines))
    text += section("EXAMPLES", command.examples.flatMap(exampleLines))
    return text + exitStatus
  }

  /// The usage line, broken where it gets too long, with the following lines indented to the first option.
  private func synopsis(_ command: CommandDeclaration) -> [String] {
    let required = command.options.filter(\.isRequired).map(\.usage)
    let optional = command.options.filter { !$0.isRequired }.map { "[\($0.usage)]" }
    let parts = [command.operand?.usage].compactMap { $0 } + required + optional
    let start = "\(toolName) \(command.name)"
    return Self.fill(parts, start: start, indentation: start.count + 1)
  }

  private static let firstSteps: [CommandDeclaration.Example] = [
    .init("list", "The names of all previews."),
    .init("render header/profile -o out", "One frame, to out/header/profile/y0-light@2x.png."),
    .init(
      "render header/large-title --offsets 0...80:8 --themes light,dark -o out",
      "How it scrolls, at every 8 points, light and dark."),
    .init("film header/large-title --size 390x480 -o scroll.png", "How it scrolls, as one picture that moves."),
    .init("docs header/large-title -o pages", "A page of documentation, pages/index.html, with what it shows."),
    .init("record header/profile", "A test: what it looks like now is kept in the folder Snapshots, to be looked at."),
    .init(
      "verify header/profile",
      """
      Compares with that. The exit status is 1 when it has changed. In a Swift test the same is assertSnapshot(of:named:), \
      from the package's library MastheadTesting.
      """),
    .init("new header", "A screen of your own: header.json, to change, and to name wherever a preview is named."),
    .init("help render", "All about a command. Each has examples."),
  ]

  /// The call, and what it does. In a tool with other previews, the example names one of those.
  private func exampleLines(_ example: CommandDeclaration.Example) -> [String] {
    func localized(_ text: String) -> String {
      guard let first = previews.first else { return text }
      let family = first.split(separator: "/").first.map(String.init) ?? first
      var result = text
      for name in ["header/profile", "header/large-title"] where !previews.contains(name) {
        result = result.replacing(name, with: first)
      }
      if !previews.contains(where: { $0.hasPrefix("header/") }) {
        result = result.replacing("'header/*'", with: "'\(family)/*'")
      }
      return result
    }
    let words = localized(example.arguments).split(separator: " ").map(String.init)
    return Self.fill(words, start: toolName, indentation: 4, lineEnd: " \\")
      + wrapped(localized(example.explanation), indentation: 4)
  }

  private func optionLines(_ option: OptionDeclaration) -> [String] {
    [option.heading] + wrapped(option.help, indentation: 4)
  }

  private var exitStatus: String {
    section(
      "EXIT STATUS",
      [
        "0    done", "1    something differs: verify, diff, docs --check", "2    something asked for could not be made",
        "64   the call itself is wrong",
      ], isLast: true)
  }

  private func section(_ title: String, _ lines: [String], isLast: Bool = false) -> String {
    "\(title)\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + (isLast ? "" : "\n")
  }

  private func wrapped(_ text: String, indentation: Int) -> [String] {
    let space = String(repeating: " ", count: indentation)
    let words = text.split(separator: " ").map(String.init)
    return Self.fill(Array(words.dropFirst()), start: space + (words.first ?? ""), indentation: indentation)
  }

  /// Lines as full as 80 columns allow, with the four of a section's margin.
  ///
  /// - Parameter lineEnd: put at the end of each line but the last.
  private static func fill(
    _ parts: [String], start: String, indentation: Int, lineEnd: String = ""
  ) -> [String] {
    let columns = 76 - lineEnd.count
    var lines = [start]
    for part in parts {
      if lines[lines.count - 1].count + 1 + part.count <= columns {
        lines[lines.count - 1] += " " + part
      } else {
        lines[lines.count - 1] += lineEnd
        lines.append(String(repeating: " ", count: indentation) + part)
      }
    }
    return lines
  }

  private func lowercasedFirst(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }
}
