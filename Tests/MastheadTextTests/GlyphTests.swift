import MastheadDisplayList
import Testing

@testable import MastheadText

private let inter = FontReference(name: "Inter", weight: 400)

private func glyph(_ character: Unicode.Scalar, _ engine: TextEngine, _ font: FontReference = inter) throws -> UInt32 {
  try #require(engine.store.instance(for: font)?.font.glyph(for: character.value))
}

/// The sum of a mask's coverage, in whole pixels.
private func ink(_ mask: GlyphMask) -> Double { mask.coverage.reduce(0) { $0 + Double($1) } / 255 }

@Test func phasesShiftTheInkByQuarterPixels() throws {
  let engine = TextEngine()
  let id = try glyph("l", engine)
  let masks = try (0...3).map { try #require(engine.mask(for: id, of: inter, pixelsPerEm: 51, phase: $0)) }
  #expect(Set(masks).count == 4)
  let centers = masks.map { mask in
    let moments = mask.coverage.enumerated().map { Double($1) * (Double($0 % mask.width) + 0.5) }
    return Double(mask.left) + moments.reduce(0, +) / 255 / ink(mask)
  }
  // Coverage in 255 steps is good for a few hundredths of a pixel.
  for (phase, center) in centers.enumerated() {
    #expect(abs(center - centers[0] - Double(phase) / 4) < 0.04)
  }
}

@Test func aMaskIsTheSameWhenAskedForAgain() throws {
  let engine = TextEngine()
  let id = try glyph("g", engine)
  let first = engine.mask(for: id, of: inter, pixelsPerEm: 51, phase: 2)
  #expect(first != nil)
  #expect(first == engine.mask(for: id, of: inter, pixelsPerEm: 51, phase: 2))
  #expect(first == TextEngine().mask(for: id, of: inter, pixelsPerEm: 51, phase: 2))
}

@Test func aSpaceHasNoInk() throws {
  let engine = TextEngine()
  let id = try glyph(" ", engine)
  #expect(engine.mask(for: id, of: inter, pixelsPerEm: 51, phase: 0) == nil)
  #expect(engine.outline(of: id, in: inter, size: 17) == Path(.elements([])))
  #expect(engine.mask(for: try glyph("x", engine), of: inter, pixelsPerEm: 0, phase: 0) == nil)
}

@Test func sizesBetweenPixelsAreKept() throws {
  let engine = TextEngine()
  let id = try glyph("H", engine)
  // Inter's capitals are 2048 of 2816 units high: the sum of a column through a stem tells the height to a part of a pixel.
  for size in [40.0, 40.25, 40.5, 40.75, 41] {
    let mask = try #require(engine.mask(for: id, of: inter, pixelsPerEm: size, phase: 0))
    let columns = (0..<mask.width).map { column in
      (0..<mask.height).reduce(0.0) { $0 + Double(mask.coverage[$1 * mask.width + column]) / 255 }
    }
    let tallest = try #require(columns.max())
    #expect(abs(tallest - size * 2048 / 2816) < 0.05)
  }
}

@Test func aHeavierWeightHasMoreInk() throws {
  let engine = TextEngine()
  let inks = try stride(from: 100.0, through: 900, by: 100).map { weight in
    let font = FontReference(name: "InterDisplay", weight: weight)
    return ink(try #require(engine.mask(for: try glyph("n", engine, font), of: font, pixelsPerEm: 60, phase: 0)))
  }
  #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
}

@Test func anOutlineIsInPointsWithYDown() throws {
  let engine = TextEngine()
  guard case .elements(let elements) = engine.outline(of: try glyph("H", engine), in: inter, size: 2816).shape else {
    Issue.record("an outline is made of elements")
    return
  }
  #expect(elements.first.map { if case .move = $0 { true } else { false } } == true)
  #expect(elements.last == .close)
  let ys = elements.compactMap { element -> Double? in
    switch element {
    case .move(let to), .line(let to): to.y
    default: nil
    }
  }
  #expect(ys.min() == -2048)
  #expect(ys.max() == 0)
}

@Test func anOutlineFollowsTheWeight() throws {
  let engine = TextEngine()
  let bold = FontReference(name: "Inter", weight: 700)
  let id = try glyph("l", engine)
  #expect(engine.outline(of: id, in: inter, size: 10) != engine.outline(of: id, in: bold, size: 10))
}

@Test func everyEmbeddedFontOpensAndDraws() throws {
  let engine = TextEngine()
  for font in EmbeddedFont.all {
    let instance = try #require(engine.store.instance(for: FontReference(name: font.name)))
    #expect(instance.unitsPerEm > 0)
    #expect(instance.face.unitsPerEm == Int(instance.unitsPerEm))
    #expect((0..<20).contains { engine.mask(for: $0, of: instance.reference, pixelsPerEm: 40, phase: 0) != nil })
  }
}

@Test func anUnknownIconOrIconFontGivesNil() {
  let engine = TextEngine()
  #expect(engine.icon(named: "no-such-icon", in: "Inter") == nil)
  #expect(engine.icon(named: "caret-left", in: "NoSuchFont") == nil)
}
