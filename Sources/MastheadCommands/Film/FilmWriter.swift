import MastheadDisplayList
import MastheadPNG

/// Takes the frames of a film one after the other.
protocol FilmWriter {
  /// - Parameter count: how many frames of the film it is shown for.
  mutating func add(_ bitmap: Bitmap, count: Int) throws
  mutating func end() throws
}

/// An APNG file, whole at the end.
struct APNGFilm: FilmWriter {
  private var encoder: APNGEncoder
  private let write: ([UInt8]) throws -> Void

  init(rate: Int, plays: Int, write: @escaping ([UInt8]) throws -> Void) {
    encoder = APNGEncoder(ticksPerSecond: rate, plays: plays)
    self.write = write
  }

  mutating func add(_ bitmap: Bitmap, count: Int) throws { try encoder.add(bitmap, ticks: count) }

  mutating func end() throws { try write(encoder.file()) }
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
