import Foundation
import MastheadComponents
import MastheadDisplayList
import MastheadLayout
import Testing

/// The hero and the bar of this package on a screen of 390 x 844.
@Suite struct StickyComponentTests {
  private struct Screen: View {
    let frames: Frames

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          StretchingHero(height: 240) {
            Color.clear.frame(width: 100, height: 30).probe("text", frames).padding(20)
          } background: {
            Color.red.probe("background", frames)
          }
          Section {
            ForEach(0..<40, id: \.self) { row in
              Color.clear.frame(height: 81).probe("row\(row)", frames)
            }
          } header: {
            ShrinkingBar(from: 52, to: 36, over: 240) { _ in Color.clear }.probe("bar", frames)
          }
        }
      }
      .ignoresSafeArea(edges: .top)
    }
  }

  private func screen(_ offset: Double, safeArea: EdgeInsets = EdgeInsets()) -> (Frames, LayoutResult) {
    let frames = Frames()
    let setting = Setting(size: CGSize(width: 390, height: 844), safeArea: safeArea, scale: 3, offset: offset)
    return (frames, setting.layOut(Screen(frames: frames)))
  }

  private static let hero: [(offset: Double, top: CGFloat, bottom: CGFloat)] = [
    (-120, 0, 360), (-60, 0, 300), (0, 0, 240), (100, -100, 140), (230, -230, 10),
  ]

  /// Spec sticky-sections.md, 4.1: the same rectangles as the tutorial's, and the text at 240 - s - 20 throughout.
  @Test(arguments: hero) func theTextStaysInTheHero(_ offset: Double, _ top: CGFloat, _ bottom: CGFloat) throws {
    let frames = screen(offset).0
    let background = try #require(frames["background"])
    #expect(background.minY == top && background.maxY == bottom && background.width == 390)
    let text = try #require(frames["text"])
    #expect(text.maxY == CGFloat(240 - offset - 20))
    #expect(text.minX == 20)
  }

  @Test func theHeroReachesTheEdgeOfAScreenWithACutOut() throws {
    let frames = screen(0, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)).0
    #expect(frames["background"] == CGRect(x: 0, y: 0, width: 390, height: 240))
  }

  @Test func theHeroTakesTheSameRoomHoweverFarItIsPulled() {
    for offset in [-120.0, 0, 100] {
      #expect(screen(offset).1.scrollMetrics.first?.contentSize.height == 240 + 40 * 81 + bar(offset))
    }
  }

  private func bar(_ offset: Double) -> Double { Double(CollapseRange(from: 52, to: 36, over: 240).length(at: offset)) }

  /// Spec sticky-sections.md, 4.2: rows follow the bar's lower edge.
  @Test(arguments: [-30.0, 0, 60, 120, 180, 240, 300]) func theBarShrinksAsTheHeroGoes(_ offset: Double) throws {
    let (frames, result) = screen(offset)
    let bar = try #require(frames["bar"])
    #expect(bar.height == CGFloat(self.bar(offset)))
    #expect(bar.minY == CGFloat(max(240 - offset, 0)))
    let row = try #require(frames["row3"])
    #expect(row.minY == 240 + bar.height + 3 * 81 - CGFloat(offset))
    #expect(result.progress.first { $0.name == "collapse" }?.value == min(max(offset / 240, 0), 1))
    #expect(result.diagnostics.isEmpty)
    // One pass in which the bar finds out where it is, and one with its height.
    #expect(result.passes <= 2)
  }

  @Test func theHeroIsMirrored() throws {
    let frames = Frames()
    var setting = Setting(size: CGSize(width: 390, height: 844), direction: .rightToLeft)
    setting.offset = -60
    _ = setting.layOut(Screen(frames: frames))
    #expect(frames["text"]?.maxX == 370)
    #expect(frames["background"] == CGRect(x: 0, y: 0, width: 390, height: 300))
  }

  @Test func aHeroOutsideOfScrolledContentReachesTheTop() {
    let frames = Frames()
    _ = Setting().layOut(
      StretchingHero(height: 100) {
        EmptyView()
      } background: {
        Color.red.probe("background", frames)
      })
    #expect(frames["background"] == CGRect(x: 0, y: 0, width: 390, height: 150))
  }
}
