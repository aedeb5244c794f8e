import MastheadDisplayList
import Testing

@testable import MastheadCairo

struct PixelCase: Sendable, CustomTestStringConvertible {
  let id: String
  let items: [DisplayList.Item]
  let argb: UInt32
  var testDescription: String { id }

  init(_ id: String, _ argb: UInt32, _ items: DisplayList.Item...) {
    self.id = id
    self.items = items
    self.argb = argb
  }
}

private let page = Rect(x: 0, y: 0, width: 1, height: 1)

private func whole(_ color: RGBA) -> DisplayList.Item { fill(page, color) }

/// The same colour by the way of outlines, which Cairo draws.
private func outline(_ color: RGBA) -> DisplayList.Item {
  .fill(.ellipse(Rect(x: -9, y: -9, width: 19, height: 19)), .color(color), rule: .nonZero)
}

private func group(
  opacity: Double = 1, _ blendMode: DisplayList.BlendMode = .normal, _ children: DisplayList.Item...
) -> DisplayList.Item {
  .group(.init(opacity: opacity, blendMode: blendMode, children: children))
}

private let cases: [PixelCase] = [
  .init("nothing", 0x0000_0000),
  .init("an opaque colour", 0xFF12_3456, whole(RGBA(hex: 0x123456))),
  .init("an opaque colour by its outline", 0xFF12_3456, outline(RGBA(hex: 0x123456))),
  .init("half red alone is multiplied by its alpha", 0x8080_0000, whole(.red.alpha(0.5))),
  .init("half red by its outline", 0x8080_0000, outline(.red.alpha(0.5))),
  .init("half red on white", 0xFFFF_7F7F, whole(.white), whole(.red.alpha(0.5))),
  .init("half red by its outline on white", 0xFFFF_7F7F, whole(.white), outline(.red.alpha(0.5))),
  // 29 % is 74/255. 60·0.29 = 17.4 and 67·0.29 = 19.43; white keeps 181.
  .init("a separator on white", 0xFFC6_C6C8, whole(.white), whole(RGBA(hex: 0x3C3C43, alpha: 0.29))),
  .init("a separator by its outline", 0xFFC6_C6C8, whole(.white), outline(RGBA(hex: 0x3C3C43, alpha: 0.29))),
  .init(
    "white on white at any alpha", 0xFFFF_FFFF, whole(.white), whole(.white.alpha(0.37)), outline(.white.alpha(0.61))),
  .init("a clear colour", 0xFFFF_FFFF, whole(.white), whole(.red.alpha(0)), outline(.red.alpha(0.001))),
  .init("a colour beyond its range", 0xFFFF_0000, whole(RGBA(red: 7, green: -2, blue: 0, alpha: 3))),
  .init("two halves of a pixel, one covered", 0x8080_8080, fill(0, 0, 0.5, 1, .white)),

  .init(
    "a group fades as one", 0xFF7F_7FFF, whole(.white),
    group(opacity: 0.5, .normal, whole(.red), whole(.blue))),
  .init("a group of opacity 0", 0xFFFF_FFFF, whole(.white), group(opacity: 0, .normal, whole(.red))),
  .init(
    "a group inside a group", 0x4000_0040, group(opacity: 0.5, .normal, group(opacity: 0.5, .normal, whole(.blue)))),
  .init("opacity above 1 is 1", 0xFFFF_0000, group(opacity: 3, .normal, whole(.red))),

  .init("multiply", 0xFF40_0000, whole(RGBA(hex: 0x800000)), group(.multiply, whole(RGBA(hex: 0x808080)))),
  .init("multiply on nothing", 0xFF80_8080, group(.multiply, whole(RGBA(hex: 0x808080)))),
  .init("screen", 0xFFC0_8080, whole(RGBA(hex: 0x800000)), group(.screen, whole(RGBA(hex: 0x808080)))),
  .init("darken", 0xFF40_0020, whole(RGBA(hex: 0x800020)), group(.darken, whole(RGBA(hex: 0x404040)))),
  .init("lighten", 0xFF80_4040, whole(RGBA(hex: 0x800020)), group(.lighten, whole(RGBA(hex: 0x404040)))),
  .init("difference", 0xFF7F_FFDF, whole(RGBA(hex: 0x800020)), group(.difference, whole(.white))),
  .init("plus lighter", 0xFFFF_4060, whole(RGBA(hex: 0xC00020)), group(.plusLighter, whole(RGBA(hex: 0x404040)))),
  .init("destination out", 0x7F7F_0000, whole(.red), group(.destinationOut, whole(.blue.alpha(0.5)))),
  .init("destination over", 0xFF80_007F, whole(.red.alpha(0.5)), group(.destinationOver, whole(.blue))),
  .init("source atop on nothing", 0x0000_0000, group(.sourceAtop, whole(.blue))),
  .init("source atop", 0x8000_0080, whole(.red.alpha(0.5)), group(.sourceAtop, whole(.blue))),

  .init("a mask of half alpha", 0x8000_0080, .group(.init(mask: [whole(.red.alpha(0.5))], children: [whole(.blue)]))),
  .init("an empty mask", 0x0000_0000, .group(.init(mask: [], children: [whole(.blue)]))),
  .init("a mask with a hole", 0x0000_0000, .group(.init(mask: [fill(5, 5, 1, 1, .red)], children: [whole(.blue)]))),
  .init(
    "a clip elsewhere", 0x0000_0000,
    .group(.init(clip: .rectangle(page.offsetBy(x: 1, y: 0)), children: [whole(.blue)]))),
  .init(
    // Cairo looks at 15 lines a pixel, so a fifth is exact.
    "a clip over three fifths of the pixel", 0x9900_0099,
    .group(.init(clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 0.6)), children: [outline(.blue)]))),
  .init(
    "a clip over half of the pixel of a faded group", 0x4000_0040,
    .group(.init(opacity: 0.5, clip: .rectangle(Rect(x: 0, y: 0, width: 1, height: 0.5)), children: [whole(.blue)]))),
  .init(
    "a group scaled to nothing", 0x0000_0000, .group(.init(transform: .scale(x: 0, y: 1), children: [outline(.blue)]))),
  .init(
    "a group moved into view", 0xFF00_00FF,
    .group(.init(transform: .translation(x: -8, y: 3), children: [fill(8, -3, 1, 1, .blue)]))),
  .init("a rectangle far larger than any picture", 0xFF00_00FF, fill(-1e9, -1e9, 2e9, 2e9, .blue)),
  .init(
    "an outline far larger than any picture", 0xFF00_00FF,
    .fill(.roundedRectangle(Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), radius: 5), .color(.blue), rule: .nonZero)),
  .init("a rectangle without width", 0x0000_0000, fill(0, 0, 0, 1, .blue)),
  .init("an outline without segments", 0x0000_0000, .fill(Path(.elements([])), .color(.blue), rule: .nonZero)),
]

@Test(arguments: cases) func onePixel(_ c: PixelCase) throws {
  let drawn = hex(try rasterize(c.items).pixels)
  #expect(drawn == hex([c.argb]))
}
