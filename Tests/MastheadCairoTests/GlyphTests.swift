import MastheadDisplayList
import MastheadText
import Testing

@testable import MastheadCairo

private func run(
  _ glyphs: [(UInt32, Double)] = [(1, 0)], at origin: Point = Point(x: 2, y: 3), size: Double = 10
) -> GlyphRun {
  GlyphRun(
    font: .init(name: "Test", weight: 400), size: size, origin: origin,
    glyphs: glyphs.map { .init(id: $0.0, position: Point(x: $0.1, y: 0)) }, text: "",
    bounds: Rect(x: 0, y: -2, width: 2, height: 2))
}

/// Glyph 1: two columns, two rows above the baseline; glyph 2: one full pixel; its outline is a square of one point.
private func testGlyphs() -> TestGlyphs {
  let glyphs = TestGlyphs()
  glyphs.masks[1] = GlyphMask(left: 0, top: 2, width: 2, height: 2, coverage: [255, 128, 0, 51])
  glyphs.masks[2] = GlyphMask(left: 0, top: 1, width: 1, height: 1, coverage: [255])
  glyphs.outlines[2] = .rectangle(Rect(x: 0, y: -1, width: 1, height: 1))
  return glyphs
}

private func drawn(
  _ items: [DisplayList.Item], width: Double = 6, height: Double = 4, scale: Double = 1, glyphs: TestGlyphs? = nil
) throws -> Bitmap {
  try rasterize(items, width: width, height: height, scale: scale, glyphs: glyphs ?? testGlyphs())
}

private func text(_ run: GlyphRun, _ color: RGBA = .black) -> DisplayList.Item { .glyphs(run, .color(color)) }

private let page = fill(0, 0, 100, 100, .white)

@Test func aMaskStandsOnTheBaseline() throws {
  let bitmap = try drawn([text(run())])
  #expect(hex([bitmap[2, 1], bitmap[3, 1], bitmap[2, 2], bitmap[3, 2]]) == "FF000000 80000000 00000000 33000000")
  #expect(bitmap.pixels.filter { $0 != 0 }.count == 3)
}

@Test func coverageMixesWithWhatIsBelow() throws {
  let bitmap = try drawn([page, text(run(), RGBA(hex: 0x204060))])
  // 128 of 255 of 204060 and the rest of white; then 51 of 255.
  #expect(hex([bitmap[2, 1], bitmap[3, 1], bitmap[3, 2]]) == "FF204060 FF8F9FAF FFD2D9DF")
}

@Test func everyCoverageMixesToTheNearestValue() throws {
  // Rows of 17: four pixels are mixed at a time, and one is left over.
  let glyphs = TestGlyphs()
  glyphs.masks[1] = GlyphMask(left: 0, top: 15, width: 17, height: 15, coverage: (0..<255).map { UInt8($0 + 1) })
  let below: UInt32 = 0x0DC8F1
  let above: UInt32 = 0xFF3104
  let bitmap = try rasterize(
    [fill(0, 0, 17, 15, RGBA(hex: below)), text(run(at: Point(x: 0, y: 15)), RGBA(hex: above))], width: 17, height: 15,
    glyphs: glyphs)
  for place in 0..<255 {
    let share = UInt32(place + 1)
    func mixed(_ shift: UInt32) -> UInt32 {
      let sum = (above >> shift & 255) * share + (below >> shift & 255) * (255 - share)
      return ((2 * sum + 255) / 510) << shift
    }
    #expect(bitmap.pixels[place] == 0xFF00_0000 | mixed(16) | mixed(8) | mixed(0), "coverage \(share)")
  }
}

@Test func aTranslucentColourIsThinnedByTheMask() throws {
  let bitmap = try drawn([text(run(), RGBA.white.alpha(0.6))])
  #expect(hex([bitmap[2, 1], bitmap[3, 1], bitmap[3, 2]]) == "99999999 4D4D4D4D 1F1F1F1F")
}

@Test func textInTheColourOfItsPageIsInvisible() throws {
  for level in 0...255 as ClosedRange<UInt32> {
    let color = RGBA(hex: level * 0x010101)
    let glyphs = TestGlyphs()
    glyphs.masks[1] = GlyphMask(left: 0, top: 16, width: 16, height: 16, coverage: (0...255).map { $0 })
    let bitmap = try rasterize(
      [fill(0, 0, 16, 16, color), text(run(at: Point(x: 0, y: 16)), color)], width: 16, height: 16, glyphs: glyphs)
    #expect(Set(bitmap.pixels).count == 1)
  }
}

struct PlaceCase: Sendable, CustomTestStringConvertible {
  let id: String
  let x: Double
  let y: Double
  let scale: Double
  /// Where the full pixel goes, and the phase that its mask is asked for.
  let pixel: [Int]
  let phase: Int
  var testDescription: String { id }
}

@Test(arguments: [
  PlaceCase(id: "whole", x: 2, y: 3, scale: 1, pixel: [2, 2], phase: 0),
  .init(id: "a tenth", x: 2.1, y: 3, scale: 1, pixel: [2, 2], phase: 0),
  .init(id: "an eighth goes up", x: 2.125, y: 3, scale: 1, pixel: [2, 2], phase: 1),
  .init(id: "a quarter", x: 2.25, y: 3, scale: 1, pixel: [2, 2], phase: 1),
  .init(id: "three quarters", x: 2.75, y: 3, scale: 1, pixel: [2, 2], phase: 3),
  .init(id: "nearly the next pixel", x: 2.9, y: 3, scale: 1, pixel: [3, 2], phase: 0),
  .init(id: "left of the picture's pixel", x: -0.3, y: 3, scale: 1, pixel: [-1, 2], phase: 3),
  .init(id: "a baseline between pixels", x: 2, y: 3.4, scale: 1, pixel: [2, 2], phase: 0),
  .init(id: "half a pixel down goes down", x: 2, y: 3.5, scale: 1, pixel: [2, 3], phase: 0),
  .init(id: "thirds of points at 3x", x: 1.0 / 3, y: 1 + 1.0 / 3, scale: 3, pixel: [1, 3], phase: 0),
  .init(id: "a twelfth of a point at 3x", x: 1.0 / 12, y: 1, scale: 3, pixel: [0, 2], phase: 1),
])
func aGlyphGoesToTheNearestQuarterPixel(_ c: PlaceCase) throws {
  let glyphs = testGlyphs()
  let bitmap = try drawn([text(run([(2, 0)], at: Point(x: c.x, y: c.y)))], scale: c.scale, glyphs: glyphs)
  #expect(glyphs.asked == ["2 Test@400 \(10 * c.scale) \(c.phase)"])
  for y in 0..<bitmap.heightInPixels {
    for x in 0..<bitmap.widthInPixels {
      let expected: UInt32 = [x, y] == c.pixel ? 0xFF00_0000 : 0
      #expect(bitmap[x, y] == expected)
    }
  }
}

@Test func aGlyphIsAskedForOnce() throws {
  let glyphs = testGlyphs()
  let renderer = CairoRenderer(text: glyphs)
  let list = DisplayList(
    size: Size(width: 6, height: 4),
    items: [text(run([(1, 0), (1, 1), (1, 1.25), (3, 0)])), text(run([(3, 2)], size: 11))])
  _ = try renderer.render(list, scale: 1)
  _ = try renderer.render(list, scale: 1)
  #expect(glyphs.asked == ["1 Test@400 10.0 0", "1 Test@400 10.0 1", "3 Test@400 10.0 0", "3 Test@400 11.0 0"])
}

@Test func aRectangularClipCutsAMask() throws {
  let item = DisplayList.Item.group(
    .init(clip: .rectangle(Rect(x: 3, y: 0, width: 9, height: 2)), children: [text(run())]))
  let bitmap = try drawn([item])
  #expect(bitmap.pixels.filter { $0 != 0 }.count == 1)
  #expect(bitmap[3, 1] == 0x8000_0000)
}

@Test func anyOtherClipThinsAMask() throws {
  let clip = Path(
    .elements([
      .move(to: Point(x: 0, y: 1)), .line(to: Point(x: 9, y: 1)), .line(to: Point(x: 9, y: 1.5)),
      .line(to: Point(x: 0, y: 1.5)), .close,
    ]))
  let bitmap = try drawn([.group(.init(clip: clip, children: [text(run())]))])
  #expect(hex([bitmap[2, 1], bitmap[3, 1], bitmap[3, 2]]) == "80000000 40000000 00000000")
}

@Test func aGroupMayEnlargeAndMoveText() throws {
  let glyphs = testGlyphs()
  let group = DisplayList.Item.group(
    .init(transform: Transform.scale(x: 2, y: 2).then(.translation(x: 0.25, y: -4)), children: [text(run([(2, 0)]))]))
  let bitmap = try drawn([group], glyphs: glyphs)
  #expect(glyphs.asked == ["2 Test@400 20.0 1"])
  #expect(bitmap[4, 1] == 0xFF00_0000)
}

@Test(arguments: [
  Transform.scale(x: 2, y: 1), Transform.scale(x: -1, y: 1).then(.translation(x: 6, y: 0)),
  Transform.rotation(sine: 1, cosine: 0).then(.translation(x: 6, y: 0)), Transform.scale(x: 100, y: 100),
])
func otherTransformsDrawOutlines(_ transform: Transform) throws {
  let glyphs = testGlyphs()
  let origin = Point(x: 1, y: 2)
  let bitmap = try drawn(
    [.group(.init(transform: transform, children: [text(run([(2, 0)], at: origin))]))], glyphs: glyphs)
  let outline = try drawn([.group(.init(transform: transform, children: [fill(1, 1, 1, 1, .black)]))])
  #expect(glyphs.asked.isEmpty)
  #expect(bitmap == outline)
}

@Test func aGradientShinesThroughTheMask() throws {
  let gradient = Paint.linearGradient(
    .init(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)], start: .zero,
      end: Point(x: 6, y: 0)))
  let bitmap = try drawn([.glyphs(run(), gradient)])
  #expect(hex([bitmap[2, 1], bitmap[3, 1], bitmap[3, 2]]) == "FFFF0000 80000080 33000033")
}

@Test func overlappingGlyphsUnderAGradientAreOneShape() throws {
  let same = RGBA.white.alpha(0.5)
  let gradient = Paint.linearGradient(
    .init(
      stops: [.init(color: same, location: 0), .init(color: same, location: 1)], start: .zero, end: Point(x: 6, y: 0)))
  let bitmap = try drawn([.glyphs(run([(2, 0), (2, 0)]), gradient)])
  #expect(bitmap[2, 2] == 0x8080_8080)
}

@Test func glyphsWithoutInkAreNothing() throws {
  #expect(Set(try drawn([text(run([(9, 0)])), text(run([]))]).pixels) == [0])
}
