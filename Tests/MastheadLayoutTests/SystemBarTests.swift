import Foundation
import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadLayout

/// The status bar and the home indicator, drawn when asked for (spec sticky-sections.md, 7).
@Suite struct SystemBarTests {
  private func screen<V: View>(
    _ view: V, top: CGFloat = 59, bottom: CGFloat = 34, shows: Bool = true, scheme: ColorScheme = .light,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutResult {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    environment.layoutDirection = direction
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(
          Size(width: 393, height: 852), safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)),
        scale: 3, environment: environment, showsSystemBars: shows))
    return run.layOut(view)
  }

  /// What is drawn over a view, as text; empty for nothing.
  private func bars(_ result: LayoutResult) -> String {
    guard case .group(let group)? = result.displayList.items.last, group.label == "SystemBars" else { return "" }
    return DisplayList.Item.group(group).description
  }

  @Test func theyAreTheTopmostLayer() {
    let text = bars(screen(Color.red))
    #expect(text.contains("9:41"))
    #expect(text.contains("fill rounded(129.667 839 134 5 r 2.5) #000000"))
  }

  @Test func withoutAskingThereAreNone() {
    #expect(bars(screen(Color.red, shows: false)).isEmpty)
  }

  @Test func theyAreBlackOnLightAndWhiteOnDark() {
    #expect(bars(screen(Color.red)).contains("#000000"))
    let dark = bars(screen(Color.red, scheme: .dark))
    #expect(dark.contains("#FFFFFF") && !dark.contains("#000000"))
  }

  @Test func aScreenWithAButtonHasNoIndicator() {
    let text = bars(screen(Color.red, top: 20, bottom: 0))
    #expect(text.contains("9:41"))
    #expect(!text.contains("134 5"))
    #expect(bars(screen(Color.red, top: 0, bottom: 0)).isEmpty)
  }

  @Test func theyKeepTheirSides() {
    #expect(bars(screen(Color.red)) == bars(screen(Color.red, direction: .rightToLeft)))
  }

  @Test func theyChangeNothingElse() {
    let plain = screen(Text("Hello"), shows: false)
    let shown = screen(Text("Hello"))
    #expect(shown.displayList.items.dropLast() == plain.displayList.items[...])
    #expect(shown.accessibility == plain.accessibility)
    #expect(shown.diagnostics == plain.diagnostics)
  }

  @Test func aViewMayHideThem() {
    #expect(!(bars(screen(Color.red.statusBarHidden()))).contains("9:41"))
    #expect(bars(screen(Color.red.statusBar(hidden: false))).contains("9:41"))
    let both = screen(VStack { Color.red.statusBarHidden().persistentSystemOverlays(.hidden) })
    #expect(bars(both).isEmpty)
  }
}
