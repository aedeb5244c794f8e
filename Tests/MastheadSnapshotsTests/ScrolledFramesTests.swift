import Masthead
import MastheadDisplayList
import MastheadLayout
import Testing

@testable import MastheadSnapshots

/// A frame with a header of a height, and a title in it.
private func frame(
  _ offset: Double, height: Double = 44, titleOpacity: Double = 1, largeTitleOpacity: Double = 0, rowY: Double? = nil,
  titleColor: RGBA = .black, pinnedY: Double? = nil, hairline: Double = 0
) -> (offset: Double, frame: Frame) {
  func title(_ size: Double, _ y: Double, opacity: Double, label: String) -> DisplayList.Item {
    let run = GlyphRun(
      font: FontReference(name: "Inter", weight: 600), size: size, origin: Point(x: 20, y: y), glyphs: [],
      text: "Inbox", bounds: Rect(x: 0, y: -10, width: 40, height: 12))
    return .group(.init(opacity: opacity, label: label, children: [.glyphs(run, .color(titleColor))]))
  }
  var header: [DisplayList.Item] = [
    .fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: height)), .color(.white), rule: .nonZero)
  ]
  if titleOpacity > 0 { header.append(title(17, 30, opacity: titleOpacity, label: "HeaderTitle")) }
  if hairline > 0 {
    let line = Path.rectangle(Rect(x: 0, y: height - 0.5, width: 100, height: 0.5))
    header.append(.group(.init(opacity: hairline, children: [.fill(line, .color(.black), rule: .nonZero)])))
  }
  var items: [DisplayList.Item] = [.group(.init(label: "Header", children: header))]
  if largeTitleOpacity > 0 { items.append(title(34, 80, opacity: largeTitleOpacity, label: "HeaderLargeTitle")) }
  let page = Rect(x: 0, y: 0, width: 100, height: 200)
  let pinned = pinnedY.map {
    PinnedView(
      role: .header, section: 0, label: "A", state: .pinned, frame: Rect(x: 0, y: $0, width: 100, height: 20),
      restingFrame: .zero)
  }
  return (
    offset,
    Frame(
      displayList: DisplayList(size: page.size, items: items), bitmap: nil,
      accessibility: AccessibilityNode(
        role: .screen, frame: page,
        children: [
          AccessibilityNode(role: .heading, label: "Inbox", frame: Rect(x: 20, y: 20, width: 40, height: 12)),
          AccessibilityNode(
            role: .text, label: "Row", frame: Rect(x: 0, y: rowY ?? 150 - offset, width: 100, height: 30)),
        ]),
      scrollMetrics: [
        ScrollMetrics(
          path: "", axis: .vertical, viewport: page, contentSize: page.size, offset: Point(x: 0, y: offset),
          maximumOffset: .zero, pinnedViews: pinned.map { [$0] } ?? [])
      ], diagnostics: [])
  )
}

private func findings(
  _ check: ScrollCheck, _ frames: [(offset: Double, frame: Frame)], behind: UInt32 = .max
) -> [String] {
  ScrolledFrames(frames, scale: 2).findings([check]) { list, scale in
    let (width, height) = (Int(list.size.width * scale), Int(list.size.height * scale))
    return Bitmap(
      widthInPixels: width, heightInPixels: height, pixels: Array(repeating: behind, count: width * height))
  }.map(\.text)
}

@Test func whatMovesWithTheContentDoesNotJump() {
  #expect(
    findings(.noJumps, stride(from: 0, through: 40, by: 4).map { frame(Double($0), height: 44 - Double($0) / 2) }) == []
  )
}

@Test func aJumpIsFoundWhereItIs() {
  #expect(
    findings(.noJumps, [frame(0), frame(4), frame(8, rowY: 120), frame(12)])
      == [
        "text \"Row\" moves by 26 points from 4 to 8", "text \"Row\" moves by 18 points from 8 to 12",
      ])
  #expect(
    findings(.noJumps, [frame(0, height: 44), frame(4, height: 60)])
      == ["the header's lower edge moves by 16 points from 0 to 4"])
}

@Test func whatRunsAheadByDesignMay() {
  let frames = [frame(0), frame(10, rowY: 139)]
  #expect(findings(.noJumps, frames) == ["text \"Row\" moves by 11 points from 0 to 10"])
  #expect(findings(.noJumps(upTo: 1.1), frames) == [])
}

@Test func framesMayComeInAnyOrder() {
  #expect(findings(.noJumps, [frame(8), frame(0), frame(4)]) == [])
}

@Test func aPinnedBarThatMovesIsFound() {
  #expect(findings(.pinnedBarsStandStill, [frame(0, pinnedY: 44), frame(4, pinnedY: 44), frame(8)]) == [])
  #expect(
    findings(.pinnedBarsStandStill, [frame(0, pinnedY: 44), frame(4, pinnedY: 43.5)])
      == ["the pinned header \"A\" moves by 0.5 points from 0 to 4"])
}

@Test func crossFadesAddUp() {
  func fade(_ title: [Double], _ large: [Double]) -> [(offset: Double, frame: Frame)] {
    zip(title, large).enumerated().map { index, pair in
      frame(Double(index) * 10, titleOpacity: pair.0, largeTitleOpacity: pair.1)
    }
  }
  #expect(findings(.crossFadesSumToOne, fade([0, 0.3, 0.8, 1], [1, 0.7, 0.2, 0])) == [])
  #expect(
    findings(.crossFadesSumToOne, fade([0, 0.3, 0.8, 1], [1, 0.5, 0.2, 0])) == [
      "the opacities of text \"Inbox\" in Header, HeaderTitle and text \"Inbox\" in HeaderLargeTitle add up to 0.8 at "
        + "offset 10"
    ])
  // One after the other is another thing.
  #expect(findings(.crossFadesSumToOne, fade([0, 0, 0.5, 1], [1, 0.5, 0, 0])) == [])
  // So are two that fade together.
  #expect(findings(.crossFadesSumToOne, fade([0, 0.3, 0.8, 1], [0, 0.3, 0.8, 1])) == [])
}

@Test func aHeaderThatGrowsIsFound() {
  #expect(findings(.headerNeverGrows, [frame(-10, height: 60), frame(0, height: 44), frame(10, height: 44)]) == [])
  #expect(
    findings(.headerNeverGrows, [frame(0, height: 44), frame(10, height: 52)])
      == ["the header grows from 44 to 52 points from 0 to 10"])
}

@Test func aTitleThatCantBeReadIsFound() {
  #expect(findings(.titleContrast, [frame(0)]) == [])
  #expect(
    findings(.titleContrast, [frame(0)], behind: 0xFF55_5555)
      == ["the title \"Inbox\" has a contrast of 2.81 to what is behind it at offset 0, and needs 4.5"])
  // A title that fades is not there yet.
  #expect(findings(.titleContrast, [frame(0, titleOpacity: 0.5)], behind: 0xFF55_5555) == [])
  // Large text needs less.
  let grey = RGBA(hex: 0x8A8A8A)
  #expect(findings(.titleContrast, [frame(0, titleOpacity: 0, largeTitleOpacity: 1, titleColor: grey)]) == [])
  #expect(findings(.titleContrast, [frame(0, titleColor: grey)]).count == 1)
  #expect(findings(.titleContrast(atLeast: 7), [frame(0, titleColor: RGBA(hex: 0x6A6A6A))]).count == 1)
}

struct RatioCase: Sendable, CustomTestStringConvertible {
  let color: UInt32
  let ratio: Double
  var testDescription: String { "#" + String(color, radix: 16) }
}

/// Ratios to white that WCAG's own material and its checkers give.
@Test(arguments: [
  RatioCase(color: 0x000000, ratio: 21), .init(color: 0xFFFFFF, ratio: 1), .init(color: 0x767676, ratio: 4.54),
  .init(color: 0x777777, ratio: 4.48), .init(color: 0x0000FF, ratio: 8.59), .init(color: 0xFF0000, ratio: 4.00),
])
func ratiosAreThoseOfTheGuidelines(_ c: RatioCase) throws {
  let white = Bitmap(widthInPixels: 2, heightInPixels: 2, pixels: Array(repeating: .max, count: 4))
  let ratio = try #require(
    Contrast.worst(of: RGBA(hex: c.color), on: white, in: Rect(x: 0, y: 0, width: 2, height: 2), scale: 1))
  #expect((ratio - c.ratio).magnitude < 0.005)
}

@Test func aHeaderCurveIsATable() {
  var curve = HeaderCurve()
  let frames = [
    frame(0, height: 96, titleOpacity: 0, largeTitleOpacity: 1),
    frame(26, height: 70, titleOpacity: 0.5, largeTitleOpacity: 1, hairline: 0.25),
    frame(52, titleOpacity: 1, pinnedY: 44, hairline: 1),
  ]
  for (offset, frame) in frames { curve.add(HeaderCurve.Row(frame, offset: offset)) }
  #expect(
    curve.text
      == """
        offset    height     title     large   hairline  pinned
             0        96         0         1         0  -
            26        70       0.5         1      0.25  -
            52        44         1         0         1  A

      """.replacing("   hairline", with: "  hairline"))
}
