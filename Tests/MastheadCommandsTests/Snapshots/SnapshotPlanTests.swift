import Masthead
import MastheadFiles
import Testing

@testable import MastheadCommands

struct SnapshotPlanTests {
  private let file = "goldens/plan.txt"

  /// The options of a call as the commands parse them.
  private func options(_ words: String...) throws -> ParsedArguments {
    try ArgumentParser(Command.record.declaration).parse(words)
  }

  /// The lines of a plan to which calls about one preview were added.
  private func lines(_ calls: [ParsedArguments]) throws -> [String] {
    var plan = SnapshotPlan()
    for arguments in calls { try plan.add(blank("a"), arguments, file: file) }
    let text = plan.text
    #expect(try SnapshotPlan(text: text, file: file) == plan)
    return text.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test func whatIsPlannedStays() throws {
    let three = try options("--offsets", "0,26,52")
    #expect(try lines([three, options("--offsets", "26")]) == ["a --offsets 0,26,52"])
    #expect(try lines([three, three]) == ["a --offsets 0,26,52"])
    // At rest is at 0.
    #expect(try lines([three, options("--themes", "light")]) == ["a --offsets 0,26,52"])
  }

  @Test func moreFramesOfTheSameTakeALinesPlace() throws {
    #expect(try lines([options("--offsets", "0,26"), options("--offsets", "0,26,52")]) == ["a --offsets 0,26,52"])
  }

  @Test func otherFramesHaveALineOfTheirOwn() throws {
    #expect(
      try lines([options("--offsets", "0,26"), options("--offsets", "26,80"), options("--themes", "dark")])
        == ["a --offsets 0,26", "a --offsets 26,80", "a --themes dark"])
  }

  @Test func allFramesOfALineMayGetAnotherSize() throws {
    #expect(
      try lines([
        options("--offsets", "0,26", "--size", "390x240"),
        options("--offsets", "0,26", "--device", "iphone-15", "--scales", "2"),
      ])
        == ["a --offsets 0,26 --scales 2 --device iphone-15"])
  }

  @Test func someFramesOfALineMayNot() throws {
    let error = try #require(throws: CommandFailure.self) {
      try lines([options("--offsets", "0,26", "--size", "390x240"), options("--offsets", "26,52")])
    }
    #expect(
      error.description
        == "a y26-light@2x has a golden in another size, after goldens/plan.txt: a --offsets 0,26 --size 390x240. "
        + "Record all of that line's frames anew, or change the line.")
  }

  @Test func offsetsThatAreFoundFollowTheLayout() throws {
    func lines(_ calls: [ParsedArguments]) throws -> [String] {
      var plan = SnapshotPlan()
      for arguments in calls {
        try plan.add(blank("a"), arguments, file: file) { axes in
          var axes = axes
          if axes.findsOffsets { axes.offsets = [FixedDecimal(millionths: 0), FixedDecimal(millionths: 26_000_000)] }
          return axes
        }
      }
      return plan.text.split(separator: "\n").dropFirst().map(String.init)
    }
    let (found, given) = (try options("--offsets", "auto"), try options("--offsets", "0,26"))
    #expect(try lines([found, found]) == ["a --offsets auto"])
    #expect(try lines([found, options("--offsets", "26")]) == ["a --offsets auto"])
    #expect(try lines([found, options("--offsets", "0,26,80")]) == ["a --offsets 0,26,80", "a --offsets auto"])
    #expect(try lines([given, found]) == ["a --offsets auto"])
  }

  @Test func namesWithSpacesAreQuoted() throws {
    #expect(try lines([options("--tabs", "All mail,Sent \"x\"")]) == [#"a --tabs "All mail,Sent \"x\"""#])
  }
}
