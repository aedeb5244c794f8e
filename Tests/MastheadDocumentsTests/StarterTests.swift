import Masthead
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadDocuments

struct StarterTests {
  @Test(arguments: Starter.allCases)
  func aFileToStartWithRendersWithoutAWarning(starter: Starter) throws {
    let previews = try previews(starter.text)
    #expect(previews.count == 1)
    let renderer = FrameRenderer(fonts: FontLibrary())
    let axes = previews[0].axes
    guard case .numbers(let offsets)? = axes.offsets else {
      Issue.record("no offsets")
      return
    }
    for offset in offsets {
      let request = FrameRequest(offset: offset.double, scale: 1, viewport: try #require(axes.viewport))
      let frame = try renderer.frame(of: previews[0], request: request, rasterizing: false)
      #expect(frame.diagnostics.isEmpty, "\(offset)")
    }
  }
}
