import Masthead
import MastheadGallery
import MastheadLayout
import MastheadTesting
import MastheadText
import Testing

/// What should hold from each frame of a scroll to the next holds for all of the gallery.
@Suite struct GalleryScrollingTests {
  /// Those that scroll up and down, with what they scroll faster by.
  private static let previews: [(name: String, factor: Double)] = {
    let renderer = FrameRenderer(fonts: FontLibrary())
    // A bar that shrinks in the rows' own flow, by 16 points over 240, lets them run ahead.
    let faster = ["sticky/shrinking-bar": 1.07, "sticky/shrinking-bar-geometry": 1.07, "sticky/hero": 1.07]
    return Gallery.previews.filter { preview in
      let frame = try? renderer.frame(of: preview, request: FrameRequest(), rasterizing: false)
      return frame?.scrollMetrics.contains { $0.axis != .horizontal } ?? false
    }.map { ($0.name, faster[$0.name] ?? 1) }
  }()

  @Test func mostOfTheGalleryScrolls() {
    #expect(Self.previews.count >= 10)
  }

  @Test(arguments: previews) func nothingJumpsWhileItScrolls(_ name: String, factor: Double) throws {
    let preview = try #require(Gallery.previews.first { $0.name == name })
    var checks = ScrollCheck.all.map { $0 == .noJumps ? .noJumps(upTo: factor) : $0 }
    // As the demo has it, the bar comes a little later than the name goes: progress times its share.
    if name == "scaling/profile" { checks.removeAll { $0 == .crossFadesSumToOne } }
    assertScrolling(of: preview, at: .every(20, in: 0...280), checks: checks)
    assertScrolling(of: preview, at: .every(140, in: 0...280), themes: [.dark], checks: [.titleContrast])
  }
}
