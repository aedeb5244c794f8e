import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// Effects that depend on where a view is, and those that can't be drawn.
@Suite struct VisualEffectTests {
  private func rows(_ change: @escaping (Int) -> some View) -> some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<30, id: \.self) { change($0) } } }
  }

  @Test func anEffectKnowsWhereItsViewIs() {
    let view = rows { row in
      Color.red.frame(height: 100).accessibilityLabel("row\(row)").visualEffect { content, proxy in
        content.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
      }
    }
    // The first row stays at the top, as a sticky header does; the others move.
    let layout = LaidOut(view, offset: 60)
    #expect(layout.top("row0") == 0)
    #expect(layout.top("row1") == 40)
  }

  @Test func stepsAreDrawnFromTheInsideOut() {
    let view = Color.red.frame(width: 100, height: 100).visualEffect { content, _ in
      content.opacity(0.5).scaleEffect(2, anchor: .topLeading)
    }
    let text = LaidOut(view, size: Size(width: 100, height: 100), scale: 1).result.displayList.description
    let scale = text.range(of: "scale(2)")?.lowerBound
    let opacity = text.range(of: "opacity 0.5")?.lowerBound
    #expect(scale != nil && opacity != nil)
    if let scale, let opacity { #expect(scale < opacity) }
  }

  @Test(arguments: [(0.0, 1.0), (50, 0.5), (90, 0.1)]) func aRowFadesAsItScrollsAway(
    _ offset: Double, _ opacity: Double
  ) {
    let view = rows { row in
      Color.red.frame(height: 100).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    }
    let text = LaidOut(view, offset: offset, size: Size(width: 390, height: 800)).result.displayList.description
    #expect(text.contains(opacity < 1 ? "opacity \(opacity)" : "opacity") == (opacity < 1))
  }

  @Test func whatCanNotBeDrawnIsReported() {
    func codes(_ view: some View) -> [String] { LaidOut(view).result.diagnostics.map(\.code) }
    #expect(codes(Color.red.brightness(0.2)) == ["effect-not-drawn"])
    #expect(codes(Color.red.brightness(0)) == [])
    #expect(codes(Color.red.saturation(1).contrast(1).grayscale(0)) == [])
    #expect(codes(Color("brand")) == ["color-unknown"])
    #expect(codes(Rectangle().fill(.red.shadow(.inner(radius: 3)))) == ["effect-not-drawn"])
  }

  @Test func aStylesShadowIsDrawnWithWhatItFills() {
    let view = Rectangle().fill(.white.shadow(.drop(color: .black, radius: 8, y: 2)))
    let text = LaidOut(view).result.displayList.description
    #expect(text.contains("shadow"))
  }

  @Test func aViewCanBeAsLargeAsItsContainer() {
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityLabel("page")
        Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 6).frame(height: 10).accessibilityLabel(
          "third")
      }
    }
    let layout = LaidOut(view, safeArea: EdgeInsets(top: 44, leading: 0, bottom: 0, trailing: 0))
    #expect(layout.frames["page"] == Rect(x: 0, y: 44, width: 390, height: 800))
    #expect(layout.frames["third"]?.width == 126)
  }

  @Test(arguments: [(300.0, "wide"), (80, "narrow")]) func theFirstViewThatFitsShows(_ width: Double, _ shown: String) {
    let view = ViewThatFits {
      Color.red.frame(width: 200, height: 10).accessibilityLabel("wide")
      Color.red.frame(width: 50, height: 10).accessibilityLabel("narrow")
    }
    let layout = LaidOut(view, size: Size(width: width, height: 100))
    #expect(layout.frames.keys.sorted() == [shown])
  }

  struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func anOverlayFindsAViewByItsAnchor() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      Color.blue.frame(width: 50, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchors in
      GeometryReader { proxy in
        let frame = anchors.first.map { proxy[$0] } ?? .zero
        Color.green.frame(width: frame.width, height: frame.height).accessibilityLabel("found")
          .offset(x: frame.minX, y: frame.minY)
      }
    }
    let layout = LaidOut(view, size: Size(width: 200, height: 120))
    #expect(layout.frames["found"] == Rect(x: 75, y: 100, width: 50, height: 20))
  }

  @Test func aContainerCanTakeViewsApart() {
    let view = Group(
      subviews: Group {
        Text("a")
        ForEach(0..<2, id: \.self) { Text("b\($0)") }
      }
    ) { subviews in
      VStack {
        Text("count \(subviews.count)")
        subviews[2]
      }
    }
    let layout = LaidOut(view)
    #expect(layout.frames["count 3"] != nil)
    #expect(layout.frames["b1"] != nil)
    #expect(layout.frames["b0"] == nil)
  }
}
