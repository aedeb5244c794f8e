import Testing

@testable import MastheadSnapshots

struct SettingCase: Sendable, CustomTestStringConvertible {
  let id: String
  var code: RecordMode?
  var variables: [String: String] = [:]
  let mode: RecordMode
  let source: RecordSetting.Source
  var testDescription: String { id }
}

@Test(arguments: [
  SettingCase(id: "nothing is said", mode: .missing, source: .usual),
  .init(id: "the code", code: .failed, mode: .failed, source: .code),
  .init(
    id: "a variable", variables: ["MASTHEAD_RECORD": "all"], mode: .all, source: .variable("MASTHEAD_RECORD")),
  .init(
    id: "the other library's variable", variables: ["SNAPSHOT_TESTING_RECORD": "never"], mode: .never,
    source: .variable("SNAPSHOT_TESTING_RECORD")),
  .init(
    id: "both variables", variables: ["SNAPSHOT_TESTING_RECORD": "never", "MASTHEAD_RECORD": "failed"], mode: .failed,
    source: .variable("MASTHEAD_RECORD")),
  .init(id: "an empty variable", variables: ["MASTHEAD_RECORD": ""], mode: .missing, source: .usual),
  .init(
    id: "code and variable", code: .never, variables: ["MASTHEAD_RECORD": "all"], mode: .never, source: .code),
  .init(
    id: "CI", code: .all, variables: ["CI": "true", "MASTHEAD_RECORD": "all"], mode: .never,
    source: .continuousIntegration),
  .init(id: "CI by a number", variables: ["CI": "1"], mode: .never, source: .continuousIntegration),
  .init(id: "no CI", code: .all, variables: ["CI": "false"], mode: .all, source: .code),
])
func theModeIsTheFirstThatIsSaid(_ c: SettingCase) throws {
  #expect(try RecordSetting(code: c.code, variables: c.variables) == RecordSetting(mode: c.mode, source: c.source))
}

@Test(arguments: [
  ("al", "MASTHEAD_RECORD is \"al\", which is no record mode: did you mean all?"),
  ("sometimes", "MASTHEAD_RECORD is \"sometimes\", which is no record mode: use all, failed, missing, never."),
])
func aModeThatIsNoneIsSaid(value: String, text: String) throws {
  let error = try #require(throws: RecordSettingError.self) {
    try RecordSetting(code: nil, variables: ["MASTHEAD_RECORD": value])
  }
  #expect(error.description == text)
}
