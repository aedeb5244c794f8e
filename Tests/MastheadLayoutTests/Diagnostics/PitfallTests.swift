import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What the tutorial warns of, said by the frame (DESIGN, 7).
@Suite struct PitfallTests {
  private func messages<V: View>(
    offset: Double? = nil, safeArea: EdgeInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), _ view: V
  ) -> [String] {
    laid(390, 844, offset: offset, safeArea: safeArea) { _ in view }.result.diagnostics.map {
      "\($0.code): \($0.message)"
    }
  }

  // MARK: Geometry readers

  private struct Reader: View {
    var axes: Axis.Set = .vertical
    var height: CGFloat?

    var body: some View {
      ScrollView(axes) { GeometryReader { _ in Color.red }.frame(height: height) }
    }
  }

  @Test func aReaderWithoutABoundIsReported() {
    #expect(
      messages(Reader()) == [
        "geometry-reader-unbounded: a geometry reader is offered no height and takes 10 points; give it frame(height:)"
      ])
    #expect(
      messages(Reader(axes: .horizontal)) == [
        "geometry-reader-unbounded: a geometry reader is offered no width and takes 10 points; give it frame(width:)"
      ])
  }

  @Test func aBoundOfAnyLengthIsEnough() {
    #expect(messages(Reader(height: 240)).isEmpty)
    #expect(messages(Reader(height: 0)).isEmpty)
  }

  @Test func aReaderBehindAnotherViewHasThatViewsSize() {
    let view = ScrollView { Color.red.frame(height: 100).background { GeometryReader { _ in Color.blue } } }
    #expect(messages(view).isEmpty)
  }

  @Test func theReaderIsNamedByItsPath() {
    let diagnostics = laid { _ in Reader() }.result.diagnostics
    #expect(diagnostics.map(\.path) == ["Reader"])
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  // MARK: Safe areas

  private static let gapAtTop =
    "safe-area-ignored-inside: ignoresSafeArea inside of a scroll view leaves a gap of 59 points at the top; put it on "
    + "the scroll view"

  private func hero<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    ScrollView { VStack(spacing: 0) { content() } }
  }

  @Test func anInnerViewThatIgnoresTheSafeAreaLeavesAGap() {
    let view = hero {
      Color.red.frame(height: 240).ignoresSafeArea(edges: .top)
      Color.blue.frame(height: 2_000)
    }
    #expect(messages(view) == [Self.gapAtTop])
    // The gap is there: the hero begins at the inset.
    let heroes = laid(390, 844, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { probes in
      hero {
        Color.red.frame(height: 240).probe("hero", probes).ignoresSafeArea(edges: .top)
        Color.blue.frame(height: 2_000)
      }
    }
    #expect(heroes["hero"] == rect(0, 59, 390, 240))
    // Pulled down it is larger still; scrolled past it is out of sight.
    #expect(messages(offset: -20, view) == [Self.gapAtTop])
    #expect(messages(offset: 58, view) == [Self.gapAtTop])
    #expect(messages(offset: 59, view) == [])
  }

  @Test func onTheScrollViewItLeavesNone() {
    let layout = laid(390, 844, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { probes in
      hero {
        Color.red.frame(height: 240).probe("hero", probes)
        Color.blue.frame(height: 2_000)
      }
      .ignoresSafeArea(edges: .top)
    }
    #expect(layout["hero"] == rect(0, 0, 390, 240))
    #expect(layout.codes == [])
  }

  @Test func theWholeContentIsNoBetterThanItsFirstView() {
    let view = ScrollView { Color.red.frame(height: 2_000).ignoresSafeArea() }
    #expect(messages(view) == [Self.gapAtTop])
    #expect(
      messages(offset: 2_000 - 751, view) == [
        Self.gapAtTop.replacingOccurrences(of: "59", with: "34").replacingOccurrences(of: "the top", with: "the bottom")
      ])
  }

  @Test func whatStandsElsewhereIsNotReported() {
    let view = hero {
      Color.blue.frame(height: 100)
      Color.red.frame(height: 2_000).ignoresSafeArea(edges: .top)
    }
    #expect(messages(view) == [])
  }

  @Test func withoutInsetsThereIsNoGap() {
    let view = ScrollView { Color.red.frame(height: 2_000).ignoresSafeArea() }
    #expect(messages(safeArea: EdgeInsets(), view) == [])
  }

  /// A style behind a view reaches beneath the edges of itself: nobody asked for it.
  @Test func backgroundsAreNotReported() {
    #expect(messages(ScrollView { Color.clear.frame(height: 2_000).background(.red) }) == [])
  }

  @Test func outsideOfScrollViewsItGrows() {
    let layout = laid(390, 844, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) { probes in
      Color.red.probe("all", probes).ignoresSafeArea()
    }
    #expect(layout["all"] == rect(0, 0, 390, 844))
    #expect(layout.codes == [])
  }

  // MARK: Columns

  @Test func aColumnThatIsToldToPinIsReported() {
    let view = ScrollView {
      VStack(pinnedViews: [.sectionHeaders]) {
        Section {
          Color.red.frame(height: 900)
        } header: {
          Color.blue
        }
      }
    }
    #expect(laid { _ in view }.codes == ["pinned-views-ignored"])
  }
}
