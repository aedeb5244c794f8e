import Masthead

extension Gallery {
  /// The examples of SwiftUIMaterialTabs: headers without tabs.
  static let stickyHeader = [
    Preview("sticky-header/basic") { BasicStickyHeaderView() },
    Preview("sticky-header/offset") {
      StickyExample { context in
        RecordTitle().headerStyle(OffsetHeaderStyle(fade: true), context: context)
      } background: { _ in
        RecordBackground()
      }
    },
    Preview("sticky-header/shrink") {
      StickyExample { context in
        RecordTitle().headerStyle(ShrinkHeaderStyle(), context: context)
      } background: { _ in
        RecordBackground()
      }
    },
    Preview("sticky-header/parallax") {
      StickyExample { context in
        RecordTitle().headerStyle(OffsetHeaderStyle(fade: true), context: context)
      } background: { context in
        Image(.coolBackground)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .headerStyle(ParallaxHeaderStyle(), context: context)
          .accessibilityHidden(true)
      }
    }.resources(resources),
    Preview("sticky-header/fixed-title") { FixedTitleView() },
    Preview("sticky-header/blur") {
      StickyExample { context in
        RecordTitle().minTitleHeight(.absolute(44))
      } background: { context in
        Image(.coolBackground)
          .resizable()
          .aspectRatio(contentMode: .fill)
          .blur(radius: 10 * max(0, context.unitOffset))
          // A blurred picture fades at its edges: they are out of sight.
          .padding(-24)
          .accessibilityHidden(true)
      }
    }.resources(resources),
    Preview("sticky-header/custom-style") {
      StickyExample { context in
        RecordTitle().headerStyle(TiltHeaderStyle(), context: context)
      } background: { _ in
        RecordBackground()
      }
    },
  ]
}
