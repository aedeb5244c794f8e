import Foundation
import Testing

@testable import MastheadDisplayList

/// One of each kind, with every optional set.
private let everything: DisplayList = {
  let rect = Rect(x: 0.1, y: 1.0 / 3, width: 10, height: 20)
  let stops: [Paint.Stop] = [
    .init(color: .white, location: 0), .init(color: .init(hex: 0x123456, alpha: 0.3), location: 1),
  ]
  let run = GlyphRun(
    font: .init(name: "Inter", weight: 400), size: 17, origin: .zero,
    glyphs: [.init(id: 3, position: Point(x: 0.7, y: 0))],
    text: "é", bounds: rect)
  let image = DisplayList.Image(
    reference: .init(name: "a", contentHash: .max, widthInPixels: 1, heightInPixels: 2), rect: rect,
    template: .color(.black),
    interpolates: false)
  let free = Path(
    .elements([
      .move(to: .zero), .line(to: .zero), .quadCurve(to: .zero, control: .zero),
      .curve(to: .zero, control1: .zero, control2: .zero), .close,
    ]))
  let material = Material(blurRadius: 20, saturation: 1.8, base: .white, tint: .overlay(0.5))
  return DisplayList(
    size: Size(width: 390, height: 844),
    items: [
      .fill(.ellipse(rect), .linearGradient(.init(stops: stops, start: .zero, end: Point(x: 1, y: 1))), rule: .evenOdd),
      .fill(free, .radialGradient(.init(stops: stops, center: .zero, startRadius: 0, endRadius: 2)), rule: .nonZero),
      .stroke(
        .roundedRectangle(rect, radius: 2, isContinuous: true),
        .angularGradient(.init(stops: stops, center: .zero, startAngle: 0, endAngle: 2)),
        style: .init(lineWidth: 2, dash: [1, 2])),
      .glyphs(run, .color(.black)),
      .image(image),
      .backdrop(.rectangle(rect), material),
      .group(
        .init(
          transform: .rotation(sine: 0.6, cosine: 0.8), opacity: 0.5, clip: free, mask: [.image(image)], blurRadius: 1,
          shadow: .init(color: .black, blurRadius: 3, offset: Point(x: 1, y: 2)), blendMode: .plusLighter,
          label: "hero",
          children: [.group(.init(children: []))])),
    ])
}()

@Test func aListSurvivesCoding() throws {
  let data = try JSONEncoder().encode(everything)
  #expect(try JSONDecoder().decode(DisplayList.self, from: data) == everything)
}

@Test func equalListsHaveEqualTexts() throws {
  let copy = try JSONDecoder().decode(DisplayList.self, from: JSONEncoder().encode(everything))
  #expect(copy.description == everything.description)
}
