import Masthead
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadDocuments

struct ExpressionTests {
  /// What a text with an expression shows.
  private func shown(_ expression: String) throws -> String? {
    try words(#"{"data": {"a": 3, "list": [10, 20], "o": {"x": "deep"}}, "view": "{\#(expression)}"}"#).first
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 - 2 - 1", "4"), ("-a + 5", "2"), ("7 % 4", "3"), ("1 / 4", "0.25"),
    ("a == 3 ? 'three' : 'other'", "three"), ("a < 3 || !(a > 5) && true", "true"), ("list[1]", "20"),
    ("list[count(list) - 1] - list[0]", "10"), ("o.x", "deep"), ("min(a, 1, 2)", "1"), ("max(a, 1)", "3"),
    ("round(2.5)", "3"), ("floor(0 - 1.5)", "-2"), ("trunc(0 - 1.5)", "-1"), ("ceil(1.2)", "2"), ("abs(-a)", "3"),
  ])
  func expressionsGiveWhatSwiftGives(expression: String, expected: String) throws {
    #expect(try shown(expression) == expected)
  }

  @Test func dividingByNothingIsNothing() throws {
    #expect(try shown("a / 0") == "0")
    #expect(try shown("a % 0") == "0")
  }

  @Test(arguments: [
    ("a +", "The expression ends where a value should be."),
    ("a ? 1", "A condition with ? needs a : and what else there is."),
    ("(a", "A ( of an expression has no )."), ("mni(a, 1)", "\"mni\" is not a function; there is min, max,"),
    ("list[2]", "The list in line 1 has 2 values, of which the first is 0, and none is 2."),
    ("o + 1", "can't be calculated: an object is no number."),
    ("a ? 1 : 2", "can't be calculated: 3 is no condition."), ("o.y", "Nothing in the data is named \"o.y\""),
    ("min(a)", "min needs 2 values or more."), ("a b", "\"b\" can't stand here in an expression."),
    ("list[a == 3 ? lst : 0]", "Nothing in the data is named \"lst\"; did you mean list?"),
  ])
  func aWrongExpressionIsOneSentence(expression: String, expected: String) {
    let found = mistakes(in: #"{"data": {"a": 3, "list": [10, 20], "o": {"x": 1}}, "view": "{\#(expression)}"}"#)
    #expect(found.count == 1 && found[0].contains(expected), "\(found)")
  }

  @Test func expressionsAreShortAndShallow() {
    let deep = String(repeating: "(", count: 200) + "1" + String(repeating: ")", count: 200)
    #expect(mistakes(in: "{\"view\": \"{\(deep)}\"}").first?.contains("at most 32 deep") == true)
    let signs = String(repeating: "-", count: 400) + "1"
    #expect(mistakes(in: "{\"view\": \"{\(signs)}\"}").first?.contains("at most 32 deep") == true)
    let long = (0..<100).map { _ in "1" }.joined(separator: "+")
    #expect(mistakes(in: "{\"view\": \"{\(long)}\"}").first?.contains("at most 64 signs") == true)
    let longest = String(repeating: " ", count: 600) + "1"
    #expect(mistakes(in: "{\"view\": \"{1 +\(longest)}\"}").first?.contains("at most 500 characters") == true)
  }

  /// What another frame may show is checked with the file.
  @Test func theBranchThatIsNotTakenIsReadToo() {
    let text = #"{"data": {"a": 1}, "view": {"Color": "{a == 1 ? 'red' : 'geren'}"}}"#
    #expect(
      mistakes(in: text) == [
        "1:38: $.view.Color: \"geren\" is not a colour; did you mean green? "
          + "\"{a == 1 ? 'red' : 'geren'}\" gives it."
      ])
  }

  @Test func whatIsCalculatedStaysInItsRange() {
    let text =
      #"{"data": {"a": 5}, "view": {"Color": "red", "modifiers": [{"opacity": "{1 - a}"}, {"opacity": "{a}"}]}}"#
    #expect(mistakes(in: text).map { $0.contains("Here should be a number from 0 to 1, not 5.") } == [true])
  }
}

struct DefinitionTests {
  @Test func aViewIsDefinedOnceAndUsedWithValues() throws {
    let text = """
      {"data": {"names": ["a", "b"]},
       "views": {"Pair": {"parameters": {"first": null, "second": "-"}, "view": {"VStack": ["{first}", "{second}"]}}},
       "view": {"VStack": [{"ForEach": {"data": "names", "content": [
         {"View": {"name": "Pair", "with": {"first": "{item}"}}}]}},
         {"View": {"name": "Pair", "with": {"first": "c", "second": "{count(names)}"}}}]}}
      """
    #expect(try words(text) == ["a", "-", "b", "-", "c", "2"])
  }

  @Test func mistakesOfUsesAndOfUnusedDefinitionsAreFound() {
    let text = """
      {"views": {"Pair": {"parameters": {"first": null}, "view": {"Text": "{frist}"}}},
       "view": {"VStack": [{"View": {"name": "Pair", "with": {"fist": 1}}}, {"View": "Piar"}]}}
      """
    #expect(
      mistakes(in: text) == [
        "1:69: $.views.Pair.view.Text: Nothing in the data is named \"frist\"; did you mean first?",
        "2:31: $.view.VStack[0].View: Pair needs a value for \"first\".",
        "2:57: $.view.VStack[0].View: Pair has no parameter \"fist\"; did you mean first?",
        "2:80: $.view.VStack[1].View: \"Piar\" is not a view of this file; did you mean Pair?",
      ])
  }

  @Test func aViewThatUsesItselfHasAnEnd() {
    let found = mistakes(
      in: #"{"views": {"A": {"view": {"VStack": [{"View": "A"}, {"View": "A"}]}}}, "view": {"View": "A"}}"#)
    #expect(found.first?.contains("one that uses itself has no end") == true)
    #expect(found.count == 1)
  }

  @Test func textsThatDoubleHaveAnEnd() {
    let views = (0..<30).map {
      "\"V\($0)\": {\"parameters\": {\"t\": null}, \"view\": {\"View\": {\"name\": \"V\($0 + 1)\", \"with\": {\"t\": \"{t}{t}\"}}}}"
    }
    let text =
      "{\"views\": {\(views.joined(separator: ",")), \"V30\": {\"parameters\": {\"t\": null}, \"view\": \"{t}\"}}, "
      + "\"view\": {\"View\": {\"name\": \"V0\", \"with\": {\"t\": \"0123456789\"}}}}"
    #expect(mistakes(in: text).contains { $0.contains("at most 100000 characters") })
  }
}
