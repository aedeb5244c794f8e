import Masthead
import MastheadDisplayList
import MastheadLayout
import MastheadText
import Testing

/// The colours of spec sticky-sections.md, 5, from the view to the pixel.
@Suite struct MaterialNumbersTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let material: MastheadLayout.Material
    let theme: Theme
    let page: Double
    let expected: Double

    var testDescription: String { "\(name), \(theme.rawValue), over \(page)" }
  }

  private static let light: [(String, MastheadLayout.Material, [Double?])] = [
    ("ultraThin", .ultraThinMaterial, [0.406, nil, 1]), ("thin", .thinMaterial, [0.599, nil, 0.993]),
    ("regular", .regularMaterial, [0.781, nil, 1]), ("thick", .thickMaterial, [0.928, nil, 0.975]),
  ]

  private static let dark: [(String, MastheadLayout.Material, [Double?])] = [
    ("ultraThin", .ultraThinMaterial, [0.098, 0.373, 0.635]), ("thin", .thinMaterial, [0.124, 0.308, 0.491]),
    ("regular", .regularMaterial, [0.131, 0.229, 0.328]), ("thick", .thickMaterial, [0.127, 0.176, 0.224]),
  ]

  static let cases: [Case] = [(Theme.light, light), (.dark, dark)].flatMap { theme, rows in
    rows.flatMap { name, material, values in
      zip([0, 0.5, 1], values).compactMap { page, value in
        value.map { Case(name: name, material: material, theme: theme, page: page, expected: $0) }
      }
    }
  }

  /// The colour in the middle of a frame, each channel 0...1.
  private func middle<V: View>(_ theme: Theme, _ view: @escaping @Sendable () -> V) throws -> [Double] {
    let request = FrameRequest(theme: theme, scale: 1, viewport: .size(Size(width: 60, height: 60)))
    let frame = try FrameRenderer(fonts: FontLibrary()).frame(
      of: Preview("a/b", content: view), request: request, rasterizing: true)
    let bitmap = try #require(frame.bitmap)
    let pixel = bitmap.pixels[30 * bitmap.widthInPixels + 30]
    return [16, 8, 0].map { Double(pixel >> $0 & 0xFF) / 255 }
  }

  @Test(arguments: cases) func aMaterialOverAPlainPageHasTheColourOfTheTable(_ c: Case) throws {
    let page = Color(white: c.page)
    let asBackground = try middle(c.theme) {
      page.overlay { Color.clear.frame(width: 40, height: 40).background(c.material) }.ignoresSafeArea()
    }
    let asStyle = try middle(c.theme) {
      page.overlay { Rectangle().fill(c.material).frame(width: 40, height: 40) }.ignoresSafeArea()
    }
    for channel in asBackground + asStyle {
      // The table has three digits; a pixel has 256 steps.
      #expect(abs(channel - c.expected) <= 1 / 255 + 0.0005, "\(channel)")
    }
  }
}
