import MastheadDisplayList
import Testing

@testable import MastheadPNG

struct APNGTests {
  private let size = (width: 9, height: 7)

  private func picture(_ paint: (Int, Int) -> UInt32) -> Bitmap {
    let pixels = (0..<size.width * size.height).map { paint($0 % size.width, $0 / size.width) }
    return Bitmap(widthInPixels: size.width, heightInPixels: size.height, pixels: pixels)
  }

  /// A frame as a viewer shows it, and for how long.
  private struct Shown: Equatable {
    let bitmap: Bitmap
    let ticks: Int
  }

  /// Plays a file as the specification says: each frame replaces its rectangle of the canvas.
  private func play(_ file: [UInt8]) throws -> (
    frames: [Shown], boxes: [PixelBox], plays: Int, ticksPerSecond: Set<Int>
  ) {
    func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    var head: [UInt8] = []
    var controls: [[UInt8]] = []
    var streams: [[UInt8]] = []
    var (count, plays, sequence) = (0, 0, 0)
    var index = 8
    while index < file.count {
      let length = number(file[index..<index + 4])
      let type = String(decoding: file[index + 4..<index + 8], as: UTF8.self)
      let data = Array(file[index + 8..<index + 8 + length])
      index += 12 + length
      switch type {
      case "IHDR": head = data
      case "acTL": (count, plays) = (number(data[0..<4]), number(data[4..<8]))
      case "fcTL":
        #expect(number(data[0..<4]) == sequence)
        sequence += 1
        controls.append(data)
      case "IDAT": streams.append(data)
      case "fdAT":
        #expect(number(data[0..<4]) == sequence)
        sequence += 1
        streams.append(Array(data.dropFirst(4)))
      default: break
      }
    }
    #expect(count == controls.count && count == streams.count)
    var canvas = picture { _, _ in 0 }
    var frames: [Shown] = []
    var boxes: [PixelBox] = []
    var rates: Set<Int> = []
    for (control, stream) in zip(controls, streams) {
      let box = PixelBox(
        minX: number(control[12..<16]), minY: number(control[16..<20]), width: number(control[4..<8]),
        height: number(control[8..<12]))
      var part = ChunkWriter(reserving: 64)
      part.add("IHDR") { $0 += control[4..<12] + head[8...] }
      part.add("IDAT") { $0 += stream }
      part.add("IEND") { _ in }
      let piece = try PNG.decode(part.bytes)
      for y in 0..<box.height {
        for x in 0..<box.width {
          canvas.pixels[(box.minY + y) * size.width + box.minX + x] = piece.pixels[y * box.width + x]
        }
      }
      // Stays, and replaces what is below.
      #expect(Array(control[24..<26]) == [0, 0])
      rates.insert(number(control[22..<24]))
      boxes.append(box)
      frames.append(Shown(bitmap: canvas, ticks: number(control[20..<22])))
    }
    return (frames, boxes, plays, rates)
  }

  @Test func aViewerShowsEveryPictureForItsTime() throws {
    let pictures = (0..<5).map { step in
      picture { x, y in x == step + 1 && y == 2 * step % 7 ? 0xFFFF_0000 : 0xFF00_0000 | UInt32(x * y) }
    }
    var encoder = APNGEncoder(ticksPerSecond: 30, plays: 3)
    for (step, bitmap) in pictures.enumerated() { try encoder.add(bitmap, ticks: step + 1) }
    let played = try play(encoder.file())
    #expect(played.frames == pictures.enumerated().map { Shown(bitmap: $1, ticks: $0 + 1) })
    #expect(played.plays == 3)
    #expect(played.ticksPerSecond == [30])
  }

  @Test func aFrameHoldsOnlyWhatChanged() throws {
    var encoder = APNGEncoder(ticksPerSecond: 30)
    try encoder.add(picture { _, _ in 0xFFFF_FFFF }, ticks: 1)
    try encoder.add(picture { x, y in (x, y) == (3, 2) || (x, y) == (5, 4) ? 0xFF00_0000 : 0xFFFF_FFFF }, ticks: 1)
    let boxes = try play(encoder.file()).boxes
    #expect(boxes == [PixelBox(width: 9, height: 7), PixelBox(minX: 3, minY: 2, width: 3, height: 3)])
  }

  @Test func picturesWithoutAChangeLastLonger() throws {
    let white = picture { _, _ in 0xFFFF_FFFF }
    var encoder = APNGEncoder(ticksPerSecond: 30)
    for ticks in [1, 2, 3] { try encoder.add(white, ticks: ticks) }
    #expect(try play(encoder.file()).frames == [Shown(bitmap: white, ticks: 6)])
  }

  @Test func timesBeyondTheFieldsAreSplit() throws {
    let white = picture { _, _ in 0xFFFF_FFFF }
    var encoder = APNGEncoder(ticksPerSecond: 30)
    try encoder.add(white, ticks: 65_000)
    try encoder.add(white, ticks: 70_000)
    #expect(try play(encoder.file()).frames.map(\.ticks) == [65_535, 65_535, 3_930])
  }

  @Test func alphaIsKept() throws {
    let pictures: [Bitmap] = [picture { x, _ in x < 4 ? 0x8000_0000 : 0 }, picture { x, _ in x < 5 ? 0xFF12_3456 : 0 }]
    var encoder = APNGEncoder(ticksPerSecond: 1)
    for bitmap in pictures { try encoder.add(bitmap, ticks: 1) }
    #expect(try play(encoder.file()).frames.map(\.bitmap) == pictures)
  }

  @Test func picturesThatDoNotFitAreErrors() throws {
    var encoder = APNGEncoder(ticksPerSecond: 1)
    #expect(throws: PNGError(.emptyImage)) { try encoder.file() }
    try encoder.add(picture { _, _ in 0xFFFF_FFFF }, ticks: 1)
    #expect(throws: PNGError(.frameSizeDiffers, "1 x 1 px after 9 x 7")) {
      try encoder.add(Bitmap(widthInPixels: 1, heightInPixels: 1, pixels: [0]), ticks: 1)
    }
    #expect(throws: PNGError(.frameNotOpaque)) { try encoder.add(picture { _, _ in 0 }, ticks: 1) }
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    func film() throws -> [UInt8] {
      var encoder = APNGEncoder(ticksPerSecond: 24)
      for step in 0..<4 { try encoder.add(picture { x, y in 0xFF00_0000 | UInt32(x + y * step) }, ticks: 1) }
      return try encoder.file()
    }
    #expect(try film() == film())
  }

  @Test func rawPixelsAreNotMultipliedByAlpha() {
    let bitmap = Bitmap(widthInPixels: 2, heightInPixels: 1, pixels: [0xFF01_0203, 0x8080_0000])
    #expect(bitmap.straightRGBA == [1, 2, 3, 255, 255, 0, 0, 128])
  }
}
