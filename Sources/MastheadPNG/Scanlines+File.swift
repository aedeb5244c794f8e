internal import CDeflate
internal import CPixels

extension Scanlines {
  /// The whole file.
  ///
  /// - Parameters:
  ///   - rows: filtered.
  ///   - level: libdeflate's, 0...12.
  func file(of rows: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
    file(holding: try compressed(filtered: rows, level: level))
  }

  /// The zlib stream of filtered rows.
  func compressed(filtered: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
      throw PNGError(.outOfMemory, "image of \(width) x \(height) px")
    }
    defer { libdeflate_free_compressor(compressor) }
    let most = libdeflate_zlib_compress_bound(compressor, filtered.count)
    return [UInt8](unsafeUninitializedCapacity: most) { buffer, written in
      // Never 0: the room is what the library asks for.
      written = libdeflate_zlib_compress(compressor, filtered, filtered.count, buffer.baseAddress, most)
    }
  }

  /// What the first chunk says.
  var header: [UInt8] {
    // Deflate, the five filters, not interlaced.
    bigEndian(width) + bigEndian(height) + [UInt8(bitDepth), colorType.rawValue, 0, 0, 0]
  }

  /// The whole file around a zlib stream.
  private func file(holding stream: [UInt8]) -> [UInt8] {
    var file = ChunkWriter(reserving: stream.count + 3 * palette.count + 4 * palette.count + 128)
    file.add("IHDR") { $0 += header }
    // Perceptual: the numbers are sRGB, and a viewer need not guess.
    file.add("sRGB") { $0.append(0) }
    if !palette.isEmpty {
      var colors = [UInt8](repeating: 0, count: 4 * palette.count)
      pixels_to_rgba(palette, palette.count, &colors)
      file.add("PLTE") { data in
        for index in palette.indices { data += colors[4 * index..<4 * index + 3] }
      }
      let translucent = palette.prefix { $0 < 0xFF00_0000 }
      if !translucent.isEmpty { file.add("tRNS") { data in data += translucent.map { UInt8($0 >> 24) } } }
    }
    file.add("IDAT") { $0 += stream }
    file.add("IEND") { _ in }
    return file.bytes
  }
}

/// The signature and the chunks that follow it.
struct ChunkWriter {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(reserving count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func add(_ type: String, _ write: (inout [UInt8]) -> Void) {
    let lengthPlace = bytes.count
    bytes += bigEndian(0)
    let start = bytes.count
    bytes += Array(type.utf8)
    write(&bytes)
    bytes.replaceSubrange(lengthPlace..<start, with: bigEndian(bytes.count - start - 4))
    let sum = bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress.map { $0 + start }, $0.count - start) }
    bytes += bigEndian(Int(sum))
  }
}

func bigEndian(_ value: Int) -> [UInt8] {
  [
    UInt8(truncatingIfNeeded: value >> 24), UInt8(truncatingIfNeeded: value >> 16),
    UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
  ]
}
