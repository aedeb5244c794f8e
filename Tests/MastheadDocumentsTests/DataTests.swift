import Masthead
import MastheadDisplayList
import Testing

@testable import MastheadDocuments

struct DataTests {
  @Test func namesInBracesStandForValuesOfTheRow() throws {
    let text = """
      {"data": {"app": "Mail", "rows": [{"title": "One", "count": 2.5, "isNew": true}, {"title": "Two", "count": 0,
        "isNew": false}]},
       "view": {"VStack": [{"ForEach": {"data": "rows", "content": ["{app}: {number}/{index} { title } {count} {isNew}"]}}]}}
      """
    #expect(try words(text) == ["Mail: 1/0 One 2.5 true", "Mail: 2/1 Two 0 false"])
  }

  @Test func rowsOfRowsHaveNamesOfTheirOwn() throws {
    let text = """
      {"data": {"days": [{"name": "Mo", "meals": ["Soup", "Rice"]}, {"name": "Tu", "meals": []}]},
       "view": {"VStack": [{"ForEach": {"data": "days", "as": "day", "content": [
         {"ForEach": {"data": "day.meals", "as": "meal", "content": ["{day.name} {meal}"]}}]}}]}}
      """
    #expect(try words(text) == ["Mo Soup", "Mo Rice"])
  }

  @Test func aWholeValueMayComeFromTheData() throws {
    let text = """
      {"data": {"sizes": [10, 20]},
       "view": {"HStack": {"spacing": 0, "content": [{"ForEach": {"data": "sizes", "content": [
         {"Color": "red", "modifiers": [{"frame": {"width": "{item}", "height": "{item}"}}]}]}}]}}}
      """
    let list = try frame(text).displayList.description
    #expect(list.contains("10 10") && list.contains("20 20"))
  }

  @Test func aWrongValueIsToldWhereItIsUsedAndWhereItStands() {
    let text = """
      {"data": {"rows": [{"tint": "red"},
                         {"tint": "rde"}]},
       "view": {"ForEach": {"data": "rows", "content": [{"Color": "{tint}"}]}}}
      """
    #expect(
      mistakes(in: text) == [
        "3:61: $.view.ForEach.content[0].Color: \"rde\" is not a colour; did you mean red or green? "
          + "\"{tint}\" stands for the value in line 2."
      ])
  }

  @Test func unknownNamesHaveNearOnes() {
    #expect(
      mistakes(
        in: #"{"data": {"rows": [{"title": "a"}]}, "view": {"ForEach": {"data": "rows", "content": ["{titel}"]}}}"#)
        == [
          "1:87: $.view.ForEach.content[0]: Nothing in the data is named \"titel\"; did you mean title or item?"
        ])
    #expect(
      mistakes(in: #"{"view": "{x}"}"#) == ["1:10: $.view: Nothing in the data is named \"x\"; there is no data here."])
  }

  @Test func bracesThemselvesAreWrittenTwice() throws {
    #expect(try words(#"{"view": "{{a}}"}"#) == ["{a}"])
    #expect(
      mistakes(in: #"{"view": "{a"}"#) == ["1:10: $.view: A { in this text has no }; a brace itself is written {{."])
    #expect(
      mistakes(in: #"{"view": "a}"}"#) == ["1:10: $.view: A } in this text has no {; a brace itself is written }}."])
  }

  @Test func aListOrAnObjectIsNoText() {
    #expect(
      mistakes(in: "{\"data\": {\n\"a\": []},\n\"view\": \"{a}\"}") == [
        "3:9: $.view: \"a\" is a list in line 2, which is no text."
      ])
  }

  @Test func listsAreNotWithoutEnd() {
    #expect(
      mistakes(in: #"{"view": {"ForEach": {"data": {"from": 1, "through": 1000000}, "content": ["a"]}}}"#) == [
        "1:31: $.view.ForEach.data: These are 1000000 rows; a list has at most 10000, and up to 1000000 only in a "
          + "lazy stack with uniformRowLength."
      ])
    // Ten thousand times ten thousand rows, though each list is short enough.
    let inner = #"{"ForEach": {"data": {"from": 1, "through": 10000}, "content": []}}"#
    let found = mistakes(
      in: "{\"view\": {\"ForEach\": {\"data\": {\"from\": 1, \"through\": 10000}, \"content\": [\(inner)]}}}")
    #expect(found.count == 1)
    #expect(found[0].contains("The file makes more than 200000 views"))
  }

  @Test func contentWithoutRowsIsNothing() throws {
    #expect(try words(#"{"view": {"VStack": ["a", {"ForEach": {"data": [], "content": ["{x}"]}}]}}"#) == ["a"])
  }
}
