package import MastheadDisplayList

/// Writes pictures that follow each other as one APNG file (PNG specification, third edition, section 11.3.7).
///
/// A frame holds only the rectangle that changed since the one before, and pictures without a change make the one before
/// last longer. Equal pictures give equal bytes. It keeps compressed frames and two pictures, whatever their number.
package struct APNGEncoder {
  private struct Frame {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    var ticks: Int
    let stream: [UInt8]
  }

  private let ticksPerSecond: Int
  private let plays: Int
  private var frames: [Frame] = []
  private var previous: Bitmap?
  private var isOpaque = true
  private var head: [UInt8] = []

  /// The units of a frame's duration are 16 bits long.
  package static let mostTicks = 65_535

  /// - Parameters:
  ///   - ticksPerSecond: the unit of durations, 1...65,535.
  ///   - plays: how often it plays; 0 for without end.
  package init(ticksPerSecond: Int, plays: Int = 0) {
    precondition((1...Self.mostTicks).contains(ticksPerSecond) && plays >= 0, "\(ticksPerSecond) ticks, \(plays) plays")
    self.ticksPerSecond = ticksPerSecond
    self.plays = plays
  }

  /// Adds a picture, of the size of the first.
  ///
  /// - Parameter ticks: how long it is shown, above 0.
  package mutating func add(_ bitmap: Bitmap, ticks: Int) throws(PNGError) {
    precondition(ticks > 0, "a frame of \(ticks) ticks")
    guard let previous else {
      try PNG.checkSize(width: bitmap.widthInPixels, height: bitmap.heightInPixels)
      isOpaque = bitmap.isOpaque
      try append(bitmap, PixelBox(width: bitmap.widthInPixels, height: bitmap.heightInPixels), ticks)
      self.previous = bitmap
      return
    }
    guard bitmap.widthInPixels == previous.widthInPixels, bitmap.heightInPixels == previous.heightInPixels else {
      throw PNGError(
        .frameSizeDiffers,
        "\(bitmap.widthInPixels) x \(bitmap.heightInPixels) px after \(previous.widthInPixels) x "
          + "\(previous.heightInPixels)")
    }
    var (box, ticks) = (bitmap.change(since: previous), ticks)
    if box == nil, let last = frames.last {
      // As long as the field for it allows; what is more is a frame of one pixel.
      let taken = min(ticks, Self.mostTicks - last.ticks)
      frames[frames.count - 1].ticks += taken
      ticks -= taken
      box = PixelBox(width: 1, height: 1)
    }
    guard ticks > 0, let box else { return }
    guard !isOpaque || bitmap.isOpaque else { throw PNGError(.frameNotOpaque) }
    try append(bitmap, box, ticks)
    self.previous = bitmap
  }

  private mutating func append(_ bitmap: Bitmap, _ box: PixelBox, _ ticks: Int) throws(PNGError) {
    let picture = Scanlines(trueColorOf: bitmap.cropped(to: box), isOpaque: isOpaque)
    if head.isEmpty { head = picture.header }
    // Halfway between the fastest and the smallest: a film is made of many pictures, and loaded by many people.
    let level = 7
    let plain = try picture.compressed(filtered: picture.unfiltered(), level: level)
    let filtered = try picture.compressed(filtered: picture.filtered(by: .leastEntropy), level: level)
    var rest = ticks
    repeat {
      let taken = min(rest, Self.mostTicks)
      frames.append(
        Frame(
          x: box.minX, y: box.minY, width: box.width, height: box.height, ticks: taken,
          stream: plain.count <= filtered.count ? plain : filtered))
      rest -= taken
    } while rest > 0
  }

  /// The whole file.
  ///
  /// - Throws: when no picture was added.
  package func file() throws(PNGError) -> [UInt8] {
    guard !frames.isEmpty else { throw PNGError(.emptyImage) }
    var file = ChunkWriter(reserving: frames.reduce(256) { $0 + $1.stream.count + 64 })
    file.add("IHDR") { $0 += head }
    file.add("acTL") { $0 += bigEndian(frames.count) + bigEndian(plays) }
    file.add("sRGB") { $0.append(0) }
    // Control and data chunks are numbered together.
    var number = 0
    for (index, frame) in frames.enumerated() {
      file.add("fcTL") { data in
        data += bigEndian(number) + bigEndian(frame.width) + bigEndian(frame.height)
        data += bigEndian(frame.x) + bigEndian(frame.y)
        data += bigEndian(frame.ticks).suffix(2) + bigEndian(ticksPerSecond).suffix(2)
        // The frame stays for the next one, and takes the place of what was there.
        data += [0, 0]
      }
      number += 1
      guard index > 0 else {
        file.add("IDAT") { $0 += frame.stream }
        continue
      }
      file.add("fdAT") { $0 += bigEndian(number) + frame.stream }
      number += 1
    }
    file.add("IEND") { _ in }
    return file.bytes
  }
}
