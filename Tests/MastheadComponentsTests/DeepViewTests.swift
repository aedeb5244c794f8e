import Masthead
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

/// A view that is nested deeper than any stack of a test holds is a picture with a diagnostic.
@Test func viewsNestTenThousandDeepOnAnyThread() throws {
  let preview = Preview("test/deep") {
    VStack(spacing: 0) {
      (0..<10_000).reduce(AnyView(Color.blue)) { inner, _ in AnyView(inner.padding(0)) }
      Color.red.frame(height: 20)
    }
  }
  let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: FrameRequest(), rasterizing: true)
  #expect(frame.diagnostics.map(\.code) == ["view-too-deep"])
  #expect(frame.bitmap?.heightInPixels == 40)
}
