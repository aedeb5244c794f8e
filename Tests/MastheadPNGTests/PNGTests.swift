import MastheadDisplayList
import Testing

@testable import MastheadPNG

@Test(arguments: Picture.all, PNG.Profile.allCases)
func aPictureSurvives(_ picture: Picture, profile: PNG.Profile) throws {
  #expect(try PNG.decode(PNG.encode(picture.bitmap, profile: profile)) == picture.bitmap)
}

@Test(arguments: Picture.all, PNG.Profile.allCases)
func equalPicturesGiveEqualBytes(_ picture: Picture, profile: PNG.Profile) throws {
  #expect(try PNG.encode(picture.bitmap, profile: profile) == PNG.encode(picture.bitmap, profile: profile))
}

/// Every pair of colour and alpha that a pixel can have.
@Test func dividingByAlphaLosesNothing() throws {
  let pairs = (0...255).flatMap { alpha in (0...alpha).map { UInt32(alpha) << 24 | UInt32($0) * 0x010101 } }
  let bitmap = Bitmap(widthInPixels: pairs.count / 128, heightInPixels: 128, pixels: pairs)
  #expect(try PNG.decode(PNG.encode(bitmap, profile: .fast)) == bitmap)
}

/// Of a file: type and data of each chunk.
private func chunks(of file: [UInt8]) -> [(type: String, data: [UInt8])] {
  var result: [(String, [UInt8])] = []
  var place = 8
  while place + 8 <= file.count {
    let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
    result.append((type, Array(file[place + 8..<place + 8 + length])))
    place += 12 + length
  }
  return result
}

struct FormatCase: Sendable, CustomTestStringConvertible {
  let picture: String
  let profile: PNG.Profile
  let bitDepth: UInt8
  let colorType: UInt8
  let chunks: [String]
  var testDescription: String { "\(picture), \(profile)" }
}

@Test(arguments: [
  FormatCase(
    picture: "opaque noise", profile: .fast, bitDepth: 8, colorType: 2, chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
  .init(
    picture: "translucent noise", profile: .fast, bitDepth: 8, colorType: 6, chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
  .init(
    picture: "sixteen greys", profile: .fast, bitDepth: 8, colorType: 0, chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
  .init(
    picture: "four colours, one translucent", profile: .fast, bitDepth: 8, colorType: 3,
    chunks: ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"]),
  .init(
    picture: "two colours", profile: .small, bitDepth: 1, colorType: 3,
    chunks: ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"]),
  .init(
    picture: "four colours, one translucent", profile: .small, bitDepth: 2, colorType: 3,
    chunks: ["IHDR", "sRGB", "PLTE", "tRNS", "IDAT", "IEND"]),
  .init(
    picture: "sixteen greys", profile: .small, bitDepth: 8, colorType: 0, chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
  .init(
    picture: "grey gradient both ways", profile: .small, bitDepth: 8, colorType: 0,
    chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
  .init(picture: "257 colours", profile: .small, bitDepth: 8, colorType: 2, chunks: ["IHDR", "sRGB", "IDAT", "IEND"]),
])
func aFileHasTheFormatThatFitsThePicture(_ c: FormatCase) throws {
  let bitmap = try #require(Picture.all.first { $0.id == c.picture }).bitmap
  let found = chunks(of: try PNG.encode(bitmap, profile: c.profile))
  #expect(found.map(\.type) == c.chunks)
  #expect(found[0].data.suffix(5) == [c.bitDepth, c.colorType, 0, 0, 0])
  #expect(found[1].data == [0])
}

@Test(arguments: PNG.Profile.allCases)
func onlyTranslucentColoursHaveAnAlphaInTheTable(profile: PNG.Profile) throws {
  let bitmap = try #require(Picture.all.first { $0.id == "four colours, one translucent" }).bitmap
  let found = chunks(of: try PNG.encode(bitmap, profile: profile))
  // The translucent colour comes first, divided by its alpha.
  #expect(found.first { $0.type == "tRNS" }?.data == [0x80])
  #expect(found.first { $0.type == "PLTE" }?.data.prefix(3) == [0x80, 0x40, 0x20])
}

@Test(arguments: Picture.all) func smallIsNeverLargerThanFast(_ picture: Picture) throws {
  let fast = try PNG.encode(picture.bitmap, profile: .fast)
  #expect(try PNG.encode(picture.bitmap, profile: .small).count <= fast.count)
}
