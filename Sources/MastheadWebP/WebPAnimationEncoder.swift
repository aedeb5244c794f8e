internal import CPixels
internal import CWebP
package import MastheadDisplayList

/// Writes pictures that follow each other as one animated WebP file, without loss.
///
/// A frame holds only the rectangle that changed since the one before, and pictures without a change make the one before
/// last longer. Equal pictures give equal bytes with one version of libwebp. It keeps compressed frames and a few pictures,
/// whatever their number.
package final class WebPAnimationEncoder {
  private let plays: Int
  private var animation: OpaquePointer?
  private var latest: Bitmap?
  /// Milliseconds at which the latest frame was added.
  private var latestStart = 0
  /// How long all frames together are shown, in milliseconds.
  private var end = 0

  /// Pixels: the format has 14 bits for a side.
  package static let longestSide = Int(WEBP_MAX_DIMENSION)
  /// Milliseconds: the format has 24 bits for how long a frame is shown.
  private static let longestFrame = (1 << 24) - 1
  /// The method is 0...6, the effort 0...100; neither takes anything from the pixels. On films of headers of 780 x 1688 px this
  /// is 50 to 100 ms a frame; half the work would make files of up to 1.6 times the bytes, and twice the work gains nothing.
  private static let method: Int32 = 4
  private static let effort: Float = 90

  /// - Parameter plays: how often it plays, 0...65,535; 0 for without end.
  package init(plays: Int = 0) {
    precondition((0...65_535).contains(plays), "\(plays) plays")
    self.plays = plays
  }

  deinit { WebPAnimEncoderDelete(animation) }

  /// Adds a picture, of the size of the first.
  ///
  /// - Parameter milliseconds: how long it is shown, above 0.
  package func add(_ bitmap: Bitmap, milliseconds: Int) throws(WebPError) {
    precondition(milliseconds > 0, "a frame of \(milliseconds) ms")
    guard milliseconds <= Int(Int32.max) - end else { throw WebPError(.filmTooLong) }
    if let latest {
      guard bitmap.widthInPixels == latest.widthInPixels, bitmap.heightInPixels == latest.heightInPixels else {
        throw WebPError(
          .frameSizeDiffers,
          "\(bitmap.widthInPixels) x \(bitmap.heightInPixels) px after \(latest.widthInPixels) x "
            + "\(latest.heightInPixels)")
      }
      try hold(until: end)
    } else {
      // A first picture that could not be added leaves an animation behind, which may have another size.
      WebPAnimEncoderDelete(animation)
      animation = nil
      try begin(bitmap)
    }
    if bitmap != latest { try append(bitmap, at: end) }
    end += milliseconds
  }

  /// The whole file. After this, nothing can be added.
  ///
  /// - Throws: when no picture was added.
  package func file() throws(WebPError) -> [UInt8] {
    guard let animation else { throw WebPError(.emptyImage) }
    try hold(until: end)
    try check(WebPAnimEncoderAdd(animation, nil, Int32(end), nil))
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    try check(WebPAnimEncoderAssemble(animation, &data))
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func begin(_ bitmap: Bitmap) throws(WebPError) {
    let (width, height) = (bitmap.widthInPixels, bitmap.heightInPixels)
    guard width > 0, height > 0 else { throw WebPError(.emptyImage) }
    guard width <= Self.longestSide, height <= Self.longestSide else {
      throw WebPError(.imageTooLarge, "image of \(width) x \(height) px")
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw WebPError(.failed, "another version of libwebp") }
    options.anim_params.loop_count = Int32(plays)
    options.anim_params.bgcolor = 0
    // Whole frames now and then are for those who jump about in a film.
    options.kmax = 0
    animation = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    guard animation != nil else { throw WebPError(.outOfMemory) }
  }

  private func append(_ bitmap: Bitmap, at start: Int) throws(WebPError) {
    var config = WebPConfig()
    var picture = WebPPicture()
    guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
      throw WebPError(.failed, "another version of libwebp")
    }
    config.lossless = 1
    config.method = Self.method
    config.quality = Self.effort
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(bitmap.widthInPixels)
    picture.height = Int32(bitmap.heightInPixels)
    let bytes = [UInt8](unsafeUninitializedCapacity: 4 * bitmap.pixels.count) { buffer, written in
      if let start = buffer.baseAddress { pixels_to_rgba(bitmap.pixels, bitmap.pixels.count, start) }
      written = 4 * bitmap.pixels.count
    }
    guard WebPPictureImportRGBA(&picture, bytes, 4 * picture.width) != 0 else { throw WebPError(.outOfMemory) }
    try check(WebPAnimEncoderAdd(animation, &picture, Int32(start), &config))
    latest = bitmap
    latestStart = start
  }

  /// Begins the latest picture anew where it would be shown for longer than a frame can say.
  private func hold(until end: Int) throws(WebPError) {
    guard let latest else { return }
    while end - latestStart > Self.longestFrame { try append(latest, at: latestStart + Self.longestFrame) }
  }

  /// - Parameter status: what libwebp says: 0 for what failed.
  private func check(_ status: Int32) throws(WebPError) {
    guard status == 0 else { return }
    throw WebPError(.failed, WebPAnimEncoderGetError(animation).map { String(cString: $0) } ?? "")
  }
}
