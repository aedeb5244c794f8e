import Masthead

extension Gallery {
  /// The examples of suiss/ui's header, and what a header is made of.
  static let header = [
    Preview("header/profile") { Story { HeaderExample() } },
    Preview("header/large-title") { Screen { HeaderLargeTitleExample() } },
    Preview("header/large-title-subtitle") { Screen { HeaderLargeTitleWithSubtitleExample() } },
    Preview("header/compact-scroll") { Screen { HeaderCompactWithScrollExample() } },
    Preview("header/subtitle") { Story { HeaderSubtitleExample() } },
    Preview("header/leading-actions") { Story { HeaderLeadingActionsExample() } },
    Preview("header/back-only") { Story { HeaderBackOnlyExample() } },
    Preview("header/buttons") { Story { HeaderButtonsStory() } },
    Preview("header/text") { Story { HeaderTextStory() } },
  ]
}
