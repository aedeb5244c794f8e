import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Spec material-tabs.md, 13: what an app's own scrolling does to the header.
@Suite struct ProgrammaticScrollTests {
  /// Rows of 100 points, and labels that do something when they are tapped.
  private struct Screen: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var anchor: UnitPoint?
    let frames: Frames
    let log: ContextLog<Letter>

    var body: some View {
      MaterialTabs(selectedTab: .constant(Letter.a)) { context in
        let _ = log.note(context)
        block(300, 150)
      } headerTabBar: { _ in
        HStack(spacing: 0) {
          hand("row 3") { position.scrollTo(id: 3, anchor: .top) }
          hand("row 5 with anchor") {
            anchor = .top
            position.scrollTo(id: 5, anchor: .top)
          }
          hand("top") { position.scrollTo(edge: .top) }
          hand("bottom") { position.scrollTo(edge: .bottom) }
          hand("animated") {
            withAnimation(.linear(duration: 1)) {
              anchor = .top
              position.scrollTo(id: 5, anchor: .top)
            }
          }
        }
        .frame(height: 46)
        .probe("tab bar", frames)
      } content: {
        MaterialTabsScroll(tab: Letter.a, scrollPosition: $position, anchor: $anchor) { _ in
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { row in block(402, 100, .green).probe("row \(row)", frames).id(row) }
          }
          .scrollTargetLayout()
        }
        .materialTabItem(tab: Letter.a)
      }
    }

    private func hand(_ name: String, _ action: @escaping () -> Void) -> some View {
      block(40, 40, .blue).onTapGesture(perform: action).accessibilityIdentifier(name)
    }
  }

  private let frames = Frames()
  private let log = ContextLog<Letter>()

  private func play(_ steps: [Timeline.Step], at time: Double) {
    _ = phone.play(Screen(frames: frames, log: log), steps).frame(at: time)
  }

  /// A row goes just below the collapsed header.
  @Test func aRowIsScrolledToBelowTheHeader() {
    play([.wait(0.1), .tap("row 5 with anchor"), .wait(1)], at: 1)
    #expect(isClose(frames["row 5"]?.minY ?? .nan, 62 + 46))
    #expect(frames["tab bar"]?.minY == 62)
    #expect(log.last?.offset == 150 && isClose(log.last?.contentOffset ?? .nan, 650))
  }

  /// Row 3 is in sight, and the anchor is not the one that is asked for.
  @Test func withoutTheAnchorARowInSightStays() {
    play([.wait(0.1), .tap("row 3"), .wait(1)], at: 1)
    #expect(log.last?.offset == 0 && frames["row 3"]?.minY == 258 + 300)
  }

  @Test func theTopBringsTheHeaderBack() {
    play([.wait(0.1), .tap("row 5 with anchor"), .wait(0.5), .tap("top"), .wait(0.5)], at: 1)
    #expect(log.last?.offset == 0 && frames["row 0"]?.minY == 258)
  }

  @Test func theBottomCollapsesTheHeader() {
    play([.wait(0.1), .tap("bottom"), .wait(0.5)], at: 0.5)
    #expect(log.last?.offset == 150 && frames["row 29"]?.maxY == 840)
  }

  /// The header goes along with content that is on its way: 650 points in a second.
  @Test(arguments: [(0.1, 65), (0.2, 130), (0.3, 150), (1, 150)] as [(Double, CGFloat)])
  func theHeaderGoesAlong(_ time: Double, _ offset: CGFloat) {
    play([.wait(0.1), .tap("animated"), .wait(2)], at: 0.1 + time)
    #expect(isClose(log.last?.offset ?? .nan, offset, 0.01))
    #expect(isClose(frames["row 0"]?.minY ?? .nan, 258 - CGFloat(650 * time), 0.01))
  }
}
