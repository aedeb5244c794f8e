import Masthead
import Testing

@testable import MastheadCommands

struct PreviewSelectionTests {
  private static let previews = ["header/profile", "header/large-title", "sticky/a/b", "plain"].map { blank($0) }

  @Test(arguments: [
    (["header/profile"], ["header/profile"]),
    (["plain", "header/profile"], ["plain", "header/profile"]),
    (["plain", "plain"], ["plain"]),
    (["header/*"], ["header/profile", "header/large-title"]),
    (["header/large-title", "header/*"], ["header/large-title", "header/profile"]),
    (["all"], ["header/profile", "header/large-title", "sticky/a/b", "plain"]),
    (["*"], ["plain"]),
    (["**"], ["header/profile", "header/large-title", "sticky/a/b", "plain"]),
    (["sticky/**"], ["sticky/a/b"]),
    (["*/*"], ["header/profile", "header/large-title"]),
    (["pl??n"], ["plain"]),
    (["*p*"], ["plain"]),
    (["header/*l*e"], ["header/profile", "header/large-title"]),
  ])
  func previewsAreFound(operands: [String], names: [String]) throws {
    #expect(try PreviewSelection.select(operands, from: Self.previews).map(\.name) == names)
  }

  @Test(arguments: [
    (["header/profle"], #"No preview is named "header/profle"; did you mean header/profile?"#),
    (["plain", "zebra crossing"], #"No preview is named "zebra crossing"; list shows all names."#),
    (["header"], #"No preview is named "header"; for the whole family write "header/*"."#),
    (["footer/*"], #"No preview matches "footer/*"; list shows all names."#),
    (["?"], #"No preview matches "?"; list shows all names."#),
    ([""], #"No preview is named ""; list shows all names."#),
  ])
  func unknownPreviewsAreNamed(operands: [String], message: String) {
    #expect(throws: UsageError(message)) { try PreviewSelection.select(operands, from: Self.previews) }
  }

  @Test func aToolWithoutPreviewsSaysSo() {
    #expect(throws: UsageError("There are no previews.")) { try PreviewSelection.select(["all"], from: []) }
  }

  @Test func manyStarsEndSoon() {
    let name = String(repeating: "a", count: 200)
    let pattern = String(repeating: "*a", count: 100) + "b"
    #expect(throws: UsageError.self) { try PreviewSelection.select([pattern], from: [blank(name)]) }
  }

  @Test(arguments: [
    (["a", "b", "a"], #"Two previews are named "a"; every preview needs a name of its own."#),
    (
      ["a/b", "A/b"],
      #"The preview names "a/b" and "A/b" differ only in capitals, so that their files could be the same."#
    ),
    (["all"], #"The preview name "all" can't be used: it stands for every preview."#),
    ([""], #"The preview name "" can't be used: a part of it is empty."#),
    (["a//b"], #"The preview name "a//b" can't be used: a part of it is empty."#),
    (["/a"], #"The preview name "/a" can't be used: a part of it is empty."#),
    (["a/../b"], #"The preview name "a/../b" can't be used: no part may start with "."."#),
    (["-a"], #"The preview name "-a" can't be used: no part may start with "-"."#),
    (
      ["a b"],
      #"The preview name "a b" can't be used: letters, digits, ".", "-", "_" and "/" are allowed."#
    ),
    (["é"], #"The preview name "é" can't be used: letters, digits, ".", "-", "_" and "/" are allowed."#),
  ])
  func namesThatCannotBeFoldersAreRefused(names: [String], message: String) {
    #expect(throws: CommandFailure(message, .couldNotRun)) { try PreviewNames.check(names) }
  }
}
