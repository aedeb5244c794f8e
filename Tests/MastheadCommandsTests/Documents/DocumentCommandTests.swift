import Foundation
import Masthead
import MastheadDocuments
import MastheadFiles
import Testing

@testable import MastheadCommands

struct DocumentCommandTests {
  private func write(_ text: String, to path: String) throws {
    try TemporaryFiles().write(Array(text.utf8), to: path)
  }

  @Test func checkTellsEveryMistakeOnALineOfItsOwn() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write("{\"veiw\": 1,\n \"view\": {\"Txt\": 1}}", to: path)
      let result = call("check", path)
      #expect(result.exitCode == .couldNotRun)
      #expect(result.output == "")
      #expect(
        result.errors == """
          \(path):1:2: $.veiw: The file has no property "veiw"; did you mean view or views?
          \(path):2:11: $.view.Txt: "Txt" is not a view; did you mean Text or Path?

          """)
    }
  }

  @Test(arguments: ["sheet", "record", "verify"]) func wishesOfAFileCountWhereAxesAreRead(_ command: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write(#"{"view": "a", "device": "iphone-15"}"#, to: path)
      let place =
        command == "sheet" ? ["-o", "\(folder)/s.png"] : ["--snapshots", folder, "--artifacts", "\(folder)/b"]
      let result = run([command, path, "--status-bar"] + place)
      #expect(!result.errors.contains("--status-bar"))
      // There are no goldens to be equal to.
      #expect(result.exitCode == (command == "verify" ? .different : .done))
    }
  }

  @Test func checkSaysWhenAFileIsRight() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write(#"{"view": "a"}"#, to: path)
      #expect(call("check", path).output == "\(path): 1 preview, no mistakes\n")
      #expect(call("check", path).exitCode == .done)
    }
  }

  @Test func checkFindsOffsetsThatAreNone() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write(#"{"view": "a", "offsets": "0...9"}"#, to: path)
      #expect(
        call("check", path).errors == """
          \(path):1:26: $.offsets: "0...9" in --offsets has no step: write 0...9:8 for a frame at every 8 points.

          """)
    }
  }

  @Test func checkTellsProgramsTheSame() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write(#"{"view": 1}"#, to: path)
      let result = call("check", "--json", path)
      #expect(result.exitCode == .couldNotRun && result.errors == "")
      #expect(result.output.contains("\"line\": 1") && result.output.contains("\"path\": \"$.view\""))
    }
  }

  @Test func otherCommandsTellTheFirstMistakeAndHowManyThereAre() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.json"
      try write(#"{"a": 1, "b": 1, "view": "x"}"#, to: path)
      for arguments in [["render", path, "-o", folder], ["describe", path], ["list", path]] {
        let result = run(arguments)
        #expect(result.exitCode == .couldNotRun && result.output == "")
        #expect(result.errors.hasPrefix("error: \(path):1:2: $.a: The file has no property \"a\""))
        #expect(result.errors.hasSuffix(" There is 1 more mistake: see check.\n"))
      }
    }
  }

  @Test func aFilesPreviewsAreRenderedAsItWishesUnlessTheCallSaysOtherwise() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/inbox.json"
      try write(#"{"view": "a", "offsets": [0, 8], "themes": "dark", "scales": 1}"#, to: path)
      #expect(
        call("render", path, "-o", "\(folder)/out").output
          == ["y0-dark@1x", "y8-dark@1x"].map { "\(folder)/out/inbox/\($0).png\n" }.joined())
      #expect(
        call("render", path, "-o", "\(folder)/out", "--offsets", "5", "--themes", "light").output
          == "\(folder)/out/inbox/y5-light@1x.png\n")
      #expect(call("list", path).output == "inbox\n")
    }
  }

  @Test func aFileAndThePreviewsOfTheToolAreRenderedTogether() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/inbox.json"
      try write(#"{"view": "a"}"#, to: path)
      #expect(call("list", path, "header/*", path).output == "header/profile\nheader/large-title\ninbox\n")
      try write(#"{"name": "header/profile", "view": "a"}"#, to: path)
      #expect(call("list", path).output == "header/profile\n")
      #expect(
        call("list", path, "header/profile").errors
          == "error: Two previews are named \"header/profile\"; every preview needs a name of its own.\n")
    }
  }

  @Test(arguments: Starter.allCases)
  func newWritesAFileThatIsRight(starter: Starter) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a/b/c.json"
      #expect(call("new", starter.rawValue, "-o", path).output == "\(path)\n")
      #expect(call("check", path).exitCode == .done)
      let again = call("new", starter.rawValue, "-o", path)
      #expect(again.exitCode == .couldNotRun)
      #expect(again.errors == "error: \(path) is there already; name another file with -o.\n")
    }
  }

  @Test func filmsAndCurvesOfAFileTakeTheFirstOfEachOfItsLists() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.jsonc"
      #expect(call("new", "header", "-o", path).exitCode == .done)
      let curve = call("curve", path, "--offsets", "0,8", "--format", "csv")
      #expect(curve.exitCode == .done && curve.errors == "")
      let film = call("film", path, "--offsets", "0,8", "--fps", "10", "-o", "\(folder)/a.png")
      #expect(film.exitCode == .done && film.errors == "")
      let two = call("film", path, "--offsets", "0,8", "--themes", "light,dark", "-o", "\(folder)/a.png")
      #expect(two.exitCode == .badUsage)
      // Its offsets are for pictures: a film goes its own way.
      let wishes = try #require(PreviewFile(path: path).previews.first).axes
      #expect(wishes.offsets != nil && wishes.first.offsets == nil)
    }
  }

  @Test func newNamesTheKindsThatThereAre() {
    let result = call("new", "hedaer")
    #expect(result.exitCode == .badUsage)
    #expect(result.errors == "error: \"hedaer\" is no kind of header; did you mean header?\n")
  }

  @Test func aFileThatIsNotThereIsOneSentence() {
    let result = call("render", "/nowhere/x.json", "-o", "/tmp")
    #expect(result.exitCode == .couldNotRun)
    #expect(result.errors == "error: Can't read /nowhere/x.json: no such file or directory.\n")
  }

  @Test func newWritesOnlyWhatRenderTakes() {
    let refused = call("new", "header", "-o", "header.txt")
    #expect(
      refused.exitCode == .badUsage && refused.errors.contains("\"header.txt\" in -o does not end in .json or .jsonc"))
    let printed = call("new", "header", "-o", "-")
    #expect(printed.exitCode == .done && printed.output == Starter.header.text)
  }
}
