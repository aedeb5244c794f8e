import CWebPDemux
import MastheadDisplayList

/// What a player makes of an animated WebP file, by libwebp's own decoder.
struct DecodedFilm: Equatable {
  struct Frame: Equatable {
    /// Milliseconds from the film's start at which the next frame begins.
    let end: Int
    /// Multiplied by alpha.
    let pixels: [UInt32]
  }

  let widthInPixels: Int
  let heightInPixels: Int
  /// 0 for without end.
  let plays: Int
  var frames: [Frame] = []

  /// Nil for what is no WebP file, or is damaged.
  init?(_ file: [UInt8]) {
    var options = WebPAnimDecoderOptions()
    guard WebPAnimDecoderOptionsInit(&options) != 0 else { return nil }
    // Blue is the first byte of a pixel 0xAARRGGBB.
    options.color_mode = MODE_bgrA
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: file.count)
    defer { bytes.deallocate() }
    _ = bytes.initialize(from: file)
    // The decoder reads from here until it is deleted.
    var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
    guard let decoder = WebPAnimDecoderNew(&data, &options) else { return nil }
    defer { WebPAnimDecoderDelete(decoder) }
    var info = WebPAnimInfo()
    guard WebPAnimDecoderGetInfo(decoder, &info) != 0 else { return nil }
    (widthInPixels, heightInPixels) = (Int(info.canvas_width), Int(info.canvas_height))
    plays = Int(info.loop_count)
    while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
      var buffer: UnsafeMutablePointer<UInt8>?
      var end: Int32 = 0
      guard WebPAnimDecoderGetNext(decoder, &buffer, &end) != 0, let buffer else { return nil }
      let pixels = UnsafeRawBufferPointer(start: buffer, count: 4 * widthInPixels * heightInPixels)
      frames.append(Frame(end: Int(end), pixels: Array(pixels.bindMemory(to: UInt32.self))))
    }
  }

  /// What is shown at an instant, in milliseconds; nil after the end.
  func pixels(at time: Int) -> [UInt32]? { frames.first { time < $0.end }?.pixels }
}
