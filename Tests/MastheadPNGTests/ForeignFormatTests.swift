import MastheadDisplayList
import Testing

@testable import MastheadPNG

struct ForeignCase: Sendable, CustomTestStringConvertible {
  let id: String
  let file: HandmadePNG
  let argb: [UInt32]
  var testDescription: String { id }
}

private let red: [UInt8] = [0xFF, 0, 0]
private let green: [UInt8] = [0, 0xFF, 0]
private let blue: [UInt8] = [0, 0, 0xFF]

private let cases: [ForeignCase] = [
  .init(
    id: "1-bit grey", file: .init(width: 3, height: 1, bitDepth: 1, colorType: 0, rows: [[0b1010_0000]]),
    argb: [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
  .init(
    id: "4-bit grey", file: .init(width: 2, height: 1, bitDepth: 4, colorType: 0, rows: [[0x1F]]),
    argb: [0xFF11_1111, 0xFFFF_FFFF]),
  .init(
    id: "16-bit grey, rounded",
    file: .init(width: 2, height: 1, bitDepth: 16, colorType: 0, rows: [[0x12, 0x00, 0x12, 0xF0]]),
    argb: [0xFF12_1212, 0xFF13_1313]),
  .init(
    id: "grey with a clear level",
    file: .init(width: 2, height: 1, bitDepth: 8, colorType: 0, chunks: [("tRNS", [0, 7])], rows: [[7, 8]]),
    argb: [0, 0xFF08_0808]),
  .init(
    id: "grey with alpha", file: .init(width: 2, height: 1, bitDepth: 8, colorType: 4, rows: [[255, 128, 100, 255]]),
    argb: [0x8080_8080, 0xFF64_6464]),
  .init(
    id: "colour with a clear colour",
    file: .init(
      width: 2, height: 1, bitDepth: 8, colorType: 2, chunks: [("tRNS", [0, 0xFF, 0, 0, 0, 0])], rows: [red + green]),
    argb: [0, 0xFF00_FF00]),
  .init(
    id: "16-bit colour",
    file: .init(width: 1, height: 1, bitDepth: 16, colorType: 2, rows: [[0xFF, 0xFF, 0x80, 0x80, 0, 0]]),
    argb: [0xFFFF_8000]),
  .init(
    id: "16-bit colour with alpha",
    file: .init(width: 1, height: 1, bitDepth: 16, colorType: 6, rows: [[0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0x80, 0x80]]),
    argb: [0x8080_8000]),
  .init(
    id: "2-bit palette with alphas",
    file: .init(
      width: 3, height: 1, bitDepth: 2, colorType: 3, chunks: [("PLTE", red + green + blue), ("tRNS", [0x80])],
      rows: [[0b0001_1000]]), argb: [0x8080_0000, 0xFF00_FF00, 0xFF00_00FF]),
  .init(
    id: "interlaced",
    // Passes of a picture of 3 by 3: pixel 0,0; none; none; 2,0; 0,2 and 2,2; the middle of rows 0 and 2; row 1.
    file: .init(
      width: 3, height: 3, bitDepth: 8, colorType: 0, isInterlaced: true,
      rows: [[1], [3], [7, 9], [2], [8], [4, 5, 6]]),
    argb: (1...9).map { 0xFF00_0000 | $0 * 0x010101 }),
  .init(
    id: "gamma is ignored",
    file: .init(
      width: 1, height: 1, bitDepth: 8, colorType: 2, chunks: [("gAMA", [0, 1, 0x86, 0xA0])],
      rows: [[0x40, 0x80, 0xC0]]),
    argb: [0xFF40_80C0]),
]

@Test(arguments: cases) func foreignFormatsAreRead(_ c: ForeignCase) throws {
  let bitmap = try PNG.decode(c.file.file)
  #expect(bitmap.widthInPixels == c.file.width && bitmap.heightInPixels == c.file.height)
  #expect(bitmap.pixels == c.argb)
}

@Test func anIndexBeyondThePaletteIsBlack() throws {
  let file = HandmadePNG(
    width: 2, height: 1, bitDepth: 8, colorType: 3, chunks: [("PLTE", red)], rows: [[200, 0]]
  ).file
  #expect(try PNG.decode(file).pixels == [0xFF00_0000, 0xFFFF_0000])
}

@Test(arguments: [(3, 2), (16, 3), (8, 5), (5, 0)] as [(UInt8, UInt8)])
func impossibleHeadersAreRefused(bitDepth: UInt8, colorType: UInt8) {
  let file = HandmadePNG(width: 1, height: 1, bitDepth: bitDepth, colorType: colorType, rows: [[0, 0, 0]]).file
  #expect(throws: PNGError.self) { try PNG.decode(file) }
}

@Test func aPictureWithoutPixelsIsRefused() {
  let file = HandmadePNG(width: 4, height: 4, bitDepth: 8, colorType: 2, rows: []).file
  #expect(throws: PNGError.self) { try PNG.decode(file) }
}
