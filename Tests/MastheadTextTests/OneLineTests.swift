import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadText

@Suite struct OneLineTests {
  private let engine = TextEngine()

  @Test(arguments: [nil, -0.5, 2] as [Double?], [11.0, 17, 34])
  func noTextNeedsMoreWidthThanIsSaidOfIt(_ tracking: Double?, _ size: Double) {
    var seed: UInt64 = 7
    func next(below bound: UInt64) -> UInt64 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (seed >> 33) % bound
    }
    for weight in [300.0, 400, 700] {
      let line = engine.oneLine(like: paragraph("", size: size, weight: weight, tracking: tracking))
      for _ in 0..<200 {
        let text = String((0..<next(below: 40)).map { _ in Character(UnicodeScalar(UInt8(0x20 + next(below: 0x5F)))) })
        let styled = paragraph(text, size: size, weight: weight, tracking: tracking)
        // At this width, and at any larger one, it stands on one line.
        let set = engine.layout(styled, width: line.mostWidth(of: text))
        #expect(set.lines.count == 1, "\(text)")
        #expect(set.size.height == line.height, "\(text)")
      }
    }
  }

  @Test func theMostIsCloseToWhatOrdinaryTextTakes() {
    let text = "Message number 1,234"
    let width = engine.advance(of: paragraph(text))
    let most = engine.oneLine(like: paragraph("")).mostWidth(of: text)
    #expect(most < 1.15 * width)
  }

  @Test(arguments: ["two\nlines", "tab\t", "café", "漢字", "\u{202E}abc", "👋", "soft\u{AD}hyphen"])
  func ofOtherTextNothingIsSaid(_ text: String) {
    #expect(engine.oneLine(like: paragraph("")).mostWidth(of: text) == .infinity)
  }

  @Test func aFontWithoutTheCharactersSaysNothing() throws {
    let folder = try TemporaryFolder()
    try folder.add("icons.ttf", copyOf: "Phosphor.ttf")
    let engine = TextEngine(library: try FontLibrary(folders: [folder.url.path]))
    var icons = paragraph("")
    icons.spans[0].font.design = .named("Phosphor")
    #expect(engine.library.hasFamily("Phosphor"))
    #expect(engine.oneLine(like: icons).mostWidth(of: "abc") == .infinity)
  }
}
