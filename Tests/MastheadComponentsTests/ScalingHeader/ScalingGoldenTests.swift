import Masthead
import MastheadDisplayList
import Testing

private let stills: [[GoldenCase]] = [
  // The offsets of the tables of spec scaling-header.md, 3, for 150/350 and 110/372.
  GoldenCase.scrolled("scaling/simple", [-40, 0, 50, 100, 200, 300], themes: [.light], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/simple", [100], themes: [.dark], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/growth", [0, 50, 131, 262, 362], themes: [.light], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/growth", [-100], scale: 1, height: 540),
  // The name gives way to the bar: progress 0.75, 0.875 and 1.
  GoldenCase.scrolled("scaling/profile", [0, 196.5, 229.25, 262], themes: [.light], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/profile", [229.25], themes: [.dark], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/collapse", [0, 76, 152], themes: [.light], scale: 1, height: 400),
  GoldenCase.scrolled("scaling/collapse", [76], themes: [.dark], scale: 1, height: 400),
  Theme.allCases.map { theme in
    // Not asked for an offset: that would go to the first of the three.
    GoldenCase(
      preview: "scaling/alignment", request: FrameRequest(theme: theme, viewport: .size(Size(width: 390, height: 280)))
    )
  },
]

private func film(
  _ preview: String, _ times: [Double], themes: [Theme] = [.light], height: Double,
  settings: Set<AccessibilitySetting> = []
) -> [GoldenCase] {
  GoldenCase.played(preview, at: times, themes: themes, scale: 1, height: height, settings: settings)
}

private let films: [[GoldenCase]] = [
  // Held, half of the way, nearly there, and at rest with the indicator fading.
  film("scaling/snap", [1.4, 1.55, 1.65, 1.75], height: 400),
  film("scaling/snap", [1.55], themes: [.dark], height: 400),
  // Pulled, let go, loading, loaded.
  film("scaling/refresh", [0.4, 0.6, 1, 1.6, 2.3, 3.5], height: 360),
  film("scaling/refresh", [1.6], themes: [.dark], height: 360),
  film("scaling/load-more", [0.6, 1.6, 3.5], height: 360),
  film("scaling/load-more", [1.6], themes: [.dark], height: 360),
  film("scaling/tab-view", [0, 0.9, 1.15, 2.2, 4], height: 400),
  film("scaling/tab-view", [4], themes: [.dark], height: 400),
  // What readers asked for who see or read with more effort.
  film("scaling/snap", [1.55], height: 400, settings: [.reduceMotion]),
  film("scaling/tab-view", [4], height: 400, settings: [.increaseContrast]),
]

private let goldens: [GoldenCase] = (stills + films).flatMap { $0 }

@Suite struct ScalingGoldenTests {
  @Test(arguments: goldens) func framesLookAsStored(_ golden: GoldenCase) throws {
    try golden.compare()
  }

  @Test func everyStoredFrameIsCompared() throws {
    #expect(try GoldenCase.stored(in: "scaling").subtracting(goldens.map(\.name)) == [])
  }
}
