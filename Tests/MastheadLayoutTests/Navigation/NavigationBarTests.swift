import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Bar heights, and what scrolling makes of them (spec swiftui-subset.md, B).
@Suite struct NavigationBarTests {
  private static let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func layOut<V: View>(_ view: V, offset: Double? = nil) -> LaidOut {
    LaidOut(view, offset: offset, safeArea: Self.insets)
  }

  private func rows() -> some View {
    ScrollView { Color.blue.frame(height: 3_000).accessibilityLabel("content") }
  }

  @Test func aLargeTitleTakes96PointsAndAnInlineOne44() {
    #expect(layOut(NavigationStack { rows().navigationTitle("Title") }).top("content") == 143)
    let inline = NavigationStack { rows().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    #expect(layOut(inline).top("content") == 91)
    #expect(layOut(NavigationStack { rows() }).top("content") == 91)
    #expect(layOut(NavigationView { rows().navigationBarTitle("Title", displayMode: .large) }).top("content") == 143)
    #expect(layOut(NavigationStack { rows().navigationBarHidden(true) }).top("content") == 47)
    #expect(layOut(NavigationStack { rows().toolbar(.hidden, for: .navigationBar) }).top("content") == 47)
    let hiddenBackground = NavigationStack { rows().toolbarBackground(.hidden, for: .navigationBar) }
    #expect(layOut(hiddenBackground).top("content") == 91)
  }

  @Test func barsReachBeyondTheSafeAreaAndContentStaysInside() {
    let view = NavigationStack {
      Color.red.accessibilityLabel("all").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Select") {} }
      }
    }
    #expect(layOut(view).frames["all"] == Rect(x: 0, y: 143, width: 390, height: 844 - 143 - 34 - 49))
    #expect(layOut(view).result.displayList.description.contains("backdrop rect(0 761 390 83)"))
  }

  struct Step: Sendable, CustomTestStringConvertible {
    var offset: Double
    /// What is left of the large title's room.
    var room: Double
    var titleOpacity: Double
    var hasBackground: Bool
    var testDescription: String { "offset \(offset)" }
  }

  @Test(arguments: [
    Step(offset: -30, room: 52, titleOpacity: 0, hasBackground: false),
    Step(offset: 0, room: 52, titleOpacity: 0, hasBackground: false),
    Step(offset: 20, room: 32, titleOpacity: 0, hasBackground: false),
    Step(offset: 44, room: 8, titleOpacity: 0.5, hasBackground: false),
    Step(offset: 52, room: 0, titleOpacity: 1, hasBackground: false),
    Step(offset: 53, room: 0, titleOpacity: 1, hasBackground: true),
    Step(offset: 900, room: 0, titleOpacity: 1, hasBackground: true),
  ]) func aLargeTitleGivesWayToASmallOne(_ step: Step) {
    let bars = ScreenBars()
    bars.title = Text("Title")
    let state = NavigationMetrics(bars).state(at: step.offset)
    #expect(state.largeTitle == step.room)
    #expect(state.titleOpacity == step.titleOpacity)
    #expect(state.hasBackground == step.hasBackground)
    #expect(state.overscroll == max(0, -step.offset))
    let layout = layOut(NavigationStack { rows().navigationTitle("Title") }, offset: step.offset)
    #expect(layout.top("content") == 143 - step.offset)
    #expect(layout.result.displayList.description.contains("material") == step.hasBackground)
    #expect(layout.result.passes == 1)
  }

  @Test func aSearchFieldGoesBeforeTheLargeTitle() {
    let bars = ScreenBars()
    bars.title = Text("Title")
    bars.search = SearchField(prompt: Text("Search"), text: "", isAlwaysShown: false)
    let metrics = NavigationMetrics(bars)
    #expect(metrics.restHeight == 148)
    #expect(metrics.state(at: 40).search == 12)
    #expect(metrics.state(at: 40).largeTitle == 52)
    #expect(metrics.state(at: 60).search == 0)
    #expect(metrics.state(at: 60).largeTitle == 44)
    #expect(!metrics.state(at: 104).hasBackground)
    #expect(metrics.state(at: 105).hasBackground)
  }

  @Test(arguments: [(0.0, 143.0), (30, 113), (52, 91), (53, 91), (300, 91)])
  func headersPinBelowWhatIsLeftOfTheBar(_ offset: Double, _ top: Double) {
    let view = NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<40, id: \.self) { _ in Color.clear.frame(height: 50) }
          } header: {
            Color.green.frame(height: 30).accessibilityLabel("header")
          }
        }
      }
      .navigationTitle("Title")
    }
    #expect(layOut(view, offset: offset).top("header") == top)
  }

  @Test func buttonsStandAtTheEndsAndTheTitleBetweenThem() {
    let view = NavigationStack {
      rows().navigationBarTitle("Title", displayMode: .inline).toolbar {
        ToolbarItem(placement: .navigationBarLeading) { Color.red.frame(width: 40, height: 30).accessibilityLabel("a") }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("b")
          Color.red.frame(width: 30, height: 20).accessibilityLabel("c")
        }
      }
    }
    let layout = layOut(view)
    #expect(layout.frames["a"] == Rect(x: 16, y: 54, width: 40, height: 30))
    #expect(layout.frames["b"] == Rect(x: 308, y: 59, width: 20, height: 20))
    #expect(layout.frames["c"] == Rect(x: 344, y: 59, width: 30, height: 20))
    #expect(layout.frames["Title"]?.midX == 195)
  }

  @Test func aTitleThatIsInTheWayMakesRoomForAButton() throws {
    let view = NavigationStack {
      rows().toolbar {
        ToolbarItem(placement: .principal) { Color.red.frame(width: 200, height: 20).accessibilityLabel("title") }
        ToolbarItem(placement: .cancellationAction) { Color.red.frame(width: 120, height: 20) }
      }
    }
    #expect(layOut(view).frames["title"]?.minX == 152)
  }
}
