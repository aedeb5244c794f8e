import Foundation
import MastheadDisplayList
import MastheadLayout
import MastheadText

@testable import MastheadComponents

enum Letter: Hashable, Sendable, CaseIterable { case a, b, c }

/// What a header's builders were told last.
final class ContextLog<Tab: Hashable> {
  private(set) var last: HeaderContext<Tab>?
  private(set) var scroll: MaterialTabsScrollContext<Tab>?

  func note(_ context: HeaderContext<Tab>) { last = context }

  func note(_ context: MaterialTabsScrollContext<Tab>) { scroll = context }
}

/// The spec's fixture as a view: a title of 150 points, a tab bar of 46, and pages with one block each.
struct LettersView: View {
  @State var selected = Letter.a
  var config = MaterialTabsConfig()
  var least: MinTitleHeightModifier.Metric?
  var titleHeight: CGFloat = 150
  var contentHeight: CGFloat = 4_000
  let frames: Frames
  let log: ContextLog<Letter>

  var body: some View {
    MaterialTabs(selectedTab: $selected, config: config) { context in
      let _ = log.note(context)
      title.probe("title", frames)
    } headerTabBar: { _ in
      block(402, 46, .blue).probe("tab bar", frames)
    } headerBackground: { _ in
      Color.yellow.probe("background", frames)
    } content: {
      ForEach(Letter.allCases, id: \.self) { letter in
        MaterialTabsScroll(tab: letter) { context in
          let _ = log.note(context)
          Color.green.frame(height: contentHeight).probe("\(letter)", frames)
        }
        .materialTabItem(tab: letter)
      }
    }
  }

  @ViewBuilder private var title: some View {
    if let least {
      block(300, titleHeight).minTitleHeight(least)
    } else {
      block(300, titleHeight)
    }
  }
}

/// A phone of 402 x 874 points whose safe area leaves 778 points: the screen of the upstream library's tests.
let phone = Setting(
  size: CGSize(width: 402, height: 874), safeArea: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), scale: 3)

extension Setting {
  func at(_ offset: Double?) -> Setting {
    var setting = self
    setting.offset = offset
    return setting
  }

  /// A view on a canvas that nobody gave a size.
  func layOutFitting<V: View>(_ view: V) -> LayoutResult {
    let canvas = LayoutConfiguration.Canvas.fitting(width: 390, scrolling: Size(width: 390, height: 844))
    let run = Run(
      text: TextEngine(library: FontLibrary()), configuration: LayoutConfiguration(canvas: canvas, scale: scale))
    return run.layOut(view)
  }

  /// A view that lives through a timeline.
  ///
  /// - Parameter environment: what it finds there besides the setting's own values.
  func play<V: View>(
    _ view: V, _ steps: [Timeline.Step], environment: EnvironmentValues = EnvironmentValues()
  ) -> Player {
    var environment = environment
    environment.colorScheme = scheme
    environment.layoutDirection = direction
    let run = Run(
      text: TextEngine(library: FontLibrary()),
      configuration: LayoutConfiguration(
        canvas: .fixed(Size(width: Double(size.width), height: Double(size.height)), safeArea: safeArea), scale: scale,
        environment: environment))
    return Player(run: run, timeline: Timeline(steps)) { $0.layOut(view) }
  }
}

extension Frames {
  /// How far a page is scrolled, from where its content stands below the fixture's header.
  func offset(_ letter: Letter, titleHeight: CGFloat = 150) -> CGFloat? {
    self["\(letter)"].map { 62 + titleHeight + 46 - $0.minY }
  }
}
