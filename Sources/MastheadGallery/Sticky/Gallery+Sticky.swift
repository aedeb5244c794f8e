import Masthead

extension Gallery {
  /// Sections that pin, heroes that stretch, bars that shrink.
  static let sticky: [Preview] = [
    Preview("sticky/short") { ShortStickyHeader() },
    Preview("sticky/tutorial") { StickyHeaderView() },
    Preview("sticky/multi-section") { MultiSectionView() },
  ]
}
