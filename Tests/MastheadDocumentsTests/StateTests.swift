import Masthead
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadDocuments

struct StateTests {
  private func words(_ text: String, at time: Double) throws -> [String] {
    func labels(_ node: AccessibilityNode) -> [String] {
      (node.label.isEmpty ? [] : [node.label]) + node.children.flatMap(labels)
    }
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: previews(text)[0], request: FrameRequest(scale: 1, time: time), rasterizing: false)
    #expect(frame.diagnostics.allSatisfy { $0.code != "file-value-wrong" })
    return labels(frame.accessibility)
  }

  @Test func tapsGiveTheStateOtherValues() throws {
    let text = """
      {"state": {"count": 0, "word": "none"},
       "view": {"VStack": [{"Button": {"content": ["Add"], "action": [{"set": {"count": "{count + 1}"}},
         {"set": {"word": "{count > 1 ? 'many' : 'one'}"}}]}}, "{count} {word}"]},
       "timeline": [{"tap": "Add"}, {"wait": 1}, {"tap": "Add"}, {"wait": 1}]}
      """
    #expect(try words(text, at: 0.5) == ["Add", "1 one"])
    #expect(try words(text, at: 1.5) == ["Add", "2 many"])
  }

  @Test func namesOfTheStateAreChecked() {
    let text = #"{"state": {"count": 0}, "view": {"Button": {"content": ["a"], "action": {"set": {"cuont": 1}}}}}"#
    #expect(
      mistakes(in: text) == [
        "1:82: $.view.Button.action.set.cuont: Nothing in the state is named \"cuont\"; did you mean count?"
      ])
    let list = #"{"state": {"a": [1]}, "view": "a"}"#
    #expect(mistakes(in: list) == ["1:17: $.state.a: Here should be a number, a text, true or false, not a list."])
  }

  @Test func waitingIsForWorkAndNotForTaps() {
    let text = #"{"view": {"Button": {"content": ["a"], "action": {"wait": 1}}}}"#
    #expect(mistakes(in: text) == ["1:51: $.view.Button.action.wait: \"wait\" is not an action."])
  }

  /// A value that is wrong only by the state of a later frame is said there, and the frame shows what was right.
  @Test func whatIsWrongOnlyLaterIsSaidInThatFrame() throws {
    let text = """
      {"state": {"i": 0}, "data": {"list": ["x"]},
       "view": {"Button": {"content": ["{list[i]}"], "action": {"set": {"i": 1}}}}, "timeline": [{"tap": "x"}, {"wait": 1}]}
      """
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: previews(text)[0], request: FrameRequest(scale: 1, time: 0.5), rasterizing: false)
    let found = frame.diagnostics.filter { $0.code == "file-value-wrong" }
    #expect(found.count == 1 && found[0].message.contains("has 1 values, of which the first is 0, and none is 1"))
  }

  /// The state is named only in a branch or a row that the measured values of the check do not take.
  @Test(arguments: [
    #""{width < 200 ? n : 'wide'}""#, #""{width < 200 && n > 0}""#,
    #"{"ForEach": {"data": {"count": "{width < 200 ? 1 : 0}"}, "content": ["{n}"]}}"#,
  ])
  func namesInWhatIsNotTakenYetAreFollowed(inner: String) throws {
    let text = """
      {"state": {"n": 0},
       "view": {"VStack": [{"Button": {"content": ["Add"], "action": {"set": {"n": 1}}}},
         {"GeometryReader": [\(inner)], "modifiers": [{"frame": {"width": 100}}]}]},
       "timeline": [{"tap": "Add"}, {"wait": 1}]}
      """
    #expect(try words(text, at: 0.5) == ["Add", inner.contains("&&") ? "true" : "1"])
  }

  /// Rows of equal length are read when they are in sight, with the width of then.
  @Test func rowsOfEqualLengthFollowWhatIsMeasuredAfterAChange() throws {
    let text = """
      {"state": {"n": 0},
       "view": {"VStack": [{"Button": {"content": ["Add"], "action": {"set": {"n": 1}}}}, "{n}",
         {"GeometryReader": [{"ScrollView": [{"LazyVStack": [
            {"ForEach": {"data": {"count": 2}, "content": ["{width}"]}, "modifiers": [{"uniformRowLength": 20}]}]}]}],
          "modifiers": [{"frame": {"width": 100, "height": 200}}]}]},
       "timeline": [{"tap": "Add"}, {"wait": 1}]}
      """
    #expect(try words(text, at: 0.5) == ["Add", "1", "100", "100"])
  }

  @Test func rowsMayHaveTheNamesOfWhatIsBuiltIn() throws {
    func text(_ name: String) -> String {
      """
      {"state": {"word": "none"}, "data": {"list": ["x"]},
       "view": {"VStack": ["{word}", {"ForEach": {"data": "list", "as": "\(name)", "content": [
         {"Button": {"content": ["Go"], "action": {"set": {"word": "{\(name)}"}}}}]}}]},
       "timeline": [{"tap": "Go"}, {"wait": 1}]}
      """
    }
    #expect(try words(text("change"), at: 0.5) == ["x", "Go"])
    #expect(try words(text("state"), at: 0.5) == ["x", "Go"])
  }

  @Test func onlyThePreviewsStateIsTheState() throws {
    let row = """
      {"data": {"state": "data", "list": [{"n": 1}]}, "views": {"Word": {"view": "{state}"}},
       "view": {"ForEach": {"data": "list", "as": "state", "content": [{"View": "Word"}]}}}
      """
    #expect(try MastheadDocumentsTests.words(row) == ["data"])
    let definition = """
      {"data": {"x": "data"},
       "views": {"state": {"parameters": {"x": "own"}, "view": {"View": "Word"}}, "Word": {"view": "{x}"}},
       "view": {"View": "state"}}
      """
    #expect(try MastheadDocumentsTests.words(definition) == ["data"])
    let action = """
      {"view": {"ForEach": {"data": [{"n": 1}], "as": "state", "content": [
        {"Button": {"content": ["Go"], "action": {"set": {"n": 2}}}}]}}}
      """
    #expect(mistakes(in: action).map { $0.contains("named \"n\"; the preview has none.") } == [true])
  }

  /// What is wrong only while the action runs: afterwards, or with the number of the check, each of them is right.
  @Test(arguments: [
    #"{"Button": {"content": ["Go"], "action": [{"set": {"i": 1}}, {"set": {"word": "{list[i]}"}}, {"set": {"i": 0}}]}}"#,
    #"{"Text": "Go", "modifiers": [{"preference": {"key": "k", "value": 1}}, {"onPreferenceChange": {"key": "k", "perform": {"set": {"word": "{list[value]}"}}}}]}"#,
  ])
  func aValueOfAnActionThatIsWrongByThenIsSaid(view: String) throws {
    let text = """
      {"state": {"i": 0, "word": "none"}, "data": {"list": ["x"]},
       "view": {"VStack": ["{word}",
         \(view)]}, "timeline": [{"tap": "Go"}, {"wait": 1}]}
      """
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: previews(text)[0], request: FrameRequest(scale: 1, time: 0.5), rasterizing: false)
    let found = frame.diagnostics.filter { $0.code == "file-value-wrong" }
    #expect(found.map { $0.message.hasPrefix("line 3 of the file: ") && $0.message.contains("none is 1.") } == [true])
  }

  /// One is wrong once the content has moved, the other as soon as the height is known.
  @Test(arguments: ["contentOffset.y", "containerSize.height"])
  func aNumberOfScrollingThatIsWrongByThenIsSaid(index: String) throws {
    let text = """
      {"state": {"n": 0}, "data": {"list": [1]},
       "view": {"ScrollView": [{"Color": "red", "modifiers": [{"frame": {"height": 2000}}]}],
         "modifiers": [{"onScrollGeometryChange": {"of": "{list[\(index)]}", "perform": {"set": {"n": "{value}"}}}}]}}
      """
    let offset: Double = index == "contentOffset.y" ? 40 : 0
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: previews(text)[0], request: FrameRequest(offset: offset, scale: 1), rasterizing: false)
    let found = frame.diagnostics.filter { $0.code == "file-value-wrong" }
    #expect(found.count == 1 && found[0].message.contains("has 1 values, of which the first is 0, and none is "))
  }

  @Test func partsOfAHeaderStandInAHeader() {
    #expect(
      mistakes(in: #"{"view": {"Text": "a", "modifiers": [{"headerStyle": "offset"}]}}"#) == [
        "1:54: $.view.modifiers[0].headerStyle: This stands in the header of MaterialTabs or StickyHeader and nowhere "
          + "else."
      ])
    #expect(
      mistakes(
        in:
          #"{"view": {"MaterialTabs": {"selectedTab": "Jly", "content": [{"Text": "a", "modifiers": [{"materialTabItem": "July"}]}]}}}"#
      )
      .map { $0.contains("\"Jly\" is not a tab of these; did you mean July?") } == [true])
  }
}

struct LimitTests {
  private func rows(_ data: String, _ modifiers: String = "") -> String {
    #"{"view": {"ScrollView": [{"LazyVStack": [{"ForEach": {"data": "# + data + #", "content": ["{item}"]}"# + modifiers
      + "}]}]}}"
  }

  @Test func aMillionRowsNeedAPromise() throws {
    let promise = #", "modifiers": [{"uniformRowLength": 44}]"#
    #expect(
      mistakes(in: rows(#"{"count": 1000000}"#)).first?.contains("only in a lazy stack with uniformRowLength") == true)
    #expect(mistakes(in: rows(#"{"count": 1000000}"#, promise)) == [])
    #expect(mistakes(in: rows(#"{"count": 1000001}"#, promise)).first?.contains("at most 1000000") == true)
    #expect(mistakes(in: rows(#"{"count": 1e15}"#, promise)).first?.contains("a whole number from 0 to") == true)
    let preview = try previews(rows(#"{"from": 1, "through": 1000000}"#, promise))[0]
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: preview, request: FrameRequest(offset: 52 * 500_000, scale: 1), rasterizing: false)
    // A row and the 8 points after it, half a million times.
    #expect("\(frame.accessibility)".contains("500001"))
  }

  @Test func rowsOfADefinedViewMayBeAsMany() {
    let list =
      #"{"ForEach": {"data": {"count": 1000000}, "content": [{"View": "Row"}]}, "modifiers": [{"uniformRowLength": 20}]}"#
    func file(_ row: String) -> String {
      #"{"views": {"Row": {"view": "# + row + #"}}, "view": {"ScrollView": [{"LazyVStack": ["# + list + "]}]}}"
    }
    #expect(mistakes(in: file(#""a""#)) == [])
    #expect(mistakes(in: file(#"{"Group": ["a"]}"#)).first?.contains("more than 10000 rows of this kind") == true)
  }

  @Test func listsInsideEachOtherAreCountedTogether() {
    let inner = #"{"ForEach": {"data": {"count": 1000000}, "content": ["a"]}}"#
    let text =
      "{\"view\": {\"ScrollView\": [{\"LazyVStack\": [{\"ForEach\": {\"data\": {\"count\": 1000}, \"content\": [\(inner)]}, "
      + "\"modifiers\": [{\"uniformRowLength\": 44}]}]}]}}"
    #expect(mistakes(in: text).first?.contains("more than 1000000 rows of this kind inside each other") == true)
  }

  @Test func namesThatNoFolderTakesAreRefused() {
    let long = String(repeating: "a", count: 201)
    #expect(
      mistakes(in: "{\"name\": \"\(long)\", \"view\": \"a\"}").first?.contains("more than 200 characters") == true)
    #expect(mistakes(in: "{\"name\": \"\(long.dropLast())/b\", \"view\": \"a\"}") == [])
  }

  @Test func aMisspeltListOfModifiersHasANearName() {
    #expect(
      mistakes(in: #"{"view": {"Text": "a", "modifirs": []}}"#) == [
        "1:24: $.view.modifirs: \"modifirs\" is not a view; did you mean modifiers?"
      ])
  }

  @Test func resourcesComeFromTheFolderOfTheFile() throws {
    try withTemporaryFolder { folder in
      func found(_ name: String) -> [String] {
        mistakes(in: "{\"resources\": \"\(name)\", \"view\": \"a\"}", folder: folder)
      }
      #expect(found(".") == [])
      #expect(found("..") == ["1:15: $.resources: The folder's path stays in the folder of this file, without \"..\"."])
      #expect(found("none") == ["1:15: $.resources: There is no folder \"none\" in the folder of this file."])
      #expect(found("/tmp").first?.contains("not at the root") == true)
    }
  }
}
