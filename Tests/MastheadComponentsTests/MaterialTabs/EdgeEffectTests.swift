import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Spec material-tabs.md, 12, laid out.
@Suite struct EdgeEffectTests {
  private struct Screen: View {
    var isEnabled = true
    var isHidden = false
    var style: ScrollEdgeEffectStyle?

    var body: some View {
      MaterialTabs(selectedTab: .constant(Letter.a)) { _ in
        block(300, 150)
      } headerTabBar: { _ in
        block(402, 46, .blue)
      } content: {
        MaterialTabsScroll(tab: Letter.a) { _ in Color.green.frame(height: 3_000) }.materialTabItem(tab: Letter.a)
      }
      .materialTabsScrollEdgeEffect(isEnabled)
      .scrollEdgeEffectHidden(isHidden, for: .top)
      .scrollEdgeEffectStyle(style, for: .top)
    }
  }

  /// Where the backdrops of a frame are, and how strongly they blur.
  private func backdrops(_ screen: Screen, at offset: Double) -> [(bounds: Rect, radius: Double)] {
    func open(_ items: [DisplayList.Item]) -> [(bounds: Rect, radius: Double)] {
      items.flatMap { item -> [(bounds: Rect, radius: Double)] in
        switch item {
        case .group(let group): open(group.children)
        case .backdrop(let path, let material): [(path.bounds, material.blurRadius)]
        default: []
        }
      }
    }
    return open(phone.at(offset).layOut(screen).displayList.items)
  }

  @Test(arguments: [-40, 0, 10, 150] as [Double]) func contentThatIsBelowTheHeaderIsNotBlurred(_ offset: Double) {
    #expect(backdrops(Screen(), at: offset).isEmpty)
  }

  /// Of the screen's top as far as the header reaches, and eight points more; the three add up to a deviation of 12.
  @Test(arguments: [151, 400] as [Double]) func contentBeneathTheHeaderIsBlurred(_ offset: Double) {
    let layers = backdrops(Screen(), at: offset)
    #expect(layers.map(\.bounds) == Array(repeating: Rect(x: 0, y: 0, width: 402, height: 62 + 46 + 8), count: 3))
    #expect(abs(layers.reduce(0) { $0 + $1.radius * $1.radius }.squareRoot() - 12) < 1e-6)
  }

  @Test func theHardStyleBlursEvenlyUpToALine() {
    let screen = Screen(style: .hard)
    let layers = backdrops(screen, at: 400)
    #expect(layers.map(\.bounds) == [Rect(x: 0, y: 0, width: 402, height: 108)])
    #expect(layers.map(\.radius) == [20])
    let lines = phone.at(400).layOut(screen).displayList.leaves.compactMap { leaf -> Rect? in
      if case .fill(let path, _, _) = leaf.item { path.bounds } else { nil }
    }
    #expect(lines.contains { abs($0.height - 1.0 / 3) < 1e-6 && abs($0.maxY - 108) < 1e-6 })
    #expect(backdrops(Screen(style: .soft), at: 400).map(\.radius) == backdrops(Screen(), at: 400).map(\.radius))
  }

  @Test func theEffectCanBeTakenAway() {
    #expect(backdrops(Screen(isEnabled: false), at: 400).isEmpty)
    #expect(backdrops(Screen(isHidden: true), at: 400).isEmpty)
  }

  /// The modifier changes nothing of where things are.
  @Test(arguments: [0, 75, 400] as [Double]) func theEffectMovesNothing(_ offset: Double) {
    let with = phone.at(offset).layOut(Screen()).displayList
    let without = phone.at(offset).layOut(Screen(isEnabled: false)).displayList
    for color in [rgba(0xFF3B30), rgba(0x007AFF), rgba(0x34C759)] {
      #expect(with.drawn(color).map(\.rect) == without.drawn(color).map(\.rect))
    }
  }
}
