import Foundation
import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadText
import Testing

/// What assistive technology is told of an example: role and label, in reading order.
struct SpokenCase: Sendable, CustomTestStringConvertible {
  let preview: String
  var offset: Double?
  let elements: [String]

  var testDescription: String { "\(preview) at \(offset ?? 0)" }
}

private let spoken = [
  SpokenCase(preview: "header/profile", elements: ["button Settings", "heading Profile", "button Edit"]),
  SpokenCase(
    preview: "header/subtitle",
    elements: ["button Back", "heading Alex Morgan, Last seen today", "button Search", "button New message"]),
  SpokenCase(preview: "header/leading-actions", elements: ["button Menu", "heading Library", "button Done"]),
  SpokenCase(
    preview: "header/back-only", elements: ["button A very long previous screen title", "heading Details"]),
  SpokenCase(
    preview: "header/large-title",
    elements: [
      "button Mailboxes", "button Search", "button New message", "scrollView ", "heading Inbox",
      "text Lunch on Friday?",
    ]),
  SpokenCase(
    preview: "header/large-title", offset: 26,
    elements: [
      "button Mailboxes", "heading Inbox", "button Search", "button New message", "scrollView ", "heading Inbox",
    ]),
  SpokenCase(
    preview: "header/large-title-subtitle",
    elements: [
      "button Mailboxes", "button Search", "button New message", "scrollView ", "heading Inbox, 3 unread",
    ]),
  SpokenCase(
    preview: "header/compact-scroll",
    elements: ["button Back", "heading Inbox, 15 messages", "button More", "scrollView ", "text Lunch on Friday?"]),
]

@Suite struct HeaderAccessibilityTests {
  @Test(arguments: spoken) func elementsHaveTheirRolesAndLabels(_ c: SpokenCase) throws {
    let preview = try #require(Gallery.previews.first { $0.name == c.preview })
    let frame = try FrameRenderer(fonts: FontLibrary())
      .frame(of: preview, request: FrameRequest(offset: c.offset), rasterizing: false)
    let elements = frame.accessibility.flattened.dropFirst().map { "\($0.role) \($0.label)" }
    #expect(Array(elements.prefix(c.elements.count)) == c.elements)
    #expect(frame.diagnostics.map(\.code) == (c.preview == "header/back-only" ? ["text-truncated"] : []))
  }

  @Test func aLargeTitleThatIsAViewIsNoHeadingByItself() {
    let result = Setting().layOut(HeaderLargeTitle { Text("Inbox") })
    #expect(result.accessibility.children.map(\.role) == [.text])
  }
}
