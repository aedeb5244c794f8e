import MastheadDisplayList
import Testing

@testable import MastheadPNG

private let picture = Picture.random("noise", 23, 19, seed: 9, isOpaque: false).bitmap

private func error(decoding bytes: [UInt8]) -> PNGError? {
  do {
    _ = try PNG.decode(bytes)
    return nil
  } catch { return error }
}

@Test func noBytesAreNoPicture() {
  #expect(error(decoding: [])?.code == .notPNG)
  #expect(error(decoding: [])?.description == "not a PNG file (it is empty)")
}

@Test(arguments: [[0x89], Array("GIF89a, not a PNG at all....".utf8), [UInt8](repeating: 0, count: 100)])
func otherFilesAreRefused(_ bytes: [UInt8]) {
  #expect(error(decoding: bytes)?.code == .notPNG)
}

@Test func aFileCutAnywhereIsRefused() throws {
  let file = try PNG.encode(picture, profile: .fast)
  for length in stride(from: 8, to: file.count, by: 7) {
    #expect(error(decoding: Array(file.prefix(length)))?.code == .corrupt, "\(length) of \(file.count) bytes")
  }
}

@Test func aChangedByteInACriticalChunkIsRefused() throws {
  let file = try PNG.encode(picture, profile: .fast)
  // Past the chunk of sRGB, which may be damaged: the pixels are in IDAT, from byte 46.
  for place in stride(from: 50, to: file.count - 12, by: 11) {
    var bytes = file
    bytes[place] ^= 0x40
    #expect(error(decoding: bytes)?.code == .corrupt, "byte \(place)")
  }
}

@Test func bytesAfterTheEndAreIgnored() throws {
  #expect(try PNG.decode(PNG.encode(picture, profile: .fast) + [1, 2, 3]) == picture)
}

@Test(arguments: [(32_768, 1), (1, 32_768), (20_000, 20_000), (0, 5)])
func aHeaderOfImpossibleSizeIsRefusedBeforeMemoryIsAskedFor(width: Int, height: Int) throws {
  var file = try PNG.encode(picture, profile: .fast)
  for (place, value) in [(16, width), (20, height)] {
    for byte in 0..<4 { file[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
  }
  let found = error(decoding: file)
  #expect(found?.code == (width == 0 ? .emptyImage : .imageTooLarge))
  #expect(found?.context == "image of \(width) x \(height) px")
}

@Test(arguments: PNG.Profile.allCases) func picturesThatPNGCannotHoldAreRefused(profile: PNG.Profile) {
  #expect(throws: PNGError(.emptyImage, "image of 0 x 3 px")) {
    try PNG.encode(Bitmap(widthInPixels: 0, heightInPixels: 3, pixels: []), profile: profile)
  }
  #expect(throws: PNGError(.imageTooLarge, "image of 32768 x 1 px")) {
    let pixels = [UInt32](repeating: 0, count: 32_768)
    _ = try PNG.encode(Bitmap(widthInPixels: 32_768, heightInPixels: 1, pixels: pixels), profile: profile)
  }
}
