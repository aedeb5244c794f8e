import MastheadDisplayList
import Testing

@testable import MastheadText

struct StyleCase: Sendable, CustomTestStringConvertible {
  let id: String, size: Double, height: Double, tracking: Double
  var testDescription: String { id }
}

/// The platform's text styles at their default sizes, with the height that one line of each takes at 3x.
private let styles: [StyleCase] = [
  .init(id: "largeTitle", size: 34, height: 40 + 2 / 3.0, tracking: 0.40),
  .init(id: "title", size: 28, height: 33 + 2 / 3.0, tracking: 0.38),
  .init(id: "title2", size: 22, height: 26 + 1 / 3.0, tracking: -0.26),
  .init(id: "title3", size: 20, height: 24, tracking: -0.45),
  .init(id: "headline and body", size: 17, height: 20 + 1 / 3.0, tracking: -0.43),
  .init(id: "callout", size: 16, height: 19 + 1 / 3.0, tracking: -0.31),
  .init(id: "subheadline", size: 15, height: 18, tracking: -0.23),
  .init(id: "footnote", size: 13, height: 15 + 2 / 3.0, tracking: -0.08),
  .init(id: "caption", size: 12, height: 14 + 1 / 3.0, tracking: 0),
  .init(id: "caption2", size: 11, height: 13 + 1 / 3.0, tracking: 0.06),
]

private let otherHeights: [StyleCase] = [
  .init(id: "14 pt", size: 14, height: 17, tracking: -0.15),
  .init(id: "26 pt", size: 26, height: 31 + 1 / 3.0, tracking: 0.22),
]

@Test(arguments: styles + otherHeights) func aLineIsAsHighAsOnThePlatform(_ style: StyleCase) {
  let layout = TextEngine().layout(paragraph("Title", size: style.size), width: nil)
  #expect(abs(layout.size.height - style.height) < 1e-9)
  #expect(abs(SystemFont.tracking(at: style.size) - style.tracking) < 1e-9)
}

@Test func trackingIsLinearBetweenSizesAndEndsAt80Points() {
  #expect(abs(SystemFont.tracking(at: 16.5) - -0.37) < 1e-9)
  #expect(abs(SystemFont.tracking(at: 55) - 0.31) < 1e-9)
  #expect(abs(SystemFont.tracking(at: 3) - 0.12) < 1e-9)
  #expect(SystemFont.tracking(at: 0) == 0)
  #expect(SystemFont.tracking(at: 80) == 0)
  #expect(SystemFont.tracking(at: 300) == 0)
}

@Test(arguments: [1.0, 2, 3]) func heightsAndBaselinesAreWholePixels(scale: Double) {
  let engine = TextEngine()
  for size in stride(from: 6.0, through: 60, by: 0.5) {
    let layout = engine.layout(paragraph("Ag", size: size) { $0.pixelsPerPoint = scale }, width: nil)
    for length in [layout.size.height, layout.firstBaseline] {
      #expect(abs(length * scale - (length * scale).rounded()) < 1e-6)
    }
    #expect(layout.size.height >= 1.193359375 * size - 1e-6)
    #expect(layout.size.height < 1.193359375 * size + 1 / scale)
  }
}

@Test func theBaselineIsAtTheAscendersShare() {
  let layout = TextEngine().layout(paragraph("Body"), width: nil)
  // 0.9521 of 17 pt is 48.6 pixels of the 61.
  #expect(abs(layout.firstBaseline - 49 / 3.0) < 1e-9)
  #expect(layout.firstBaseline == layout.lastBaseline)
}

@Test func aGivenLineHeightAddsHalfAboveAndHalfBelow() {
  let engine = TextEngine()
  let natural = engine.layout(paragraph("Body"), width: nil)
  let given = engine.layout(paragraph("Body\nBody") { $0.lineHeight = natural.size.height + 4 }, width: nil)
  #expect(abs(given.size.height - 2 * (natural.size.height + 4)) < 1e-9)
  #expect(abs(given.firstBaseline - (natural.firstBaseline + 2)) < 1e-9)
  #expect(abs(given.lastBaseline - given.firstBaseline - natural.size.height - 4) < 1e-9)
}

@Test func lineSpacingStandsBetweenLinesOnly() {
  let engine = TextEngine()
  let one = engine.layout(paragraph("a") { $0.lineSpacing = 5 }, width: nil).size.height
  let three = engine.layout(paragraph("a\nb\nc") { $0.lineSpacing = 5 }, width: nil).size.height
  #expect(abs(three - 3 * one - 10) < 1e-9)
}

@Test func theTallestTextOfALineDecidesItsHeight() {
  var mixed = paragraph("small ", size: 12)
  mixed.spans.append(.init(text: "large", font: FontDescription(size: 34)))
  mixed.spans.append(.init(text: "\nsmall", font: FontDescription(size: 12)))
  let lines = TextEngine().layout(mixed, width: nil).lines
  #expect(abs(lines[0].box.height - 122 / 3.0) < 1e-9)
  #expect(abs(lines[1].box.height - 43 / 3.0) < 1e-9)
  #expect(Set(lines[0].runs.map(\.run.origin.y)) == [lines[0].baseline])
}

@Test func aRaisedSpanMakesItsLineHigher() {
  var raised = paragraph("x")
  raised.spans.append(.init(text: "2", font: FontDescription(size: 17), baselineOffset: 6))
  let engine = TextEngine()
  let plain = engine.layout(paragraph("x2"), width: nil)
  let layout = engine.layout(raised, width: nil)
  #expect(abs(layout.size.height - (1.193359375 * 17 * 3 + 18).rounded(.up) / 3) < 1e-9)
  #expect(abs(layout.firstBaseline - plain.firstBaseline - 6) <= 1 / 3.0 + 1e-9)
  #expect(layout.lines[0].runs[1].run.origin.y == layout.firstBaseline - 6)
}

@Test func theWidthIsThatOfTheWidestLineRoundedUpToThePixel() {
  let layout = TextEngine().layout(paragraph("Wide\ni"), width: nil)
  let widest = layout.lines[0].box.width
  #expect(layout.size.width >= widest)
  #expect(layout.size.width - widest < 1 / 3.0)
  #expect(abs(layout.size.width * 3 - (layout.size.width * 3).rounded()) < 1e-6)
}
