import Testing

@testable import MastheadCommands

struct JSONValueTests {
  @Test(arguments: [
    (JSONValue.number(1.0), "1"),
    (.number(-0.5), "-0.5"),
    (.number(0.1 + 0.2), "0.3"),
    (.number(-0.0000001), "0"),
    (.number(1e300), "1e+300"),
    (.number(.nan), "null"),
    (.number(-.infinity), "null"),
    (.string("a\"\\\n\u{1}é"), #""a\"\\\n\u0001é""#),
    (.bool(true), "true"),
    (.array([]), "[]"),
    (.object([JSONValue.Member]()), "{}"),
    (.array([.number(1), .string("a")]), #"[1, "a"]"#),
    (.object(["b": .number(1), "none": nil, "a": .bool(false)]), #"{"b": 1, "a": false}"#),
  ])
  func valuesPrintOnOneLine(value: JSONValue, text: String) {
    #expect(value.compact == text)
  }

  @Test func onlyWhatIsShortStaysOnOneLine() {
    let value = JSONValue.object([
      "point": .object(["x": .number(1), "y": .number(2)]),
      "names": .array([.string("a"), .string("b")]),
      "empty": .array([]),
      "nested": .array([.object(["name": .string("a")])]),
    ])
    #expect(
      value.pretty() == """
        {
          "point": {"x": 1, "y": 2},
          "names": ["a", "b"],
          "empty": [],
          "nested": [
            {
              "name": "a"
            }
          ]
        }
        """)
  }
}
