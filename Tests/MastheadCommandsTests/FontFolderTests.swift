import Foundation
import Masthead
import MastheadFiles
import Testing

@testable import MastheadCommands

/// `--fonts`, through the tool.
@Suite struct FontFolderTests {
  private let preview = Preview("word") { Text("Word").font(.custom("jetbrains mono", size: 20)) }

  private func describe(_ arguments: String...) -> Call {
    let printed = Recording()
    let errors = Recording()
    let context = CommandContext(
      toolName: "masthead", previews: [preview], output: printed.sink, errors: errors.sink, errorsAreTerminal: false,
      now: { 0 }, processorCount: 1, variables: [:], files: TemporaryFiles())
    let exitCode = Tool.run(["describe", "word"] + arguments, context)
    return Call(exitCode: exitCode, output: printed.text, errors: errors.text)
  }

  /// A folder with a font that the binary has under another use: its family is no user's family there.
  private func withFonts(_ body: (String) throws -> Void) throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fonts/files")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: fonts.path).sorted().first { $0.contains("Mono-Regular") })
    try withTemporaryFolder { folder in
      try FileManager.default.copyItem(atPath: fonts.appendingPathComponent(name).path, toPath: "\(folder)/a.ttf")
      try body(folder)
    }
  }

  @Test func fontsOfTheFolderAreFoundByTheirFamily() throws {
    try withFonts { folder in
      let without = describe()
      #expect(without.output.contains("font-unknown") && !without.output.contains("JetBrainsMono-Regular"))
      let with = describe("--fonts", folder)
      #expect(with.exitCode == .done)
      #expect(!with.output.contains("font-unknown"))
      #expect(with.output.contains("JetBrainsMono-Regular"))
    }
  }

  @Test func aFolderThatCannotBeUsedIsNamedInOneSentence() throws {
    let nowhere = describe("--fonts", "/nowhere")
    #expect(nowhere.exitCode == .couldNotRun)
    #expect(nowhere.errors == "error: --fonts can't be used: /nowhere: there is no such folder, or it can't be read.\n")
    try withTemporaryFolder { folder in
      let empty = describe("--fonts", folder)
      #expect(empty.exitCode == .couldNotRun)
      #expect(empty.errors.hasSuffix("the folder holds no .ttf, .otf, .ttc or .otc file.\n"))
      try "no font".write(toFile: "\(folder)/b.otf", atomically: false, encoding: .utf8)
      let broken = describe("--fonts", folder)
      #expect(broken.exitCode == .couldNotRun)
      #expect(broken.errors.contains("b.otf: the file is not a TrueType or OpenType font.\n"))
      #expect(broken.output.isEmpty)
    }
    #expect(describe("--fonts", "").exitCode == .badUsage)
  }

  @Test(arguments: Command.all.map(\.declaration.name)) func everyCommandThatMakesFramesTakesFonts(_ name: String)
    throws
  {
    let declaration = try Command.named(name).declaration
    let makesFrames = declaration.options.contains { $0.name == Options.themes.name }
    #expect(declaration.options.contains { $0.name == Options.fonts.name } == makesFrames)
  }
}
