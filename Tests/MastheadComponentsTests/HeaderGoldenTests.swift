import Masthead
import Testing

private let goldens: [GoldenCase] = [
  GoldenCase.still("header/profile"), GoldenCase.still("header/profile", direction: .rightToLeft),
  GoldenCase.still("header/subtitle"), GoldenCase.still("header/leading-actions"),
  GoldenCase.still("header/back-only"), GoldenCase.still("header/buttons"), GoldenCase.still("header/text"),
  // Overscrolled, at rest, half collapsed, collapsed.
  GoldenCase.scrolled("header/large-title", [-50, 0, 26, 52]),
  GoldenCase.scrolled("header/large-title-subtitle", [-50, 0, 37, 74]),
  GoldenCase.scrolled("header/compact-scroll", [-50, 0, 4, 8]),
  GoldenCase.scrolled("header/large-title", [-50, 26], themes: [.light], direction: .rightToLeft),
  GoldenCase.scrolled("header/large-title-subtitle", [0], themes: [.light], textSize: .ax3),
].flatMap { $0 }

@Suite struct HeaderGoldenTests {
  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    try golden.compare()
  }

  @Test func everyStoredFrameIsCompared() throws {
    #expect(try GoldenCase.stored(in: "header").subtracting(goldens.map(\.name)) == [])
  }
}
