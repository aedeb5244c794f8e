import MastheadDisplayList
import Testing

@testable import MastheadWebP

struct WebPAnimationEncoderTests {
  /// A square that stands at a place on a page of stripes.
  private func page(at place: Int, alpha: UInt32 = 255, width: Int = 61, height: Int = 47) -> Bitmap {
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (x, y) = (index % width, index / width)
      let isSquare = (place..<place + 9).contains(x) && (place + 3..<place + 12).contains(y)
      let (red, green, blue) = isSquare ? (200, 40, UInt32(x * 3)) : (UInt32(y), 255 - UInt32(x), 17)
      let strength: UInt32 = isSquare ? alpha : 255
      func part(_ value: UInt32) -> UInt32 { (value * strength + 127) / 255 }
      return strength << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
    return Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels)
  }

  /// - Parameter frames: each with its milliseconds.
  private func film(_ frames: [(Bitmap, Int)], plays: Int = 0) throws -> DecodedFilm {
    let encoder = WebPAnimationEncoder(plays: plays)
    for (bitmap, time) in frames { try encoder.add(bitmap, milliseconds: time) }
    return try #require(DecodedFilm(try encoder.file()))
  }

  @Test func everyFrameComesBackPixelByPixel() throws {
    let pages = [0, 5, 5, 31, 30, 0, 7].map { page(at: $0) }
    let film = try film(pages.map { ($0, 100) }, plays: 4)
    #expect((film.widthInPixels, film.heightInPixels, film.plays) == (61, 47, 4))
    // The two that are equal are one that is shown for twice as long.
    #expect(film.frames.map(\.end) == [100, 300, 400, 500, 600, 700])
    #expect(film.frames.map(\.pixels) == [0, 1, 3, 4, 5, 6].map { pages[$0].pixels })
  }

  /// With premultiplied colours that have one way back only, so that the decoder's own rounding changes nothing.
  @Test func whatLetsThroughComesBackToo() throws {
    let clear = Bitmap(widthInPixels: 4, heightInPixels: 2, pixels: Array(repeating: 0, count: 8))
    let some = Bitmap(
      widthInPixels: 4, heightInPixels: 2,
      pixels: [0x8080_8080, 0, 0xFF12_3456, 0x4000_0040, 0, 0xFF00_0000, 0x0101_0101, 0x8080_0000])
    let film = try film([(clear, 1), (some, 1), (clear, 1), (some, 1)])
    #expect(film.frames.map(\.pixels) == [clear, some, clear, some].map(\.pixels))
  }

  @Test func aFrameLastsAsLongAsItIsAskedTo() throws {
    // Longer than the 24 bits that a frame has for it, with equal pictures after it and without.
    let film = try film([
      (page(at: 0), 20_000_000), (page(at: 0), 20_000_000), (page(at: 3), 17_000_000), (page(at: 8), 1),
    ])
    #expect(film.frames.last?.end == 57_000_001)
    #expect(film.pixels(at: 0) == page(at: 0).pixels)
    #expect(film.pixels(at: 39_999_999) == page(at: 0).pixels)
    #expect(film.pixels(at: 40_000_000) == page(at: 3).pixels)
    #expect(film.pixels(at: 56_999_999) == page(at: 3).pixels)
    #expect(film.pixels(at: 57_000_000) == page(at: 8).pixels)
  }

  @Test func oneFrameIsAPicture() throws {
    let film = try film([(page(at: 4), 1_000)])
    #expect(film.frames.map(\.pixels) == [page(at: 4).pixels])
  }

  @Test func onePixelIsEnough() throws {
    let colors: [UInt32] = [0xFF10_2030, 0xFFFF_FFFF, 0, 0x8000_8000]
    let film = try film(colors.map { (Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [$0]), 7) })
    #expect(film.frames.map(\.pixels) == colors.map { [$0] })
    #expect(film.frames.map(\.end) == [7, 14, 21, 28])
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    func bytes() throws -> [UInt8] {
      let encoder = WebPAnimationEncoder()
      for place in 0..<12 { try encoder.add(page(at: place, alpha: 190), milliseconds: 33) }
      return try encoder.file()
    }
    #expect(try bytes() == bytes())
  }

  @Test func whatTheFormatHasNoRoomForIsSaid() throws {
    let encoder = WebPAnimationEncoder()
    #expect(throws: WebPError(.emptyImage)) { try encoder.file() }
    for (width, height) in [(16_384, 1), (1, 16_384)] {
      let pixels = [UInt32](repeating: .max, count: 16_384)
      #expect(throws: WebPError(.imageTooLarge, "image of \(width) x \(height) px")) {
        try encoder.add(Bitmap(widthInPixels: width, heightInPixels: height, pixels: pixels), milliseconds: 1)
      }
    }
    let row = Bitmap(widthInPixels: 16_383, heightInPixels: 1, pixels: Array(repeating: .max, count: 16_383))
    try encoder.add(row, milliseconds: 1)
    #expect(throws: WebPError(.frameSizeDiffers, "61 x 47 px after 16383 x 1")) {
      try encoder.add(page(at: 0), milliseconds: 1)
    }
    #expect(throws: WebPError(.filmTooLong)) { try encoder.add(row, milliseconds: Int(Int32.max)) }
    #expect(DecodedFilm(try encoder.file())?.frames.map(\.pixels) == [row.pixels])
  }
}
