import MastheadDisplayList
import MastheadPNG
import MastheadWebP

/// Takes the frames of a film one after the other.
protocol FilmWriter {
  /// - Parameter count: how many frames of the film it is shown for.
  mutating func add(_ bitmap: Bitmap, count: Int) throws
  mutating func end() throws
}

/// How long frames are shown in milliseconds, as browsers count them: a thirtieth of a second would be 33 there, and a second
/// of such frames 0.99. Each frame begins at the nearest millisecond, so that what is rounded does not add up.
struct FilmClock {
  let framesPerSecond: Int
  private var frames = 0

  /// - Parameter framesPerSecond: 1...500, so that no frame is shorter than a millisecond.
  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  private var time: Int { (1_000 * frames + framesPerSecond / 2) / framesPerSecond }

  /// The milliseconds that the next frames take.
  mutating func pass(_ count: Int) -> Int {
    let start = time
    frames += count
    return time - start
  }
}

/// An APNG file, whole at the end.
struct APNGFilm: FilmWriter {
  private var encoder: APNGEncoder
  private var clock: FilmClock
  private let write: ([UInt8]) throws -> Void

  init(rate: Int, plays: Int, write: @escaping ([UInt8]) throws -> Void) {
    encoder = APNGEncoder(ticksPerSecond: 1_000, plays: plays)
    clock = FilmClock(framesPerSecond: rate)
    self.write = write
  }

  mutating func add(_ bitmap: Bitmap, count: Int) throws { try encoder.add(bitmap, ticks: clock.pass(count)) }

  mutating func end() throws { try write(encoder.file()) }
}

/// An animated WebP file, whole at the end.
struct WebPFilm: FilmWriter {
  private let encoder: WebPAnimationEncoder
  private var clock: FilmClock
  private let write: ([UInt8]) throws -> Void

  init(rate: Int, plays: Int, write: @escaping ([UInt8]) throws -> Void) {
    encoder = WebPAnimationEncoder(plays: plays)
    clock = FilmClock(framesPerSecond: rate)
    self.write = write
  }

  mutating func add(_ bitmap: Bitmap, count: Int) throws {
    do throws(WebPError) {
      try encoder.add(bitmap, milliseconds: clock.pass(count))
    } catch {
      guard error.code == .imageTooLarge else { throw error }
      throw CommandFailure(
        "A WebP film has at most \(WebPAnimationEncoder.longestSide) pixels a side, and these frames are "
          + "\(bitmap.widthInPixels) x \(bitmap.heightInPixels): use a smaller --size or --scales, or --format apng.",
        .couldNotRun)
    }
  }

  func end() throws { try write(encoder.file()) }
}

/// Raw pixels for a video encoder, as they are made, after a line that says what they are.
struct RawFilm: FilmWriter {
  private let rate: Int
  private let total: Int
  private let write: ([UInt8]) throws -> Void
  private var hasHeader = false

  init(rate: Int, total: Int, write: @escaping ([UInt8]) throws -> Void) {
    self.rate = rate
    self.total = total
    self.write = write
  }

  mutating func add(_ bitmap: Bitmap, count: Int) throws {
    if !hasHeader {
      let header = "RGBA width=\(bitmap.widthInPixels) height=\(bitmap.heightInPixels) fps=\(rate) frames=\(total)\n"
      try write(Array(header.utf8))
      hasHeader = true
    }
    let bytes = bitmap.straightRGBA
    for _ in 0..<count { try write(bytes) }
  }

  mutating func end() {}
}
