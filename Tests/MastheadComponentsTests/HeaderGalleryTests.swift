import Foundation
import Masthead
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadGallery

@Suite struct HeaderGalleryTests {
  @Test func theExamplesAreInTheGallery() {
    let names = Gallery.previews.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      Set(names).isSuperset(of: [
        "header/profile", "header/large-title", "header/large-title-subtitle", "header/compact-scroll",
        "header/subtitle", "header/leading-actions", "header/back-only",
      ]))
  }

  @Test func thereAreAsManyMessagesAsTheSubtitleSays() {
    #expect(headerMessages.count == 15)
  }

  /// On a screen of 390 x 844 points the title can go beneath the bar, and a little further.
  @Test(arguments: ["header/large-title", "header/large-title-subtitle"], [-50, 0, 13, 26, 52, 80])
  func theExamplesScrollFarEnough(preview: String, offset: Double) throws {
    let preview = try #require(Gallery.previews.first { $0.name == preview })
    let request = FrameRequest(offset: offset, viewport: .size(Size(width: 390, height: 844)))
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: false)
    #expect(frame.scrollMetrics.map(\.offset.y) == [offset])
    #expect(frame.diagnostics.isEmpty)
  }

  @Test func theBarStaysWhileTheContentMoves() throws {
    let preview = try #require(Gallery.previews.first { $0.name == "header/large-title-subtitle" })
    let buttons = try [-50.0, 0, 37, 74].map { offset in
      let request = FrameRequest(offset: offset, viewport: .size(Size(width: 390, height: 240)))
      let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: false)
      return frame.accessibility.children.filter { $0.role == .button }.map(\.frame)
    }
    #expect(buttons[0].count == 3)
    #expect(buttons.allSatisfy { $0 == buttons[0] })
  }
}
