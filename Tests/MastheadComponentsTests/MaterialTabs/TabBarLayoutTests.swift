import Foundation
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadComponents

struct BarLayoutCase: Sendable, CustomTestStringConvertible {
  let id: String
  let labels: [CGFloat]
  var sizing = MaterialTabBar<Int>.Sizing.proportionalWidth
  var spacing: CGFloat = 0
  var fills = true
  var alignment = MaterialTabBar<Int>.Alignment.center
  var accessory: CGFloat?
  var selected = 0
  let starts: [CGFloat]
  let widths: [CGFloat]
  var scrolled: Double = 0

  var testDescription: String { id }
}

private let wide: [CGFloat] = [100, 150, 200, 120]
private let narrow: [CGFloat] = [60, 90, 120]

private let cases = [
  BarLayoutCase(id: "proportional", labels: narrow, starts: [0, 100, 230], widths: [100, 130, 160]),
  BarLayoutCase(id: "equal", labels: narrow, sizing: .equalWidth, starts: [0, 130, 260], widths: [130, 130, 130]),
  BarLayoutCase(
    id: "own sizes, centred", labels: narrow, fills: false, starts: [60, 120, 210], widths: [60, 90, 120]),
  BarLayoutCase(
    id: "own sizes, leading", labels: narrow, fills: false, alignment: .leading, starts: [0, 60, 150],
    widths: [60, 90, 120]),
  BarLayoutCase(
    id: "own sizes, trailing", labels: narrow, fills: false, alignment: .trailing, starts: [120, 180, 270],
    widths: [60, 90, 120]),
  BarLayoutCase(
    id: "equal, own sizes, centred", labels: narrow, sizing: .equalWidth, fills: false, starts: [15, 135, 255],
    widths: [120, 120, 120]),
  BarLayoutCase(
    id: "spaced", labels: narrow, sizing: .equalWidth, spacing: 10, starts: [0, 133.333, 266.667],
    widths: [123.333, 123.333, 123.333]),
  BarLayoutCase(
    id: "third of too many", labels: wide, selected: 2, starts: [-155, -55, 95, 295], widths: wide, scrolled: 155),
  BarLayoutCase(
    id: "last of too many", labels: wide, selected: 3, starts: [-180, -80, 70, 270], widths: wide, scrolled: 180),
  BarLayoutCase(
    id: "accessories", labels: narrow, accessory: 44, selected: 1, starts: [30, 130, 260], widths: [100, 130, 160],
    scrolled: 14),
  BarLayoutCase(
    id: "accessories, own sizes", labels: [60, 90], fills: false, accessory: 44, starts: [120, 180], widths: [60, 90]),
  BarLayoutCase(id: "one", labels: [80], starts: [0], widths: [390]),
]

private struct Bar: View {
  let c: BarLayoutCase
  @State var selected: Int
  let frames: Frames

  var body: some View {
    MaterialTabs(selectedTab: $selected) { context in
      if let accessory = c.accessory {
        MaterialAccessoryTabBar(
          selectedTab: $selected, sizing: c.sizing, spacing: c.spacing, fillAvailableSpace: c.fills,
          alignment: c.alignment, context: context
        ) {
          block(accessory, 20)
        } trailing: {
          block(accessory, 20)
        }
        .probe("bar", frames)
      } else {
        MaterialTabBar(
          selectedTab: $selected, sizing: c.sizing, spacing: c.spacing, fillAvailableSpace: c.fills,
          alignment: c.alignment, context: context
        )
        .probe("bar", frames)
      }
    } content: {
      ForEach(0..<c.labels.count, id: \.self) { index in
        Color.clear.materialTabItem(tab: index) { tab, _, tapped in
          Color.red
            .frame(minWidth: 0, idealWidth: c.labels[index], maxWidth: .infinity)
            .frame(minHeight: 0, idealHeight: 30 + CGFloat(index), maxHeight: .infinity)
            .probe("\(tab)", frames)
            .onTapGesture(perform: tapped)
            .accessibilityIdentifier("label \(tab)")
        }
      }
    }
  }
}

/// Spec material-tabs.md, 7, laid out.
@Suite struct TabBarLayoutTests {
  private let setting = Setting(size: CGSize(width: 390, height: 400))

  @Test(arguments: cases) func labelsStandWhereTheTableSays(_ c: BarLayoutCase) throws {
    let frames = Frames()
    let result = setting.layOut(Bar(c: c, selected: c.selected, frames: frames))
    #expect(result.diagnostics.isEmpty)
    let height = 29 + CGFloat(c.labels.count)
    #expect(frames["bar"] == CGRect(x: 0, y: 0, width: 390, height: height))
    for index in c.labels.indices {
      let frame = try #require(frames["\(index)"])
      #expect(isClose(frame.minX, c.starts[index]) && isClose(frame.width, c.widths[index]), "label \(index): \(frame)")
      #expect(frame.minY == 0 && frame.height == height, "label \(index)")
    }
    #expect(result.scrollMetrics.last?.offset.x == c.scrolled)
  }

  @Test(arguments: cases) func aBarFromRightToLeftIsTheMirrorImage(_ c: BarLayoutCase) throws {
    let frames = Frames()
    let mirrored = Frames()
    _ = setting.layOut(Bar(c: c, selected: c.selected, frames: frames))
    var setting = setting
    setting.direction = .rightToLeft
    _ = setting.layOut(Bar(c: c, selected: c.selected, frames: mirrored))
    for (name, frame) in frames.all {
      let image = try #require(mirrored[name])
      #expect(isClose(image.minX, 390 - frame.maxX) && isClose(image.width, frame.width), "\(name): \(image)")
    }
  }

  @Test func aTapSelectsAndTheRowFollowsWithTheDefaultAnimation() {
    let c = BarLayoutCase(id: "", labels: wide, starts: [], widths: [])
    let frames = Frames()
    let player = setting.play(Bar(c: c, selected: 0, frames: frames), [.wait(0.1), .tap("label 2"), .wait(2)])
    _ = player.frame(at: 0.1)
    #expect(frames["0"]?.minX == 0)
    // Spec physics.md, 6: a tenth of a second into the default spring.
    _ = player.frame(at: 0.2)
    #expect(isClose(frames["0"]?.minX ?? .nan, -155 * 0.3165, 0.02))
    _ = player.frame(at: 2)
    #expect(frames["0"]?.minX == -155)
  }
}
