import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Texts whose parts have looks of their own.
@Suite struct AttributedTextTests {
  @Test func partsHaveTheirOwnLooks() throws {
    var string = AttributedString("plain red")
    let range = try #require(string.range(of: "red"))
    string[range].foregroundColor = .red
    string[range].font = .body.bold()
    let text = LaidOut(Text(string)).result.displayList.description
    #expect(
      text
        == LaidOut(Text("plain ") + Text("red").font(.body.bold()).foregroundColor(.red)).result.displayList.description
    )
    #expect(LaidOut(Text(string)).frames["plain red"] != nil)
  }
}
