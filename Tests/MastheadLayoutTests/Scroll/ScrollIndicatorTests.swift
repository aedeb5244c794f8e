import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

@Suite struct ScrollIndicatorTests {
  private static func list(_ axes: Axis.Set = .vertical, shows: Bool = true) -> some View {
    ScrollView(axes, showsIndicators: shows) {
      Color.clear.frame(width: axes == .horizontal ? 1_600 : 390, height: axes == .horizontal ? 800 : 1_600)
    }
  }

  /// The box of the indicator and its share of its full strength.
  private func bar(_ player: Player, at time: Double) -> (box: Rect, visibility: Double)? {
    for item in player.frame(at: time).displayList.items {
      if case .fill(let path, .color(let color), _) = item, color.alpha <= 0.45, color.red == color.green {
        return (path.bounds, color.alpha / (color.red == 0 ? 0.35 : 0.45))
      }
    }
    return nil
  }

  private let drag: [Timeline.Step] = [.wait(1), .drag(by: -400, over: 0.5), .release(velocity: 0), .wait(2)]

  @Test func anIndicatorShowsWhileContentMovesAndThenFades() throws {
    let player = player(Self.list(), drag, size: Size(width: 390, height: 800))
    #expect(bar(player, at: 0.5) == nil)
    let half = try #require(bar(player, at: 1.25))
    // Half of 800 points are in sight: 397 of 794. It has gone a quarter of the way.
    #expect(half.box == Rect(x: 384, y: 102.5, width: 3, height: 397))
    #expect(half.visibility == 1)
    #expect(abs((bar(player, at: 1.5 + 0.35 + 0.125)?.visibility ?? 0) - 0.5) < 0.01)
    #expect(bar(player, at: 2.2) == nil)
  }

  @Test func indicatorsStandWhereLinesEnd() {
    var mirrored = EnvironmentValues()
    mirrored.layoutDirection = .rightToLeft
    let player = player(Self.list(), drag, size: Size(width: 390, height: 800), environment: mirrored)
    #expect(bar(player, at: 1.25)?.box.minX == 3)
  }

  @Test func sidewaysTheyLieAtTheBottom() throws {
    let steps: [Timeline.Step] = [.drag(by: CGSize(width: -500, height: 0), over: 0.5), .wait(1)]
    let player = player(Self.list(.horizontal), steps, size: Size(width: 400, height: 800))
    let box = try #require(bar(player, at: 0.25)?.box)
    #expect(box.minY == 794 && box.height == 3)
    #expect(box.width == 98.5)
  }

  @Test func indicatorsThatAreHiddenNeverShow() {
    let size = Size(width: 390, height: 800)
    #expect(bar(player(Self.list(shows: false), drag, size: size), at: 1.25) == nil)
    #expect(bar(player(Self.list().scrollIndicators(.hidden), drag, size: size), at: 1.25) == nil)
    #expect(bar(player(Self.list().scrollIndicators(.never), drag, size: size), at: 1.25) == nil)
    #expect(bar(player(Self.list().scrollIndicators(.hidden, axes: .horizontal), drag, size: size), at: 1.25) != nil)
    let shown = Self.list().scrollIndicators(.visible).scrollIndicators(.hidden)
    #expect(bar(player(shown, drag, size: size), at: 1.25) != nil)
  }

  @Test func lengthsAndPlaces() throws {
    let resting = try #require(ScrollIndicator(room: 800, content: 1_600, offset: 0, most: 800))
    #expect(resting.start == 3 && resting.length == 397)
    let end = try #require(ScrollIndicator(room: 800, content: 1_600, offset: 800, most: 800))
    #expect(end.start + end.length == 797)
    // Pulled, it is pressed against its end; of long content it is never too short to see.
    let pulled = try #require(ScrollIndicator(room: 800, content: 1_600, offset: -100, most: 800))
    #expect(pulled.start == 3 && pulled.length == 297)
    let beyond = try #require(ScrollIndicator(room: 800, content: 1_600, offset: 1_700, most: 800))
    #expect(beyond.length == 8 && beyond.start == 789)
    #expect(ScrollIndicator(room: 800, content: 1e9, offset: 0, most: 1e9)?.length == 36)
    #expect(ScrollIndicator(room: 800, content: 800, offset: -50, most: 0) == nil)
    #expect(ScrollIndicator(room: 9, content: 800, offset: 0, most: 790) == nil)
  }
}
