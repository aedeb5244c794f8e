import MastheadDisplayList
import Testing

@testable import MastheadCairo

private func error(_ items: [DisplayList.Item] = [], width: Double = 1, height: Double = 1, scale: Double = 1)
  -> RasterError?
{
  do {
    _ = try rasterize(items, width: width, height: height, scale: scale)
    return nil
  } catch { return error as? RasterError }
}

@Test(arguments: [(0.0, 5.0, 1.0), (5, -1, 1), (5, 5, 0), (5, 5, -2), (.nan, 5, 1), (5, 5, .nan), (0.1, 5, 3)])
func aPictureNeedsAPixel(width: Double, height: Double, scale: Double) {
  #expect(error(width: width, height: height, scale: scale)?.code == .emptyImage)
}

@Test(arguments: [(32_768.0, 1.0, 1.0), (1, 10_923, 3), (20_000, 20_000, 1), (.infinity, 1, 1), (1, 1, .infinity)])
func aPictureHasALargestSize(width: Double, height: Double, scale: Double) {
  #expect(error(width: width, height: height, scale: scale)?.code == .imageTooLarge)
}

@Test func theLongestSideCanBeDrawn() throws {
  let drawn = try rasterize(
    [
      fill(0, 0, 1e6, 1, .blue),
      .fill(.ellipse(Rect(x: 32_760, y: -5, width: 9, height: 9)), .color(.white), rule: .nonZero),
    ], width: 32_767)
  #expect(drawn[0, 0] == 0xFF00_00FF && drawn[32_764, 0] == 0xFFFF_FFFF)
}

@Test func anErrorSaysWhatAndWhy() {
  #expect(
    error(width: 40_000, height: 2, scale: 3)?.description
      == "picture of 40000 x 2 points at 3.0 pixels per point: a picture has at most 32767 pixels a side, and 268435456 in all"
  )
}

struct BadNumber: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let item: DisplayList.Item

  init(_ id: String, _ item: DisplayList.Item) { (testDescription, self.item) = (id, item) }
}

private let box = Path.rectangle(Rect(x: 0, y: 0, width: 1, height: 1))
private let nan = Point(x: .nan, y: 0)
private let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: .black, location: .nan)]

@Test(arguments: [
  BadNumber("rectangle", fill(.nan, 0, 1, 1, .blue)), .init("infinite rectangle", fill(0, 0, .infinity, 1, .blue)),
  .init(
    "radius",
    .fill(
      Path(.roundedRectangle(Rect(x: 0, y: 0, width: 1, height: 1), radius: .nan, isContinuous: false)), .color(.blue),
      rule: .nonZero)),
  .init("point", .fill(Path(.elements([.move(to: nan)])), .color(.blue), rule: .nonZero)),
  .init(
    "control point",
    .fill(Path(.elements([.move(to: .zero), .quadCurve(to: .zero, control: nan)])), .color(.blue), rule: .nonZero)),
  .init("colour", fill(0, 0, 1, 1, RGBA(red: .nan, green: 0, blue: 0))),
  .init("stop", .fill(box, .linearGradient(.init(stops: stops, start: .zero, end: .zero)), rule: .nonZero)),
  .init(
    "centre", .fill(box, .angularGradient(.init(stops: [], center: nan, startAngle: 0, endAngle: 1)), rule: .nonZero)),
  .init(
    "radius of a gradient",
    .fill(box, .radialGradient(.init(stops: [], center: .zero, startRadius: .infinity, endRadius: 1)), rule: .nonZero)),
  .init("line width", .stroke(box, .color(.blue), style: .init(lineWidth: .nan))),
  .init("negative dash", .stroke(box, .color(.blue), style: .init(dash: [1, -1]))),
  .init(
    "glyph",
    .glyphs(.init(font: .init(name: "Test"), size: 10, origin: nan, glyphs: [], text: "", bounds: .zero), .color(.blue))
  ),
  .init("transform", .group(.init(transform: .translation(x: .infinity, y: 0), children: []))),
  .init("opacity", .group(.init(opacity: .nan, children: []))),
  .init("blur", .group(.init(blurRadius: .infinity, children: []))),
  .init("clip", .group(.init(clip: .ellipse(Rect(x: 0, y: 0, width: .nan, height: 1)), children: []))),
  .init("shadow", .group(.init(shadow: .init(color: .black, blurRadius: .nan, offset: .zero), children: []))),
  .init("material", .backdrop(box, .init(blurRadius: 1, saturation: .nan, base: .white, tint: .none))),
  .init(
    "inside a group", .group(.init(opacity: 0.5, children: [fill(0, 0, 1, 1, .white), fill(.nan, 0, 1, 1, .blue)]))),
])
func aNumberThatIsNotFiniteIsAnError(_ bad: BadNumber) {
  #expect(error([bad.item])?.code == .notFinite)
}

@Test func anErrorNamesTheItem() {
  #expect(
    error([fill(.nan, 0, 1, 1, .blue)])?.description == "fill rect(nan 0 1 1) #0000FF: every number must be finite")
}

@Test func nestingHasALimit() throws {
  func nested(_ depth: Int) -> [DisplayList.Item] {
    (0..<depth).reduce([fill(0, 0, 1, 1, .blue)]) { items, _ in [.group(.init(children: items))] }
  }
  #expect(hex(try rasterize(nested(512)).pixels) == "FF0000FF")
  #expect(error(nested(513))?.code == .nestedTooDeep)
}

@Test func hugeNumbersDrawWhatIsInView() throws {
  let far = 1e300
  let items: [DisplayList.Item] = [
    fill(-far, -far, 2 * far, 2 * far, .blue),
    .stroke(.rectangle(Rect(x: -far, y: 0, width: far, height: 1)), .color(.red), style: .init(lineWidth: 1)),
    .group(.init(transform: .translation(x: far, y: 0), children: [fill(0, 0, 1, 1, .red)])),
    .group(
      .init(
        shadow: .init(color: .red, blurRadius: 1, offset: Point(x: far, y: far)), children: [fill(0, 0, 1, 1, .blue)])),
  ]
  #expect(hex([try rasterize(items, width: 9, height: 9)[5, 5]]) == "FF0000FF")
}

@Test func aBlurThatNoMemoryHoldsIsAnError() {
  let item = DisplayList.Item.group(.init(blurRadius: 1e6, children: [fill(0, 0, 1, 1, .blue)]))
  #expect(error([item])?.code == .imageTooLarge)
}
