import Testing

@testable import MastheadDocuments

struct MistakeTests {
  @Test func everyMistakeIsToldAtOnceWithItsPlaceAndTheNearestName() {
    let text = """
      {
        "nme": "inbox",
        "offsets": [0, "x"],
        "view": {
          "VStack": {
            "spacng": 8,
            "alignment": "leadin",
            "content": [
              { "Text": 5 },
              { "Text": "a", "padding": 3 },
              { "Txt": "a" },
              { "Text": "a", "Icon": "heart" },
              {},
              { "Icon": "hart" },
            ],
          },
          "modifiers": [{ "paddin": 3 }, { "opacity": 2 }, { "frame": { "width": true } }],
        },
      }
      """
    #expect(
      mistakes(in: text) == [
        "2:3: $.nme: The file has no property \"nme\"; did you mean name or view?",
        "3:18: $.offsets[1]: Here should be a number from -1000000 to 1000000, not \"x\".",
        "6:7: $.view.VStack.spacng: VStack has no property \"spacng\"; did you mean spacing?",
        "7:20: $.view.VStack.alignment: \"leadin\" is not a horizontal alignment; did you mean leading?",
        "9:19: $.view.VStack.content[0].Text: Here should be text in double quotes, not 5.",
        "10:24: $.view.VStack.content[1].padding: padding is a modifier: it stands in the list \"modifiers\" beside the view.",
        "11:11: $.view.VStack.content[2].Txt: \"Txt\" is not a view; did you mean Text or Path?",
        "12:24: $.view.VStack.content[3]: \"Text\" and \"Icon\" stand in one object; each needs an object of its own.",
        "13:9: $.view.VStack.content[4]: Here should be a view, and there is none.",
        "14:19: $.view.VStack.content[5].Icon: \"hart\" is not an icon of Phosphor; did you mean heart or chartBar?",
        "17:21: $.view.modifiers[0].paddin: \"paddin\" is not a modifier; did you mean padding?",
        "17:49: $.view.modifiers[1].opacity: Here should be a number from 0 to 1, not 2.",
        "17:76: $.view.modifiers[2].frame.width: Here should be a number from 0 to 1000000, not true.",
      ])
  }

  @Test func theSameMistakeInManyRowsIsToldOnce() {
    let text = #"{"view": {"ForEach": {"data": {"from": 1, "through": 900}, "content": [{"Color": "rd"}]}}}"#
    #expect(
      mistakes(in: text) == [
        "1:82: $.view.ForEach.content[0].Color: \"rd\" is not a colour; did you mean red or gray?"
      ])
  }

  @Test func whatIsMissingIsNamed() {
    #expect(
      mistakes(in: #"{"view": {"Label": {}}}"#) == [
        "1:20: $.view.Label: Label needs \"title\": the title.",
        "1:20: $.view.Label: Label needs \"systemImage\": the symbol, named as in SF Symbols.",
      ])
    #expect(mistakes(in: "{}") == ["1:1: $: The file needs \"view\" or \"previews\"."])
    #expect(
      mistakes(in: "[]") == ["1:1: $: Here should be an object, { ... }, with \"view\" or \"previews\", not a list."])
    #expect(
      mistakes(in: #"{"view": {"Image": {}}}"#) == [
        "1:20: $.view.Image: Image needs \"systemName\", \"icon\", \"file\" or \"name\"."
      ])
  }

  @Test func whatExcludesEachOtherIsSaid() {
    #expect(
      mistakes(in: #"{"view": "a", "size": {"width": 1, "height": 1}, "device": "iphone-15"}"#) == [
        "1:1: $: \"size\" and \"device\" exclude each other."
      ])
    #expect(
      mistakes(in: #"{"view": "a", "instants": {"end": 1}}"#) == [
        "1:1: $: There is \"instants\", and no \"timeline\" for it."
      ])
    #expect(
      mistakes(in: #"{"view": {"Text": "a", "modifiers": [{"background": {"style": "red", "content": "b"}}]}}"#) == [
        "1:53: $.view.modifiers[0].background: background has \"style\" and \"content\", of which it takes one."
      ])
  }

  @Test func namesOfPreviewsStayInsideTheFolderOfPictures() {
    #expect(
      mistakes(in: #"{"name": "../x", "view": "a"}"#) == [
        "1:10: $.name: \"../x\" can't be the name of a preview: no part may start with \".\"."
      ])
    #expect(mistakes(in: #"{"name": "all", "view": "a"}"#).count == 1)
    #expect(
      mistakes(in: #"{"previews": [{"name": "a", "view": "a"}, {"name": "A", "view": "a"}]}"#) == [
        "1:14: $: Two previews are named \"A\", but for capitals."
      ])
  }

  @Test func directionalControlsShowInMessagesAndStayInText() throws {
    #expect(
      mistakes(in: "{\"view\": {\"Te\u{202E}xt\": \"a\"}}") == [
        "1:11: $.view[\"Te\\u{202E}xt\"]: \"Te\\u{202E}xt\" is not a view; did you mean Text or TextField?"
      ])
    #expect(try words("{\"view\": \"a\u{2067}b\u{2069}c\"}") == ["a\u{2067}b\u{2069}c"])
  }

  @Test func manyMistakesAreCutShort() {
    let list = (0..<500).map { "{\"Color\": \"c\($0)\"}" }.joined(separator: ",")
    do throws(Mistakes) {
      _ = try PreviewFile(Array("{\"view\": {\"VStack\": [\(list)]}}".utf8), name: "a", folder: ".")
      Issue.record("no mistake was found")
    } catch {
      #expect(error.all.count == 100)
      #expect(error.hasMore)
    }
  }
}
