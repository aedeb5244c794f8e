import Masthead

extension Gallery {
  /// Sections that pin, heroes that stretch, bars that shrink.
  static let sticky: [Preview] = [
    Preview("sticky/short") { ShortStickyHeader() },
    Preview("sticky/tutorial") { StickyHeaderView() },
    Preview("sticky/multi-section") { MultiSectionView() },
    // A finger drags the list past its end, holds it there, and lets go.
    Preview("sticky/past-the-end") { MultiSectionView() }.timeline(
      [.drag(by: -1_250, over: 1), .wait(0.25), .release(velocity: 0), .wait(1)],
      instants: ["held": 1, "settled": 2.25]),
    Preview("sticky/shrinking-bar") { PreferenceShrinkingBar() },
    Preview("sticky/shrinking-bar-geometry") { GeometryShrinkingBar() },
    Preview("sticky/hero") { HeroView() },
    Preview("sticky/footers") { FootersView() },
    Preview("sticky/materials") { MaterialsView() },
    Preview("sticky/horizontal") { HorizontalView() },
    Preview("sticky/million") { MillionRows() },
  ]
}
