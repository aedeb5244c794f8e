import MastheadText
import Testing

@testable import Masthead

@Suite struct FrameRendererTests {
  private let renderer = FrameRenderer(fonts: FontLibrary())

  @Test func aTabThatIsNotThereIsAnErrorAndNoPicture() throws {
    let preview = Preview("plain") { Text("No tabs") }
    let error = #expect(throws: FrameError.self) {
      try renderer.frame(of: preview, request: FrameRequest(tab: "a\u{1B}b"), rasterizing: false)
    }
    #expect(error?.description == #"plain: no tab is named "a\u{1B}b"; nothing here has tabs"#)
  }

  @Test func anInstantOfAStillIsAnError() {
    let preview = Preview("plain") { Text("No timeline") }
    #expect(throws: FrameError.self) {
      try renderer.frame(of: preview, request: FrameRequest(time: 1), rasterizing: false)
    }
  }

  @Test func restIsNoOffset() throws {
    let preview = Preview("plain") { Text("Still") }
    #expect(try renderer.frame(of: preview, request: FrameRequest(offset: 0), rasterizing: false).diagnostics.isEmpty)
    #expect(
      try renderer.frame(of: preview, request: FrameRequest(offset: 1), rasterizing: false).diagnostics.count == 1)
  }

  @Test func aFontThatIsNotThereIsNamed() throws {
    let preview = Preview("plain") { Text("Hello").font(.custom("Fancy", size: 20)) }
    let frame = try renderer.frame(of: preview, request: FrameRequest(), rasterizing: false)
    #expect(frame.diagnostics.map(\.code) == ["font-unknown"])
    #expect(frame.diagnostics.first?.message.contains("\"Fancy\"") == true)
  }
}
