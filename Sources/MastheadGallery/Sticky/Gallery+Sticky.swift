import Masthead

extension Gallery {
  /// Sections that pin, heroes that stretch, bars that shrink.
  static let sticky: [Preview] = [
    Preview("sticky/short") { ShortStickyHeader() },
    Preview("sticky/tutorial") { StickyHeaderView() },
    Preview("sticky/multi-section") { MultiSectionView() },
    Preview("sticky/shrinking-bar") { PreferenceShrinkingBar() },
    Preview("sticky/shrinking-bar-geometry") { GeometryShrinkingBar() },
    Preview("sticky/hero") { HeroView() },
    Preview("sticky/footers") { FootersView() },
    Preview("sticky/materials") { MaterialsView() },
    Preview("sticky/horizontal") { HorizontalView() },
    Preview("sticky/million") { MillionRows() },
  ]
}
