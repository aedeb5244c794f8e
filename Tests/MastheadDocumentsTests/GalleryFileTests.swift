import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadText
import Testing

@testable import MastheadDocuments

/// The gallery's previews as files, and their Swift twins.
struct GalleryFileTests {
  private static let files = ["header", "sticky"]

  @Test(arguments: files)
  func filesGiveTheSamePixelsAsTheirSwiftTwins(file: String) throws {
    let fonts = FontLibrary()
    let renderer = FrameRenderer(fonts: fonts)
    let previews = try PreviewFile(path: "\(repository)/Examples/Files/\(file).json").previews
    for preview in previews {
      let twin = try #require(Gallery.previews.first { $0.name == preview.name })
      for request in [
        FrameRequest(theme: .light, scale: 1), FrameRequest(offset: 26, theme: .dark, scale: 1),
        FrameRequest(offset: -40, theme: .light, scale: 2, viewport: .size(Size(width: 320, height: 400))),
        FrameRequest(theme: .light, scale: 1, direction: .rightToLeft, textSize: .ax2),
      ] {
        let ours = try renderer.frame(of: preview, request: request, rasterizing: true)
        let theirs = try renderer.frame(of: twin, request: request, rasterizing: true)
        #expect(ours.bitmap == theirs.bitmap, "\(preview.name) \(request.name)")
        #expect(ours.accessibility == theirs.accessibility, "\(preview.name) \(request.name)")
      }
    }
  }

  @Test func theWholeHeaderFamilyIsThere() throws {
    let previews = try PreviewFile(path: "\(repository)/Examples/Files/header.json").previews
    #expect(previews.map(\.name) == Gallery.previews.map(\.name).filter { $0.hasPrefix("header/") })
  }
}

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
