import Masthead
import Testing

/// Pulled down, at rest, half gone and gone; where dark differs in nothing but what scrolls, only at rest.
private func frames(_ preview: String, half: Double, scale: Double = 2) -> [GoldenCase] {
  GoldenCase.scrolled(preview, [-40, 0, half, 300], themes: [.light], scale: scale, height: 260)
    + GoldenCase.scrolled(preview, [0, half], themes: [.dark], scale: scale, height: 260)
}

private let goldens: [GoldenCase] = [
  GoldenCase.scrolled("sticky-header/basic", [0, 26], themes: [.light], height: 160),
  frames("sticky-header/offset", half: 88),
  frames("sticky-header/shrink", half: 88),
  frames("sticky-header/parallax", half: 88, scale: 1),
  frames("sticky-header/fixed-title", half: 44),
  frames("sticky-header/blur", half: 66, scale: 1),
  frames("sticky-header/custom-style", half: 88),
].flatMap { $0 }

@Suite struct StickyHeaderGoldenTests {
  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    try golden.compare()
  }

  @Test func everyStoredFrameIsCompared() throws {
    #expect(try GoldenCase.stored(in: "sticky-header").subtracting(goldens.map(\.name)) == [])
  }
}
