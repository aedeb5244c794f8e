import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// Pages and rows that a released finger leaves the content at (spec physics.md, 4).
@Suite struct ScrollTargetTests {
  private func end<V: View>(
    _ view: V, _ steps: [Timeline.Step], direction: LayoutDirection = .leftToRight
  ) -> (metrics: ScrollMetrics?, phases: [ScrollPhase]) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: 400, height: 800), safeArea: EdgeInsets()), scale: 1, environment: environment))
    let log = Probes()
    let observed = view.onScrollPhaseChange { _, new in log.notes.append("\(new)") }
    let player = Player(run: run, timeline: Timeline(steps + [.wait(6)])) { $0.layOut(observed) }
    let result = player.frame(at: Timeline(steps).duration + 6)
    return (result.scrollMetrics.first, log.notes.compactMap { name in ScrollPhase.allCases.first { "\($0)" == name } })
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<4, id: \.self) { _ in Color.red.frame(width: 400, height: 800) } }
    }
    .scrollTargetBehavior(.paging)
  }

  @Test(arguments: [(-180, -100, 0), (-220, 0, 400), (-60, -2_000, 400), (-390, -9_000, 400), (-60, 900, 0)])
  func aSwipeGoesToTheNextPageAndNoFurther(_ distance: CGFloat, _ velocity: CGFloat, _ offset: Double) {
    let steps: [Timeline.Step] = [
      .drag(by: CGSize(width: distance, height: 4), over: 0.2),
      .release(velocity: CGSize(width: velocity, height: 0)),
    ]
    let end = end(pager, steps)
    #expect(end.metrics?.offset.x == offset)
    #expect(end.phases == [.interacting, .decelerating, .idle])
  }

  @Test func inAMirroredPagerTheNextPageIsToTheLeft() {
    let steps: [Timeline.Step] = [
      .drag(by: CGSize(width: 220, height: 0), over: 0.2), .release(velocity: CGSize(width: 100, height: 0)),
    ]
    #expect(end(pager, steps, direction: .rightToLeft).metrics?.offset.x == 400)
    #expect(end(pager, steps).metrics?.offset.x == 0)
  }

  /// Rows of 90 and 10 points of spacing: the content comes to rest where a row starts. A finger at 1,000 points a second
  /// goes 499.5 points further.
  @Test(arguments: [(-120, 0, 100), (-160, 0, 200), (-100, -1_000, 600), (-9_000, -100, 1_190)])
  func contentComesToRestAtAView(_ distance: CGFloat, _ velocity: CGFloat, _ offset: Double) {
    let rows = ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 90) }
    let steps: [Timeline.Step] = [.drag(by: distance, over: 0.2), .release(velocity: velocity)]
    let lazy = ScrollView { LazyVStack(spacing: 10) { rows }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    #expect(end(lazy, steps).metrics?.offset.y == offset)
    let eager = ScrollView { VStack(spacing: 10) { rows }.scrollTargetLayout() }.scrollTargetBehavior(.viewAligned)
    #expect(end(eager, steps).metrics?.offset.y == offset)
  }

  private struct Halves: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 250).rounded() * 250
    }
  }

  @Test func aBehaviourOfOnesOwnDecides() {
    let view = ScrollView { Color.red.frame(height: 3_000) }.scrollTargetBehavior(Halves())
    #expect(end(view, [.drag(by: -300, over: 0.2), .release(velocity: -400)]).metrics?.offset.y == 500)
  }

  /// Where the offset asked for goes: the first view in sight that scrolls up and down.
  @Test func anOffsetGoesToThePageInSight() {
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { _ in
          ScrollView { Color.red.frame(height: 2_000) }.frame(width: 400, height: 800)
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(x: 400)))
    let laid = laid(400, 800, offset: 75) { _ in pages }
    #expect(laid.result.scrollMetrics.map(\.offset) == [Point(x: 400, y: 0), .zero, Point(x: 0, y: 75)])
    let sideways = self.laidSideways()
    #expect(sideways.result.scrollMetrics.map(\.offset) == [Point(x: 75, y: 0)])
  }

  private func laidSideways() -> Laid {
    laid(400, 800, offset: 75) { _ in ScrollView(.horizontal) { Color.red.frame(width: 900, height: 10) } }
  }
}
