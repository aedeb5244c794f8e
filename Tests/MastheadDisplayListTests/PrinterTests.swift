import Testing

@testable import MastheadDisplayList

struct TextCase: Sendable, CustomTestStringConvertible {
  let id: String
  let item: DisplayList.Item
  let text: String
  var testDescription: String { id }
}

private let box = Path.rectangle(Rect(x: 0, y: 0.5, width: 10, height: 20))
private let black = Paint.color(.black)

private func run(_ positions: [Point], text: String = "Ab") -> GlyphRun {
  GlyphRun(
    font: FontReference(name: "Inter", weight: 600), size: 17, origin: Point(x: 16, y: 30),
    glyphs: positions.map { .init(id: 7, position: $0) }, text: text, bounds: .zero)
}

private let cases: [TextCase] = [
  .init(id: "fill", item: .fill(box, black, rule: .nonZero), text: "fill rect(0 0.5 10 20) #000000"),
  .init(id: "rule", item: .fill(box, black, rule: .evenOdd), text: "fill rect(0 0.5 10 20) #000000 rule evenOdd"),
  .init(
    id: "translucent colour", item: .fill(box, .color(RGBA(hex: 0x3C3C43, alpha: 0.6)), rule: .nonZero),
    text: "fill rect(0 0.5 10 20) #3C3C4399"),
  .init(
    id: "linear gradient",
    item: .fill(
      .ellipse(Rect(x: 1, y: 2, width: 3, height: 4)),
      .linearGradient(
        .init(
          stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)], start: .zero,
          end: Point(x: 0, y: 240))), rule: .nonZero),
    text: "fill ellipse(1 2 3 4) linear(0 0 to 0 240: #FFFFFF 0, #00000000 1)"),
  .init(
    id: "radial gradient",
    item: .fill(
      .roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 8),
      .radialGradient(
        .init(
          stops: [.init(color: .black, location: 0.25)], center: Point(x: 5, y: 6), startRadius: 0, endRadius: 9)),
      rule: .nonZero),
    text: "fill rounded(0 0 40 20 r 8) radial(5 6 r 0 to 9: #000000 0.25)"),
  .init(
    id: "angular gradient",
    item: .fill(
      .roundedRectangle(Rect(x: 0, y: 0, width: 40, height: 20), radius: 99, isContinuous: true),
      .angularGradient(
        .init(stops: [.init(color: .black, location: 0)], center: .zero, startAngle: 0, endAngle: 6.283185)),
      rule: .nonZero),
    text: "fill continuous(0 0 40 20 r 10) angular(0 0 angle 0 to 6.283: #000000 0)"),
  .init(
    id: "free path",
    item: .fill(
      Path(
        .elements([
          .move(to: .zero), .line(to: Point(x: 1, y: 0)), .quadCurve(to: Point(x: 2, y: 2), control: Point(x: 2, y: 1)),
          .curve(to: .zero, control1: Point(x: 3, y: 4), control2: Point(x: -5, y: 6)), .close,
        ])), black, rule: .nonZero),
    text: "fill path(M 0 0 L 1 0 Q 2 1 2 2 C 3 4 -5 6 0 0 Z) #000000"),
  .init(
    id: "plain stroke", item: .stroke(box, black, style: StrokeStyle(lineWidth: 2)),
    text: "stroke rect(0 0.5 10 20) #000000 width 2"),
  .init(
    id: "dashed stroke",
    item: .stroke(
      box, black,
      style: StrokeStyle(lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [3, 1.5], dashPhase: 1)),
    text: "stroke rect(0 0.5 10 20) #000000 width 1 cap round join bevel miter 4 dash(3 1.5) phase 1"),
  .init(
    id: "glyphs", item: .glyphs(run([.zero, Point(x: 11.456789, y: 0)]), black),
    text: #"glyphs "Ab" Inter@600 17 at 16 30 2 glyphs [0 11.457] #000000"#),
  .init(
    id: "glyphs off the baseline", item: .glyphs(run([Point(x: 1, y: -2)]), black),
    text: #"glyphs "Ab" Inter@600 17 at 16 30 1 glyphs [1,-2] #000000"#),
  .init(
    id: "image",
    item: .image(
      .init(
        reference: ImageReference(name: "hero", contentHash: 0xABC, widthInPixels: 4, heightInPixels: 3),
        rect: Rect(x: 0, y: 0, width: 2, height: 1.5))),
    text: ##"image "hero" 4 x 3 px #0000000000000abc in 0 0 2 1.5"##),
  .init(
    id: "template image",
    item: .image(
      .init(
        reference: ImageReference(name: "star", contentHash: .max, widthInPixels: 4, heightInPixels: 3),
        rect: Rect(x: 0, y: 0, width: 2, height: 1.5), template: black, interpolates: false)),
    text: ##"image "star" 4 x 3 px #ffffffffffffffff in 0 0 2 1.5 template #000000 nearest"##),
  .init(
    id: "backdrop",
    item: .backdrop(
      box, Material(blurRadius: 25, saturation: 1.8, base: RGBA(hex: 0xB3B3B3, alpha: 0.82), tint: .colorDodge(0.2627))),
    text: "backdrop rect(0 0.5 10 20) material(blur 25 saturation 1.8 base #B3B3B3D1 dodge 0.263)"),
  .init(id: "plain group", item: .group(.init(children: [])), text: "group"),
  .init(
    id: "everything on a group",
    item: .group(
      .init(
        transform: .scale(x: 2, y: 2).then(.translation(x: 3, y: -4)), opacity: 0.5, clip: box,
        mask: [.fill(box, black, rule: .nonZero)], blurRadius: 3,
        shadow: .init(color: .black, blurRadius: 4, offset: Point(x: 0, y: 2)), blendMode: .multiply, label: "a \"b\"",
        children: [.group(.init(transform: .translation(x: 1, y: 0), children: []))])),
    text: #"""
      group "a \"b\"" scale(2) translate(3 -4) opacity 0.5 clip rect(0 0.5 10 20) blur 3 shadow(#000000 blur 4 offset 0 2) blend multiply
        mask
          fill rect(0 0.5 10 20) #000000
        group translate(1 0)
      """#),
  .init(
    id: "stretch", item: .group(.init(transform: .scale(x: 2, y: 0.5), children: [])), text: "group scale(2 0.5)"),
  .init(
    id: "turn", item: .group(.init(transform: .rotation(sine: 1, cosine: 0), children: [])),
    text: "group transform(0 1 -1 0 0 0)"),
]

@Test(arguments: cases) func anItemReads(_ c: TextCase) {
  #expect(c.item.description == c.text + "\n")
}

@Test func aListBeginsWithItsCanvasAndIndentsItsItems() {
  let list = DisplayList(
    size: Size(width: 390, height: 844.5),
    items: [.group(.init(label: "a", children: [.fill(box, black, rule: .nonZero)]))])
  #expect(list.description == "canvas 390 x 844.5\n  group \"a\"\n    fill rect(0 0.5 10 20) #000000\n")
}

@Test func anEmptyListIsItsCanvas() {
  #expect(DisplayList(size: .zero).description == "canvas 0 x 0\n")
}

@Test(arguments: [
  (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1.5, "1.5"), (-1.25, "-1.25"), (20.333333, "20.333"),
  (0.05, "0.05"), (1_234_567, "1234567"), (-0.9996, "-1"), (1e18, "1e+18"), (.nan, "nan"), (.infinity, "inf"),
  (-.infinity, "-inf"),
])
func aNumberReads(_ value: Double, _ text: String) {
  #expect(value.shortText == text)
}

@Test(arguments: [
  ("a", "\"a\""), ("a\"\\b", #""a\"\\b""#), ("a\nb\tc", #""a\nb\tc""#), ("a\u{200F}b", #""a\u{200F}b""#),
  ("عنوان é", "\"عنوان é\""), ("\u{1}", #""\u{1}""#),
])
func aTextIsQuotedSoThatNothingHides(_ text: String, _ quoted: String) {
  #expect(text.quoted == quoted)
}

@Test func aMovedGlyphChangesTheText() {
  let still = DisplayList.Item.glyphs(run([.zero, Point(x: 9, y: 0)]), black)
  let moved = DisplayList.Item.glyphs(run([.zero, Point(x: 9.25, y: 0)]), black)
  #expect(still.description != moved.description)
}

@Test func coloursBeyondTheirRangeReadAsTheNearestOne() {
  #expect(RGBA(red: 2, green: -1, blue: .nan).description == "#FF0000")
}
