import Masthead
import Testing

private let goldens: [GoldenCase] = [
  // Overscrolled, at rest, and with the first row just beneath the header.
  GoldenCase.scrolled("sticky/short", [-40, 0, 1], height: 160),
  // The hero is 240 points high: a point before the bar pins, where it does, and a point later.
  GoldenCase.scrolled("sticky/tutorial", [-60, 0, 239, 240, 241], height: 330),
  // At 2x a header is 40.5 points high, a row 53 and a section 464.5: the push begins at 424 and ends at 464.5.
  GoldenCase.scrolled("sticky/multi-section", [-50, 0, 423, 424, 425, 464, 465], height: 160),
  GoldenCase.scrolled("sticky/multi-section", [440], themes: [.light], scale: 1, height: 160),
  GoldenCase.scrolled("sticky/multi-section", [440], scale: 3, height: 160),
  GoldenCase.scrolled("sticky/footers", [-40, 0, 150], height: 300),
  GoldenCase.scrolled("sticky/shrinking-bar", [0, 120, 240, 300], themes: [.light], height: 330),
  GoldenCase.scrolled("sticky/shrinking-bar-geometry", [120], themes: [.dark], height: 330),
  GoldenCase.scrolled("sticky/hero", [-60, 0, 120], height: 330),
  GoldenCase.still("sticky/materials"),
  GoldenCase.scrolled("sticky/horizontal", [0, 60], height: 160),
  // Held past its end, and back at it.
  GoldenCase.played("sticky/past-the-end", at: [1, 2.25], scale: 1, height: 240),
  GoldenCase.scrolled("sticky/million", [22_000_000], themes: [.light], height: 160),
].flatMap { $0 }

@Suite struct StickyGoldenTests {
  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    try golden.compare()
  }

  @Test func everyStoredFrameIsCompared() throws {
    #expect(try GoldenCase.stored(in: "sticky").subtracting(goldens.map(\.name)) == [])
  }
}
