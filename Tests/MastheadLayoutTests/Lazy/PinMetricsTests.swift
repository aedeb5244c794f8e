import Foundation
import MastheadDisplayList
import Testing

@testable import MastheadLayout

/// What the metrics of a frame say of pinned views.
@Suite struct PinMetricsTests {
  private static let sections = PinnedSections(
    sections: Array(repeating: .init(header: 42, rows: 8, row: 54, footer: 20), count: 3),
    pinnedViews: [.sectionHeaders, .sectionFooters])

  private func pinned<V: View>(_ view: V, offset: Double, safeArea: EdgeInsets = EdgeInsets()) -> [PinnedView] {
    LaidOut(view, offset: offset, size: Size(width: 390, height: 400), safeArea: safeArea).result.scrollMetrics
      .flatMap(\.pinnedViews)
  }

  @Test func eachPinnedViewInSightIsListedInOrder() {
    // The first section ends at 494, the second starts there.
    #expect(
      pinned(Self.sections, offset: 480) == [
        PinnedView(
          role: .header, section: 0, label: "header0", state: .pushed, frame: rect(0, -28, 390, 42),
          restingFrame: rect(0, -480, 390, 42)),
        PinnedView(
          role: .footer, section: 0, label: "footer0", state: .resting, frame: rect(0, -6, 390, 20),
          restingFrame: rect(0, -6, 390, 20)),
        PinnedView(
          role: .header, section: 1, label: "header1", state: .resting, frame: rect(0, 14, 390, 42),
          restingFrame: rect(0, 14, 390, 42)),
        PinnedView(
          role: .footer, section: 1, label: "footer1", state: .pinned, frame: rect(0, 380, 390, 20),
          restingFrame: rect(0, 488, 390, 20)),
      ])
  }

  @Test func framesAreThoseOnTheCanvas() {
    let inset = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let views = pinned(Self.sections, offset: 100, safeArea: inset)
    #expect(views.map(\.frame.minY) == [50, 350])
    #expect(views.map(\.state) == [.pinned, .pinned])
  }

  @Test func aHeaderOfSeveralViewsIsOne() {
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          Color.clear.frame(height: 2_000)
        } header: {
          Color.clear.frame(height: 30).accessibilityLabel("title")
          Color.clear.frame(height: 10).accessibilityLabel("subtitle")
        }
      }
    }
    #expect(
      pinned(view, offset: 70) == [
        PinnedView(
          role: .header, section: 0, label: "title, subtitle", state: .pinned, frame: rect(0, 0, 390, 40),
          restingFrame: rect(0, -70, 390, 40))
      ])
  }

  @Test func sidewaysFromRightToLeft() {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          Color.clear.frame(width: 2_000)
        } header: {
          Color.clear.frame(width: 60)
        }
      }
    }
    let result = laid(390, 100, direction: .rightToLeft, offset: 0) { _ in view }.result
    let header = result.scrollMetrics.first?.pinnedViews.first
    #expect(header?.role == .header)
    #expect(header?.label == "")
  }

  @Test func withoutPinningNothingIsListed() {
    var view = Self.sections
    view.pinnedViews = []
    #expect(pinned(view, offset: 480).isEmpty)
  }

  @Test func theVisibleRectIncludesWhatBarsCover() throws {
    let inset = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    let layout = LaidOut(Self.sections, offset: 100, size: Size(width: 390, height: 400), safeArea: inset)
    #expect(try #require(layout.result.scrollMetrics.first).visibleRect == rect(0, 50, 390, 400))
  }

  @Test func headersSayHowFarTheyHaveCome() {
    struct Bar: View {
      var body: some View { Color.clear.reportsProgress("collapse", 0.25) }
    }
    let result = laid { _ in Bar() }.result
    #expect(result.progress == [ReportedProgress(path: "Bar", name: "collapse", value: 0.25)])
  }
}
