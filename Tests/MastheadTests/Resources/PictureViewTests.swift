import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

@testable import Masthead

/// Pictures in views, from the name to the pixel.
@Suite struct PictureViewTests {
  private static let contents = json(
    """
    {"images": [
      {"filename": "day.png", "scale": "2x"},
      {"filename": "night.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
    ]}
    """)

  private let resources = Resources(files: [
    "A.xcassets/cover.imageset/Contents.json": contents,
    "A.xcassets/cover.imageset/day.png": png(40, 20, 0xFF20_C040),
    "A.xcassets/cover.imageset/night.png": png(40, 20, 0xFF10_2030),
    "A.xcassets/brand.colorset/Contents.json": json(
      #"{"colors": [{"color": {"components": {"red": "0x33", "green": "0x66", "blue": "0x99"}}}]}"#),
    "broken.png": json("oh no"), "wide.png": png(20_000, 1),
  ])

  private func frame<V: View>(
    theme: Theme = .light, scale: Double = 2, _ view: @escaping @Sendable () -> V
  ) throws -> Frame {
    let preview = Preview("test/picture", content: view).resources(resources)
    let request = FrameRequest(theme: theme, scale: scale, viewport: .size(Size(width: 60, height: 40)))
    return try FrameRenderer(fonts: FontLibrary()).frame(of: preview, request: request, rasterizing: true)
  }

  private func pixel(_ frame: Frame, _ x: Int, _ y: Int) -> UInt32? {
    frame.bitmap.map { $0.pixels[y * $0.widthInPixels + x] }
  }

  @Test func aPictureIsAsLargeAsItIs() throws {
    let frame = try frame { Image("cover") }
    #expect(frame.diagnostics.isEmpty)
    #expect(frame.displayList.images.map(\.rect) == [Rect(x: 20, y: 15, width: 20, height: 10)])
    #expect(pixel(frame, 60, 40) == 0xFF20_C040)
    #expect(pixel(frame, 39, 40) == 0xFFFF_FFFF && pixel(frame, 40, 40) == 0xFF20_C040)
  }

  @Test func theDarkOneIsShownInTheDark() throws {
    #expect(pixel(try frame(theme: .dark) { Image("cover") }, 60, 40) == 0xFF10_2030)
    // A view may be light in a dark frame.
    #expect(pixel(try frame(theme: .dark) { Image("cover").colorScheme(.light) }, 60, 40) == 0xFF20_C040)
  }

  @Test func aPictureCanTakeWhatItIsOffered() throws {
    let frame = try frame { Image("cover").resizable().aspectRatio(contentMode: .fill).frame(width: 30, height: 30) }
    #expect(frame.displayList.images.map(\.rect) == [Rect(x: 0, y: 5, width: 60, height: 30)])
    #expect(
      try self.frame { Image("cover").resizable() }.displayList.images.map(\.rect.size) == [Size(width: 60, height: 40)]
    )
  }

  @Test func aStencilTakesTheForegroundStyle() throws {
    let frame = try frame { Image("cover").renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(pixel(frame, 60, 40) == 0xFFFF_0000)
  }

  @Test func anImageOfAResourceIsTheSame() throws {
    let frame = try frame { Image(ImageResource(name: "cover", bundle: .main)) }
    #expect(pixel(frame, 60, 40) == 0xFF20_C040)
  }

  @Test func aNamedColourIsOne() throws {
    #expect(pixel(try frame { Color("brand") }, 60, 40) == 0xFF33_6699)
    #expect(pixel(try frame { Color(ColorResource(name: "brand", bundle: .main)) }, 60, 40) == 0xFF33_6699)
  }

  @Test(arguments: [
    ("covr", "image-unknown", "no image is named \"covr\"; the nearest names are \"cover\", \"broken\", \"wide\""),
    (
      "broken", "image-unusable",
      "the image \"broken\" can't be used: broken.png: it is no picture; pictures are PNG or JPEG files"
    ),
    (
      "wide", "image-unusable",
      "the image \"wide\" can't be used: wide.png: it is 20000 x 1 px; a picture has at most 16384 pixels a side"
    ),
  ]) func aPictureThatIsNotThereIsSaidToBe(_ name: String, _ code: String, _ message: String) throws {
    let frame = try frame { Image(name) }
    #expect(frame.diagnostics.map(\.code) == [code] && frame.diagnostics.map(\.message) == [message])
    #expect(frame.displayList.images.isEmpty && frame.bitmap != nil)
  }

  @Test func withoutResourcesThereIsNothing() throws {
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: Preview("test/none") { Image("cover").background(Color("brand")) }, request: FrameRequest(),
      rasterizing: false)
    #expect(
      frame.diagnostics.map(\.message) == [
        "no colour is named \"brand\"; there are none; grey is drawn", "no image is named \"cover\"; there are none",
      ])
  }

  @Test func aViewCanBringItsOwnResources() throws {
    let own = Resources(files: ["cover.png": png(4, 4, 0xFF00_0000)])
    let frame = try frame { Image("cover").resources(own) }
    #expect(frame.displayList.images.map(\.reference.widthInPixels) == [4])
  }

  @Test func aPictureIsToldToAssistiveTechnologyByItsName() throws {
    let frame = try frame {
      VStack {
        Image("cover")
        Image(decorative: "cover")
        Image("cover", label: Text("A green field"))
      }
    }
    #expect(frame.accessibility.children.map(\.label) == ["cover", "A green field"])
  }

  @Test func theEdgesOfAPictureCanKeepTheirSize() throws {
    let frame = try frame {
      Image("cover").resizable(capInsets: EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 6))
    }
    let rects = frame.displayList.images.map(\.rect)
    #expect(rects.count == 9)
    // The first part keeps the picture's size; the one in the middle is stretched from 10 x 6 to 50 x 36 points.
    #expect(rects.first == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(rects[4] == Rect(x: -16, y: -10, width: 100, height: 60))
    #expect(pixel(frame, 60, 40) == 0xFF20_C040)
  }

  @Test func aPictureCanBeRepeated() throws {
    let frame = try frame { Image("cover").resizable(resizingMode: .tile) }
    #expect(frame.displayList.images.count == 12)
    #expect(pixel(frame, 119, 79) == 0xFF20_C040)
  }
}

extension DisplayList {
  /// The pictures, groups opened, back to front.
  fileprivate var images: [Image] {
    func open(_ items: [Item]) -> [Image] {
      items.flatMap { item -> [Image] in
        switch item {
        case .group(let group): open(group.children)
        case .image(let image): [image]
        default: []
        }
      }
    }
    return open(items)
  }
}
