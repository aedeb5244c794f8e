import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

@Suite struct RefreshableTests {
  private struct Screen: View {
    let probes: Probes

    var body: some View {
      ScrollView {
        Color.red.frame(height: 300).probe("content", probes)
      }
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func content(_ probes: Probes) -> Double { probes.frames["content"]?.minY ?? .nan }

  @Test(arguments: [(100.0, false), (140, true)])
  func aPullRefreshes(distance: CGFloat, refreshes: Bool) {
    let probes = Probes()
    let player = player(
      Screen(probes: probes), [.drag(by: distance, over: 0.2), .release(velocity: 0), .wait(4)],
      size: Size(width: 390, height: 800))
    _ = player.frame(at: 0.2)
    let pulled = RubberBand.displacement(travel: Double(distance), length: 800)
    #expect(abs(content(probes) - pulled) < 1e-6)
    _ = player.frame(at: 1.15)
    #expect(abs(content(probes) - (refreshes ? 60 : 0)) < 1)
    let accessible = player.frame(at: 4)
    #expect(content(probes) == 0)
    #expect(accessible.diagnostics.isEmpty)
  }

  @Test func viewsInsideFindTheAction() {
    struct Inner: View {
      @Environment(\.refresh) var refresh

      var body: some View { Color.clear.frame(width: refresh == nil ? 1 : 2) }
    }
    let laid = laid(100, 100) { probes in
      VStack {
        Inner().probe("outside", probes)
        VStack { Inner().probe("inside", probes) }.refreshable {}
      }
    }
    #expect(laid.probes.frames["outside"]?.width == 1)
    #expect(laid.probes.frames["inside"]?.width == 2)
  }
}
