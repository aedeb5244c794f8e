import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// Fifty rows of 100 points in a viewport of 800: the offset ends at 4,200.
private struct Rows: View {
  @Binding var position: ScrollPosition
  var anchor: UnitPoint?

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Color.green.frame(height: 100).id("head")
        ForEach(1..<50, id: \.self) { Color.red.frame(height: 100).id($0) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($position, anchor: anchor)
  }
}

private struct Screen: View {
  @State var position: ScrollPosition
  var anchor: UnitPoint?
  var change: (inout ScrollPosition) -> Void = { _ in }
  var animation: Animation?
  let probes: Probes

  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(animation) { change(&position) } }.frame(height: 44)
      Rows(position: $position, anchor: anchor).frame(height: 800)
    }
    .onChange(of: position, initial: true) { _, new in
      probes.notes.append("\(new.viewID.map { "\($0)" } ?? "-")\(new.isPositionedByUser ? " by hand" : "")")
    }
  }
}

struct PositionCase: Sendable, CustomTestStringConvertible {
  let id: String
  let position: @Sendable () -> ScrollPosition
  var anchor: UnitPoint?
  let offset: Double

  var testDescription: String { id }
}

private let cases = [
  PositionCase(id: "rest", position: { ScrollPosition() }, offset: 0),
  PositionCase(id: "row at the top", position: { ScrollPosition(id: 7, anchor: .top) }, anchor: .top, offset: 700),
  PositionCase(id: "row in the middle", position: { ScrollPosition(id: 20, anchor: .center) }, offset: 1_650),
  PositionCase(id: "row at the bottom", position: { ScrollPosition(id: 20, anchor: .bottom) }, offset: 1_300),
  PositionCase(id: "row by the shortest way", position: { ScrollPosition(id: 20) }, offset: 1_300),
  PositionCase(id: "row by the modifier's anchor", position: { ScrollPosition(id: 20) }, anchor: .top, offset: 2_000),
  PositionCase(id: "last row", position: { ScrollPosition(id: 49, anchor: .top) }, offset: 4_200),
  PositionCase(id: "head", position: { ScrollPosition(id: "head", anchor: .top) }, offset: 0),
  PositionCase(id: "row in sight, other anchor", position: { ScrollPosition(id: 3, anchor: .top) }, offset: 0),
  PositionCase(
    id: "row in sight, same anchor", position: { ScrollPosition(id: 3, anchor: .top) }, anchor: .top, offset: 300),
  PositionCase(id: "bottom", position: { ScrollPosition(edge: .bottom) }, offset: 4_200),
  PositionCase(id: "point", position: { ScrollPosition(y: 333) }, offset: 333),
  PositionCase(id: "beyond the end", position: { ScrollPosition(point: CGPoint(x: 9, y: 1e9)) }, offset: 4_200),
  PositionCase(id: "no number", position: { ScrollPosition(y: .nan) }, offset: 0),
]

@Suite struct ScrollPositionTests {
  private func player<V: View>(_ view: V, _ steps: [Timeline.Step]) -> Player {
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: 390, height: 844), safeArea: EdgeInsets()), scale: 2))
    return Player(run: run, timeline: Timeline(steps)) { $0.layOut(view) }
  }

  private func offset(_ player: Player, at time: Double) -> Double {
    player.frame(at: time).scrollMetrics.first?.offset.y ?? .nan
  }

  @Test(arguments: cases) func aPositionIsWhereTheContentStands(_ c: PositionCase) {
    let laid = laid(390, 844) { Screen(position: c.position(), anchor: c.anchor, probes: $0) }
    #expect(laid.result.scrollMetrics.first?.offset.y == c.offset)
    #expect(laid.codes.isEmpty)
  }

  @Test func aViewThatIsNotThereIsADiagnostic() {
    let laid = laid(390, 844) { Screen(position: ScrollPosition(id: 99), probes: $0) }
    #expect(laid.codes == ["scroll-target-unknown"])
    #expect(laid.result.scrollMetrics.first?.offset.y == 0)
  }

  @Test func writingMovesAtOnceAndInsideAnAnimationWithIt() {
    func screen(_ animation: Animation?) -> Screen {
      Screen(
        position: ScrollPosition(), anchor: .top, change: { $0.scrollTo(id: 20, anchor: .top) }, animation: animation,
        probes: Probes())
    }
    let steps: [Timeline.Step] = [.wait(0.5), .tap("Go"), .wait(2)]
    #expect(offset(player(screen(nil), steps), at: 0.6) == 2_000)
    let animated = player(screen(.linear(duration: 1)), steps)
    #expect(abs(offset(animated, at: 1) - 1_000) < 1e-6)
    #expect(offset(animated, at: 2.2) == 2_000)
  }

  @Test func askingForTheSameAgainIsSomethingNew() {
    let screen = Screen(position: ScrollPosition(), change: { $0.scrollTo(edge: .top) }, probes: Probes())
    let player = player(screen, [.tap("Go"), .scroll(to: 500), .wait(0.1), .tap("Go"), .wait(0.1)])
    #expect(offset(player, at: 0.05) == 500)
    #expect(offset(player, at: 0.15) == 0)
  }

  /// The view at the anchor is told once a finger moves the content, and not while the content goes somewhere by itself.
  @Test func theViewAtTheAnchorIsTold() {
    let probes = Probes()
    let screen = Screen(
      position: ScrollPosition(), change: { $0.scrollTo(id: 40, anchor: .top) }, animation: .linear(duration: 1),
      probes: probes)
    let player = player(screen, [.drag(by: -260, over: 0.1), .release(velocity: 0), .wait(0.1), .tap("Go"), .wait(2)])
    _ = player.frame(at: 2)
    #expect(probes.notes == ["-", "head by hand", "1 by hand", "2 by hand", "3 by hand", "40"])
  }

  @Test func aFrameAtAnOffsetCountsAsMovedByHand() {
    let laid = laid(390, 844, offset: 1_234) { Screen(position: ScrollPosition(), probes: $0) }
    #expect(laid.probes.notes == ["-", "12 by hand"])
  }

  private struct ByIdentifier: View {
    @State var id: Int? = 5
    let probes: Probes

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<50, id: \.self) { _ in Color.red.frame(height: 100) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .onChange(of: id) { _, new in probes.notes.append("\(new ?? -1)") }
    }
  }

  @Test func anIdentifierIsReadAndWritten() {
    let probes = Probes()
    let player = player(ByIdentifier(probes: probes), [.wait(0.1), .drag(by: -220, over: 0.1), .wait(0.1)])
    #expect(offset(player, at: 0.05) == 0)
    #expect(offset(player, at: 0.25) == 220)
    #expect(probes.notes == ["0", "1", "2"])
  }
}
