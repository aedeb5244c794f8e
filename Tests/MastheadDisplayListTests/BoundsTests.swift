import Testing

@testable import MastheadDisplayList

struct BoundsCase: Sendable, CustomTestStringConvertible {
  let id: String
  let item: DisplayList.Item
  let bounds: Rect
  var testDescription: String { id }
}

private let square = Rect(x: 10, y: 10, width: 20, height: 20)
private let black = Paint.color(.black)
private let fill = DisplayList.Item.fill(.rectangle(square), black, rule: .nonZero)
private let corner = Path(.elements([.move(to: .zero), .line(to: Point(x: 10, y: 0)), .line(to: Point(x: 10, y: 10))]))

private let cases: [BoundsCase] = [
  .init(id: "fill", item: fill, bounds: square),
  .init(
    id: "fill of a curve holds its control points",
    item: .fill(
      Path(.elements([.move(to: .zero), .quadCurve(to: Point(x: 4, y: 0), control: Point(x: 2, y: -6))])), black,
      rule: .nonZero), bounds: Rect(x: 0, y: -6, width: 4, height: 6)),
  .init(id: "fill of nothing", item: .fill(Path(.elements([])), black, rule: .nonZero), bounds: .zero),
  .init(
    id: "stroke of a rectangle reaches half its width",
    item: .stroke(.rectangle(square), black, style: .init(lineWidth: 4)),
    bounds: Rect(x: 8, y: 8, width: 24, height: 24)),
  .init(
    id: "stroke of a horizontal line has a height",
    item: .stroke(
      Path(.elements([.move(to: .zero), .line(to: Point(x: 10, y: 0))])), black,
      style: .init(lineWidth: 2, lineJoin: .round)), bounds: Rect(x: -1, y: -1, width: 12, height: 2)),
  .init(
    id: "mitred stroke of a free path reaches its limit",
    item: .stroke(corner, black, style: .init(lineWidth: 2, miterLimit: 3)),
    bounds: Rect(x: -3, y: -3, width: 16, height: 16)),
  .init(id: "stroke of nothing", item: .stroke(Path(.elements([])), black, style: .init()), bounds: .zero),
  .init(
    id: "glyphs",
    item: .glyphs(
      GlyphRun(
        font: .init(name: "Inter"), size: 10, origin: Point(x: 5, y: 50), glyphs: [], text: "",
        bounds: Rect(x: 1, y: -8, width: 30, height: 10)), black), bounds: Rect(x: 6, y: 42, width: 30, height: 10)),
  .init(
    id: "backdrop", item: .backdrop(.ellipse(square), .init(blurRadius: 25, saturation: 1, base: .white, tint: .none)),
    bounds: square),
  .init(id: "empty group", item: .group(.init(transform: .translation(x: 9, y: 9), children: [])), bounds: .zero),
  .init(
    id: "transformed group", item: .group(.init(transform: .scale(x: 2, y: -1), children: [fill])),
    bounds: Rect(x: 20, y: -30, width: 40, height: 20)),
  .init(
    id: "blurred group", item: .group(.init(blurRadius: 2, children: [fill])),
    bounds: Rect(x: 4, y: 4, width: 32, height: 32)),
  .init(
    id: "clip ends the blur",
    item: .group(.init(clip: .rectangle(Rect(x: 0, y: 20, width: 15, height: 99)), blurRadius: 2, children: [fill])),
    bounds: Rect(x: 4, y: 20, width: 11, height: 16)),
  .init(
    id: "mask",
    item: .group(
      .init(
        mask: [.fill(.rectangle(Rect(x: 25, y: 0, width: 99, height: 99)), black, rule: .nonZero)], children: [fill])),
    bounds: Rect(x: 25, y: 10, width: 5, height: 20)),
  .init(
    id: "clip beside the children",
    item: .group(.init(clip: .rectangle(Rect(x: 50, y: 50, width: 5, height: 5)), children: [fill])),
    bounds: .zero),
  .init(
    id: "shadow",
    item: .group(.init(shadow: .init(color: .black, blurRadius: 1, offset: Point(x: 0, y: 10)), children: [fill])),
    bounds: Rect(x: 7, y: 10, width: 26, height: 33)),
]

@Test(arguments: cases) func anItemKnowsItsBounds(_ c: BoundsCase) {
  #expect(c.item.bounds == c.bounds)
}

@Test func aListEndsAtItsCanvas() {
  #expect(
    DisplayList(size: Size(width: 15, height: 100), items: [fill]).bounds == Rect(x: 10, y: 10, width: 5, height: 20))
  #expect(DisplayList(size: Size(width: 15, height: 100)).bounds == .zero)
}
