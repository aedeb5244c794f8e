import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

extension DisplayList {
  /// The boxes that groups cut their content to.
  fileprivate var clips: [Rect] {
    func open(_ items: [Item]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        guard case .group(let group) = item else { return [] }
        return (group.clip.map { [$0.bounds] } ?? []) + open(group.children)
      }
    }
    return open(items)
  }
}

@Suite struct ScalingHeaderStillTests {
  private func lay(_ view: some View, at offset: CGFloat?) -> LayoutResult {
    Setting(size: CGSize(width: 390, height: 800), offset: offset.map { Double($0) }).layOut(view)
  }

  private enum Mode: CaseIterable {
    case collapse, moveUp, growth
  }

  @Test(arguments: headerRows) func headerAndContentAreDrawnWhereTheTableSays(_ row: HeaderRow) throws {
    for mode in Mode.allCases {
      let probe = ScalingProbe()
      let view = scaling(probe, min: row.heights.0, max: row.heights.1)
        .allowsHeaderCollapse(mode != .moveUp)
        .allowsHeaderGrowth(mode == .growth)
        .collapseProgress(probe.binding(\.progress))
        .scrollOffset(probe.binding(\.offset))
      let result = lay(view, at: row.offset)
      let expected =
        switch mode {
        case .collapse: row.collapse
        case .moveUp: row.moveUp
        case .growth: row.grown
        }
      let header = try #require(probe.frames["header"])
      #expect(header == CGRect(x: 0, y: expected.0, width: 390, height: expected.1), "\(mode)")
      #expect(probe.frames["content"]?.minY == row.heights.1 - row.offset)
      // Header, closure, bindings and metrics say the same.
      #expect(probe.closure.height == expected.1)
      #expect(abs(probe.closure.progress - row.progress) < 1e-4)
      #expect(abs(probe.progress - row.progress) < 1e-4)
      #expect(probe.offset == row.offset)
      #expect(abs((result.progress("collapse") ?? -1) - Double(row.progress)) < 1e-4)
      #expect(result.diagnostics.isEmpty)
    }
  }

  @Test func aHeaderWithSomethingToRefreshDoesNotGrow() {
    let probe = ScalingProbe()
    _ = lay(scaling(probe, min: 90, max: 250).allowsHeaderGrowth().pullToRefresh {}, at: -40)
    #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 250))
    #expect(probe.frames["content"]?.minY == 290)
  }

  /// Content 400 points high in a header of 300 (spec scaling-header.md, 11).
  @Test(arguments: [(Alignment.top, CGFloat(0)), (.center, -50), (.bottom, -100)])
  func headerContentIsAlignedAndCut(_ alignment: Alignment, y: CGFloat) {
    for isClipped in [true, false] {
      let probe = ScalingProbe()
      let tall = AnyView(Color.green.frame(height: 400).probe("tall", probe.frames))
      let view = scaling(probe, min: 150, max: 350, header: tall).allowsHeaderCollapse()
        .headerAlignment(alignment).headerIsClipped(isClipped)
      let result = lay(view, at: 50)
      #expect(probe.frames["tall"] == CGRect(x: 0, y: y, width: 390, height: 400))
      let clips = result.displayList.clips.contains(Rect(x: 0, y: 0, width: 390, height: 300))
      #expect(clips == isClipped)
    }
  }

  @Test func theHeaderIsDrawnAboveTheContent() {
    let result = lay(scaling(ScalingProbe(), min: 110, max: 372), at: 300)
    let fills = result.displayList.leaves.compactMap { leaf -> RGBA? in
      if case .fill(_, .color(let color), _) = leaf.item { color } else { nil }
    }
    #expect(fills.suffix(2) == [rgba(0xFF3B30), rgba(0x007AFF)])
  }

  @Test func theThreeFormsOfTheHeader() {
    var told: [CGFloat] = []
    let two = ScalingHeaderScrollView(minHeight: 100, maxHeight: 300) { height, progress in
      let _ = told.append(contentsOf: [height, progress])
      Color.red
    } content: {
      Color.clear.frame(height: 2_000)
    }
    let one = ScalingHeaderScrollView { progress in
      let _ = told.append(progress)
      Color.red
    } content: {
      Color.clear.frame(height: 2_000)
    }
    let none = ScalingHeaderScrollView {
      Color.red
    } content: {
      Color.clear.frame(height: 2_000)
    }
    _ = lay(two.allowsHeaderCollapse(), at: 50)
    #expect(told.suffix(2) == [250, 0.25])
    _ = lay(one, at: 50)
    // 150 and 350 are the heights without others.
    #expect(told.last == 0.25)
    #expect(lay(none, at: 50).progress("collapse") == 0.25)
  }

  @available(*, deprecated) private func version2(_ probe: ScalingProbe) -> TestedScroll {
    scaling(probe, min: 150, max: 350).height(min: 110, max: 372)
  }

  @available(*, deprecated)
  @Test func heightsMayBeGivenAsInVersion2() {
    let probe = ScalingProbe()
    _ = lay(version2(probe).allowsHeaderCollapse(), at: 131)
    #expect(probe.frames["header"]?.height == 241)
  }

  @Test func aHeaderBeginsAtItsInitialPosition() {
    let probe = ScalingProbe()
    let view = scaling(probe, min: 150, max: 702).initialSnapPosition(initialSnapPosition: 0.5)
      .scrollOffset(probe.binding(\.offset))
    let result = lay(view, at: nil)
    #expect(result.offsetY == 276)
    #expect(probe.offset == 276)
    #expect(lay(view, at: 10).offsetY == 10)
  }

  @Test func headersThatCannotBeAreSaid() {
    let probe = ScalingProbe()
    let result = lay(scaling(probe, min: 300, max: 100), at: 50)
    #expect(result.diagnostics.map(\.code) == ["header-invalid"])
    #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 300))
    let positions = lay(
      scaling(ScalingProbe(), min: 100, max: 300).headerSnappingPositions(snapPositions: [.nan, 2]), at: 0)
    #expect(positions.diagnostics.map(\.message) == ["a snap position is no finite number; it is left out"])
    let outside = lay(
      scaling(ScalingProbe(), min: 100, max: 300).initialSnapPosition(initialSnapPosition: 1.5), at: nil)
    #expect(outside.diagnostics.count == 1)
    #expect(outside.offsetY == 0)
  }

  @Test func shortContentDoesNotScroll() {
    let probe = ScalingProbe()
    let result = lay(scaling(probe, min: 100, max: 300, content: 50), at: 80)
    #expect(result.offsetY == 0)
    #expect(result.diagnostics.map(\.code) == ["offset-clamped"])
    #expect(probe.frames["header"] == CGRect(x: 0, y: 0, width: 390, height: 300))
    #expect(probe.frames["content"] == CGRect(x: 0, y: 300, width: 390, height: 50))
  }

  @Test func aStillTakesTwoPassesAtMost() {
    // One to be right, one more where a binding was told something new.
    #expect(lay(scaling(ScalingProbe(), min: 100, max: 300), at: 50).passes == 1)
  }
}
