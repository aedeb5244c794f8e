import MastheadDisplayList
import Testing

@testable import MastheadCairo

private func drawn(
  _ bitmap: Bitmap, in rect: Rect, width: Double, height: Double, template: Paint? = nil, interpolates: Bool = true,
  transform: Transform = .identity, below: [DisplayList.Item] = []
) throws -> Bitmap {
  let reference = ImageReference(
    name: "test", contentHash: 1, widthInPixels: bitmap.widthInPixels, heightInPixels: bitmap.heightInPixels)
  var images = ImageTable()
  images[reference] = bitmap
  let image = DisplayList.Item.image(
    .init(reference: reference, rect: rect, template: template, interpolates: interpolates))
  return try rasterize(
    below + [.group(.init(transform: transform, children: [image]))], width: width, height: height, images: images)
}

private func picture(_ width: Int, _ pixels: UInt32...) -> Bitmap {
  Bitmap(widthInPixels: width, heightInPixels: pixels.count / width, pixels: pixels)
}

private let quarters = picture(2, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF)
private let edge = picture(2, 0xFF00_0000, 0xFFFF_FFFF)

private func box(_ width: Double, _ height: Double) -> Rect { Rect(x: 0, y: 0, width: width, height: height) }

@Test func aPictureAtItsOwnSizeIsCopied() throws {
  #expect(try drawn(quarters, in: box(2, 2), width: 2, height: 2) == quarters)
  let moved = try drawn(quarters, in: Rect(x: 1, y: 0, width: 2, height: 2), width: 3, height: 2)
  #expect(hex(moved.pixels) == "00000000 FFFF0000 FF00FF00 00000000 FF0000FF FFFFFFFF")
}

@Test func aTranslucentPictureLiesOverThePage() throws {
  let half = picture(1, 0x8080_0000)
  #expect(
    hex(try drawn(half, in: box(1, 1), width: 1, height: 1, below: [fill(0, 0, 1, 1, .white)]).pixels) == "FFFF7F7F")
}

@Test func withoutInterpolationPixelsStaySquare() throws {
  let bitmap = try drawn(edge, in: box(6, 1), width: 6, height: 1, interpolates: false)
  #expect(hex(bitmap.pixels) == "FF000000 FF000000 FF000000 FFFFFFFF FFFFFFFF FFFFFFFF")
}

@Test func anEnlargedPictureMixesNeighboursAndKeepsItsEdges() throws {
  let levels = try drawn(edge, in: box(8, 1), width: 8, height: 1).pixels.map { $0 & 0xFF }
  // Centres at -1/8 … 9/8 of the way from one pixel to the other, in steps of a quarter; pixman mixes in 128ths.
  for (level, expected) in zip(levels, [0, 0, 32, 96, 159, 223, 255, 255] as [Int]) {
    #expect(abs(Int(level) - expected) <= 1)
  }
}

@Test func aPictureMadeSmallerIsTheAverage() throws {
  // A chequered picture becomes grey, whichever pixels fall on the centres.
  let board = Bitmap(
    widthInPixels: 64, heightInPixels: 64,
    pixels: (0..<4096).map { ($0 + $0 / 64) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
  for side in [1.0, 4, 8, 16] {
    let bitmap = try drawn(board, in: box(side, side), width: side, height: side)
    #expect(Set(bitmap.pixels) == [0xFF80_8080])
  }
}

@Test(arguments: [0.3, 0.45, 0.7, 1.7]) func anOddSizeKeepsFlatColours(scale: Double) throws {
  let flat = Bitmap(widthInPixels: 37, heightInPixels: 23, pixels: Array(repeating: 0xFF12_3456, count: 37 * 23))
  let (width, height) = ((37 * scale).rounded(), (23 * scale).rounded())
  #expect(Set(try drawn(flat, in: box(width, height), width: width, height: height).pixels) == [0xFF12_3456])
}

@Test func aTurnedPictureTurns() throws {
  let turn = Transform.rotation(sine: 1, cosine: 0).then(.translation(x: 2, y: 0))
  let bitmap = try drawn(quarters, in: box(2, 2), width: 2, height: 2, transform: turn)
  #expect(hex(bitmap.pixels) == "FF0000FF FFFF0000 FFFFFFFF FF00FF00")
}

@Test func aTemplateIsPaintedThroughItsAlpha() throws {
  let stencil = picture(2, 0xFF12_3456, 0x8001_0203)
  let bitmap = try drawn(stencil, in: box(2, 1), width: 2, height: 1, template: .color(.blue))
  #expect(hex(bitmap.pixels) == "FF0000FF 80000080")
  let faint = try drawn(stencil, in: box(2, 1), width: 2, height: 1, template: .color(.white.alpha(0.2)))
  #expect(hex(faint.pixels) == "33333333 1A1A1A1A")
}

@Test func aTemplateMayBeAGradient() throws {
  let stencil = picture(2, 0xFF00_0000, 0xFF00_0000)
  let gradient = Paint.linearGradient(
    .init(
      stops: [.init(color: .red, location: 0.5), .init(color: .blue, location: 0.5)], start: .zero,
      end: Point(x: 2, y: 0)))
  #expect(hex(try drawn(stencil, in: box(2, 1), width: 2, height: 1, template: gradient).pixels) == "FFFF0000 FF0000FF")
}

@Test func aPictureThatIsNotThereIsAnError() {
  let reference = ImageReference(name: "hero", contentHash: 1, widthInPixels: 1, heightInPixels: 1)
  #expect(throws: RasterError(.missingImage, "image \"hero\"")) {
    try rasterize([.image(.init(reference: reference, rect: Rect(x: 0, y: 0, width: 1, height: 1)))])
  }
}
