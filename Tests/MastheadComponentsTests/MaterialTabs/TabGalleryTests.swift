import Foundation
import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadText
import Testing

/// What the examples say.
@Suite struct TabGalleryTests {
  private func texts(_ name: String, at time: Double) throws -> [String] {
    let preview = try #require(Gallery.previews.first { $0.name == name })
    let request = FrameRequest(viewport: .size(Size(width: 390, height: 300)), time: time)
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: false)
    #expect(frame.diagnostics.isEmpty)
    return frame.displayList.texts.map(\.text)
  }

  /// After each mode's two seconds: where the header says it is, nothing once it is out of sight, and a row just below it
  /// (spec material-tabs.md, 6.1).
  @Test(arguments: [(1.95, "Header at 40", "Alpha 6"), (3.95, "Header at 40", "Alpha 1"), (5.95, nil, "Alpha 5")])
  func theModesEndDifferently(_ time: Double, _ header: String?, _ row: String) throws {
    let texts = try texts("tabs/cross-tab", at: time)
    #expect(texts.filter { $0.hasPrefix("Header at") } == (header.map { [$0] } ?? []), "\(texts)")
    #expect(texts.contains(row), "\(texts)")
    #expect(texts.contains("Alpha 1") == (row == "Alpha 1"), "\(texts)")
  }

  @Test func everyExampleIsThere() {
    let names = Set(Gallery.previews.map(\.name))
    let tabs = [
      "basic", "secondary", "equal-width", "proportional", "self-sized", "scrolling", "accessory", "custom-bar",
      "custom-label", "cross-tab", "edge-effect", "image-header", "material3",
    ].map { "tabs/\($0)" }
    let headers = ["offset", "shrink", "parallax", "fixed-title", "blur", "custom-style"].map { "sticky-header/\($0)" }
    #expect(names.isSuperset(of: tabs + headers))
  }

  /// In light and dark, at rest and scrolled, no example has anything to say against itself.
  @Test(arguments: Gallery.previews.map(\.name).filter { $0.hasPrefix("tabs/") || $0.hasPrefix("sticky-header/") })
  func examplesAreFaultless(_ name: String) throws {
    let preview = try #require(Gallery.previews.first { $0.name == name })
    let renderer = FrameRenderer(fonts: FontLibrary())
    for theme in Theme.allCases {
      for offset in [0, 60] as [Double] {
        let request = FrameRequest(offset: offset, theme: theme, viewport: .size(Size(width: 390, height: 400)))
        let frame = try renderer.frame(of: preview, request: request, rasterizing: false)
        #expect(frame.diagnostics.isEmpty, "\(theme) \(offset): \(frame.diagnostics)")
      }
    }
  }
}
