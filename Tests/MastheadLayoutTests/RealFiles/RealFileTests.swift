import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// What the API that public files use most does, in screens that use it as they do.
@Suite struct RealFileTests {
  private static let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  private func layOut<V: View>(_ view: V, offset: Double? = nil) -> LaidOut {
    LaidOut(view, offset: offset, safeArea: Self.insets)
  }

  @Test func aHeroStretchesWhenPulledAndScrollsAwayAfterwards() {
    #expect(layOut(ProfileScreen()).frames["hero"] == rect(0, 0, 390, 300))
    #expect(layOut(ProfileScreen(), offset: -50).frames["hero"] == rect(0, 0, 390, 350))
    #expect(layOut(ProfileScreen(), offset: 120).frames["hero"] == rect(0, -120, 390, 300))
  }

  @Test func aPreferenceBringsTheOffsetToAState() {
    #expect(layOut(ProfileScreen(), offset: 120).frames["offset -120"] != nil)
    #expect(layOut(ProfileScreen(), offset: 0).frames["offset 0"] != nil)
  }

  @Test func aPictureIsCutToACircleAndHasAShadow() throws {
    let layout = layOut(ProfileScreen())
    let picture = try #require(layout.frames["picture"])
    #expect(picture == rect(16, 325, 44, 44))
    #expect(layout.result.displayList.description.contains("shadow"))
    #expect(layout.result.diagnostics.isEmpty)
  }

  @Test func aTapWithAnimationChangesWhatIsShown() {
    #expect(layOut(ProfileScreen()).frames["Follow"] != nil)
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: 390, height: 844), safeArea: Self.insets), scale: 3))
    let player = Player(run: run, timeline: Timeline([.tap("Follow"), .wait(1)])) { $0.layOut(ProfileScreen()) }
    #expect(player.frame(at: 1).displayList.description.contains("\"Following\""))
  }

  @Test func aProvidersPreviewIsAView() {
    let text = layOut(ProfileScreen_Previews.previews).result.displayList.description
    #expect(text.contains("fill rect(0 0 390 844) #000000"))
  }

  @Test func aHeaderGivenAsAnArgumentPinsAndIsPushedOff() {
    #expect(layOut(CatalogScreen(), offset: 100).frames["New"].map { abs($0.midY - 73) < 0.001 } == true)
    // Six rows of 120 with 10 between, 10 above: the first section ends at 52 + 780, less the push of 20.
    let pushed = layOut(CatalogScreen(), offset: 52 + 10 + 6 * 120 + 5 * 10 - 32)
    #expect(pushed.frames["New"].map { abs($0.midY - 53) < 0.001 } == true)
    #expect(pushed.frames["More"].map { $0.minY < 90 } == true)
  }

  @Test func columnsShareTheWidth() {
    let layout = layOut(CatalogScreen())
    #expect(layout.frames["Item 0"] == rect(0, 47 + 62, 190, 120))
    #expect(layout.frames["Item 1"] == rect(200, 47 + 62, 190, 120))
    #expect(layout.frames["Item 2"].map { abs($0.minY - 239) < 0.001 } == true)
  }

  @Test func aReaderScrollsToAnItem() {
    #expect(layOut(CatalogScreen(start: "Item 2")).frames["Item 2"]?.minY == 47)
  }

  @Test func aPlainListPinsItsHeadersUnderTheBar() throws {
    let view = SettingsScreen(selection: .constant(0))
    let rest = try #require(layOut(view).frames["People"])
    #expect(rest.minY > 143)
    let scrolled = layOut(view, offset: 600)
    // The large title is gone by then: the bar ends at 91.
    #expect(scrolled.frames["People"].map { $0.minY >= 91 && $0.maxY < 140 } == true)
    #expect(scrolled.frames["General"] == nil)
  }

  @Test func theOtherTabShowsItsField() {
    let layout = layOut(SettingsScreen(selection: .constant(1)))
    #expect(layout.frames["Search"] != nil)
    #expect(layout.frames["Wi-Fi"] == nil)
  }
}
