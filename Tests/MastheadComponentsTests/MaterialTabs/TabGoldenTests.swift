import Masthead
import Testing

private let goldens: [GoldenCase] = [
  // Pulled down, at rest, half open, collapsed; and a tenth of a second after the second tab was selected.
  GoldenCase.scrolled("tabs/basic", [-40, 0, 26, 120], height: 220),
  GoldenCase.played("tabs/basic", at: [0.6], height: 220),
  GoldenCase.played("tabs/basic", at: [0.6], themes: [.light], direction: .rightToLeft, height: 220),
  GoldenCase.scrolled("tabs/secondary", [-40, 0, 50, 300], height: 220),
  GoldenCase.scrolled("tabs/secondary", [0], themes: [.light], direction: .rightToLeft, height: 220),
  GoldenCase.scrolled("tabs/equal-width", [0], height: 260),
  GoldenCase.scrolled("tabs/proportional", [0], height: 220),
  GoldenCase.scrolled("tabs/self-sized", [0], height: 220),
  GoldenCase.scrolled("tabs/scrolling", [0], height: 220),
  GoldenCase.played("tabs/scrolling", at: [0.6], themes: [.light], height: 220),
  GoldenCase.scrolled("tabs/scrolling", [0], themes: [.light], direction: .rightToLeft, height: 220),
  GoldenCase.scrolled("tabs/accessory", [0, 300], height: 220),
  GoldenCase.scrolled("tabs/accessory", [0], themes: [.dark], direction: .rightToLeft, height: 220),
  GoldenCase.scrolled("tabs/custom-bar", [0], height: 220),
  GoldenCase.scrolled("tabs/custom-label", [0], height: 220),
  // The end of each mode: the page that was returned to has been scrolled by 40 points.
  GoldenCase.played("tabs/cross-tab", at: [1.9, 3.9, 5.9], themes: [.light], height: 220),
  // Nothing beneath the header, a little, and a lot.
  GoldenCase.scrolled("tabs/edge-effect", [0, 10, 150], height: 220),
  GoldenCase.scrolled("tabs/image-header", [-40, 0, 80, 400], scale: 1, height: 320),
  GoldenCase.scrolled("tabs/material3", [-40, 0, 40, 300], height: 220),
].flatMap { $0 }

@Suite struct TabGoldenTests {
  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    try golden.compare()
  }

  @Test func everyStoredFrameIsCompared() throws {
    #expect(try GoldenCase.stored(in: "tabs").subtracting(goldens.map(\.name)) == [])
  }
}
