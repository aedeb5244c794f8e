import Testing

@testable import MastheadDisplayList

@Suite struct NearestNameTests {
  static let names = ["car", "chevron.left", "chevron.right", "heart", "heart.fill", "line.3.horizontal", "star"]

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String, typed: String, expected: [String]
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "the name itself", typed: "heart", expected: ["heart"]),
    Case(id: "neighbours swapped", typed: "chevron.rihgt", expected: ["chevron.right"]),
    Case(id: "a letter missing", typed: "hert.fill", expected: ["heart.fill"]),
    Case(id: "a letter too many", typed: "carr", expected: ["car"]),
    Case(id: "another letter", typed: "stat", expected: ["star"]),
    Case(id: "another case", typed: "Chevron.LEFT", expected: ["chevron.left"]),
    Case(id: "only the start", typed: "line", expected: ["line.3.horizontal"]),
    Case(id: "a misspelt start", typed: "chveron.r", expected: ["chevron.right"]),
    Case(id: "the start of two", typed: "chevron", expected: ["chevron.left", "chevron.right"]),
    Case(id: "the nearer one first", typed: "heart.fil", expected: ["heart.fill", "heart"]),
  ]

  @Test(arguments: cases) func theLikeliestNamesComeFirst(_ c: Case) {
    #expect(NearestName.nearest(to: c.typed, among: Self.names, count: c.expected.count) == c.expected)
    #expect(NearestName.nearest(to: c.typed, among: Self.names.reversed(), count: c.expected.count) == c.expected)
  }

  @Test func similarNamesLeaveOutFarFetchedGuesses() {
    #expect(NearestName.similar(to: "chevron.rihgt", among: Self.names, count: 1) == ["chevron.right"])
    #expect(NearestName.similar(to: "line", among: Self.names, count: 3) == ["line.3.horizontal"])
    #expect(NearestName.similar(to: "hart", among: Self.names, count: 3) == ["heart", "car", "heart.fill"])
    #expect(NearestName.similar(to: "toolbar", among: Self.names, count: 3) == [])
  }

  @Test func equallyNearNamesAreInAlphabeticalOrder() {
    #expect(NearestName.nearest(to: "ax", among: ["ad", "ac", "ab"], count: 3) == ["ab", "ac", "ad"])
  }

  @Test func emptyInputIsNearTheShortestNames() {
    #expect(NearestName.nearest(to: "", among: Self.names, count: 3) == ["car", "star", "heart"])
    #expect(NearestName.nearest(to: "", among: [""], count: 1) == [""])
    #expect(NearestName.nearest(to: "car", among: [String](), count: 3) == [])
    #expect(NearestName.nearest(to: "car", among: Self.names, count: 0) == [])
  }

  @Test func namesAreNotRepeatedAndNeverMoreThanThereAre() {
    #expect(NearestName.nearest(to: "a", among: ["a", "b", "a"], count: 5) == ["a", "b"])
  }

  @Test func onlyTheStartOfALongNameCounts() {
    let start = String(repeating: "x", count: NearestName.comparedLength)
    let long = start + String(repeating: "y", count: 1_000_000)
    #expect(NearestName.nearest(to: long, among: [start + "z", "x"], count: 1) == [start + "z"])
  }
}
