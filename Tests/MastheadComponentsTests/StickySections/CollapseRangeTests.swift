import Foundation
import MastheadComponents
import Testing

@Suite struct CollapseRangeTests {
  private let bar = CollapseRange(from: 52, to: 36, over: 240)

  /// Spec sticky-sections.md, 4.2.
  @Test(arguments: [(-30, 52), (0, 52), (60, 48), (120, 44), (180, 40), (240, 36), (300, 36)] as [(CGFloat, CGFloat)])
  func theLengthFollowsTheOffset(_ offset: CGFloat, _ length: CGFloat) {
    #expect(bar.length(at: offset) == length)
  }

  @Test func progressIsAShare() {
    #expect([-1, 0, 60, 240, 1e9].map { bar.progress(at: $0) } == [0, 0, 0.25, 1, 1])
  }

  @Test(arguments: [0, -5, .infinity, .nan] as [CGFloat]) func aDistanceThatIsNoneChangesAtOnce(_ distance: CGFloat) {
    let range = CollapseRange(from: 10, to: 4, over: distance)
    #expect(range.length(at: 0) == 10)
    #expect(range.length(at: 0.01) == 4)
  }

  @Test func aLengthMayGrow() {
    #expect(CollapseRange(from: 20, to: 40, over: 10).length(at: 5) == 30)
  }

  @Test func anOffsetThatIsNoNumberCountsAsNone() {
    #expect(bar.length(at: .nan) == 52)
  }
}
