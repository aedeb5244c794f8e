import Masthead
import MastheadDisplayList
import MastheadGallery
import MastheadText
import Testing

@testable import MastheadDocuments

/// The gallery's previews as files, and their Swift twins.
struct GalleryFileTests {
  /// One for each family of the gallery.
  static let files = ["header", "sticky", "tabs", "sticky-header", "scaling"]

  /// What is in each file. Reading them takes a second: it is done once for all tests.
  private static let read = Dictionary(
    uniqueKeysWithValues: files.map { file in
      (file, Result { try PreviewFile(path: "\(repository)/Examples/Files/\(file).json").previews })
    })

  private static func previews(_ file: String) throws -> [Preview] { try #require(read[file]).get() }

  private static let size = Viewport.size(Size(width: 300, height: 360))

  /// Pictures of what differs: the collapsing, the appearance, the direction, the text size.
  private static let stills = [
    FrameRequest(offset: 61, theme: .dark, scale: 1, viewport: size),
    FrameRequest(offset: -40, theme: .light, scale: 2, viewport: size),
    FrameRequest(offset: 300, theme: .dark, scale: 1, viewport: size, direction: .rightToLeft, textSize: .ax2),
  ]

  private static func requests(_ preview: Preview) -> [FrameRequest] {
    guard let timeline = preview.timeline else {
      // A frame of the million rows reads a thousand sections: it takes as long as twenty of another preview.
      return preview.name == "sticky/million" ? [stills[0]] : stills
    }
    // Frames are played from the start: a late one says the most, and each second of it takes time.
    let instant = min(timeline.instants.values.max() ?? 2.3, 2.3)
    return [FrameRequest(theme: .light, scale: 1, viewport: size, time: instant)]
  }

  @Test(arguments: files)
  func filesGiveTheSamePixelsAsTheirSwiftTwins(file: String) throws {
    let renderer = FrameRenderer(fonts: FontLibrary())
    for preview in try Self.previews(file) {
      let twin = try #require(Gallery.previews.first { $0.name == preview.name })
      #expect(preview.timeline == twin.timeline, "\(preview.name)")
      for request in Self.requests(preview) {
        let ours = try renderer.frame(of: preview, request: request, rasterizing: true)
        let theirs = try renderer.frame(of: twin, request: request, rasterizing: true)
        #expect(ours.bitmap == theirs.bitmap, "\(preview.name) \(request.name)")
        #expect(ours.accessibility == theirs.accessibility, "\(preview.name) \(request.name)")
        #expect(!ours.diagnostics.contains { $0.code == "file-value-wrong" }, "\(preview.name) \(request.name)")
      }
    }
  }

  @Test(arguments: files)
  func theWholeFamilyIsThere(file: String) throws {
    let family = Gallery.previews.map(\.name).filter { $0.hasPrefix("\(file)/") }
    #expect(try Self.previews(file).map(\.name) == family)
  }

  @Test func everyFamilyHasAFile() {
    let families = Set(Gallery.previews.map { String($0.name.prefix { $0 != "/" }) })
    #expect(families == Set(Self.files))
  }
}
