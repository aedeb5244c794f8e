import Testing

@testable import MastheadDocuments

struct JSONReaderTests {
  private func read(_ text: String) throws -> JSON {
    var reader = JSONReader(Array(text.utf8))
    return try reader.read()
  }

  @Test func commentsAndTrailingCommasAreAllowed() throws {
    let json = try read("// first\n{ /* two\nlines */ \"a\": [1, 2,], }\n// last")
    guard case .array(let elements)? = json["a"]?.value else { throw MissingValue() }
    #expect(elements.map(\.shown) == ["1", "2"])
    #expect(elements.map(\.place) == [Place(line: 3, column: 16), Place(line: 3, column: 19)])
  }

  @Test func stringsMayHaveEveryEscape() throws {
    let json = try read(#"{"a": "\" \\ \/ \b\f\n\r\t \u00e9 \uD83D\uDE00"}"#)
    guard case .string(let text)? = json["a"]?.value else { throw MissingValue() }
    #expect(text == "\" \\ / \u{8}\u{C}\n\r\t é 😀")
  }

  @Test func numbersAreReadExactly() throws {
    for (text, number) in [("0", 0), ("-0.5", -0.5), ("1e3", 1000), ("12.25E-2", 0.1225), ("1e-999", 0)] {
      guard case .number(let read) = try read(text).value else { throw MissingValue() }
      #expect(read == number)
    }
  }

  @Test func columnsCountCharactersAndNotBytes() throws {
    let json = try read("{\"é😀\": true}")
    guard case .object(let members) = json.value else { throw MissingValue() }
    #expect(members[0].value.place == Place(line: 1, column: 8))
  }

  @Test func aByteOrderMarkSaysNothing() throws {
    #expect(try read("\u{FEFF}true").shown == "true")
  }

  struct Broken: Sendable {
    let text: String
    let message: String
  }

  @Test(arguments: [
    Broken(text: "", message: "1:1: $: The file is empty; it should hold an object, { ... }."),
    Broken(text: " \n ", message: "2:2: $: The file is empty; it should hold an object, { ... }."),
    Broken(text: "{", message: "1:2: $: The file ends inside the object of line 1: a } is missing."),
    Broken(text: "{\"a\": [1", message: "1:9: $.a: The file ends inside the list of line 1: a ] is missing."),
    Broken(text: "{\"a\"", message: "1:5: $.a: After a name comes a colon, not the end of the file."),
    Broken(text: "{\"a\":", message: "1:6: $.a: The file ends where a value should be."),
    Broken(text: "{\"a\": \"b", message: "1:7: $.a: This string has no closing quote on its line."),
    Broken(text: "{\"a\n\": 1}", message: "1:2: $: This string has no closing quote on its line."),
    Broken(text: "{a: 1}", message: "1:2: $: A name in double quotes should be here, or a }, not \"a\"."),
    Broken(
      text: "{} {}", message: "1:4: $: The document has ended, and \"{\" follows it; is a { or [ missing further up?"),
    Broken(text: "[1 2]", message: "1:4: $: A comma or a ] should be here, not \"2\"."),
    Broken(text: "{\"a\": 1 \"b\": 2}", message: "1:9: $: A comma or a } should be here, not \"\"\"."),
    Broken(text: "[tru]", message: "1:2: $[0]: \"tru\" is no value: text stands in double quotes."),
    Broken(text: "[NaN]", message: "1:2: $[0]: NaN is no number of JSON."),
    Broken(
      text: "[01]", message: "1:2: $[0]: \"01\" is not written as a number of JSON is, such as 12, -0.5 or 1e3."),
    Broken(
      text: "[1.]", message: "1:2: $[0]: \"1.\" is not written as a number of JSON is, such as 12, -0.5 or 1e3."),
    Broken(text: "[,]", message: "1:2: $[0]: A value should be here, not \",\"."),
    Broken(text: "[\u{202E}]", message: "1:2: $[0]: A value should be here, not \"\\u{202E}\"."),
    Broken(text: "/* {}", message: "1:1: $: This comment has no end, */."),
    Broken(text: "/ {}", message: "1:1: $: A comment starts with // or /*, not with a single /."),
    Broken(
      text: #"["\x"]"#,
      message: "1:3: $[0]: \\ starts an escape, and \"x\" is none; a backslash itself is written \\\\."),
    Broken(text: #"["\u12"]"#, message: "1:3: $[0]: After \\u come four hexadecimal digits."),
  ])
  func whatIsNotJSONIsOneMistake(_ broken: Broken) {
    #expect(mistakes(in: broken.text) == [broken.message])
  }

  @Test func halfASurrogatePairIsNoCharacter() {
    let message = "is half of a pair of surrogates, and no character."
    #expect(mistakes(in: #"{"view": "\uD800"}"#) == ["1:11: $.view: \\uD800 \(message)"])
    #expect(mistakes(in: #"{"view": "\uDC00\u0041"}"#) == ["1:11: $.view: \\uDC00 \(message)"])
    #expect(mistakes(in: #"{"view": "\uD800\u0041"}"#) == ["1:11: $.view: \\uD800 \(message)"])
  }

  @Test func numbersWithoutEndAreTooLarge() {
    #expect(
      mistakes(in: #"{"view": {"Text": "a", "modifiers": [{"opacity": 1e999}]}}"#) == [
        "1:50: $.view.modifiers[0].opacity: \"1e999\" is too large for a number."
      ])
  }

  @Test func aNameThatIsThereTwiceIsAMistakeAtTheSecondPlace() {
    #expect(
      mistakes(in: "{\"view\": \"a\",\n \"view\": \"b\"}") == [
        "2:2: $.view: This name is there twice; it is also in line 1."
      ])
  }

  @Test func bytesThatAreNoTextAreFound() {
    let bytes = Array("{\n \"view\": \"".utf8) + [0xFF, 0x22, 0x7D]
    #expect(mistakes(in: bytes) == ["2:11: $: The file is no UTF-8 text from here on; save it in that encoding."])
  }

  @Test func deepNestingIsRefusedAtOnce() {
    for text in [
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
      String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000),
    ] {
      let found = mistakes(in: text)
      #expect(found.count == 1)
      #expect(found[0].hasSuffix("More than 256 objects and lists are inside each other."))
      #expect(found[0].count < 400)
    }
  }

  /// With a place that is counted anew from the start of the line, this would take hours.
  @Test func aLongLineIsReadInOneGo() throws {
    let rows = Array(repeating: "1", count: 200_000).joined(separator: ",")
    guard case .array(let elements) = try read("[\(rows)]").value else { throw MissingValue() }
    #expect(elements.last?.place == Place(line: 1, column: 400_000))
  }
}

private struct MissingValue: Error {}
