import Testing

@testable import MastheadDiff

private let old = EnvironmentStamp([
  .init("cairo", "1.16.0"), .init("freetype", "2.12.1"), .init("font Inter", "ab12"), .init("font Mono-Bold", "cd34"),
])
private let new = EnvironmentStamp([
  .init("cairo", "1.18.0"), .init("freetype", "2.12.1"), .init("font Inter", "ee00"), .init("font Lora", "0123"),
])

@Test func changesAreNamed() {
  #expect(
    old.changes(to: new) == [
      "cairo 1.16.0 is now 1.18.0", "font Inter has changed", "font Mono-Bold is gone", "font Lora is new",
    ])
  #expect(old.changes(to: old).isEmpty)
}

@Test func aFileIsReadAsItWasWritten() {
  let file = EnvironmentFile(stamps: [new, old])
  #expect(EnvironmentFile(text: file.text) == file)
  #expect(
    EnvironmentFile(stamps: [EnvironmentStamp([.init("cairo", "1.16.0")])]).text == """
      What the snapshots in this folder were made with. Masthead writes this file when it records.

      cairo 1.16.0

      """)
  #expect(EnvironmentFile(text: "").stamps.isEmpty)
}

struct ExplanationCase: Sendable, CustomTestStringConvertible {
  let id: String
  let stamps: [EnvironmentStamp]
  let text: String
  var testDescription: String { id }
}

@Test(arguments: [
  ExplanationCase(
    id: "another environment", stamps: [old],
    text: "Since the goldens were recorded, cairo 1.16.0 is now 1.18.0, font Inter has changed, "
      + "font Mono-Bold is gone, font Lora is new."),
  .init(
    id: "the same environment", stamps: [new],
    text: "The goldens were made with the same libraries and fonts, so the renderer itself has changed."),
  .init(
    id: "a mixture", stamps: [new, EnvironmentStamp([.init("cairo", "1.17.8")] + new.entries.dropFirst())],
    text: "Some goldens may be of an earlier environment, in which cairo 1.17.8 is now 1.18.0."),
  .init(
    id: "no file", stamps: [],
    text: "What the goldens were made with is not known: there is no environment.txt beside them."),
])
func aDifferenceOfPixelsAloneIsExplained(_ c: ExplanationCase) {
  #expect(EnvironmentFile(stamps: c.stamps).explanation(current: new) == c.text)
}

@Test func manyChangesAreCounted() {
  let many = EnvironmentStamp((1...9).map { .init("font \($0)", "a") })
  let text = EnvironmentFile(stamps: [many]).explanation(
    current: EnvironmentStamp((1...9).map { .init("font \($0)", "b") }))
  #expect(text.hasSuffix("font 4 has changed and 5 more."))
}

@Test func theLatestRecordingComesFirstAndEachOnce() {
  var file = EnvironmentFile(stamps: [old])
  file.note(new, isComplete: false)
  #expect(file.stamps == [new, old])
  file.note(old, isComplete: false)
  #expect(file.stamps == [old, new])
  file.note(new, isComplete: true)
  #expect(file.stamps == [new])
}
