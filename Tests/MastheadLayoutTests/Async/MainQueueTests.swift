import Dispatch
import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What `DispatchQueue` is in files that are rendered.
@Suite struct MainQueueTests {
  /// Reads the scroll offset as files of older systems do.
  private struct Tracking: View {
    @State private var offset: CGFloat = 0

    var body: some View {
      ScrollView {
        GeometryReader { proxy -> Color in
          let minY = proxy.frame(in: .global).minY
          _MainQueue.main.async { offset = minY }
          return Color.clear
        }
        .frame(height: 0)
        Color.blue.frame(height: 2_000)
      }
      .overlay { Text("offset \(Int(offset))") }
    }
  }

  private struct Appearing: View {
    @State private var step = 0

    var body: some View {
      Text("step \(step)").onAppear {
        step = 1
        _MainQueue.main.asyncAfter(deadline: .now() + 0.5) {
          step = 2
          _MainQueue.global(qos: .userInitiated).async { _MainQueue.main.async { step = 3 } }
        }
      }
    }
  }

  @Test func aStillIsLaidOutAgainWithWhatItsReadersSay() {
    let layout = LaidOut(Tracking(), offset: 120)
    #expect(layout.frames["offset -120"] != nil)
    #expect(layout.result.passes == 2)
    #expect(layout.result.diagnostics.isEmpty)
  }

  @Test func aStillWaitsForNothing() {
    #expect(LaidOut(Appearing()).frames["step 1"] != nil)
  }

  @Test(arguments: [(0.4, 1), (0.7, 3)]) func delaysAreTakenOnTheTimeline(_ time: Double, _ step: Int) {
    let end = player(Appearing(), [.wait(2)]).frame(at: time)
    #expect(end.displayList.description.contains("\"step \(step)\""))
  }
}
