import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

/// Labels of the two built-in kinds (spec material-tabs.md, 8 and 9).
private struct Kinds: View {
  @State var selected = 0
  var labels: [MaterialTabBar<Int>.Label]
  var sizing = MaterialTabBar<Int>.Sizing.equalWidth
  let frames: Frames

  var body: some View {
    MaterialTabs(selectedTab: $selected) { context in
      MaterialTabBar(selectedTab: $selected, sizing: sizing, context: context).probe("bar", frames)
    } content: {
      ForEach(0..<labels.count, id: \.self) { index in
        Color.clear.materialTabItem(tab: index, label: labels[index])
      }
    }
  }
}

@Suite struct BuiltInTabTests {
  private let setting = Setting(size: CGSize(width: 390, height: 400), scale: 2)
  private let blue = rgba(0x007AFF)

  private func list(_ labels: [MaterialTabBar<Int>.Label], frames: Frames = Frames()) -> DisplayList {
    setting.layOut(Kinds(labels: labels, frames: frames)).displayList
  }

  @Test(
    arguments: [
      ("title", 46), ("icon", 60), ("both", 80), ("secondary", 38), ("standard", 48), ("standard icon", 48),
      ("standard both", 64), ("standard secondary", 48),
    ] as [(String, CGFloat)]) func labelsAreAsHighAsTheTableSays(_ kind: String, _ height: CGFloat)
  {
    let car = Image(systemName: "car")
    let label: MaterialTabBar<Int>.Label =
      switch kind {
      case "title": .primary("First")
      case "icon": .primary(icon: car)
      case "both": .primary("First", icon: car)
      case "secondary": .secondary("First")
      case "standard": .primary("First", config: .material3)
      case "standard icon": .primary(icon: car, config: .material3)
      case "standard both": .primary("First", icon: car, config: .material3)
      default: .secondary("First", config: .material3)
      }
    let frames = Frames()
    _ = list([label, label], frames: frames)
    #expect(frames["bar"]?.height == height)
  }

  /// As wide as the title, three points high, on the rule, which is as wide as the tab.
  @Test func aPrimaryTabHasAnUnderlineAsWideAsItsTitle() throws {
    let list = list([.primary("First"), .primary("Second")])
    let title = try #require(list.texts.first { $0.text == "First" })
    #expect(title.paint == .color(blue))
    let lines = list.drawn(blue).map(\.rect)
    // The capsule is twice as high as what shows of it.
    let line = try #require(lines.first { $0.height == 6 })
    #expect(line.minY == 42 && abs(line.midX - 97.5) <= 0.25)
    #expect(line.width < 60 && line.width > 25)
    let rules = list.drawn(blue.multiplyingAlpha(by: 0.35)).map(\.rect)
    #expect(rules == [Rect(x: 0, y: 45, width: 195, height: 1), Rect(x: 195, y: 45, width: 195, height: 1)])
  }

  @Test func aTabThatIsNotSelectedIsFainter() throws {
    let plain = list([.primary("First"), .primary("Second")])
    let secondary = try #require(plain.texts.first { $0.text == "Second" })
    #expect(secondary.paint == .color(rgba(0x3C3C43, 0.6)))
    let styled = list([
      .primary("First", config: .init(titleStyle: Color.red)), .primary("Second", config: .init(titleStyle: Color.red)),
    ])
    #expect(styled.texts.first { $0.text == "First" }?.paint == .color(rgba(0xFF3B30)))
    #expect(styled.texts.first { $0.text == "Second" }?.paint == .color(rgba(0xFF3B30, 0.2)))
    let lesser = list([.secondary("First"), .secondary("Second", config: .init(titleStyle: Color.red))])
    #expect(lesser.texts.first { $0.text == "Second" }?.paint == .color(rgba(0xFF3B30, 0.7)))
  }

  @Test func aSecondaryTabHasAnUnderlineAsWideAsTheTab() {
    #expect(
      list([.secondary("First"), .secondary("Second")]).drawn(blue).map(\.rect) == [
        Rect(x: 0, y: 36, width: 195, height: 2)
      ])
  }

  @Test func everyPartCanBeConfigured() throws {
    let config = PrimaryTab<Int>.Config(
      font: .system(size: 20), titleStyle: Color.green, underlineStyle: Color.red, underlineThickness: 5,
      underlineShape: Rectangle(), bottomRuleStyle: Color.orange, bottomRuleThickness: 2, backgroundStyle: Color.purple,
      padding: EdgeInsets(top: 4, leading: 5, bottom: 6, trailing: 7),
      contentPadding: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), contentSpacing: 9)
    let frames = Frames()
    let list = list([.primary("First", config: config)], frames: frames)
    let bar = try #require(frames["bar"])
    #expect(list.drawn(rgba(0xAF52DE)).map(\.rect) == [Rect(x: 0, y: 0, width: 390, height: Double(bar.height))])
    #expect(
      list.drawn(rgba(0xFF9500)).map(\.rect) == [Rect(x: 5, y: Double(bar.height) - 8, width: 378, height: 2)])
    #expect(list.drawn(rgba(0xFF3B30)).first?.rect.maxY == Double(bar.height) - 3)
    #expect(list.texts.first?.paint == .color(rgba(0x34C759)))
  }

  /// Spec material-tabs.md, 8: one underline for all, on its way by the selection's spring.
  @Test(arguments: [(0.05, 0.2501), (0.1, 0.6163), (0.15, 0.8624), (0.2, 0.9789), (0.3, 1.0188)])
  func theUnderlineSlides(_ time: Double, _ share: Double) throws {
    let frames = Frames()
    let player = setting.play(
      Kinds(labels: [.secondary("First"), .secondary("Second"), .secondary("Third")], frames: frames),
      [.wait(0.1), .tap("Third"), .wait(2)])
    let lines = player.frame(at: 0.1 + time).displayList.drawn(blue)
    let line = try #require(lines.first?.rect)
    #expect(lines.count == 1)
    #expect(abs(line.minX - 260 * share) <= 0.26 && abs(line.width - 130) <= 0.5)
  }

  @Test func labelsAreTabsToAssistiveTechnology() throws {
    let view = Kinds(
      labels: [.primary("First", icon: Image(systemName: "car")), .secondary("Second")], frames: Frames())
    let elements = setting.layOut(view).accessibility.flattened
    let bar = try #require(elements.first { $0.role == .tabBar })
    let tabs = bar.flattened.filter { $0.role == .tab }
    #expect(tabs.map(\.traits) == [[.selected], []])
    #expect(tabs.last?.label == "Second")
  }
}
