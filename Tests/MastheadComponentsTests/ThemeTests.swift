import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

@Suite struct ThemeTests {
  /// Size, line height and tracking of a style (spec header.md, 8).
  private static let scale: [(EsuissTextStyle, CGFloat, CGFloat, CGFloat)] = [
    (.xs3, 11, 13, 0.006), (.xs2, 12, 16, 0), (.xs, 13, 18, -0.006), (.sm, 15, 20, -0.016), (.md, 16, 21, -0.020),
    (.base, 17, 22, -0.026), (.lg, 20, 25, -0.023), (.xl, 22, 28, -0.012), (.xl2, 28, 34, 0.014),
    (.xl3, 34, 41, 0.012),
  ]

  @Test func theTypeScaleIsTheSpecifiedOne() {
    for (style, size, line, tracking) in Self.scale {
      #expect([style.size, style.lineHeight, style.tracking] == [size, line, tracking])
      let frames = Frames()
      let list = Setting().layOut(Text("One").textStyle(style).probe("it", frames)).displayList
      #expect(frames["it"]?.height == line)
      for leaf in list.leaves {
        if case .glyphs(let run, _) = leaf.item { #expect(run.size == Double(size)) }
      }
    }
  }

  @Test func trackingFollowsTheSizeThatTextHasGrownTo() {
    for (size, tracking) in [(9, 0.006), (17, -0.026), (25, 0.001), (34, 0.012), (60, 0.012)] as [(CGFloat, CGFloat)] {
      #expect(abs(EsuissTextStyle.tracking(at: size) - tracking) < 1e-9)
    }
  }

  @Test func aTextVariantHasItsStyle() {
    let expected: [TextVariant: EsuissTextStyle] = [
      .default: .base, .h1: .xl3, .h2: .xl2, .h3: .xl, .h4: .lg, .p: .base, .blockquote: .base, .code: .sm,
      .lead: .lg, .large: .lg, .small: .sm, .muted: .sm,
    ]
    #expect(expected.count == TextVariant.allCases.count)
    for variant in TextVariant.allCases { #expect(variant.style == expected[variant], "\(variant)") }
  }

  @Test func headingsHaveTheirLevels() {
    for variant in TextVariant.allCases {
      let level = [.h1, .h2, .h3, .h4].firstIndex(of: variant).map { $0 + 1 }
      let element = Setting().layOut(Text("One").textVariant(variant)).accessibility.children.first
      #expect(element?.headingLevel == level, "\(variant)")
      #expect(element?.role == (level == nil ? .text : .heading), "\(variant)")
    }
  }

  @Test func variantsAreDecorated() throws {
    func fills(_ variant: TextVariant, _ color: UInt32) -> [Rect] {
      Setting(size: CGSize(width: 100, height: 100)).layOut(Text("").textVariant(variant)).displayList.fills(
        rgba(color))
    }
    let line = try #require(fills(.h2, 0xD2D2D7).first)
    #expect(line.size == Size(width: 100, height: 1))
    let bar = try #require(fills(.blockquote, 0xD2D2D7).first)
    #expect(bar.width == 2)
    #expect(bar.height == 22)
    // 9.6 by 26.4 points, rounded to half points by their edges.
    let ground = try #require(fills(.code, 0xF5F5F7).first)
    #expect(abs(ground.width - 9.6) <= 0.5)
    #expect(abs(ground.height - 26.4) <= 0.5)
  }

  @Test func aSeparatorIsAPointThickAndSilent() {
    let frames = Frames()
    let result = Setting().layOut(
      HStack(spacing: 0) {
        VStack(spacing: 0) { Separator().probe("lying", frames) }
        Separator(.vertical).probe("standing", frames)
      })
    #expect(frames["lying"]?.size == CGSize(width: 389, height: 1))
    #expect(frames["standing"]?.size == CGSize(width: 1, height: 200))
    #expect(result.accessibility.children.isEmpty)
  }

  @Test(arguments: [(nil, 20 as CGFloat), (24, 24)]) func anIconIsASquare(size: CGFloat?, side: CGFloat) {
    let frames = Frames()
    let result = Setting().layOut(Icon(Ph.plus.regular, size: size).probe("it", frames))
    #expect(frames["it"]?.size == CGSize(width: side, height: side))
    #expect(result.accessibility.children.isEmpty)
  }

  @Test(arguments: [(Screen<EmptyView>.Background.background, UInt32(0)), (.muted, 0x161617)])
  func aScreenHasAGround(background: Screen<EmptyView>.Background, dark: UInt32) {
    let setting = Setting(safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), scheme: .dark)
    let screen = Screen(background: background == .muted ? .muted : .background) { Text("One") }
    #expect(setting.layOut(screen).displayList.fills(rgba(dark)).last == Rect(x: 0, y: 0, width: 390, height: 200))
  }

  @Test func aKeyboardScrollViewGivesItsContentTheWholeWidth() {
    let frames = Frames()
    _ = Setting(offset: 30).layOut(KeyboardScrollView { block(50, 400).probe("it", frames) })
    #expect(frames["it"] == CGRect(x: 0, y: -30, width: 50, height: 400))
  }
}
