import MastheadDisplayList
import Testing

@testable import MastheadCairo

struct MaterialCase: Sendable, CustomTestStringConvertible {
  let id: String
  let material: Material
  /// What a flat backdrop of black, of middle grey and of white becomes, 0...1. Grey is not told for the light ones.
  let black: Double
  let grey: Double?
  let white: Double
  var testDescription: String { id }
}

private func light(_ hex: UInt32, _ alpha: Double, _ dodge: Double) -> Material {
  Material(blurRadius: 6, saturation: 1.8, base: RGBA(hex: hex, alpha: alpha), tint: .colorDodge(dodge / 255))
}

private func dark(_ alpha: Double, _ overlay: Double) -> Material {
  Material(blurRadius: 6, saturation: 1.8, base: RGBA(hex: 0x252525, alpha: alpha), tint: .overlay(overlay / 255))
}

/// The table of the specification, sticky-sections.md, 5.
private let cases: [MaterialCase] = [
  .init(id: "ultra thin, light", material: light(0xBFBFBF, 0.44, 0x30), black: 0.406, grey: nil, white: 1),
  .init(id: "thin, light", material: light(0xA6A6A6, 0.70, 0x3D), black: 0.599, grey: nil, white: 0.993),
  .init(id: "regular, light", material: light(0xB3B3B3, 0.82, 0x43), black: 0.781, grey: nil, white: 1),
  .init(id: "thick, light", material: light(0x999999, 0.97, 0x5F), black: 0.928, grey: nil, white: 0.975),
  .init(id: "ultra thin, dark", material: dark(0.55, 0x9C), black: 0.098, grey: 0.373, white: 0.635),
  .init(id: "thin, dark", material: dark(0.70, 0x9C), black: 0.124, grey: 0.308, white: 0.491),
  .init(id: "regular, dark", material: dark(0.82, 0x8C), black: 0.131, grey: 0.229, white: 0.328),
  .init(id: "thick, dark", material: dark(0.90, 0x7C), black: 0.127, grey: 0.176, white: 0.224),
]

private let page = Rect(x: 0, y: 0, width: 40, height: 30)

private func over(_ backdrop: DisplayList.Item..., material: Material, scale: Double = 1) throws -> Bitmap {
  try rasterize(backdrop + [.backdrop(.rectangle(page), material)], width: 40, height: 30, scale: scale)
}

@Test(arguments: cases, [1.0, 3]) func aMaterialHasItsColourOverAFlatPage(_ c: MaterialCase, scale: Double) throws {
  for (backdrop, expected) in [(0.0, c.black), (0.5, c.grey), (1, c.white)] {
    guard let expected else { continue }
    let color = RGBA(red: backdrop, green: backdrop, blue: backdrop)
    let drawn = try over(fill(page, color), material: c.material, scale: scale)
    // The same everywhere, also where the blur reaches beyond the picture.
    #expect(Set(drawn.pixels).count == 1)
    let pixel = drawn.pixels[0]
    let red = Double(channels(pixel)[1]) / 255
    // One of 255 steps, and what the specification's three decimals leave out.
    #expect(abs(red - expected) <= 1.0 / 255 + 0.0005, "\(red) over \(backdrop)")
    #expect(channels(pixel) == [255, pixel & 0xFF, pixel & 0xFF, pixel & 0xFF])
  }
}

private let plain = Material(blurRadius: 2, saturation: 1, base: .clear, tint: .none)

@Test func saturationMovesColoursAwayFromTheirGrey() throws {
  let vivid = Material(blurRadius: 0, saturation: 2, base: .clear, tint: .none)
  // Brightness of 804060 by Rec. 709 is 79.9: each channel goes twice as far from it, and no further than black and white.
  #expect(hex([try over(fill(page, RGBA(hex: 0x804060)), material: vivid).pixels[0]]) == "FFB03070")
}

@Test func aMaterialFiltersOnlyWhatIsBelow() throws {
  let items = [
    fill(page, .white), .backdrop(.rectangle(Rect(x: 0, y: 0, width: 40, height: 10)), plain),
    fill(0, 0, 40, 30, .blue),
  ]
  #expect(Set(try rasterize(items, width: 40, height: 30).pixels) == [0xFF00_00FF])
}

@Test func aMaterialBlursAnEdgeAcrossItsOwnBorder() throws {
  // White above, black below the material's lower border: the border's neighbourhood turns grey inside, stays as it is outside.
  let drawn = try rasterize(
    [
      fill(0, 0, 40, 15, .white), fill(0, 15, 40, 15, .black),
      .backdrop(.rectangle(Rect(x: 0, y: 0, width: 40, height: 15)), plain),
    ], width: 40, height: 30)
  let column = (0..<30).map { drawn[20, $0] & 0xFF }
  #expect(column[0...6].allSatisfy { $0 == 255 })
  #expect(column[14] < 160 && column[14] > 96)
  #expect(zip(column[6...14], column[7...14]).allSatisfy { $0 >= $1 })
  #expect(column[15...].allSatisfy { $0 == 0 })
}

@Test func aMaterialInAnOutlineIsAntialiased() throws {
  let flat = Material(blurRadius: 2, saturation: 1, base: .white, tint: .none)
  let drawn = try rasterize(
    [fill(page, .black), .backdrop(.ellipse(Rect(x: 10, y: 5, width: 20, height: 20)), flat)], width: 40, height: 30)
  #expect(drawn[20, 15] == 0xFFFF_FFFF)
  #expect(drawn[0, 0] == 0xFF00_0000)
  let edge = (0..<40).map { drawn[$0, 8] & 0xFF }
  #expect(edge.contains { $0 > 20 && $0 < 235 })
}

@Test func aMaterialInAFadedGroupShowsThePageThroughItself() throws {
  let group = DisplayList.Item.group(.init(opacity: 0.5, children: [.backdrop(.rectangle(page), cases[6].material)]))
  let drawn = try rasterize([fill(page, .white), group], width: 40, height: 30)
  // Half way from the page, white, to the material over it, 0.328 of 255.
  #expect(Set(drawn.pixels).count == 1)
  let expected = (255 + 0.328 * 255) / 2
  #expect(abs(Double(drawn.pixels[0] & 0xFF) - expected) <= 1)
}

@Test func aMaterialInAGroupSeesTheGroupOverThePage() throws {
  let group = DisplayList.Item.group(
    .init(
      shadow: .init(color: .black, blurRadius: 1, offset: .zero),
      children: [
        fill(0, 0, 20, 30, .black),
        .backdrop(.rectangle(page), Material(blurRadius: 0, saturation: 1, base: .clear, tint: .none)),
      ]))
  let drawn = try rasterize([fill(page, .white), group], width: 40, height: 30)
  #expect(drawn[5, 5] == 0xFF00_0000)
  #expect(drawn[35, 5] == 0xFFFF_FFFF)
}

/// Two halves of a bar must show what the whole bar shows: what lies at their common edge is the same page.
@Test(arguments: [1.0, 3]) func aMaterialDoesNotDependOnHowMuchOfItIsSeen(scale: Double) throws {
  let stripes = (0..<10).map { fill(Double($0) * 4, 0, 2, 30, $0 % 3 == 0 ? .red : .blue) }
  let material = Material(blurRadius: 5, saturation: 1.8, base: RGBA(hex: 0xB3B3B3, alpha: 0.5), tint: .colorDodge(0.2))
  func drawn(clippedTo clip: Rect?) throws -> Bitmap {
    let bar = DisplayList.Item.backdrop(.rectangle(Rect(x: 0, y: 5, width: 40, height: 12)), material)
    return try rasterize(
      [fill(page, .white)] + stripes + [.group(.init(clip: clip.map(Path.rectangle), children: [bar]))], width: 40,
      height: 30, scale: scale)
  }
  let whole = try drawn(clippedTo: nil)
  let part = try drawn(clippedTo: Rect(x: 13, y: 8, width: 9, height: 5))
  for y in Int(8 * scale)..<Int(13 * scale) {
    for x in Int(13 * scale)..<Int(22 * scale) {
      let (a, b) = (whole[x, y], part[x, y])
      // The tails of the blur that the part leaves out are less than one step.
      let differences = zip(channels(a), channels(b)).map { abs(Int($0) - Int($1)) }
      #expect(differences.allSatisfy { $0 <= 1 })
    }
  }
}
