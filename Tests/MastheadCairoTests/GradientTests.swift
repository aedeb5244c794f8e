import MastheadDisplayList
import Testing

@testable import MastheadCairo

private func stops(_ colors: (RGBA, Double)...) -> [Paint.Stop] { colors.map { .init(color: $0.0, location: $0.1) } }

private func linear(_ stops: [Paint.Stop], _ from: Point, _ to: Point) -> Paint {
  .linearGradient(.init(stops: stops, start: from, end: to))
}

private func painted(_ paint: Paint, width: Int, height: Int = 1, by path: Path? = nil) throws -> Bitmap {
  let page = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  return try rasterize(
    [.fill(path ?? .rectangle(page), paint, rule: .nonZero)], width: Double(width), height: Double(height))
}

private let blackToWhite = stops((.black, 0), (.white, 1))

@Test func aLinearGradientMixesAtPixelCentres() throws {
  let drawn = try painted(linear(blackToWhite, .zero, Point(x: 4, y: 0)), width: 4)
  // 1/8, 3/8, 5/8 and 7/8 of 255.
  #expect(hex(drawn.pixels) == "FF202020 FF606060 FF9F9F9F FFDFDFDF")
}

@Test func aGradientIsClampedBeyondItsEnds() throws {
  let drawn = try painted(linear(blackToWhite, Point(x: 2, y: 0), Point(x: 3, y: 0)), width: 5)
  #expect(hex(drawn.pixels) == "FF000000 FF000000 FF808080 FFFFFFFF FFFFFFFF")
}

@Test func coloursMixMultipliedByAlpha() throws {
  // Half way from white to clear black is half white, not half grey.
  let drawn = try painted(linear(stops((.white, 0), (.clear, 1)), .zero, Point(x: 1, y: 0)), width: 1)
  #expect(hex(drawn.pixels) == "80808080")
}

@Test func twoStopsAtOnePlaceMakeAnEdge() throws {
  let paint = linear(stops((.red, 0), (.red, 0.5), (.blue, 0.5), (.blue, 1)), .zero, Point(x: 4, y: 0))
  #expect(hex(try painted(paint, width: 4).pixels) == "FFFF0000 FFFF0000 FF0000FF FF0000FF")
}

@Test func stopsNeedNotBeginAndEndTheGradient() throws {
  let paint = linear(stops((.red, 0.5), (.blue, 0.75)), .zero, Point(x: 4, y: 0))
  #expect(hex(try painted(paint, width: 4).pixels) == "FFFF0000 FFFF0000 FF800080 FF0000FF")
}

@Test func aVerticalGradientHasEqualRows() throws {
  let drawn = try painted(linear(blackToWhite, .zero, Point(x: 0, y: 2)), width: 3, height: 2)
  #expect(hex(drawn.pixels) == "FF404040 FF404040 FF404040 FFBFBFBF FFBFBFBF FFBFBFBF")
}

@Test func oneStopIsAColourAndNoneIsNothing() throws {
  #expect(hex(try painted(linear(stops((.red, 0.3)), .zero, Point(x: 1, y: 0)), width: 1).pixels) == "FFFF0000")
  #expect(hex(try painted(linear([], .zero, Point(x: 1, y: 0)), width: 1).pixels) == "00000000")
}

@Test func aGradientWithoutLengthIsItsLastColour() throws {
  #expect(hex(try painted(linear(blackToWhite, .zero, .zero), width: 1).pixels) == "FFFFFFFF")
}

@Test func aRadialGradientGrowsWithTheDistance() throws {
  let paint = Paint.radialGradient(
    .init(stops: blackToWhite, center: Point(x: 2.5, y: 0.5), startRadius: 0, endRadius: 2))
  #expect(hex(try painted(paint, width: 5).pixels) == "FFFFFFFF FF808080 FF000000 FF808080 FFFFFFFF")
}

@Test func anAngularGradientTurnsClockwise() throws {
  let paint = Paint.angularGradient(
    .init(
      stops: stops((.red, 0), (.green, 0.5), (.blue, 1)), center: Point(x: 1, y: 1), startAngle: 0, endAngle: 2 * .pi))
  // An eighth of a turn into each quarter: lower right, lower left, upper left, upper right.
  let drawn = try painted(paint, width: 2, height: 2)
  #expect(hex([drawn[1, 1], drawn[0, 1], drawn[0, 0], drawn[1, 0]]) == "FFBF4000 FF40BF00 FF00BF40 FF0040BF")
}

@Test func theRestOfATurnIsSharedByTheEnds() throws {
  // A quarter from the right to the bottom; the rest is cut at its middle, towards the upper left.
  let paint = Paint.angularGradient(
    .init(stops: stops((.red, 0), (.blue, 1)), center: Point(x: 10, y: 10), startAngle: 0, endAngle: .pi / 2))
  let drawn = try painted(paint, width: 20, height: 20)
  #expect(hex([drawn[0, 12], drawn[12, 0], drawn[0, 8], drawn[8, 0]]) == "FF0000FF FFFF0000 FF0000FF FFFF0000")
}

@Test func anAngularGradientMayTurnBack() throws {
  let paint = Paint.angularGradient(
    .init(
      stops: stops((.red, 0), (.green, 0.5), (.blue, 1)), center: Point(x: 1, y: 1), startAngle: 2 * .pi, endAngle: 0))
  let drawn = try painted(paint, width: 2, height: 2)
  #expect(hex([drawn[1, 0], drawn[0, 0], drawn[0, 1], drawn[1, 1]]) == "FFBF4000 FF40BF00 FF00BF40 FF0040BF")
}

@Test func gradientsTurnWithTheirGroup() throws {
  let paint = linear(blackToWhite, .zero, Point(x: 2, y: 0))
  let item = DisplayList.Item.fill(.rectangle(Rect(x: 0, y: 0, width: 2, height: 2)), paint, rule: .nonZero)
  let turned = DisplayList.Item.group(
    .init(transform: Transform.rotation(sine: 1, cosine: 0).then(.translation(x: 2, y: 0)), children: [item]))
  #expect(hex(try rasterize([turned], width: 2, height: 2).pixels) == "FF404040 FF404040 FFBFBFBF FFBFBFBF")
}

private let kinds: [(String, Paint)] = [
  ("linear", linear(stops((.red, 0), (.blue, 0.3), (.green.alpha(0.4), 1)), Point(x: 3, y: 1), Point(x: 31, y: 17))),
  ("radial", .radialGradient(.init(stops: blackToWhite, center: Point(x: 9, y: 8), startRadius: 2, endRadius: 21))),
  ("angular", .angularGradient(.init(stops: blackToWhite, center: Point(x: 9, y: 8), startAngle: 1, endAngle: 5))),
]

/// The part of a gradient that is drawn must not depend on how much of it is drawn.
@Test(arguments: kinds) func aPartOfAGradientIsThatOfTheWhole(_ kind: (String, Paint)) throws {
  let whole = try painted(kind.1, width: 40, height: 20)
  let part = try painted(kind.1, width: 40, height: 20, by: .rectangle(Rect(x: 11, y: 5, width: 13, height: 7)))
  for y in 5..<12 { for x in 11..<24 { #expect(part[x, y] == whole[x, y]) } }
}

/// Whole pixels by Cairo, through an outline, are those that our own loop stores.
@Test(arguments: kinds) func anOutlineShowsTheSameGradient(_ kind: (String, Paint)) throws {
  let whole = try painted(kind.1, width: 40, height: 20)
  let outlined = try painted(kind.1, width: 40, height: 20, by: .ellipse(Rect(x: -40, y: -40, width: 120, height: 100)))
  #expect(outlined == whole)
}
